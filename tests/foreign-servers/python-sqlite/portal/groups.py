"""User groups and their members."""
from .errors import ApiError, not_found, stale, taken
from .faults import fault
from .lists import ordered
from .operations import operation, required
from .users import classify, refuse_anonymized, reference, roles_of, without_empty


def show_group(db, row):
    company = db.one("SELECT * FROM company WHERE id = ?", row["company_id"])
    members = "SELECT count(*) FROM member JOIN user ON id = user_id WHERE group_id = ?"
    if fault("members-active-only"):
        members += " AND active = 1"
    products = db.value("SELECT count(DISTINCT product_id) FROM group_product JOIN user_group ON id = group_id"
                        " WHERE id = ? OR (company_id = ? AND name = ?)",
                        row["id"], company["id"], default_name(company))
    data = {"active": bool(row["active"]), "extId": row["name"], "description": row["description"],
            "corporateAccount": reference(company)}
    return {"ospId": row["id"], "version": row["version"],
            "data": data if fault("null-in-answer") else without_empty(data),
            "isDefault": is_default(db, row), "userCount": db.value(members, row["id"]), "productCount": products}


def default_name(company):
    return f"ALL_{company['ext_id']}_USERS"


def is_default(db, row):
    return row["name"] == default_name(db.one("SELECT * FROM company WHERE id = ?", row["company_id"]))


def stored_name(name):
    return name.strip().replace(" ", "_")


def check_name(db, company_id, name, field, but=None):
    for row in db.all("SELECT id, name FROM user_group WHERE company_id = ?", company_id):
        same = row["name"].casefold() == name.casefold()
        if fault("name-case-counts"):
            same = row["name"] == name
        if same and row["id"] != but:
            raise taken(field, "The name must be unique")


def find_group(call, group_id):
    row = call.db.one("SELECT * FROM user_group WHERE id = ?", group_id)
    if row is None or not call.sees_company(row["company_id"]):
        raise not_found()
    return row


@operation("/usergroup/findAll", "signed-in", body="UserGroupsRequest")
def find_all_user_groups(call):
    company_id = call.body.get("corporateAccountOspId", call.user["company_id"])
    if company_id is None:
        raise required("corporateAccountOspId")
    company = call.company(company_id)
    rows = call.db.all("SELECT * FROM user_group WHERE company_id = ?", company["id"])
    return [show_group(call.db, row) for row in ordered(rows, "name", lambda row, name: row[name])]


@operation("/usergroup/create", "user_manager", body="UserGroupCreation", once=True)
def create_user_group(call):
    db, body = call.db, call.body
    company = call.company(body["corporateAccount"]["ospId"])
    name = stored_name(body["extId"])
    check_name(db, company["id"], name, "extId")
    active = True if fault("created-active") else body.get("active", True)
    group_id = db.next_id("g")
    db.insert("user_group", id=group_id, company_id=company["id"], name=name, description=body.get("description"),
              active=active)
    return show_group(db, find_group(call, group_id))


@operation("/usergroup/update", "user_manager", body="UpdateUserGroupRequest")
def update_user_group(call):
    db, data = call.db, call.body["data"]
    row = find_group(call, call.body["ospId"])
    if call.body.get("version", row["version"]) != row["version"] and not fault("version-ignored"):
        raise stale()
    changes = {}
    if "extId" in data:
        changes["name"] = stored_name(data["extId"])
    if "active" in data:
        changes["active"] = int(data["active"])
    if "description" in data and not (fault("null-ignored") and data["description"] is None):
        changes["description"] = data["description"]
    if is_default(db, row) and (changes.get("name", row["name"]) != row["name"] or changes.get("active") == 0):
        raise ApiError(409, "DEFAULT_GROUP", "The default group keeps its name and stays active.")
    if "name" in changes:
        check_name(db, row["company_id"], changes["name"], "data.extId", but=row["id"])
    return show_group(db, db.update("user_group", row, changes))


@operation("/usergroup/delete", "user_manager", body="IdRef")
def delete_user_group(call):
    row = find_group(call, call.body["ospId"])
    if is_default(call.db, row) and not fault("default-deleted"):
        raise ApiError(409, "DEFAULT_GROUP", "The default group cannot be deleted.")
    call.db.run("DELETE FROM user_group WHERE id = ?", row["id"])


def app_user(call, company_id, user_id):
    row = call.db.one("SELECT * FROM user WHERE id = ? AND company_id = ?", user_id, company_id)
    if row is None or classify(roles_of(call.db, user_id)) != "mobile":
        raise not_found()
    return row


def change_members(call, change):
    """Changes the membership of each user by a function that tells whether it did anything."""
    group = find_group(call, call.body["userGroupOspId"])
    users = [app_user(call, group["company_id"], user_id) for user_id in call.body["userOspIds"]]
    results = {True: [], False: []}
    for user in users:
        results[change(group, user)].append(user["id"])
    return {"group": show_group(call.db, group), "changed": results[True], "unchanged": results[False]}


@operation("/usergroup/addUsers", "user_manager", body="UserGroupMembersRequest")
def add_users_to_user_group(call):
    def add(group, user):
        refuse_anonymized(user)
        return call.db.run("INSERT OR IGNORE INTO member VALUES (?, ?)", group["id"], user["id"]) > 0

    try:
        return change_members(call, add)
    except ApiError as error:
        error.keeps_changes = fault("some-members-added")
        raise


@operation("/usergroup/removeUsers", "user_manager", body="UserGroupMembersRequest")
def remove_users_from_user_group(call):
    def remove(group, user):
        return call.db.run("DELETE FROM member WHERE group_id = ? AND user_id = ?", group["id"], user["id"]) > 0

    return change_members(call, remove)
