"""Signing in and out, and the own password."""
import hashlib
import hmac
import secrets
import time

from .errors import ApiError, invalid_field, unauthorized
from .faults import fault
from .operations import operation

ACCESS_SECONDS = 60 * 60
REFRESH_SECONDS = 30 * 24 * 60 * 60
MAX_FAILURES = 10


def hash_password(digest, salt=None):
    salt = salt or secrets.token_hex(8)
    return salt + ":" + hashlib.pbkdf2_hmac("sha256", digest.encode(), salt.encode(), 10000).hex()


def fits(stored, digest):
    return stored is not None and hmac.compare_digest(stored, hash_password(digest, stored.split(":")[0]))


def issue(db, session_id, kind):
    token = secrets.token_urlsafe(24)
    seconds = ACCESS_SECONDS if kind == "access" else REFRESH_SECONDS
    db.insert("token", token=token, session_id=session_id, kind=kind, expires=time.time() + seconds)
    return token


def authenticate(call, header, kind):
    """Puts the owner of the bearer token into the call."""
    scheme, _, token = (header or "").partition(" ")
    if not header or scheme.lower() != "bearer" or not token.strip():
        raise unauthorized("TOKEN_MISSING", "No token was sent.")
    row = call.db.one("SELECT token.*, session.user_id FROM token JOIN session ON session.id = session_id"
                      " WHERE token = ? AND kind = ?", token.strip(), kind)
    if row is None:
        raise unauthorized()
    if row["expires"] < time.time():
        raise unauthorized("TOKEN_EXPIRED", "The token has expired.")
    call.session_id = row["session_id"]
    call.user = call.db.one("SELECT * FROM user WHERE id = ?", row["user_id"])
    call.roles = set(call.db.column("SELECT role FROM user_role WHERE user_id = ?", row["user_id"]))
    if call.user["is_msp"]:
        call.roles.add("msp")


def end_sessions(db, user_id, keep=None):
    db.run("DELETE FROM session WHERE user_id = ? AND id IS NOT ?", user_id, keep)


def failed(code, message):
    error = unauthorized(code, message)
    error.keeps_changes = True
    return error


@operation("/auth/login", "public", body="LoginRequest")
def login(call):
    db = call.db
    users = [row for row in db.all("SELECT * FROM user WHERE login IS NOT NULL AND anonymized = 0")
             if row["login"].casefold() == call.body["username"].casefold()]
    user = users[0] if users else None
    if user is None:
        raise failed("TOKEN_NOT_FOUND", "Unknown login or wrong password.")
    if user["blocked"]:
        raise failed("ACCOUNT_BLOCKED", "Too many failed attempts.")
    if not fits(user["password"], call.body["passdigest"]):
        count_failure(db, user)
        raise failed("TOKEN_NOT_FOUND", "Unknown login or wrong password.")
    if not user["active"]:
        raise failed("ACCOUNT_INACTIVE", "The account is not active.")
    if user["company_id"] and not db.value("SELECT active FROM company WHERE id = ?", user["company_id"]):
        raise failed("COMPANY_INACTIVE", "The company is not active.")
    if user["two_factor"]:
        if "code2fa" not in call.body:
            # The mailer picks the code up from here.
            db.run("UPDATE user SET mailed_code = ? WHERE id = ?", f"{secrets.randbelow(10**6):06}", user["id"])
            return {"requires2fa": True}
        if user["mailed_code"] is None or not hmac.compare_digest(user["mailed_code"].encode(),
                                                                  call.body["code2fa"].encode()):
            count_failure(db, user)
            raise failed("INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE", "Wrong two-factor code.")
    db.run("UPDATE user SET failed_logins = 0, mailed_code = NULL WHERE id = ?", user["id"])
    session_id = secrets.token_hex(8)
    db.insert("session", id=session_id, user_id=user["id"])
    return {"token": issue(db, session_id, "access"), "refreshToken": issue(db, session_id, "refresh")}


def count_failure(db, user):
    failures = user["failed_logins"] + 1
    db.run("UPDATE user SET failed_logins = ?, blocked = ? WHERE id = ?", failures, failures >= MAX_FAILURES, user["id"])


@operation("/auth/refresh", "refresh")
def refresh_session(call):
    """A new access token in place of the old ones. The refresh token stays."""
    call.db.run("DELETE FROM token WHERE session_id = ? AND kind = 'access'", call.session_id)
    return {"token": issue(call.db, call.session_id, "access")}


@operation("/auth/logout", "refresh")
def logout(call):
    if fault("logout-keeps-access"):
        call.db.run("DELETE FROM token WHERE session_id = ? AND kind = 'refresh'", call.session_id)
        return
    call.db.run("DELETE FROM session WHERE id = ?", call.session_id)


@operation("/user/changePincode", "signed-in", body="ChangePincodeRequest")
def change_pincode(call):
    if not fits(call.user["password"], call.body["oldPassdigest"]):
        raise invalid_field("oldPassdigest", "mismatch", "The old password is not right")
    call.db.run("UPDATE user SET password = ? WHERE id = ?", hash_password(call.body["newPassdigest"]), call.user["id"])
    end_sessions(call.db, call.user["id"], keep=call.session_id)
