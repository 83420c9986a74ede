### Trang trong trình duyệt nói gì trước khi chạy, hoặc khi không chạy được.

# Không có JavaScript.
needs-script = Fourline chạy trong trình duyệt và cần JavaScript. Hãy cho phép JavaScript với trang này rồi tải lại trang.
# Không có WebAssembly.
needs-wasm = Fourline cần WebAssembly, nhưng trình duyệt này không có hoặc không cho phép. Firefox, Chrome, Edge hay Safari bản hiện nay đều có.
# Không tải được một tệp của trang, hoặc trang dừng ngay lúc bắt đầu.
not-started = Không khởi động được Fourline. Các ván của bạn vẫn được giữ trên thiết bị này. Hãy tải lại trang.
# Một nút.
load-again = Tải lại
# Bên dưới tên, ở nơi trang được liệt kê hoặc cài đặt.
about = Bốn quân một hàng: chơi và nghiên cứu, với luật của riêng bạn. Chạy được khi không có mạng.
