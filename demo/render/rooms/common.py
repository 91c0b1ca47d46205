"""Pieces that several rooms share."""
from chance import chance, pick, rnd, rng
from furniture.lamps import table_lamp
from furniture.objects import books_stack, vase
from furniture.plants import pot_plant, sprig
from furniture.storage import sideboard
from furniture.wall_decor import mirror_arch, mirror_round
from furniture.art import art
from geometry import cyl
from materials import m_ceramic, m_fabric, m_velvet
from scene_graph import Group

LOW_PLANTS = {"snake": 0.6, "monstera": 0.8}
"""How much smaller a plant of this kind is than a tree of the same spot."""


def plants(look, spots):
    """Plants of the style in the first of the spots (x, y, height), as many as the style has."""
    kinds = list(look["plants"])
    rng.shuffle(kinds)
    for i, (x, y, height) in enumerate(spots[: look.get("nplants", 2)]):
        kind = kinds[i % len(kinds)]
        pot_plant(kind, height * LOW_PLANTS.get(kind, 1), look, look["pot"]).at(x, y, 0, rnd(0, 360))


def pillow_materials(look, style):
    """One material per pillow colour of the style."""
    if style == "art-deco":
        return [m_velvet(colour) for colour in look["pillows"]]
    return [m_fabric(colour, scale=85, bump=0.45, var=0.12) for colour in look["pillows"]]


def ceramic(look):
    """A vase material of the style."""
    return m_ceramic(rng.choice(look["ceramic"]))


def vase_with_sprig(look, x, y, z, kind=None, size=0.85, stem=0.5):
    """A vase standing at x, y, z with something of the garden in it."""
    pot = vase(pick(0, 2, 3) if kind is None else kind, ceramic(look), size).at(x, y, z)
    sprig(look["sprig"], stem).at(x, y, z + pot.h * 0.72)


def side_table(look, height=0.525):
    """A small round table; origin on the floor."""
    with Group() as group:
        cyl(0.21, 0.025, 0, 0, height - 0.025, look["woodm"], n=48)
        cyl(0.02, height - 0.025, 0, 0, 0, look["metal"])
        cyl(0.15, 0.018, 0, 0, 0, look["metal"], n=40)
    return group


def dressed_sideboard(look, width=1.55, height=0.66):
    """A sideboard with lamp, vase and books on it; origin on the floor at its middle, front towards -y."""
    with Group() as group:
        sideboard(look, width, height, 0.42, look["sb"], look["fronts"])
        table_lamp(look, 1.0).at(-width * 0.33, 0, height)
        vase_with_sprig(look, width * 0.34, 0, height, 3, 0.85, 0.5)
        books_stack(3, look.get("bookc")).at(width * 0.08, -0.02, height, 8)
    return group


def hung_on_right_wall(look, room, y, z):
    """A mirror or a picture on the right wall around y, z."""
    with Group() as group:
        if chance(0.5):
            mirror_round(0.38, look["metal"], 0, 0, 0)
        else:
            art(0.7, 0.9, rng.choice(look["art"]), shuffled_colours(look), look["frame"], 0.06)
    group.at(room.W - 0.02, y, z, -90)


def arched_mirror_on_right_wall(look, room, y):
    """A standing arched mirror above a sideboard on the right wall."""
    mirror_arch(0.62, 1.05, look["metal"], 0, 0, 0).at(room.W - 0.012, y, 0.95, -90)


def shuffled_colours(look):
    """The style's picture colours: the ground first, the others in any order."""
    ground, *others = look["artc"]
    return [ground, *rng.sample(others, len(others))]
