### What is wrong with a record: the file of a game. These stand after a colon.
### What is in quotes, and the words of actions, stand in the file as they are.

ends-early = biên bản kết thúc quá sớm: { $expected }
version-too-new = biên bản này có phiên bản { $version }, do một Fourline mới hơn tạo ra; chương trình này chỉ đọc được phiên bản 1 và { $latest }
version-unknown = biên bản này có phiên bản { $version }; chương trình này chỉ đọc được phiên bản 1 và { $latest }
time-goes-back = thời điểm này sớm hơn thời điểm trước đó
refused = không đi được nước này ở đây: { $reason }
out-of-time = không đi được nước này ở đây: đồng hồ của chỗ { $seat } đã hết giờ
not-over = có kết quả nhưng ván chưa kết thúc
other-result = các nước đi dẫn đến kết quả khác: phải là '{ $result }'

## What was expected in this place

expected-text = cần có '{ $text }'
expected-result = cần có '{ $result }' ở cuối
expected-word = cần có { $words }
expected-symbols = cần có hai ký hiệu khác nhau, chẳng hạn XO
expected-symbol = cần có một ký hiệu
expected-seat = cần có chỗ 1 hoặc 2
expected-seat-or-result = cần có chỗ 1 hoặc 2, hoặc '{ $result }'
expected-number = cần có một số
expected-kind = cần có loại người chơi, chẳng hạn human
expected-name = cần có tên trong dấu ngoặc kép
expected-escaped = cần có \" hoặc \\ sau dấu gạch chéo ngược
expected-column = cần có chữ cái của một cột trên bàn cờ
expected-cell = cần có một ô trên bàn cờ, chẳng hạn d6
expected-time = cần có thời gian tính bằng giây, chẳng hạn @12.345
expected-end-of-line = dòng phải kết thúc ở đây
expected-nothing-after-result = không được có gì sau kết quả
expected-utf8 = phải là văn bản UTF-8
