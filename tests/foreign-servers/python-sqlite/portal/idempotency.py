"""Answers a request with a used Idempotency-Key as the first time."""
import hashlib
import json
import re
import time

from .database import to_json
from .errors import invalid_field
from .faults import fault

KEY = re.compile(r"[A-Za-z0-9_-]{16,64}\Z")
DAY = 24 * 60 * 60


def once(call, path, key):
    """Runs the operation unless the key was used. Returns the answer, and whether it is an old one."""
    if not KEY.match(key):
        raise invalid_field("Idempotency-Key", "pattern", "The key is not written as it should be")
    db, user_id = call.db, call.user["id"]
    body = json.dumps(call.body, sort_keys=True)
    request = hashlib.sha256(f"{path} {body}".encode()).hexdigest()
    db.run("DELETE FROM done_once WHERE at < ?", time.time() - DAY)
    done = db.one("SELECT * FROM done_once WHERE user_id = ? AND key = ?", user_id, key)
    if done:
        if done["request"] != request and not fault("key-not-compared"):
            raise invalid_field("Idempotency-Key", "unique", "The key was used for another request")
        return json.loads(done["answer"]), True
    answer = call.operation.run(call)
    db.insert("done_once", user_id=user_id, key=key, request=request, answer=to_json(answer), at=time.time())
    return answer, False
