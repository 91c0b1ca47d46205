"""Beds with their bedding."""
from math import pi
from mathutils import Vector
from mathutils import noise
import math
from chance import chance, rnd
from geometry import box, frame_rect, mesh, smoothprof, tube
from materials import m_black, m_fabric, m_plain
from scene_graph import Group
from soft_geometry import cushion, drape, softbox


def bed(look, w=1.7, l=2.1, kind="uphol"):
    """A made bed (uphol, channel, wood, low, iron, cane): the head towards +y, origin under the middle of the head end."""
    frame, wood = look["bedm"], look["woodm"]
    base = 0.2 if kind == "low" else 0.3
    with Group() as g:
        if kind == "uphol":
            softbox(w + 0.08, l, 0.24, 0, -l / 2, 0.08, frame, 0.04, 0, wob=0.002)
            softbox(w + 0.14, 0.12, 1.12, 0, 0.03, 0.05, frame, 0.05, 0.01)
        elif kind == "channel":
            _frame_channel(l, frame, w)
        elif kind == "wood":
            _frame_wood(l, wood, w)
        elif kind == "low":
            _frame_low(wood, w, l)
        elif kind == "iron":
            _frame_iron(l, w)
        elif kind == "cane":
            _frame_cane(l, wood, w)
        softbox(w, l - 0.04, 0.24, 0, -l / 2, base, m_fabric("#f4f1ea", scale=60, bump=0.1), 0.06, 0.01)
        top = base + 0.25
        _bedding(look, w, l, base, top, hang=base - 0.04 if kind == "low" else 0.13)
    return g


def _bedding(look, w, l, base, top, hang):
    duvet_colour, linen_colour, throw_colour = look["bedding"]
    duvet = m_fabric(duvet_colour, scale=60, bump=0.15, sheen=0.15, var=0.05)
    linen = m_fabric(linen_colour, scale=60, bump=0.15, var=0.05)
    _duvet(w, l, top, hang, duvet)
    # the hem of the duvet folded back
    softbox(w + 0.11, 0.38, 0.055, 0, -0.78, top + 0.058, linen, 0.027, 0.01, wob=0.012)
    _throw(w, l, base, top, m_fabric(throw_colour, scale=80, bump=0.6))
    _pillows(look, w, top, duvet, linen)


def _duvet(w, l, top, hang, material):
    """A height field over the mattress that bends down at both sides and the foot, to `hang` above the floor."""
    columns, rows = 56, 60
    half, front, back = w / 2 + 0.3, -l - 0.26, -0.62
    drift = Vector((rnd(0, 99), rnd(0, 99), 0))
    verts = []
    for i in range(columns + 1):
        for j in range(rows + 1):
            x, y = -half + 2 * half * i / columns, front + (back - front) * j / rows
            verts.append(_duvet_point(x, y, w, l, top, hang, drift))
    faces = []
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    cloth = mesh(verts, faces, material, True, name="duvet")
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.03
    thick.offset = 1
    cloth.modifiers.new("smooth", "SUBSURF").render_levels = 1


def _duvet_point(x, y, w, l, top, hang, drift):
    """Where the point x, y of the duvet spread flat comes to lie."""
    over_side, over_foot = max(0, abs(x) - w / 2), max(0, -l + 0.02 - y)
    large = noise.noise(Vector((x * 2.2, y * 1.6, 0)) + drift)
    small = noise.noise(Vector((x * 5.5, y * 4.5, 7)) + drift)
    crown = 0.02 * (1 - (x / (w / 2)) ** 2) if abs(x) < w / 2 else 0
    z = top + 0.035 + 0.028 * large + 0.013 * small + crown
    px, py = x, y
    if over_side > 0:
        bulge = 0.05 * math.sin(min(1, over_side / 0.08) * pi / 2)
        fold = 0.012 * math.sin(y * 16 + large * 4) * min(1, over_side / 0.1)
        px = math.copysign(w / 2 + 0.02 + bulge + fold, x)
        z -= max(over_side - over_foot, 0) * 1.05
    if over_foot > 0:
        bulge = 0.04 * math.sin(min(1, over_foot / 0.08) * pi / 2)
        fold = 0.012 * math.sin(x * 16 + large * 4) * min(1, over_foot / 0.1)
        py = -l - 0.02 - bulge + fold
        z -= over_foot * 1.05
    return px, py, max(z, hang + 0.01 * large)


def _throw(w, l, base, top, material):
    """A blanket across the foot, far enough above the duvet not to be pierced by it."""
    right = [
        (w / 4, top + 0.127),
        (w / 2 + 0.05, top + 0.085),
        (w / 2 + 0.125, top - 0.1),
        (w / 2 + 0.125, base - 0.12),
    ]
    path = [(-x, z) for x, z in reversed(right)] + [(0, top + 0.137)] + right
    drape(path, 0.62, material, 0, -l + 0.42, 0, rot=90, fold=0.008, thick=0.018)


def _pillows(look, w, top, duvet, linen):
    for s in (-1, 1):
        cushion(0.72, 0.46, 0.2, s * w * 0.245, -0.2, top + 0.015, linen, rot=rnd(-3, 3), lean=28)
        front = duvet if chance(0.5) else linen
        cushion(0.68, 0.44, 0.2, s * w * 0.24, -0.37, top + 0.015, front, rot=rnd(-4, 4), lean=38)
    accents = [m_fabric(colour, scale=70, bump=0.5) for colour in look["pillows"]]
    for number, (size, x, y, z) in enumerate(
        (
            ((0.46, 0.46, 0.17), -w * 0.14, -0.52, 0.02),
            ((0.46, 0.46, 0.17), w * 0.16, -0.52, 0.02),
            ((0.52, 0.3, 0.14), 0, -0.66, 0.035),
        )
    ):
        turn = rnd(-6, 6) if number < 2 else rnd(-4, 4)
        material = accents[number % len(accents)]
        cushion(*size, x, y, top + z, material, rot=turn, lean=36 if number < 2 else 42)


def _frame_channel(l, fm, w):
    softbox(w + 0.08, l, 0.24, 0, -l / 2, 0.08, fm, 0.04, 0, wob=0.002)
    n = 14
    for i in range(n):
        softbox(
            (w + 0.3) / n - 0.003,
            0.13,
            1.3,
            -(w + 0.3) / 2 + (w + 0.3) * (i + 0.5) / n,
            0.03,
            0.05,
            fm,
            0.055,
            0.006,
            n=3,
            wob=0.001,
        )


def _frame_wood(l, wd, w):
    box(w + 0.08, l, 0.12, 0, -l / 2, 0.2, wd, 0.012)
    for s in (-1, 1):
        for yy in (-0.1, -l + 0.06):
            box(0.07, 0.07, 0.3, s * (w / 2 - 0.02), yy, 0, wd, 0.01)
    box(w + 0.12, 0.05, 0.55, 0, 0.02, 0.45, wd, 0.015)
    for s in (-1, 1):
        box(0.06, 0.06, 1.0, s * (w / 2 + 0.03), 0.02, 0, wd, 0.012)


def _frame_low(wd, w, l):
    box(w + 0.34, l + 0.16, 0.1, 0, -l / 2, 0.1, wd, 0.012)
    box(w - 0.1, l - 0.3, 0.1, 0, -l / 2, 0, m_plain("#1b1815"), 0)
    box(w + 0.34, 0.05, 0.5, 0, 0.03, 0.15, wd, 0.012)


def _frame_iron(l, w):
    mt = m_black()
    for yy, hh in ((0.02, 1.15), (-l, 0.75)):
        tube(
            smoothprof(
                [
                    (-w / 2 - 0.02, yy, 0),
                    (-w / 2 - 0.02, yy, hh * 0.8),
                    (-w / 2 + 0.1, yy, hh),
                    (w / 2 - 0.1, yy, hh),
                    (w / 2 + 0.02, yy, hh * 0.8),
                    (w / 2 + 0.02, yy, 0),
                ],
                6,
            ),
            0.018,
            mt,
        )
        tube([(-w / 2, yy, hh * 0.62), (w / 2, yy, hh * 0.62)], 0.011, mt)
        for k in range(9):
            x = -w / 2 + w * (k + 0.5) / 9
            tube([(x, yy, 0.3), (x, yy, hh * 0.97)], 0.008, mt)
    box(w, l, 0.05, 0, -l / 2, 0.25, mt, 0.004)


def _frame_cane(l, wd, w):
    box(w + 0.08, l, 0.12, 0, -l / 2, 0.2, wd, 0.012)
    box(w + 0.1, 0.045, 0.75, 0, 0.02, 0.42, m_fabric("#d8bd8c", "#b8925c", 70, 0.8), 0.004)
    frame_rect(-w / 2 - 0.06, w / 2 + 0.06, 0.38, 1.2, 0.0, wd, 0.06, 0.05)
    for s in (-1, 1):
        box(0.07, 0.07, 0.42, s * (w / 2 + 0.02), 0.0, 0, wd, 0.01)
    for s in (-1, 1):
        box(0.06, 0.06, 0.2, s * (w / 2 - 0.05), -l + 0.06, 0, wd, 0.01)
