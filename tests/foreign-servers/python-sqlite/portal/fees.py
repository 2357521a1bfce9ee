"""What users cost a partner or company, in tiers of events."""
from .database import euros, tidy
from .errors import ApiError, invalid_field, not_found, stale
from .faults import fault
from .lists import fold
from .operations import operation
from .users import without_empty


def assignee(db, osp_id):
    for table, kind in (("company", "CORPORATE_ACCOUNT"), ("partner", "PARTNER")):
        row = db.one(f"SELECT * FROM {table} WHERE id = ?", osp_id)
        if row:
            return {"ospId": row["id"], "name": row["name"], "kind": kind}
    raise not_found()


def show_fee(db, row):
    return without_empty({
        "ospId": row["id"], "version": row["version"], "assignee": assignee(db, row["assignee_id"]),
        "eventCountFrom": row["count_from"], "eventCountTo": row["count_to"], "feeAmount": euros(row["cents"]),
        "vatPercentage": tidy(row["vat"])})


def to_cents(amount):
    return int(amount * 100) if fault("cents-lost") else round(amount * 100)


def check_tier(db, assignee_id, first, last, but=None):
    """The thresholds are in order, and no other tier of the assignee has one of the numbers."""
    if last is not None and last < first:
        raise invalid_field("eventCountTo", "threshold_order", "The tier ends before it begins")
    for row in db.all("SELECT * FROM user_fee WHERE assignee_id = ? AND id IS NOT ?", assignee_id, but):
        starts_before_end = last is None or row["count_from"] <= last
        ends_after_start = row["count_to"] is None or row["count_to"] >= first
        if fault("tiers-touch") and row["count_to"] == first:
            ends_after_start = False
        if starts_before_end and ends_after_start:
            raise ApiError(409, "TIER_OVERLAP", "The tier overlaps another one of the assignee.")


@operation("/userFee/getAll", "ospadmin")
def get_all_user_fees(call):
    fees = [show_fee(call.db, row) for row in call.db.all("SELECT * FROM user_fee")]
    return sorted(fees, key=lambda fee: (fold(fee["assignee"]["name"]), fee["assignee"]["ospId"],
                                         fee["eventCountFrom"]))


@operation("/userFee/create", "ospadmin", body="UserFeeCreation", once=True)
def create_user_fee(call):
    db, body = call.db, call.body
    first, last = body["eventCountFrom"], body.get("eventCountTo")
    payer = assignee(db, body["assignee"]["ospId"])
    check_tier(db, payer["ospId"], first, last)
    fee_id = db.next_id("uf")
    db.insert("user_fee", id=fee_id, assignee_id=payer["ospId"], count_from=int(first),
              count_to=last, cents=to_cents(body["feeAmount"]), vat=body["vatPercentage"])
    return show_fee(db, db.one("SELECT * FROM user_fee WHERE id = ?", fee_id))


@operation("/userFee/update", "ospadmin", body="UserFeeUpdate")
def update_user_fee(call):
    db, body = call.db, call.body
    row = db.one("SELECT * FROM user_fee WHERE id = ?", body["ospId"])
    if row is None:
        raise not_found()
    if body.get("version", row["version"]) != row["version"]:
        raise stale()
    changes = {column: body[name] for name, column in
               (("eventCountFrom", "count_from"), ("eventCountTo", "count_to"), ("vatPercentage", "vat"))
               if name in body}
    if "feeAmount" in body:
        changes["cents"] = to_cents(body["feeAmount"])
    check_tier(db, row["assignee_id"], changes.get("count_from", row["count_from"]),
               changes.get("count_to", row["count_to"]), but=row["id"])
    return show_fee(db, db.update("user_fee", row, changes))
