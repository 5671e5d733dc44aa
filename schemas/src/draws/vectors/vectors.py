"""Computes a whole draw from ../README.md alone, with nothing of the product. Prints vectors.json.

    python3 vectors.py > vectors.json
"""

import hashlib
import hmac
import json


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def number(label: str, most: int) -> int:
    """A number from 1 to `most` that follows from a label."""
    return int.from_bytes(sha(label.encode())[:6], "big") % most + 1


SECRET = sha(b"the secret of the vectors")
SALT_KEY = sha(b"the key of the salts")
BEACON = {"source": "a coin, thrown by all", "round": "17", "at": "2025-11-12T00:00:00Z"}
VALUE = sha(b"what the coin said").hex()
SEASON = "vectors-1"
# slug, kind, total, reserves, accounts that enter, most entries
PRIZES = [
    ("big-points", "points", 3, 4, 41, 9),
    ("phone", "phone", 1, 10, 8, 300),
    ("small-points", "points", 6, 6, 64, 40),
    ("sticker", "sticker", 5, 2, 4, 3),
    ("lonely", "lonely", 2, 2, 1, 1),
    ("nobody", "nobody", 1, 1, 0, 1),
]


def account(index: int) -> str:
    return sha(f"account {index}".encode()).hex()[:24]


def root_of(level: list[bytes]) -> bytes:
    if not level:
        return sha(b"")
    while len(level) > 1:
        pairs = [level[i : i + 2] for i in range(0, len(level), 2)]
        level = [sha(b"\x01" + pair[0] + pair[1]) if len(pair) == 2 else pair[0] for pair in pairs]
    return level[0]


def main() -> None:
    order = ",".join(f"{slug}:{kind}:{total}:{reserves}" for slug, kind, total, reserves, _, _ in PRIZES)
    text = "|".join(["1", SEASON, SECRET.hex(), BEACON["source"], BEACON["round"], BEACON["at"], order])
    drawn: list[dict] = []
    won: dict[str, set[bytes]] = {}
    for slug, kind, total, reserves, entrants, most in PRIZES:
        leaves = []
        for index in range(entrants):
            said = f"{kind}|{account(index)}".encode()
            salt = hmac.new(SALT_KEY, said, "sha256").digest()
            entries = number(f"{slug} {index}", most)
            leaves.append((sha(salt + said), entries, account(index), salt))
        leaves.sort()
        hashes = [sha(b"\x00" + name + entries.to_bytes(4, "big")) for name, entries, _, _ in leaves]
        root = root_of(hashes)
        entries_total = sum(entries for _, entries, _, _ in leaves)
        message = "|".join(["1", SEASON, slug, root.hex(), str(entries_total), VALUE])
        seed = hmac.new(SECRET, message.encode(), "sha256").digest()
        keys = []
        for name, entries, _, _ in leaves:
            key = min(sha(seed + name + i.to_bytes(4, "big")) for i in range(1, entries + 1))
            keys.append((key, name))
        barred = won.setdefault(kind, set())
        ranks = sorted(pair for pair in keys if pair[1] not in barred)[: total + reserves]
        barred |= {name for _, name in ranks[:total]}
        drawn.append(
            {
                "slug": slug,
                "kind": kind,
                "total": total,
                "reserves": reserves,
                "root": root.hex(),
                "entries": entries_total,
                "seed": seed.hex(),
                "leaves": [
                    {"account": who, "salt": salt.hex(), "entrant": name.hex(), "entries": entries, "key": key.hex()}
                    for (name, entries, who, salt), (key, _) in zip(leaves, keys)
                ],
                "ranks": [{"entrant": name.hex(), "key": key.hex()} for key, name in ranks],
            }
        )
    result = {
        "secret": SECRET.hex(),
        "saltKey": SALT_KEY.hex(),
        "season": SEASON,
        "beacon": BEACON,
        "value": VALUE,
        "commitment": sha(text.encode()).hex(),
        "prizes": drawn,
    }
    print(json.dumps(result, indent=1))


main()
