### Settings: their names, their values, and what each value means. The names in the settings file are
### not translated; these are shown on screens.

## Names of settings, before their value in a list. Short.

language = Ngôn ngữ
columns-from = Đếm cột từ
speed = Tốc độ
motion = Chuyển động
confirm = Xác nhận nước đi
theme = Giao diện
colours = Màu sắc
discs = Quân
marks = Dấu trên quân
graphics = Hình ảnh
signs = Ký tự
mouse = Chuột
appearance = Giao diện
board = Bàn cờ
coordinates = Tọa độ
study = Phân tích
disc-signs = Ký hiệu trên quân
sound = Âm thanh
vibration = Rung

## Values of several settings

on = bật
off = tắt
automatic = tự động

## Language. The names of languages are not translated.

about-language-automatic = Theo ngôn ngữ của hệ thống.
about-language = Ngôn ngữ của mọi câu chữ.

## Count columns from

columns-from-one = 1
about-columns-from-one = Cột ngoài cùng bên trái là cột 1.
columns-from-zero = 0
about-columns-from-zero = Cột ngoài cùng bên trái là cột 0.

## Speed

speed-slow = chậm
about-speed-slow = Quân rơi chậm, máy chờ một chút rồi mới đi.
speed-normal = vừa
about-speed-normal = Tốc độ bình thường.
speed-fast = nhanh
about-speed-fast = Quân rơi nhanh, máy đáp trả ngay.

## Motion

motion-full = đầy đủ
about-motion-full = Thấy quân rơi xuống.
motion-reduced = giảm bớt
about-motion-reduced = Không có chuyển động: quân hiện ra ngay.

## Confirm moves

about-confirm-off = Gõ số hoặc nhấp chuột là thả quân ngay.
about-confirm-on = Gõ số hoặc nhấp chuột để chọn cột; nhấn Enter hoặc nhấp lần nữa để thả quân.

## Theme of the terminal

about-theme-automatic = Sáng hay tối tùy theo nền của terminal.
theme-dark = tối
about-theme-dark = Chữ sáng trên nền tối; quân vàng và đỏ.
theme-light = sáng
about-theme-light = Chữ tối trên nền sáng; quân vàng và đỏ.
theme-high-contrast = tương phản cao
about-theme-high-contrast = Chỉ có đen, trắng và vàng.
theme-colour-blind = mù màu
about-theme-colour-blind = Quân vàng và xanh dương, người mù màu cũng phân biệt được.

## Colours of the terminal

about-colours-automatic = Theo số màu của terminal, hoặc không màu nếu có đặt NO_COLOR.
colours-full = tất cả
about-colours-full = 16 triệu màu.
colours-256 = 256
about-colours-256 = 256 màu.
colours-16 = 16
about-colours-16 = Mười sáu màu cơ bản.
colours-none = không
about-colours-none = Không màu: chỉ có ký tự và chữ đậm.

## Discs in the terminal

about-discs-automatic = Tròn nhất mà terminal của bạn vẽ được.
discs-sextants = sáu điểm
about-discs-sextants = Sáu điểm mỗi ký tự: quân tròn nhất. Cần phông chữ mới.
discs-quadrants = bốn điểm
about-discs-quadrants = Bốn điểm mỗi ký tự.
discs-halves = nửa khối
about-discs-halves = Hai điểm mỗi ký tự, cho phông chữ cũ.
discs-letters = chữ cái
about-discs-letters = Chỉ có chữ cái, không vẽ quân.

## Marks: what tells the discs apart in the terminal besides colour

marks-letters = chữ cái
about-marks-letters = Ký hiệu của người chơi trên quân.
marks-shapes = hình dạng
about-marks-shapes = Một quân đặc và một quân rỗng, có ký hiệu.

## Pictures in the terminal

about-graphics-automatic = Bàn cờ là hình ảnh thật nếu terminal của bạn hiển thị được.
about-graphics-off = Bàn cờ luôn được vẽ bằng ký tự.

## Signs in the terminal: what things are drawn with

about-signs-automatic = Theo locale của hệ thống.
signs-unicode = Unicode
about-signs-unicode = Vẽ bằng ký tự khối.
signs-ascii = ASCII
about-signs-ascii = Chỉ dùng ASCII, cho terminal và phông chữ cũ.

## Mouse in the terminal

about-mouse-on = Trỏ và nhấp; giữ Shift để bôi chọn chữ.
about-mouse-off = Chuột dùng để bôi chọn chữ, như mọi chương trình khác trong terminal.

## Appearance of the window

about-appearance-automatic = Sáng hay tối tùy theo hệ thống của bạn.
about-appearance-light = Chữ tối trên nền sáng.
about-appearance-dark = Chữ sáng trên nền tối.

## Theme of the window

window-theme-discs = quân tròn
about-window-theme-discs = Quân tròn trong khung xanh dương, có dấu chéo hoặc vòng tròn.
window-theme-squares = ô vuông
about-window-theme-squares = Ô vuông vàng và đỏ trên nền xanh dương, 512 x 512 pixel.
window-theme-contrast = tương phản
about-window-theme-contrast = Đen và trắng, tương phản mạnh nhất.
window-theme-shapes = hình khối
about-window-theme-shapes = Hình tròn và hình thoi, người mù màu cũng phân biệt được.

## Coordinates in the window

about-coordinates-on = Hàng và cột được đánh số.
about-coordinates-off = Bàn cờ không có số.

## Study in the window

about-study-off = Chỉ hiện kết quả của từng cột khi bạn hỏi.
about-study-on = Luôn hiện kết quả của từng cột.

## The page in the browser

about-web-theme-automatic = Sáng hay tối tùy theo hệ thống của bạn.
about-disc-signs-automatic = Hiện khi dùng giao diện tương phản cao hoặc cho người mù màu.
about-disc-signs-on = Mỗi quân có ký hiệu cho biết quân của ai.
about-disc-signs-off = Chỉ dùng màu.
about-sound-off = Trang không phát âm thanh.
about-sound-on = Một âm thanh ngắn, nhẹ khi quân rơi xuống.
about-vibration-off = Thiết bị không rung.
about-vibration-on = Thiết bị rung nhẹ khi quân rơi xuống, nếu được.

## Keeping settings

could-not-save = Không lưu được cài đặt vào { $error }.
