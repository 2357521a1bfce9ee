"""The users of companies: app users, admins and contacts."""
import json
import re
from datetime import date

from .database import euros, now, to_json
from .errors import ApiError, field_error, invalid, not_found, stale, taken
from .faults import fault
from .lists import has_words, ordered, page_of
from .operations import operation
from .sessions import end_sessions
from .validation import parse_time

SORT_COLUMNS = {"firstname": "first_name", "lastname": "last_name", "email": "email", "login": "login",
                "startActivationTime": "active_since", "employeeNumber": "employee_number"}
TEXT_COLUMNS = {"firstName": "first_name", "lastName": "last_name", "email": "email", "msisdn": "msisdn",
                "birthDate": "birth_date", "language": "language", "employeeNumber": "employee_number",
                "contractId": "contract_id", "extId": "ext_id"}
CONTRACT_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9/._-]*\Z")


def roles_of(db, user_id):
    return db.column("SELECT role FROM user_role WHERE user_id = ? ORDER BY rowid", user_id)


def classify(roles):
    return "mobile" if "ospuser" in roles else "contact" if "contact_user" in roles else "admin"


def reference(row, name="name"):
    return {"ospId": row["id"], "name": row[name]} if row else None


def person(row):
    return {"ospId": row["id"], "name": f"{row['first_name']} {row['last_name']}"} if row else None


def without_empty(record):
    return {name: value for name, value in record.items() if value is not None}


def groups_of(db, user_id):
    rows = db.all("SELECT user_group.* FROM user_group JOIN member ON group_id = id WHERE user_id = ?", user_id)
    return [reference(row) for row in ordered(rows, "name", lambda group, column: group[column])]


def show_user(db, row):
    roles = roles_of(db, row["id"])
    company = db.one("SELECT * FROM company WHERE id = ?", row["company_id"])
    partner = db.one("SELECT * FROM partner WHERE id = ?", company["partner_id"] if company else row["partner_id"])
    family = [person(member) for member in db.all("SELECT * FROM user WHERE parent_id = ? ORDER BY id", row["id"])]
    return without_empty({
        "ospId": row["id"], "version": row["version"], "firstName": row["first_name"], "lastName": row["last_name"],
        "email": row["email"], "msisdn": row["msisdn"], "birthDate": row["birth_date"], "language": row["language"],
        "login": row["login"], "active": bool(row["active"]), "activeSince": row["active_since"],
        "desiredActivationDate": row["activation_plan"], "desiredDeactivationDate": row["deactivation_plan"],
        "blocked": bool(row["blocked"]), "failedLoginCount": row["failed_logins"],
        "anonymized": bool(row["anonymized"]), "twoFactor": bool(row["two_factor"]), "twoFactorSetUp": False,
        "externallyManaged": bool(row["externally_managed"]), "employeeNumber": row["employee_number"],
        "contractId": row["contract_id"], "extId": row["ext_id"],
        "parentUser": person(db.one("SELECT * FROM user WHERE id = ?", row["parent_id"])),
        "familyMembers": family or None, "roles": roles, "classification": classify(roles),
        "isMsp": bool(row["is_msp"]), "contactTypes": json.loads(row["contact_types"]),
        "corporateAccount": reference(company), "partner": reference(partner),
        "userGroups": groups_of(db, row["id"]), "workAddress": json.loads(row["work_address"]) or None,
        "homeAddress": json.loads(row["home_address"]) or None, "createdOn": row["created_on"]})


def show_summary(db, row):
    roles = roles_of(db, row["id"])
    budget = None
    if row["budget_left"] is not None:
        budget = {"remaining": euros(row["budget_left"]), "total": euros(row["budget_total"])}
    return without_empty({
        "ospId": row["id"], "firstname": row["first_name"], "lastname": row["last_name"], "email": row["email"],
        "msisdn": row["msisdn"], "language": row["language"], "login": row["login"], "active": bool(row["active"]),
        "startActivationTime": row["active_since"], "desiredActivationDate": row["activation_plan"],
        "desiredDeactivationDate": row["deactivation_plan"], "blocked": bool(row["blocked"]),
        "anonymized": bool(row["anonymized"]), "twoFactor": bool(row["two_factor"]),
        "externallyManaged": bool(row["externally_managed"]), "employeeNumber": row["employee_number"],
        "contractId": row["contract_id"], "extId": row["ext_id"], "roles": roles, "classification": classify(roles),
        "contactTypes": json.loads(row["contact_types"]),
        "corporateAccount": reference(db.one("SELECT * FROM company WHERE id = ?", row["company_id"])),
        "userGroups": groups_of(db, row["id"]), "createdOn": row["created_on"],
        "lastTripOn": row["last_trip_on"], "mobilityBudget": budget})


def find_user(call, user_id):
    """Returns a user whom the caller may see, or raises a 404."""
    row = call.db.one("SELECT * FROM user WHERE id = ?", user_id)
    if row is None:
        raise not_found()
    if row["id"] != call.user["id"] and not call.sees_company(row["company_id"]):
        raise not_found()
    return row


def refuse_anonymized(row):
    if row["anonymized"]:
        raise ApiError(409, "ANONYMIZED", "The user is anonymised.")


def settle_plans(db):
    """Carries out the planned activations and deactivations that are due."""
    for row in db.all("SELECT * FROM user WHERE active = 1 AND deactivation_plan IS NOT NULL"):
        if parse_time(row["deactivation_plan"]) <= now():
            db.update("user", row, {"active": 0, "deactivation_plan": None})
            end_sessions(db, row["id"])
    for row in db.all("SELECT * FROM user WHERE active = 0 AND activation_plan IS NOT NULL"):
        if parse_time(row["activation_plan"]) <= now():
            db.update("user", row, {"active": 1, "active_since": row["activation_plan"], "activation_plan": None})


def phone_part(search):
    """Returns the digits of a full or partial phone number without leading zeros, or None if it is no number."""
    digits = re.sub(r"\(0\)|[\s/.()-]", "", search)
    if not re.fullmatch(r"\+?[0-9]{6,}", digits):
        return None
    return digits[2:] if digits.startswith("00") else digits[1:] if digits[0] in "0+" else digits


def matches_search(search, row):
    part = phone_part(search)
    if part and part in (row["msisdn"] or ""):
        return True
    return has_words(search, [row["first_name"], row["last_name"], row["email"], row["login"],
                              row["employee_number"], row["ext_id"]])


@operation("/user/getByFilter", "user_manager msp", body="UserFilter", sorts=tuple(SORT_COLUMNS),
           default_sort="lastname")
def get_users_by_filter(call):
    db, wanted = call.db, call.body
    where, values = ["1 = 1"], []

    def condition(sql, *parameters):
        where.append(sql)
        values.extend(parameters)

    if "corporateAccountOspId" in wanted:
        condition("company_id = ?", call.company(wanted["corporateAccountOspId"])["id"])
    if "userGroupOspId" in wanted:
        condition("id IN (SELECT user_id FROM member WHERE group_id = ?)", wanted["userGroupOspId"])
    for name, column in (("active", "active"), ("blocked", "blocked"), ("twoFactor", "two_factor"),
                         ("hasBudget", "budget_left IS NOT NULL")):
        given = wanted.get(name) if fault("false-ignored") and name == "active" else name in wanted
        if given:
            condition(f"({column}) = ?", wanted[name])
    if "roles" in wanted:
        placeholders = ", ".join("?" for _ in wanted["roles"])
        condition(f"id IN (SELECT user_id FROM user_role WHERE role IN ({placeholders}))", *wanted["roles"])
    rows = db.all(f"SELECT * FROM user WHERE {' AND '.join(where)}", *values)
    rows = [row for row in rows if call.sees_company(row["company_id"])]
    if "classification" in wanted:
        rows = [row for row in rows if classify(roles_of(db, row["id"])) == wanted["classification"]]
    if "search" in wanted:
        rows = [row for row in rows if matches_search(wanted["search"], row)]

    def value_of(row, name):
        value = row[SORT_COLUMNS[name]]
        return parse_time(value).timestamp() if value and name == "startActivationTime" else value

    return page_of(ordered(rows, call.sort, value_of), call, lambda row: show_summary(db, row))


@operation("/user/get", "self user_manager msp", body="GetUserRequest", self_field="ospId")
def get_user(call):
    user_id = call.body.get("ospId", call.user["id"])
    if fault("company-not-checked"):
        row = call.db.one("SELECT * FROM user WHERE id = ?", user_id)
        if row is None:
            raise not_found()
    else:
        row = find_user(call, user_id)
    return show_user(call.db, row)


@operation("/user/update", "user_manager", body="UpdateUserRequest")
def update_user(call):
    db, data = call.db, call.body["data"]
    row = find_user(call, call.body["ospId"])
    refuse_anonymized(row)
    if row["externally_managed"]:
        raise ApiError(409, "EXTERNALLY_MANAGED", "The user is kept by the payroll connection.")
    if call.body.get("version", row["version"]) != row["version"]:
        raise stale()
    errors = refused_values(db, row, data)
    if errors:
        raise invalid(errors)

    changes = {column: data[name] for name, column in TEXT_COLUMNS.items() if name in data}
    if "twoFactor" in data:
        changes["two_factor"] = int(data["twoFactor"])
    if "parentUserOspId" in data:
        changes["parent_id"] = data["parentUserOspId"]
    if "login" in data:
        changes["login"] = data["login"] or free_login(db, row)
        if login_owner(db, changes["login"]) not in (None, row["id"]):
            raise taken("data.login", "The user name is already taken", "login_taken")
    if data.get("extId") and db.one("SELECT 1 FROM user WHERE ext_id = ? AND company_id = ? AND id <> ?",
                                    data["extId"], row["company_id"], row["id"]):
        raise taken("data.extId", "The external id must be unique")
    for name, column in (("workAddress", "work_address"), ("homeAddress", "home_address")):
        if name in data:
            before = {} if fault("address-replaced") else json.loads(row[column])
            changes[column] = to_json(without_empty({**before, **data[name]}))
    return show_user(db, db.update("user", row, changes))


def refused_values(db, row, data):
    errors = []
    birth = data.get("birthDate")
    if birth and date.fromisoformat(birth) > now().date():
        errors.append(field_error("data.birthDate", "not_future", "The day is still to come"))
    if birth and birth < "1900":
        errors.append(field_error("data.birthDate", "too_early", "The day is before 1900"))
    if data.get("contractId") and not CONTRACT_ID.match(data["contractId"]):
        errors.append(field_error("data.contractId", "contract_id", "Invalid contract id"))
    if "extId" in data and row["ext_id"] is not None and data["extId"] != row["ext_id"]:
        errors.append(field_error("data.extId", "immutable", "The external id cannot be changed"))
    parent_id = data.get("parentUserOspId")
    if parent_id is not None:
        parent = db.one("SELECT * FROM user WHERE id = ? AND company_id = ?", parent_id, row["company_id"])
        if parent is None or parent_id == row["id"]:
            errors.append(field_error("data.parentUserOspId", "parent_user", "There is no such user in the company"))
    return errors


def login_owner(db, login):
    for row in db.all("SELECT id, login FROM user WHERE login IS NOT NULL"):
        if row["login"].casefold() == login.casefold():
            return row["id"]
    return None


def free_login(db, row):
    """Returns a login for a user without one: the e-mail address, or a login made from the id."""
    if row["email"] and login_owner(db, row["email"]) in (None, row["id"]):
        return row["email"]
    return f"user.{row['id']}"


@operation("/user/deactivate", "user_manager", body="DeactivateUserRequest")
def deactivate_user(call):
    db = call.db
    row = find_user(call, call.body["ospId"])
    if not row["active"]:
        raise ApiError(409, "ALREADY_INACTIVE", "The user is inactive already.")
    if row["id"] == call.user["id"]:
        raise ApiError(409, "OWN_ACCOUNT", "Nobody ends the own account.")
    others = db.value("SELECT count(*) FROM user JOIN user_role ON user_id = id WHERE role = 'user_manager' AND"
                      " active = 1 AND company_id = ? AND id <> ?", row["company_id"], row["id"])
    if "user_manager" in roles_of(db, row["id"]) and not others:
        raise ApiError(409, "LAST_USER_MANAGER", "The company keeps a user manager.")
    wanted = call.body.get("desiredDeactivationDate")
    if wanted and parse_time(wanted) > now():
        return show_user(db, db.update("user", row, {"deactivation_plan": wanted}))
    row = db.update("user", row, {"active": 0, "deactivation_plan": None})
    end_sessions(db, row["id"])
    return show_user(db, row)
