"""The database: its tables, transactions and small helpers."""
import json
import sqlite3
import threading
from datetime import datetime
from zoneinfo import ZoneInfo

BRUSSELS = ZoneInfo("Europe/Brussels")

TABLES = """
CREATE TABLE partner (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE company (id TEXT PRIMARY KEY, name TEXT NOT NULL, ext_id TEXT NOT NULL, partner_id TEXT NOT NULL
    REFERENCES partner, active INTEGER NOT NULL DEFAULT 1);
CREATE TABLE user (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL DEFAULT 1, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
    email TEXT, msisdn TEXT, birth_date TEXT, language TEXT NOT NULL DEFAULT 'nl', login TEXT, password TEXT,
    active INTEGER NOT NULL DEFAULT 1, active_since TEXT, activation_plan TEXT, deactivation_plan TEXT,
    blocked INTEGER NOT NULL DEFAULT 0, failed_logins INTEGER NOT NULL DEFAULT 0,
    anonymized INTEGER NOT NULL DEFAULT 0, two_factor INTEGER NOT NULL DEFAULT 0, mailed_code TEXT,
    externally_managed INTEGER NOT NULL DEFAULT 0, employee_number TEXT, contract_id TEXT, ext_id TEXT,
    parent_id TEXT REFERENCES user, contact_types TEXT NOT NULL DEFAULT '[]', is_msp INTEGER NOT NULL DEFAULT 0,
    company_id TEXT REFERENCES company, partner_id TEXT REFERENCES partner, work_address TEXT NOT NULL DEFAULT '{}',
    home_address TEXT NOT NULL DEFAULT '{}', budget_left INTEGER, budget_total INTEGER, last_trip_on TEXT,
    created_on TEXT NOT NULL);
CREATE TABLE user_role (user_id TEXT NOT NULL REFERENCES user, role TEXT NOT NULL, PRIMARY KEY (user_id, role));
CREATE TABLE session (id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES user);
CREATE TABLE token (token TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES session ON DELETE CASCADE,
    kind TEXT NOT NULL, expires REAL NOT NULL);
CREATE TABLE user_group (id TEXT PRIMARY KEY, version INTEGER NOT NULL DEFAULT 1, company_id TEXT NOT NULL
    REFERENCES company, name TEXT NOT NULL, description TEXT, active INTEGER NOT NULL, UNIQUE (company_id, name));
CREATE TABLE member (group_id TEXT NOT NULL REFERENCES user_group ON DELETE CASCADE, user_id TEXT NOT NULL
    REFERENCES user, PRIMARY KEY (group_id, user_id));
CREATE TABLE product (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE group_product (group_id TEXT NOT NULL REFERENCES user_group ON DELETE CASCADE, product_id TEXT NOT NULL
    REFERENCES product, PRIMARY KEY (group_id, product_id));
CREATE TABLE resource (id TEXT PRIMARY KEY, name TEXT NOT NULL, mobility_mode TEXT NOT NULL, active INTEGER NOT NULL);
CREATE TABLE resource_group (id TEXT PRIMARY KEY, version INTEGER NOT NULL DEFAULT 1, name TEXT NOT NULL,
    description TEXT, active INTEGER NOT NULL);
CREATE TABLE grouped_resource (group_id TEXT NOT NULL REFERENCES resource_group ON DELETE CASCADE, resource_id TEXT
    NOT NULL REFERENCES resource, PRIMARY KEY (group_id, resource_id));
CREATE TABLE product_part (product_id TEXT NOT NULL REFERENCES product, group_id TEXT NOT NULL
    REFERENCES resource_group, PRIMARY KEY (product_id, group_id));
CREATE TABLE user_fee (id TEXT PRIMARY KEY, version INTEGER NOT NULL DEFAULT 1, assignee_id TEXT NOT NULL,
    count_from INTEGER NOT NULL, count_to INTEGER, cents INTEGER NOT NULL, vat REAL NOT NULL);
CREATE TABLE done_once (user_id TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL, answer TEXT NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (user_id, key));
CREATE TABLE counter (name TEXT PRIMARY KEY, last INTEGER NOT NULL);
"""


class Database:
    """One connection, and one request at a time."""

    def __init__(self, path):
        self.connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self.connection.row_factory = sqlite3.Row
        self.connection.execute("PRAGMA foreign_keys = ON")
        self.lock = threading.Lock()

    def create(self):
        self.connection.executescript(TABLES)

    def __enter__(self):
        self.lock.acquire()
        self.connection.execute("BEGIN IMMEDIATE")
        return self

    def __exit__(self, kind, error, trace):
        try:
            # Failed sign-ins are counted, although the call is refused.
            keeps = kind is None or getattr(error, "keeps_changes", False)
            self.connection.execute("COMMIT" if keeps else "ROLLBACK")
        finally:
            self.lock.release()

    def all(self, sql, *values):
        return self.connection.execute(sql, values).fetchall()

    def one(self, sql, *values):
        return self.connection.execute(sql, values).fetchone()

    def value(self, sql, *values):
        row = self.one(sql, *values)
        return row[0] if row else None

    def column(self, sql, *values):
        return [row[0] for row in self.all(sql, *values)]

    def run(self, sql, *values):
        return self.connection.execute(sql, values).rowcount

    def insert(self, table, **values):
        names = ", ".join(values)
        marks = ", ".join("?" for _ in values)
        self.connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(values.values()))

    def update(self, table, row, changes):
        """Writes the changes and counts them, also when the values are the same. Returns the row as it is then."""
        sets = "".join(f"{name} = ?, " for name in changes)
        self.connection.execute(f"UPDATE {table} SET {sets}version = version + 1 WHERE id = ?",
                                [*changes.values(), row["id"]])
        return self.one(f"SELECT * FROM {table} WHERE id = ?", row["id"])

    def next_id(self, prefix):
        self.run("INSERT INTO counter VALUES (?, 100001) ON CONFLICT (name) DO UPDATE SET last = last + 1", prefix)
        return f"{prefix}-{self.value('SELECT last FROM counter WHERE name = ?', prefix)}"


def now():
    return datetime.now(BRUSSELS)


def now_text():
    return now().isoformat(timespec="milliseconds")


def to_json(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def euros(cents):
    """An amount as JSON shows it: 2.5, 21."""
    return tidy(cents / 100)


def tidy(number):
    return int(number) if float(number).is_integer() else number
