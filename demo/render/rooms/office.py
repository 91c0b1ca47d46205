"""Home offices: the desk on the wall, or free in the room before a wall of shelves."""
from cameras import Photo
from chance import chance, pick, rnd
from furniture.armchairs import armchair
from furniture.chairs import chair
from furniture.lamps import floor_lamp, table_lamp
from furniture.objects import books_stack, laptop
from furniture.pendants import pendant
from furniture.rugs import rug
from furniture.storage import open_shelf, shelf_unit
from furniture.tables import desk
from furniture.wall_decor import wall_art
from geometry import lathe
from materials import m_ceramic, m_fabric
from rooms.common import plants, side_table, vase_with_sprig
from scene_graph import Group
from shell.interior import interior

METAL_DESKS = ("industrial", "contemporary")
PEDESTAL_DESKS = ("farmhouse", "traditional", "coastal")
METAL_SHELVES = ("industrial", "contemporary", "minimalist")


def build(look, style):
    """Returns the room and its photographer's notes."""
    W, D = rnd(4.1, 4.5), rnd(4.2, 4.5)
    room = interior(look, W, D, 2.75, [(D - 3.1, D - 1.2)], top=2.35)
    focus, upright = pick(_desk_on_wall, _desk_free)(look, style, room)
    lamp = look["lamp"]
    pendant(lamp, W / 2, D - 1.9, 2.02, room.H, look, 1.0 if lamp in ("paper", "wicker") else 0.8, 12)
    position = (W / 2 + rnd(-0.35, 0.35), D - 4.75, rnd(1.2, 1.35))
    return room, Photo(position, rnd(-5, 5), focus, upright, upright_bearing=-18)


def _desk_on_wall(look, style, room):
    W, D, deep = room.W, room.D, room.deep
    x, y = W / 2 - 0.35 + rnd(-0.1, 0.1), D - 0.62 - deep
    rug(look, 2.6, 1.8, W / 2 + 0.1, D - 1.7)
    _set_desk(look, style, chair_turn=180 + rnd(-28, 28)).at(x, y)
    if chance(0.5) and room.back not in ("panels", "wainscot", "archpaint"):
        for z in (1.5, 1.9):
            open_shelf(look, 1.35, z).at(x, D - deep)
    else:
        layout = "pair" if room.back == "archpaint" else pick("single", "pair", "trio")
        wall_art(look, x, D - deep + 0.01, 1.68, 1.35, layout)
    _shelves(look, style, 1.0).at(W - 0.56, D - 0.2 - deep)
    _reading_corner(look, room)
    plants(look, [(0.38, D - 0.38, 1.6), (0.4, D - 3.5, 1.1)])
    return (x + 0.1, y - 0.1, 0.95), (W - 0.9, D - 0.9, 1.1)


def _desk_free(look, style, room):
    """The desk stands before two bookcases, its chair behind it."""
    W, D, deep = room.W, room.D, room.deep
    x, y = W / 2 + 0.05, D - 1.75
    rug(look, 2.8, 2.0, x, y - 0.1)
    with Group() as group:
        _set_desk(look, style, chair_turn=180 + rnd(-14, 14))
    group.at(x, y, 0.012, 180)
    for side in (-1, 1):
        _shelves(look, style, 0.9).at(x + side * 1.35, D - 0.2 - deep)
    wall_art(look, x, D - deep + 0.01, 1.6, 1.3, "single")
    armchair(look["armm"], look["woodm"], look["chairkind"]).at(W - 0.75, D - 3.0, 0.012, -128 + rnd(-8, 8))
    plants(look, [(0.38, D - 0.38, 1.7), (0.4, D - 3.6, 1.1)])
    return (x - 0.2, y, 0.95), (x - 0.5, D - 1.2, 1.1)


def _set_desk(look, style, chair_turn):
    kind = "metal" if style in METAL_DESKS else "pedestal" if style in PEDESTAL_DESKS else "wood"
    with Group() as group:
        z = desk(look, kind, 1.6, 0.72).h
        seat = "uphol" if look["chair"].startswith("model") else look["chair"]
        chair(look, seat).at(rnd(-0.15, 0.15), -0.62, 0.012, chair_turn)
        laptop().at(0, -0.08, z)
        table_lamp(look, 0.95, 6).at(-0.6, 0.12, z)
        books_stack(3, look.get("bookc")).at(0.52, 0.08, z, 8)
        vase_with_sprig(look, 0.62, -0.17, z, pick(0, 2), 0.75, 0.32)
        cup = [(0, 0), (0.04, 0), (0.043, 0.09), (0.039, 0.09), (0.036, 0.01), (0, 0.01)]
        lathe(cup, 0.28, -0.2, z, m_ceramic(look["ceramic"][0]), 28)
    return group


def _shelves(look, style, width):
    kind = "metal" if style in METAL_SHELVES else "wood"
    return shelf_unit(look, width, 2.1, 0.34, kind, 0.4 if look.get("spare") else 0.8)


def _reading_corner(look, room):
    W, D = room.W, room.D
    padded = look["chairkind"] in ("lounge", "wing")
    pillow = m_fabric(look["pillows"][0]) if padded else None
    armchair(look["armm"], look["woodm"], look["chairkind"], pillow).at(W - 0.72, D - 1.95, 0.012, -60)
    side_table(look, 0.505).at(W - 0.4, D - 1.2, 0.012)
    floor_lamp("slim" if look["flamp"] == "arc" else look["flamp"], look).at(W - 0.35, D - 2.75)
