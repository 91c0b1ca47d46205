"""What terrace and garden share: house wall, glazed door, ground, planting, lanterns, evening sun."""
import math

from chance import pick, rnd
from colour import shade
from furniture.nature import distant_trees, hedge, sea, shrub, tree
from furniture.objects import candle
from geometry import box, lathe, mesh, tube
from lights import point, sky, sun
from materials import (
    m_black,
    m_brick,
    m_concrete,
    m_emit,
    m_fabric,
    m_glass,
    m_leaf,
    m_limewash,
    m_paint,
    m_plain,
    m_plank,
    m_tile,
)
from scene_graph import Group
from shell.floors import floor_planks
from shell.openings import wall, window

PAVED = ("mediterranean", "contemporary", "minimalist", "art-deco", "traditional", "industrial", "bohemian")
SINGLE_PANES = ("minimalist", "contemporary", "scandinavian", "japandi")
SEASIDE = ("coastal", "mediterranean")
OUTDOOR_CHAIRS = {
    "art-deco": "metal",
    "contemporary": "metal",
    "industrial": "metal",
    "mid-century-modern": "wishbone",
    "minimalist": "wishbone",
    "traditional": "ladder",
}
"""What stands outside in place of the style's upholstered chairs."""


def house_wall(look, style, room, door):
    """The wall of the house at y = D and one on the right, with a glazed door (x from, x to)."""
    W, D = room.W, room.D
    opening = (*door, 0.0, 2.3)
    plaster = wall_material(look, style)
    wall("y", D, 0, W, 3.2, [opening], plaster, 1, reveal=plaster)
    wall("x", W, 1.5, D, 3.2, [], plaster, 1)
    frame = m_paint(look.get("wincol") or look["trim"], 0.4)
    window("y", D, *opening, 1, frame, nx=2, nz=1 if style in SINGLE_PANES else 4, sill=False)
    a, b = door
    pane = [(a, D + 0.13, 0), (b, D + 0.13, 0), (b, D + 0.13, 2.3), (a, D + 0.13, 2.3)]
    mesh(pane, [(0, 1, 2, 3)], m_glass("#dfe8ea", 2.0))
    box(b - a + 0.5, 0.02, 2.5, (a + b) / 2, D + 1.3, 0, m_emit("#8a7358", 0.35), 0)


def wall_material(look, style):
    """Plaster or brick of the outside walls."""
    if style == "industrial":
        return m_brick("#9c5640", "#7c3d2c", "#a89c8c")
    if style == "traditional":
        return m_brick("#b0806a", "#96664f", "#cfc4b2")
    if style == "farmhouse":
        return m_brick("#e9e4da", "#dcd6ca", "#cfc8bb", 1.15)
    colours = {"japandi": "#d6c9b4", "art-deco": "#e9dfcc", "bohemian": "#e3b48c"}
    return m_limewash(colours.get(style, shade(look["wall"][1], 0.97)))


def deck(look, style, depth):
    """Tiles or boards under the terrace, reaching past the camera."""
    if style == "art-deco":
        stone = m_tile("#efe9dc", "#24302e", 0.25, 0.08, 0.05)
        floor = floor_planks(16, depth, 0.4, 0.4, stone, "checker", y0=-3, under="#6f6a60", gap=0.003)
    elif style == "traditional":
        floor = floor_planks(
            16, depth, 0.11, 0.33, m_tile("#a8694f", "#8f5540", 0.7, 0.3, 0.2), "herring", y0=-3, under="#8d7f70"
        )
    elif style in PAVED:
        colours = {"mediterranean": None, "industrial": "#8d8b86", "bohemian": "#c99a74", "contemporary": "#b9b3a8"}
        colour = colours.get(style, "#cbbfab")
        stone = m_tile(colour, None, 0.6, 0.14, 0.2) if colour else look["floor"][3]
        side = {"mediterranean": 0.3, "industrial": 0.8, "contemporary": 0.9, "minimalist": 0.9}.get(style, 0.45)
        floor = floor_planks(16, depth, side, side, stone, "tile", y0=-3, under="#9a8d78", gap=0.003)
    else:
        wood = {"coastal": "#c9bba2", "scandinavian": "#b99f7c", "japandi": "#7d6048"}.get(style, "#9a7048")
        floor = floor_planks(16, depth, 0.14, 2.6, m_plank(wood, None, 0.6), "across", y0=-3, gap=0.004)
    floor.location[0] = -8


def surroundings(look, style, room):
    """Grass, a planted border, trees and the horizon to the left of the terrace and behind it."""
    D = room.D
    shore, cliff = (-9, D + 5) if style in SEASIDE else (-60, 60)
    ground = [(shore, -30, -0.12), (-1.2, -30, -0.12), (-1.2, cliff, -0.12), (shore, cliff, -0.12)]
    mesh(ground, [(0, 1, 2, 3)], m_fabric("#6f8a45", "#8fa458", 8, 0.6, 0))
    border = _border_material(look, style)
    box(0.3, 7.4, 0.5, -0.55, D - 3.2, -0.05, border, 0.02)
    greens = [m_leaf(c) for c in ("#5f7d3f", "#76895c", "#4d6b35", "#8a9a5a")]
    y = D + 0.6
    while y > -1.2:
        radius = rnd(0.35, 0.6)
        blossoms = m_plain(pick("#e9e2ee", "#c77f8e", "#b7a3d0", "#f0e6c8"), 0.8) if rnd(0, 1) < 0.45 else None
        shrub(-1.35 - rnd(0, 0.35), y, radius, pick(*greens), -0.15, flowers=blossoms)
        y -= radius * 1.7
    horizon(style, (-4, 0), D + 5, left=-9)
    if style not in SEASIDE:
        hedge(-5.2, -4.4, -6, D + 6, rnd(1.5, 1.9), z=-0.12, leaves=26000)
        for i in range(2):
            tree(-2.9 - rnd(0, 0.9), D - 0.4 + i * 2.6, rnd(3.2, 4.2), pick(*greens), -0.12)


def horizon(style, across, behind, left=None):
    """What closes the view: the sea for houses at the coast, trees for the others; beyond y = `behind`, and x = `left`.

    `across` is the span of x that the camera looks at.
    """
    if style in SEASIDE:
        sea(behind, left)
        return
    distant_trees((across[0] - 14, behind), (across[1] + 14, behind + 5))
    if left is not None:
        distant_trees((left - 5, -6), (left, behind))


def _border_material(look, style):
    if style in ("mediterranean", "bohemian", "coastal"):
        return m_limewash(look["wall"][1])
    if style in ("minimalist", "contemporary", "industrial", "art-deco"):
        return m_concrete("#b8b2a6")
    if style == "traditional":
        return m_brick("#b0806a", "#96664f", "#cfc4b2")
    return look["woodm"]


def pergola(look, style, room):
    """Two posts, two beams and rafters above the seating."""
    W, D = room.W, room.D
    dark = style in ("minimalist", "contemporary", "industrial", "art-deco")
    beam = (
        m_black()
        if dark
        else m_paint("#f3f1ea", 0.6)
        if style in ("coastal", "traditional", "farmhouse")
        else look.get("beamm") or look["woodm"]
    )
    for x in (0.1, W - 0.3):
        box(0.12, 0.12, 2.62, x, D - 3.3, 0, beam, 0.008)
    for y, width in ((D - 3.3, 0.12), (D - 0.06, 0.08)):
        box(W + 0.6, width, 0.16, W / 2 - 0.1, y, 2.6, beam, 0.008)
    for i in range(13):
        box(0.06, 3.7, 0.12, -0.2 + i * (W + 0.2) / 12, D - 1.75, 2.74, beam, 0.006)


def lantern(x, y, height):
    """A black lantern with a candle, on the ground."""
    with Group() as group:
        for a in (-1, 1):
            for b in (-1, 1):
                box(0.012, 0.012, height, a * 0.07, b * 0.07, 0, m_black(), 0.001)
        for side, z in ((0.17, 0.0), (0.12, 0.012), (0.06, 0.028)):
            box(side, side, 0.016, 0, 0, height + z, m_black())
        ring = [(0.035 * math.sin(a * math.pi / 8), 0, height + 0.075 + 0.035 * math.cos(a * math.pi / 8)) for a in range(16)]
        tube(ring, 0.005, m_black(), True)
        box(0.15, 0.15, 0.01, 0, 0, 0, m_black())
        candle(m_emit("#ffdcb0", 0.9), height * 0.5, 0.035)
        point(0, 0, height * 0.7, 2, r=0.03)
    group.at(x, y)


def string_lights(x0, x1, y, z, sag=0.22, bulbs=10):
    """Bulbs on a cable between two points."""

    def hang(u):
        return x0 + (x1 - x0) * u, y - 0.2 * math.sin(9 * u), z - sag * 4 * u * (1 - u)

    for i in range(bulbs):
        px, py, pz = hang(i / (bulbs - 1))
        bulb = [(0, 0), (0.02, 0.012), (0.022, 0.03), (0.008, 0.055), (0, 0.06)]
        lathe(bulb, px, py, pz - 0.08, m_emit("#ffd79a", 10), 12)
    tube([hang(i / 40) for i in range(41)], 0.004, m_black())


def outdoor_look(look, style):
    """The look with furniture that may get wet: no upholstered chairs, no deep-pile rugs."""
    kind = OUTDOOR_CHAIRS.get(style, look["chair"])
    return {**look, "chair": kind, "chairm": m_fabric("#e6ddcb"), "stool": "wood"}


def evening_sun(look=None):
    """Low warm sun from the left and a sky that lights the scene; after sunset only the sky and the lamps."""
    if look and look.get("dusk"):
        sky(1.5, -120, 0.1, lights_scene=True, dusk=True)
        return
    sky(28, -120, 0.32, lights_scene=True)
    sun(4.2, 34 + rnd(-4, 4), 48 + rnd(-10, 10), "#ffe2b8")
