#!/usr/bin/env python3
"""Recomputes the luck of match files from their seeds: python3 verify.py FILE [FILE ...]

A reader of docs/match-file.md in another language than the program's: it knows nothing but that page, needs nothing but
Python 3.8, and says for every file whether its luck is that of the committed seed, or where it differs first. It follows
the bags and decks of each game by what the file tells happened; whether the rules allow that is not its business.
"""
import hashlib
import json
import sys
from copy import deepcopy


class Mismatch(Exception):
    pass


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


class Luck:
    """What the seed gives at one place of the file, compared with what the file says. Without a seed, what it says."""

    def __init__(self, seed, stream, logged):
        self.seed, self.stream, self.logged = seed, stream, list(logged)
        self.words, self.block = [], 0

    def below(self, n):
        while True:
            if not self.words:
                digest = hashlib.sha256(f"{self.seed}:{self.stream}:{self.block}".encode("utf-8")).digest()
                self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
                self.block += 1
            word = self.words.pop(0)
            if word < 2**32 // n * n:
                return word % n

    def said(self, given):
        """The next outcome of the file; `given` tells what the seed gives."""
        if not self.logged:
            raise Mismatch("an outcome is missing")
        outcome = self.logged.pop(0)
        if self.seed is not None and given() != outcome:
            raise Mismatch(f"the seed gives something else than {json.dumps(outcome)}")
        return outcome

    def pick(self, options):
        return self.said(lambda: options[self.below(len(options))])

    def deal(self, options, count):
        def dealt():
            rest = list(options)
            for i in range(count):
                j = i + self.below(len(rest) - i)
                rest[i], rest[j] = rest[j], rest[i]
            return rest[:count]

        return list(self.said(dealt))

    def throw(self, dice):
        def thrown():
            number, faces = self.below(6**dice), ""
            for _ in range(dice):
                number, digit = divmod(number, 6)
                faces = "12345F"[digit] + faces
            return faces

        return self.said(thrown)


def take_out(bag, one):
    """Takes one out of a bag: the last one comes to its place."""
    at = bag.index(one)
    bag[at] = bag[-1]
    bag.pop()


class RaufUndRunter:
    def setup(self, luck, seats, options, events):
        luck.deal(list(range(7, 23)), 16)
        luck.deal(list(range(seats)), seats)
        luck.throw(5)

    def entry(self, luck, answer, events):
        for event in events:
            if event["type"] == "rolled":
                luck.throw(len(event["roll"]))


class CloudMine:
    def setup(self, luck, seats, options, events):
        self.seats, self.pile, self.cards = seats, list(range(1, 81)), []
        luck.pick(list(range(seats)))
        self.draw(luck)

    def draw(self, luck):
        count = {3: 4, 4: 6}.get(self.seats, self.seats)
        self.cards = sorted(luck.deal(self.pile, count))
        self.pile = [card for card in self.pile if card not in self.cards]

    def entry(self, luck, answer, events):
        for event in events:
            if event["type"] == "shown":
                luck.deal(self.cards, len(self.cards))
            elif event["type"] == "roundBegan":
                self.draw(luck)


class Zefiria:
    SPIRITS = ["borea", "jugo", "etesia", "austro", "skyron"]
    STORMS = ["blizzard up 1", "blizzard right 2", "blizzard down 2", "blizzard left 1"]
    STORMS += ["tornado 1", "tornado 2", "tornado 3"]
    GRIDS = [[0, 4, 24, 20], [1, 9, 23, 15], [2, 14, 22, 10], [3, 19, 21, 5], [6, 8, 18, 16], [7, 13, 17, 11]]

    def setup(self, luck, seats, options, events):
        self.taken, self.storms, self.grids = [], list(self.STORMS), list(self.GRIDS)
        luck.deal(list(range(1, 26)), 25)
        if options.get("spirits", "random") == "random":
            luck.deal(self.SPIRITS, 3 if seats == 1 else seats)
        self.entry(luck, None, events)

    def entry(self, luck, answer, events):
        for event in events:
            if event["type"] == "tookSpirit":
                self.taken.append(event["spirit"])
            elif event["type"] == "fellAsleep" and answer and answer.startswith("corner"):
                luck.pick(self.taken)
            elif event["type"] == "stormBroke":
                self.storms.remove(luck.pick(self.storms))
                cell = luck.pick([cell for grid in self.grids for cell in grid])
                self.grids = [grid for grid in self.grids if cell not in grid]


class UeberDenWolken:
    CARDS = {2: range(1, 17), 3: range(17, 36), 4: range(36, 58)}
    DISPLAY = {2: 4, 3: 5, 4: 6}

    def setup(self, luck, seats, options, events):
        birds = lambda females, males, neutrals: [9] * neutrals + [
            bird for seat in range(seats) for bird in [1 + 2 * seat] * females + [2 + 2 * seat] * males
        ]
        flock = birds(2, 1, 3)
        luck.deal(flock, len(flock))
        cards = list(self.CARDS[seats])
        dealt = luck.deal(cards, 2 * seats + self.DISPLAY[seats])
        self.pile, self.rebuilt, self.discards = [card for card in cards if card not in dealt], [], []
        self.deck, self.landed, self.played, self.nests = [birds(1, 1, 2)], [], 0, []
        self.draw_bird(luck)
        self.draw_bird(luck)
        self.entry(luck, None, events)

    def take_bird(self, part, bird):
        take_out(self.deck[part], bird)
        if not self.deck[part]:
            self.deck.pop(part)

    def draw_bird(self, luck):
        self.take_bird(0, luck.pick(self.deck[0]))

    def draw_card(self, luck):
        pile = self.pile or self.rebuilt
        take_out(pile, luck.pick(pile))

    def entry(self, luck, answer, events):
        for event in events:
            kind = event["type"]
            if kind in ("usedAction", "played", "passed", "cubesSpent") and self.played:
                self.discards.append(self.played)
                self.played = 0
            if kind == "played":
                self.played = event["card"]
            elif kind in ("discarded", "scored"):
                self.discards.append(event["card"])
            elif kind == "tookBird" and event["from"] == "deck":
                self.draw_bird(luck)
            elif kind == "tookBird" and event["from"] == "search":
                self.take_bird(next(i for i, part in enumerate(self.deck) if event["bird"] in part), event["bird"])
            elif kind == "deckShuffled":
                self.deck = [part for part in [[bird for part in self.deck for bird in part]] if part]
            elif kind in ("turnedUp", "movedUp"):
                self.draw_bird(luck)
            elif kind == "landed":
                self.landed.append(event["bird"])
            elif kind == "nestScored" and self.landed:
                self.deck.append(self.landed)
                self.landed = []
            elif kind == "pileRebuilt":
                self.rebuilt, self.discards = self.discards, []
            elif kind == "displayed":
                self.draw_card(luck)
            elif kind == "stageBegan":
                self.nests.append(luck.pick([nest for nest in range(7) if nest not in self.nests]))
                if event["lot"]:
                    ahead = lambda seat: (event["front"][seat], event["twoFront"][seat])
                    most = max(map(ahead, range(len(event["front"]))))
                    luck.pick([seat for seat in range(len(event["front"])) if ahead(seat) == most])


class Schwingenschlag:
    GUILDS = ["plains", "sea", "highlands", "rainforest"]
    NOT_ALONE = [47, 103, 114, 168, 170]
    RIVAL = {
        "1": [1, 2, 3, 4, 5, 6, 7, 8],
        "2": [9, 10, 11, 4, 5, 6, 7, 8],
        "3": [1, 2, 3, 9, 10, 11, 7, 8],
        "R1": [12, 13, 14, 4, 5, 6, 7, 15],
        "R2": [1, 2, 3, 12, 16, 14, 7, 15],
        "R3": [12, 16, 14, 9, 10, 11, 7, 15],
    }
    REFRESHING = [7, 15]

    def setup(self, luck, seats, options, events):
        alone = seats == 1
        self.rival = self.RIVAL[options.get("solo", "1")]
        self.decks = {
            "dragon": [card for card in range(1, 184) if not (alone and card in self.NOT_ALONE)],
            "cave": list(range(1, 76)),
            "rival": [],
        }
        self.discards = {"dragon": [], "cave": []}
        self.unseen = {}
        luck.pick(self.GUILDS)
        for tile in luck.deal(list(range(10)), 5):
            luck.pick([f"{tile + 1}a", f"{tile + 1}b"])
        if not alone:
            luck.pick(list(range(seats)))
        self.display = {"dragon": [], "cave": []}
        for _ in range(3):
            for kind in ("dragon", "cave"):
                self.display[kind].append(self.draw(luck, kind))
        for _ in range(3 * seats):
            for kind in ("dragon", "cave"):
                self.draw(luck, kind)

    def draw(self, luck, kind):
        self.need(kind)
        card = luck.pick(self.decks[kind])
        take_out(self.decks[kind], card)
        return card

    def need(self, kind):
        """A deck without a card to draw is made anew from its discards."""
        if kind in self.discards and len(self.decks[kind]) <= self.unseen.get(kind, 0):
            self.decks[kind], self.discards[kind], self.unseen = self.discards[kind], [], {}

    def clear(self, *kinds):
        for slot in range(3):
            for kind in kinds:
                if self.display[kind][slot]:
                    self.discards[kind].append(self.display[kind][slot])
                    self.display[kind][slot] = 0

    def entry(self, luck, answer, events):
        # A cave that is drawn to be dug in is told when it is dug: it is the first outcome of its entry.
        told = [0]

        def count(kind):
            told[0] += 1
            return 0

        deepcopy(self).follow(events, count)
        if len(luck.logged) > told[0]:
            self.draw(luck, "cave")
        self.follow(events, lambda kind: self.draw(luck, kind))

    def follow(self, events, draw):
        for event, following in zip(events, events[1:] + [{"type": ""}]):
            name, card, kind = event["type"], event.get("card"), event.get("kind")
            if name == "tookCard" and event["from"] == "deck":
                draw(kind)
            elif name in ("tookCard", "rivalTook", "enticed", "covered", "dug"):
                shown = self.display["cave" if name == "dug" else kind or "dragon"]
                if card in shown:
                    shown[shown.index(card)] = 0
            elif name in ("discarded", "paidCard"):
                self.discards[kind].append(card)
            elif name == "drafted":
                self.discards["dragon"] += event["thrownDragons"]
                self.discards["cave"] += event["thrownCaves"]
            elif name == "tucked" and event["from"] == "deck":
                self.need("dragon")
                self.unseen["dragon"] = self.unseen.get("dragon", 0) + 1
            elif name == "revealed":
                draw("dragon")
                if not event["fits"] and following["type"] == "gained":
                    self.discards["dragon"].append(card)
            elif name == "roundBegan":
                self.decks["rival"] = list(self.rival)
            elif name == "rivalTurned":
                draw("rival")
                if card in self.REFRESHING and following["type"] != "rivalPassed":
                    self.clear("dragon")
            elif name == "objectiveScored":
                self.clear("dragon", "cave")
            elif name == "displayed":
                for slot in range(3):
                    for kind in ("dragon", "cave"):
                        if not self.display[kind][slot] and event[kind + "s"][slot]:
                            draw(kind)
                            self.display[kind][slot] = event[kind + "s"][slot]


GAMES = {
    "rauf-und-runter": RaufUndRunter,
    "cloud-mine": CloudMine,
    "zefiria": Zefiria,
    "ueber-den-wolken": UeberDenWolken,
    "schwingenschlag": Schwingenschlag,
}


def check_parts(luck, seed):
    """Where everybody gave a part of the luck: each is the one that was committed to, and the seed is made of them."""
    for name, one in [("server", luck["server"])] + list(enumerate(luck["seats"])):
        if one and "part" in one and sha256(one["part"]) != one["hash"]:
            raise Mismatch(f"luck: the part of {name} is not the one that was committed to")
    parts = [luck["server"]["part"]] + [(seat or {}).get("part", "-") for seat in luck["seats"]]
    if sha256(":".join(["aerie-luck/1"] + parts)) != seed:
        raise Mismatch("luck: the seed is not made of these parts")


def check(file):
    """How many outcomes are those of the seed; raises Mismatch with the place where they are not."""
    if file.get("format") != "aerie-match/1" or file.get("game") not in GAMES:
        raise Mismatch("not a match file of a game that is known here")
    seed, carried, version = file.get("seed"), file.get("carried"), file["rulesVersion"]
    if seed is None:
        raise Mismatch("the seed is not disclosed, so there is nothing to check")
    if sha256(seed) != file.get("seedHash"):
        raise Mismatch("seed: not the one that was committed to")
    if "luck" in file:
        check_parts(file["luck"], seed)
    game, checked = GAMES[file["game"]](), 0

    def at(place, number, logged, play):
        nonlocal checked
        old = carried is not None and number < carried
        stream = str(place) if carried is None else f"v{version}.{place}"
        luck = Luck(None if old else seed, stream, logged)
        try:
            play(luck)
            if luck.logged:
                raise Mismatch(f"{json.dumps(luck.logged[0])} was never drawn")
        except (Mismatch, ValueError, IndexError, KeyError) as error:
            where = "setup" if place == "setup" else f"entries.{place}"
            raise Mismatch(f"{where}.chance: {error}") from error
        checked += 0 if old else len(logged)

    setup = file["setup"]
    at("setup", -1, setup["chance"], lambda luck: game.setup(luck, len(file["seats"]), file["options"], setup["events"]))
    before = []  # the number of every entry that counts, with the game as it was before it
    for number, entry in enumerate(file["entries"]):
        if "back" in entry:
            while before and before[-1][0] >= entry["back"]:
                game = before.pop()[1]
            continue
        before.append((number, deepcopy(game)))
        at(number, number, entry["chance"], lambda luck: game.entry(luck, entry["answer"], entry["events"]))
    return checked


def main(paths):
    bad = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8") as text:
                print(f"{path}: ok, {check(json.load(text))} outcomes are those of the seed")
        except (Mismatch, OSError, ValueError) as error:
            bad += 1
            print(f"{path}: {error}")
    return 1 if bad else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
