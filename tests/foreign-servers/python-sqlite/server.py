"""The HTTP server. `python3 server.py --contract openapi.json --port 8080` prints its port, then serves."""
import argparse
import json
import re
import secrets
import sys
import traceback
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from portal import admins, faults, fees, groups, resourcegroups, seed, users  # noqa: F401 (registers operations)
from portal.database import Database, to_json
from portal.errors import ApiError
from portal.idempotency import once
from portal.operations import OPERATIONS, Call, check_body, check_roles, check_self, read_query
from portal.sessions import authenticate
from portal.users import settle_plans
from portal.validation import read_contract

BASE = "/api"
MAX_BODY = 1024 * 1024
REQUEST_ID = re.compile(r"[A-Za-z0-9-]{8,64}\Z")


def malformed(message):
    return ApiError(400, "MALFORMED", message)


def refuse_constant(name):
    raise ValueError(name)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = 64 * 1024
    db = None

    def answer(self):
        headers = {}
        try:
            status, body = self.perform(headers)
        except ApiError as error:
            status, body = error.status, error.body
            headers.update(error.headers)
        except Exception:
            traceback.print_exc()
            error = ApiError(500, "INTERNAL_ERROR", "Unexpected error.")
            status, body = error.status, error.body
        self.send(status, body, headers)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = do_OPTIONS = answer

    def perform(self, headers):
        content = self.read_content()
        url = urlsplit(self.path)
        operation = OPERATIONS.get(url.path.removeprefix(BASE)) if url.path.startswith(BASE + "/") else None
        if operation is None:
            raise ApiError(404, "NOT_FOUND", "There is no such call.")
        if self.command != "POST":
            raise ApiError(405, "METHOD_NOT_ALLOWED", "Use POST.", headers={"Allow": "POST"})
        with self.db as db:
            call = Call(db, operation, sort=operation.default_sort)
            settle_plans(db)
            if "public" not in operation.roles:
                kind = "refresh" if "refresh" in operation.roles else "access"
                authenticate(call, self.headers.get("Authorization"), kind)
            check_roles(call)
            if operation.body:
                call.body = self.parse(content)
            read_query(call, parse_qsl(url.query, keep_blank_values=True))
            if operation.body:
                check_body(call)
            check_self(call)
            key = self.headers.get("Idempotency-Key")
            if operation.once and key is not None:
                result, replayed = once(call, url.path, key)
                if replayed:
                    headers["Idempotency-Replayed"] = "true"
            else:
                result = operation.run(call)
        return (204 if result is None else 200), result

    def read_content(self):
        if self.headers.get("Transfer-Encoding"):
            self.close_connection = True
            raise ApiError(411, "LENGTH_REQUIRED", "Send a Content-Length.")
        length = self.headers.get("Content-Length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            self.close_connection = True
            raise ApiError(413, "TOO_LARGE", "The body is too large.")
        return self.rfile.read(int(length))

    def parse(self, content):
        if not content:
            raise malformed("A body is needed.")
        media_type = self.headers.get_content_type() if "Content-Type" in self.headers else None
        charset = (self.headers.get_content_charset() or "utf-8").lower()
        if media_type != "application/json" or charset not in ("utf-8", "utf8"):
            raise ApiError(415, "UNSUPPORTED_MEDIA_TYPE", "Send application/json.")
        try:
            return json.loads(content.decode("utf-8"), parse_constant=refuse_constant)
        except (ValueError, RecursionError):
            raise malformed("The body is not valid JSON.") from None

    def send(self, status, body, headers):
        content = b"" if body is None else to_json(body).encode("utf-8", "replace")
        self.send_response(status)
        request_id = self.headers.get("X-Request-Id", "")
        self.send_header("X-Request-Id", request_id if REQUEST_ID.match(request_id) else secrets.token_hex(16))
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 204:
            self.send_header("Content-Type", "application/json; charset=utf-8")
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def send_error(self, code, message=None, explain=None):
        """Sends the errors that the base class detects itself, such as a malformed request line."""
        self.close_connection = True
        self.headers = getattr(self, "headers", None) or Message()
        self.send(code, {"message": message or "Refused.", "code": "MALFORMED"}, {"Connection": "close"})

    def log_message(self, format, *args):
        """Logs nothing, because the proxy in front of the server keeps the log."""


def main():
    parser = argparse.ArgumentParser(description="Serves the portal API.")
    parser.add_argument("--contract", required=True, help="the contract in one JSON file")
    parser.add_argument("--port", type=int, default=8080, help="0 takes a free one")
    parser.add_argument("--database", default=":memory:", help="a new file; in memory by default")
    parser.add_argument("--mistake", choices=faults.NAMES, metavar="NAME", help="one of the file MISTAKES")
    arguments = parser.parse_args()
    faults.activate(arguments.mistake)
    read_contract(arguments.contract)
    Handler.db = Database(arguments.database)
    Handler.db.create()
    with Handler.db as db:
        seed.fill(db)
    server = ThreadingHTTPServer(("127.0.0.1", arguments.port), Handler)
    server.daemon_threads = True
    print(server.server_port, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
