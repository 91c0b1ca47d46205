"""Dining rooms: the table along or across the room, a sideboard on the feature wall."""
import math

from cameras import Photo
from chance import chance, pick, rnd
from furniture.chairs import chair, has_closed_back
from furniture.objects import bowl, candle, place_setting
from furniture.pendants import pendant
from furniture.rugs import rug
from furniture.tables import dining_table
from furniture.wall_decor import mirror_round, wall_art
from materials import m_plain
from rooms.common import ceramic, dressed_sideboard, plants, vase_with_sprig
from scene_graph import Group
from shell.interior import interior

BENCH_STYLES = ("farmhouse", "mediterranean", "japandi")


def build(look, style):
    """Returns the room and its photographer's notes."""
    W, D = rnd(4.6, 5.0), rnd(4.7, 5.0)
    room = interior(look, W, D, 2.85, [(D - 3.9, D - 2.45), (D - 1.95, D - 0.55)], top=2.4)
    x, y = W / 2 + rnd(-0.1, 0.1), D - 2.15
    round_table = look["dtable"] == "round"
    along = not round_table and chance(0.35)
    if round_table:
        rug(look, 2.6, 2.6, x, y, round_=True)
    elif look["floor"][0] != "tile" or style == "contemporary":
        rug(look, 3.1, 2.1, x, y, 90 if along else 0)
    (_round_table(look) if round_table else _long_table(look, style)).at(x, y, 0.012, 90 if along else 0)
    _lamps(look, x, y, room.H, along)
    deep = room.deep
    dressed_sideboard(look, 1.8, 0.78).at(x, D - 0.23 - deep)
    if look.get("mirror") == "sun":
        mirror_round(0.3, look["metal"], x, D - 0.02, 1.72, "sun")
    elif chance(0.3) and room.back != "archpaint":
        mirror_round(0.42, look["metal"], x, D - 0.03 - deep, 1.62)
    elif room.back == "archpaint":
        wall_art(look, W / 2, D, 1.72, 1.0, "pair")
    else:
        single = room.back == "wainscot"
        wall_art(look, x, D - deep + 0.01, 1.68, 1.5, "single" if single else pick("pair", "single"))
    plants(look, [(W - 0.45, D - 0.45, 1.8), (0.42, D - 0.35, 1.4)])
    position = (W / 2 + rnd(-0.35, 0.35), D - 5.35, rnd(1.28, 1.4))
    hidden = not round_table and not along and has_closed_back(look["chair"])
    return room, Photo(
        position,
        rnd(-3, 3),
        (x + 0.1, y, 0.9),
        (x - 0.3, y + 0.3, 1.1),
        shift=-0.065,
        detail_raised=0.75 if hidden else 0.3,
    )


def _long_table(look, style):
    length = 2.1
    bench = style in BENCH_STYLES
    with Group() as group:
        table = dining_table(look, look["dtable"], length, 0.95)
        for i in range(3):
            x = -length / 2 + length * (i + 0.5) / 3
            chair(look).at(x, 0.62 + rnd(-0.03, 0.08), 0, rnd(-5, 5))
            if not bench:
                chair(look).at(x, -0.64 - rnd(-0.03, 0.1), 0, 180 + rnd(-8, 8))
            for side in (-1, 1):
                place_setting(look).at(x, side * 0.3, table.h, 0 if side < 0 else 180)
        if bench:
            chair(look, "bench").at(0, -0.66)
        _centrepiece(look, table.h, 0.32)
    return group


def _round_table(look):
    with Group() as group:
        table = dining_table(look, "round", 1.24, 0.95)
        for angle in (40, 140, 215, 325):
            turn = math.radians(angle)
            chair(look).at(0.8 * math.cos(turn), 0.8 * math.sin(turn), 0, angle - 90 + rnd(-6, 6))
        _centrepiece(look, table.h, 0.28)
    return group


def _centrepiece(look, z, bowl_at):
    vase_with_sprig(look, 0.02, 0, z, None, 0.95)
    bowl(ceramic(look), 0.14, 0.06).at(bowl_at, 0, z)
    for i, height in enumerate((0.18, 0.12)):
        candle(m_plain("#f3ead8", 0.6), height, 0.022).at(-0.25 - 0.07 * i, 0.03 * i, z)


def _lamps(look, x, y, ceiling, along):
    kind = look["lamp"]
    pair = kind in ("dome", "cone", "globe") or (kind == "wicker" and look["dtable"] != "round")
    if pair:
        for side in (-0.55, 0.55):
            dx, dy = (0, side) if along else (side, 0)
            pendant(kind, x + dx, y + dy, 1.62, ceiling, look, 0.95, 13)
    elif kind == "linear":
        lamp = pendant(kind, x, y, 1.62, ceiling, look, 1.1, 20)
        if along:
            lamp.at(x, y, 1.62, 90)
    else:
        pendant(kind, x, y, 1.62, ceiling, look, {"rings": 1.1, "paper": 1.35, "wicker": 1.35}.get(kind, 1.15))
