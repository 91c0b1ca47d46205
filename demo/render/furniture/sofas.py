"""Sofas, their legs, and poufs."""
from math import pi
from chance import rnd
from geometry import box, lathe, smoothprof
from scene_graph import Group
from soft_geometry import cushion, drape, softbox


def legs(w, d, h, mat, style="tapered", inset=0.07):
    """Four legs under a piece of w × d metres."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - inset), sy * (d / 2 - inset)
            if style == "tapered":
                lathe([(0, 0), (0.013, 0), (0.024, h), (0, h)], x, y, 0, mat, 16, tilt=(sy * -6, sx * 6, 0))
            elif style == "block":
                box(0.06, 0.06, h, x, y, 0, mat)
            elif style == "metal":
                box(0.02, 0.02, h, x, y, 0, mat, 0.002)
            elif style == "bun":
                lathe(
                    smoothprof([(0.0, 0), (0.03, 0), (0.045, h * 0.4), (0.03, h * 0.85), (0.05, h)]),
                    x,
                    y,
                    0,
                    mat,
                    20,
                )


ARM_WIDTHS = {"slim": 0.12, "wide": 0.22, "roll": 0.2, "wood": 0.06}
BACK_THICKNESS = 0.17


def sofa(
    mat,
    w=2.25,
    d=0.95,
    seat=0.43,
    leg=0.14,
    legstyle="tapered",
    legmat=None,
    arm="slim",
    ncush=3,
    back=0.82,
    pillows=(),
    throw=None,
    tuft=False,
    skirt=False,
):
    """A sofa w metres wide; front towards -y, origin on the floor under its middle.

    seat and back are heights; arm: slim, wide, roll or wood (an open wooden frame); tuft channels the back,
    skirt hides the feet. pillows: (place from -1 to 1, material, size); throw: (material, side).
    """
    inner = w - 2 * ARM_WIDTHS[arm]
    with Group() as g:
        if legstyle != "none":
            legs(w, d, leg + 0.01, legmat, legstyle)
        if arm == "wood":
            _wooden_frame(w, d, inner, leg, legmat, mat)
        else:
            bottom = 0.02 if skirt else leg
            softbox(w - 0.02, d - 0.06, seat - leg - 0.14, 0, 0, bottom, mat, 0.035, 0, wob=0.002)
        if skirt:
            softbox(w, d - 0.03, 0.3, 0, 0, 0.015, mat, 0.02, 0, wob=0.004)
        _seat_cushions(inner, d, seat, ncush, mat)
        if arm == "wood":
            _spindles(w, d, inner, legmat)
        else:
            y = d / 2 - BACK_THICKNESS / 2
            softbox(inner + 0.04, BACK_THICKNESS, back - leg - 0.1, 0, y, leg + 0.05, mat, 0.06, 0.005)
        if tuft:
            _channelled_back(inner, d, seat, back, mat)
        else:
            _back_cushions(inner, d, seat, back, ncush, mat)
        _arms(arm, w, d, leg, mat)
        for place, material, size in pillows:
            turn, lean, roll = rnd(-9, 9) - place * 8, rnd(20, 27), rnd(-5, 5)
            x, y = place * inner / 2, d / 2 - BACK_THICKNESS - 0.235
            cushion(size, size, size * 0.38, x, y, seat + 0.035, material, rot=turn, lean=lean, roll=roll)
        if throw:
            _throw(throw, inner, d, seat, back)
    return g


def _wooden_frame(w, d, inner, leg, wood, mat):
    for s in (-1, 1):
        x = s * (w / 2 - 0.03)
        box(0.05, d * 0.9, 0.045, x, -0.02, 0.58, wood, 0.015)
        box(0.045, 0.05, 0.58, x, -d * 0.4, 0, wood, 0.01)
        box(0.045, 0.05, 0.62, x, d * 0.36, 0, wood, 0.01)
    box(w - 0.06, 0.05, 0.07, 0, -d / 2 + 0.09, leg + 0.06, wood, 0.01)
    box(w - 0.06, 0.05, 0.07, 0, d / 2 - 0.1, leg + 0.06, wood, 0.01)
    softbox(inner + 0.02, d - 0.12, 0.1, 0, 0, leg + 0.08, mat, 0.03, 0)


def _spindles(w, d, inner, wood):
    for i in range(9):
        x = -inner / 2 + inner * (i + 0.5) / 9
        box(0.025, 0.025, 0.5, x, d / 2 - 0.08, 0.28, wood, 0.006, tilt=(-10, 0, 0))
    box(w - 0.08, 0.045, 0.05, 0, d / 2 - 0.03, 0.74, wood, 0.015)


def _seat_cushions(inner, d, seat, count, mat):
    width, depth = inner / count, d - BACK_THICKNESS - 0.02
    for i in range(count):
        x, y = -inner / 2 + width * (i + 0.5), -BACK_THICKNESS / 2 - 0.015
        softbox(width - 0.008, depth, 0.17, x, y, seat - 0.15, mat, 0.055, 0.03, rot=rnd(-0.6, 0.6))


def _back_cushions(inner, d, seat, back, count, mat):
    width, y = inner / count, d / 2 - BACK_THICKNESS - 0.075
    for i in range(count):
        x, tilt = -inner / 2 + width * (i + 0.5), (-13, 0, rnd(-1, 1))
        softbox(width - 0.01, 0.2, back - seat + 0.06, x, y, seat - 0.015, mat, 0.08, 0.035, tilt=tilt)


def _channelled_back(inner, d, seat, back, mat):
    count = int(inner / 0.13)
    width, y, height = inner / count, d / 2 - BACK_THICKNESS - 0.045, back - seat + 0.1
    for i in range(count):
        x = -inner / 2 + width * (i + 0.5)
        softbox(width - 0.002, 0.17, height, x, y, seat - 0.06, mat, 0.06, 0.01, tilt=(-8, 0, 0), wob=0.001, n=3)


def _arms(kind, w, d, leg, mat):
    width = ARM_WIDTHS[kind]
    for s in (-1, 1):
        if kind == "slim":
            softbox(width, d, 0.6 - leg, s * (w / 2 - width / 2), 0, leg, mat, 0.045, 0.008)
        elif kind == "wide":
            softbox(width, d, 0.58 - leg, s * (w / 2 - width / 2), 0, leg, mat, 0.07, 0.008)
        elif kind == "roll":
            softbox(width * 0.8, d - 0.04, 0.5 - leg, s * (w / 2 - width * 0.45), 0, leg, mat, 0.04, 0.004)
            _rolled_top(s * (w / 2 - width * 0.5), d, mat)


def _rolled_top(x, d, mat):
    front = [(0, -0.004), (0.075, 0), (0.1, 0.012), (0.105, 0.05)]
    with Group() as roll:
        lathe(front + [(0.105, d - 0.09), (0.09, d - 0.05), (0, d - 0.05)], 0, 0, 0, mat, 28)
    roll.empty.rotation_euler = (-pi / 2, 0, 0)
    roll.empty.location = (x, -d / 2, 0.545)


def _throw(throw, inner, d, seat, back):
    """A blanket from the front of the seat over the cushions and the back."""
    material, side = throw
    behind = d / 2 - BACK_THICKNESS
    front = [(-d / 2 - 0.03, seat - 0.28), (-d / 2 - 0.035, seat - 0.05), (-d / 2 + 0.02, seat + 0.055)]
    middle = [(-0.1, seat + 0.06), (behind - 0.27, seat + 0.085), (behind - 0.215, seat + 0.18)]
    rear = [
        (behind - 0.1, back + 0.06),
        (d / 2 - 0.05, back + 0.07),
        (d / 2 + 0.03, back - 0.02),
        (d / 2 + 0.035, back - 0.25),
    ]
    drape(front + middle + rear, 0.55, material, x=side * (inner / 2 - 0.35))


def pouf(mat, r=0.27, h=0.36):
    """A round pouf."""
    with Group() as g:
        lathe(
            smoothprof(
                [(0, 0), (r * 0.85, 0.01), (r * 1.02, h * 0.45), (r * 0.9, h * 0.93), (r * 0.5, h), (0, h * 0.985)]
            ),
            0,
            0,
            0,
            mat,
            40,
        )
    return g


def chaise(mat, w, length, seat):
    """The long end of a corner sofa: its back edge (towards +y) joins the sofa's front; origin at its middle."""
    with Group() as group:
        softbox(w, length + 0.1, seat - 0.2, 0, 0, 0.06, mat, 0.035, 0, wob=0.002)
        softbox(w - 0.01, length + 0.12, 0.17, 0, 0.01, seat - 0.15, mat, 0.055, 0.03)
    return group


def bench_sofa(look, fabric, pillows):
    """A wooden outdoor sofa for two with its cushions, front towards -y, origin on the ground."""
    wood, w, d = look["woodm"], 2.3, 0.9
    with Group() as group:
        box(w, d, 0.1, 0, 0, 0.16, wood, 0.012)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.08, 0.08, 0.17, sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0, wood, 0.006)
            box(0.08, d, 0.05, sx * (w / 2 - 0.04), 0, 0.56, wood, 0.01)
            box(0.07, 0.07, 0.56, sx * (w / 2 - 0.04), -d / 2 + 0.05, 0, wood, 0.006)
            box(0.07, 0.07, 0.72, sx * (w / 2 - 0.04), d / 2 - 0.04, 0, wood, 0.006)
        for k in range(3):
            box(w, 0.03, 0.08, 0, d / 2 - 0.02, 0.33 + 0.13 * k, wood, 0.008)
        for i in range(2):
            softbox(1.05, 0.74, 0.17, -0.53 + 1.06 * i, -0.05, 0.265, fabric, 0.06, 0.025)
            softbox(1.03, 0.18, 0.44, -0.53 + 1.06 * i, 0.31, 0.42, fabric, 0.075, 0.03, tilt=(-12, 0, 0))
        for px, material, size in ((-0.85, 0, 0.46), (-0.55, 1, 0.4), (0.85, 2, 0.46)):
            chosen = pillows[material % len(pillows)]
            cushion(size, size, 0.17, px, 0.13, 0.46, chosen, rot=rnd(-9, 9), lean=24)
    return group
