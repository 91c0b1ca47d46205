"""Bedrooms: the bed's head on the back wall or on the right wall."""
from cameras import Photo
from chance import chance, pick, rnd
from furniture.armchairs import armchair
from furniture.beds import bed
from furniture.lamps import table_lamp, wall_lamp
from furniture.objects import books_stack
from furniture.pendants import pendant
from furniture.rugs import rug
from furniture.storage import nightstand, sideboard
from furniture.wall_decor import macrame, mirror_round, wall_art
from geometry import box
from rooms.common import arched_mirror_on_right_wall, dressed_sideboard, plants, side_table, vase_with_sprig
from scene_graph import Group
from shell.interior import interior
from soft_geometry import softbox

NIGHTSTANDS = {
    "japandi": "stool",
    "bohemian": "stool",
    "minimalist": "block",
    "art-deco": "round",
    "contemporary": "round",
}


def build(look, style):
    """Returns the room and its photographer's notes."""
    W, D = rnd(4.4, 4.8), rnd(4.5, 4.8)
    window = (D - 3.7, D - 0.9) if look.get("spare") else (D - 3.3, D - 1.3)
    room = interior(look, W, D, 2.75, [window], top=2.35)
    photo = pick(_bed_on_back_wall, _bed_on_back_wall, _bed_on_right_wall)(look, style, room)
    lamp = "globe" if look["lamp"] == "linear" else look["lamp"]
    pendant(lamp, W / 2, D - 1.9, 2.0, room.H, look, 1.1 if lamp in ("paper", "wicker") else 0.85, 14)
    return room, photo


def _bed_on_back_wall(look, style, room):
    W, D = room.W, room.D
    x, y = W / 2 + rnd(-0.05, 0.15), D - room.deep - 0.11
    _rug(look, x, D - 2.0)
    _bed_with_nightstands(look, style, bench=not look.get("spare") and chance(0.65)).at(x, y)
    _above_headboard(look, style, room, x)
    if chance(0.5):
        sideboard(look, 1.3, 0.8, 0.42, look["sb"], look["fronts"]).at(W - 0.24, D - 2.75, 0, -90)
        vase_with_sprig(look, W - 0.24, D - 3.0, 0.8, 3, 0.8)
        arched_mirror_on_right_wall(look, room, D - 2.7)
    else:
        armchair(look["armm"], look["woodm"], look["chairkind"]).at(W - 0.62, D - 2.65, 0, -62)
    plants(look, [(0.38, D - 0.4, 1.55), (W - 0.35, D - 3.6, 1.3)])
    return _photo(room, (x - 0.85, y - 0.45, 0.72), (x - 0.75, y - 0.7, 1.0))


def _bed_on_right_wall(look, style, room):
    """The bed seen from its side, a chest with mirror or pictures on the feature wall."""
    W, D = room.W, room.D
    y = D - 1.95
    _rug(look, W - 1.7, y, 90)
    _bed_with_nightstands(look, style, bench=False).at(W - 0.08, y, 0, -90)
    with Group() as group:
        wall_art(look, 0, 0, 0, 1.25, pick("pair", "trio", "single"))
    group.at(W, y, 1.75, -90)
    dressed_sideboard(look, 1.35, 0.78).at(W / 2 - 0.75, D - 0.24 - room.deep)
    z = 1.68
    if chance(0.5) and room.back not in ("archpaint", "wainscot", "panels"):
        mirror_round(0.36, look["metal"], W / 2 - 0.75, D - 0.03 - room.deep, z)
    elif room.back == "archpaint":
        wall_art(look, W / 2, D, 1.7, 1.1, "pair")
    else:
        wall_art(look, W / 2 - 0.75, D - (room.deep if room.back != "wainscot" else 0.01) + 0.01, z, 1.15, "single")
    armchair(look["armm"], look["woodm"], look["chairkind"]).at(0.85, D - 3.1, 0.012, 100)
    side_table(look).at(0.5, D - 2.45, 0.012)
    plants(look, [(0.38, D - 0.4, 1.6), (W - 0.35, D - 3.75, 1.1)])
    return _photo(room, (W - 1.0, y, 0.7), (W / 2 - 0.6, D - 0.7, 1.0), turned=13)


def _photo(room, focus, upright, turned=0.0):
    """turned: how many degrees further to the right, where the bed stands there."""
    position = (room.W / 2 + rnd(-0.4, 0.4) - turned * 0.05, room.D - 5.0, rnd(1.2, 1.35))
    return Photo(position, rnd(-5, 6) - turned, focus, upright, shift=-0.07)


def _rug(look, x, y, turn=0):
    if look["rug"][0] == "jute":
        rug(look, 2.4, 2.4, x, y)
    else:
        rug(look, 3.0, 2.0, x, y, turn)


def _bed_with_nightstands(look, style, bench):
    """Origin at the middle of the head end."""
    apart = 1.28 if look["bed"] in ("low", "channel") else 1.2
    with Group() as group:
        bed(look, rnd(1.6, 1.75), 2.05, look["bed"])
        for side in (-1, 1):
            stand = nightstand(look, NIGHTSTANDS.get(style, "drawer")).at(side * apart, -0.22)
            if side < 0 or chance(0.6):
                table_lamp(look, 0.9, 6).at(side * apart - 0.03, -0.2, stand.h)
            else:
                vase_with_sprig(look, side * apart, -0.2, stand.h, pick(0, 2), 0.8, 0.4)
            books_stack(2, look.get("bookc")).at(side * (apart + 0.07), -0.36, stand.h, 15 * side, 0.6)
        if bench:
            _bench(look).at(0, -2.47, 0.012)
    return group


def _bench(look):
    wood = look["woodm"]
    with Group() as group:
        softbox(1.15, 0.42, 0.13, 0, 0, 0.34, look["accentm"], 0.045, 0.02)
        box(1.1, 0.34, 0.04, 0, 0, 0.31, wood, 0.006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.05, 0.05, 0.35, sx * 0.5, sy * 0.15, 0, wood, 0.006)
    return group


def _above_headboard(look, style, room, x):
    D, kind = room.D, room.back
    if style == "art-deco":
        for side in (-1, 1):
            wall_lamp(look, x + side * 1.28, D - 0.02, 1.62, 8)
        mirror_round(0.24, look["metal"], x, D - 0.02, 1.95, "sun")
    elif look.get("mirror") == "sun" and chance(0.7):
        mirror_round(0.25, look["metal"], x, D - 0.02, 1.85, "sun")
    elif kind == "archpaint" and look.get("macrame"):
        macrame(0.8, 0.75).at(x, D - 0.01, 2.3)
    else:
        single = look.get("spare") or kind == "wainscot"
        y = D - (0 if kind == "wainscot" else room.deep) + 0.01
        wall_art(look, x, y, 1.8, 1.3, "single" if single else pick("pair", "single", "trio"))
