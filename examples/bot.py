#!/usr/bin/env python3
"""A bot that plays on a server of Fourline, written from PROTOCOL.md alone, with nothing but Python's own library.

    python3 bot.py http://127.0.0.1:4444               invites, prints the id, and waits for a guest
    python3 bot.py http://127.0.0.1:4444 ID            joins the table with this id

It drops discs at random, under any rules, and prints the result.
"""
import base64, json, os, random, socket, ssl, struct, sys, urllib.error, urllib.parse, urllib.request

SERVER = urllib.parse.urlsplit(sys.argv[1])
# The key to the bot's seats. A bot that should be back in its seat after a restart would keep it in a file.
TOKEN = base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")
NAME = f"Bot {random.randrange(1000, 10000)}"


def ask(method, path, body=None):
    request = urllib.request.Request(sys.argv[1].rstrip("/") + "/api/v1" + path, method=method)
    request.add_header("Authorization", "Bearer " + TOKEN)
    try:
        with urllib.request.urlopen(request, body and json.dumps(body).encode()) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        sys.exit(f"{method} {path}: {refused.read().decode()}")


class Socket:
    """As much of a websocket as is needed: short text frames out, frames of any length in."""

    def __init__(self, path):
        port = SERVER.port or (443 if SERVER.scheme == "https" else 80)
        self.line = socket.create_connection((SERVER.hostname, port))
        if SERVER.scheme == "https":
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=SERVER.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {SERVER.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {TOKEN}\r\n\r\n".encode()
        )
        self.input = self.line.makefile("rb")
        if b" 101 " not in self.input.readline():
            sys.exit("the server opens no socket")
        while self.input.readline().strip():
            pass

    def send(self, data, kind=1):
        mask = os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 128 | 126, len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.line.sendall(bytes([128 | kind]) + length + mask + masked)

    def say(self, **message):
        self.send(json.dumps(message).encode())

    def hear(self):
        while True:
            head = self.input.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                sys.exit("the server has closed the connection")
            length = head[1] & 127
            if length >= 126:
                length = int.from_bytes(self.input.read(2 if length == 126 else 8), "big")
            data = self.input.read(length)
            if head[0] & 15 == 9:  # a ping is answered with a pong
                self.send(data, 10)
            elif head[0] & 15 == 1:
                return json.loads(data)


if len(sys.argv) > 2:
    table = sys.argv[2]
    ask("POST", f"/games/{table}/join", {"name": NAME})
else:
    table = ask("POST", "/games", {"terms": {"rules": "classic"}, "name": NAME})["id"]
    print(table, flush=True)

server = Socket(f"/api/v1/games/{table}/socket")
length, columns, symbol, number = 0, "abcdefg", "X", 0
while True:
    message, action = server.hear(), None
    if message["type"] in ("welcome", "state"):
        state = message["state"]
        length = state["length"]
        if state["phase"] == "over":
            break
        if state["phase"] == "playing":
            lines = dict(line.split(": ", 1) for line in state["record"].splitlines() if ": " in line)
            symbol = lines["symbols"][0]
            columns = "abcdefghijklmnopqrst"[: int(lines["rules"].split("size=")[1].split("x")[0])]
            # Under some rules only the middle is allowed at first.
            action = "drop " + columns[len(columns) // 2]
    elif message["type"] == "happened":
        if message["after"] == length:
            length += 1
            action = "drop " + random.choice(columns)
        elif message["after"] > length:
            server.say(type="fetch")
    elif message["type"] == "refused":
        code = message["code"]
        if code == "game-over":
            break
        if code in ("column-full", "not-centre", "no-such-column", "drop-first"):
            action = "drop " + random.choice(columns)
        elif code == "pick-symbol-first":
            action = "pick " + symbol
        elif code == "already-moved":
            action = "end"
        # not-your-turn, stale: something will happen, or has happened already.
    if action:
        number += 1
        server.say(type="command", id=f"bot-{number}", after=length, action=action)

print(ask("GET", f"/games/{table}")["result"], flush=True)
