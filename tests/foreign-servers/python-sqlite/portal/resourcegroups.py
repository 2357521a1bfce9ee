"""Groups of the resources that products are made of."""
from .errors import ApiError, not_found, taken
from .lists import has_words, ordered, page_of
from .operations import operation
from .users import without_empty


def show_resource_group(db, row):
    resources = db.all("SELECT resource.* FROM resource JOIN grouped_resource ON resource_id = id WHERE group_id = ?",
                       row["id"])
    return without_empty({
        "ospId": row["id"], "version": row["version"], "name": row["name"], "description": row["description"],
        "active": bool(row["active"]), "resourceCount": len(resources),
        "activeResourceCount": sum(resource["active"] for resource in resources),
        "productCount": db.value("SELECT count(*) FROM product_part WHERE group_id = ?", row["id"]),
        "mobilityModes": sorted({resource["mobility_mode"] for resource in resources})})


@operation("/resourcegroup/getByFilter", "ospadmin", body="ResourceGroupFilter",
           sorts=("name", "resourceCount", "productCount"), default_sort="name")
def get_resource_groups_by_filter(call):
    db, wanted = call.db, call.body
    rows = db.all("SELECT * FROM resource_group")
    if "active" in wanted:
        rows = [row for row in rows if row["active"] == wanted["active"]]
    if "search" in wanted:
        rows = [row for row in rows if has_words(wanted["search"], [row["name"], row["description"]])]
    if "resourceOspId" in wanted:
        ids = db.column("SELECT group_id FROM grouped_resource WHERE resource_id = ?", wanted["resourceOspId"])
        rows = [row for row in rows if row["id"] in ids]
    if "productOspId" in wanted:
        ids = db.column("SELECT group_id FROM product_part WHERE product_id = ?", wanted["productOspId"])
        rows = [row for row in rows if row["id"] in ids]
    shown = {row["id"]: show_resource_group(db, row) for row in rows}
    rows = ordered(rows, call.sort, lambda row, name: shown[row["id"]][name])
    return page_of(rows, call, lambda row: shown[row["id"]])


@operation("/resourcegroup/create", "ospadmin", body="ResourceGroupCreation", once=True)
def create_resource_group(call):
    db, body = call.db, call.body
    resource_ids = body.get("resourceOspIds", [])
    for resource_id in resource_ids:
        if not db.one("SELECT 1 FROM resource WHERE id = ?", resource_id):
            raise not_found()
    same = body["name"].strip().casefold()
    if any(name.strip().casefold() == same for name in db.column("SELECT name FROM resource_group")):
        raise taken("name", "The name must be unique")
    group_id = db.next_id("rg")
    db.insert("resource_group", id=group_id, name=body["name"], description=body.get("description"),
              active=body.get("active", True))
    for resource_id in resource_ids:
        db.insert("grouped_resource", group_id=group_id, resource_id=resource_id)
    return show_resource_group(db, db.one("SELECT * FROM resource_group WHERE id = ?", group_id))


@operation("/resourcegroup/delete", "ospadmin", body="IdRef")
def delete_resource_group(call):
    db, group_id = call.db, call.body["ospId"]
    if not db.one("SELECT 1 FROM resource_group WHERE id = ?", group_id):
        raise not_found()
    if db.one("SELECT 1 FROM product_part WHERE group_id = ?", group_id):
        raise ApiError(409, "IN_USE", "The resource group is in use.")
    db.run("DELETE FROM resource_group WHERE id = ?", group_id)
