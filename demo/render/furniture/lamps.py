"""Floor, table and wall lamps."""
from math import pi
import math
from chance import pick, rng
from geometry import box, cyl, lathe, smoothprof, tube
from lights import point
from materials import m_black, m_ceramic, m_emit, m_shade
from scene_graph import Group


def floor_lamp(kind, look, power=22):
    """A floor lamp (tripod, arc, slim, globe, paper, industrial) of `power` watts."""
    mt = look["metal"]
    with Group() as g:
        if kind == "tripod":
            _floor_tripod(look, power)
        elif kind == "arc":
            _floor_arc(mt, look, power)
        elif kind == "slim":
            _floor_slim(mt, look, power)
        elif kind == "globe":
            _floor_globe(mt, power)
        elif kind == "paper":
            _floor_paper(look, power)
        elif kind == "industrial":
            _floor_industrial(power)
    return g


def _floor_tripod(look, power):
    for k in range(3):
        a = 2 * pi * k / 3 + 0.3
        tube(
            [(0.26 * math.cos(a), 0.26 * math.sin(a), 0), (0.03 * math.cos(a), 0.03 * math.sin(a), 1.2)],
            0.013,
            look["woodm"],
        )
    lathe([(0.23, 1.18), (0.2, 1.48), (0.195, 1.48), (0.225, 1.18)], mat=m_shade("#f4e9d6", 0.9), n=48)
    point(0, 0, 1.32, power, r=0.07)


def _floor_arc(mt, look, power):
    cyl(0.17, 0.04, 0, 0, 0, look.get("stone", mt), n=48)
    tube(
        smoothprof([(0, 0, 0.04), (0, -0.0, 1.1), (0.12, -0.05, 1.75), (0.55, -0.2, 2.02), (0.95, -0.36, 1.78)], 8),
        0.011,
        mt,
    )
    with Group() as h:
        lathe(
            smoothprof([(0.19, 0), (0.17, 0.1), (0.1, 0.17), (0.02, 0.19)])
            + [(0.015, 0.18), (0.09, 0.15), (0.16, 0.09), (0.18, 0)],
            mat=look.get("shadem", mt),
            n=40,
        )
        lathe([(0, 0), (0.035, 0.02), (0.04, 0.05), (0, 0.09)], 0, 0, 0.04, m_emit("#ffe0b4", 9), 16)
        point(0, 0, 0, power)
    h.at(0.95, -0.36, 1.6)


def _floor_slim(mt, look, power):
    cyl(0.14, 0.02, 0, 0, 0, mt, n=40)
    tube([(0, 0, 0), (0, 0, 1.42)], 0.009, mt)
    lathe(
        [(0.19, 1.22), (0.17, 1.48), (0.165, 1.48), (0.185, 1.22)],
        mat=m_shade(look.get("shadecol", "#f4e9d6"), 0.9),
        n=48,
    )
    point(0, 0, 1.34, power, r=0.07)


def _floor_globe(mt, power):
    cyl(0.13, 0.02, 0, 0, 0, mt, n=40)
    tube([(0, 0, 0), (0, 0, 1.35)], 0.009, mt)
    r = 0.13
    lathe(
        [(r * math.sin(pi * t / 24) + 0.0005, 1.35 + r * (1 - math.cos(pi * t / 24))) for t in range(25)],
        mat=m_emit("#ffe9c9", 3.5),
        n=40,
    )
    point(0, 0, 1.2, power * 0.5, r=0.1)


def _floor_paper(look, power):
    for z0, rr in ((0.12, 0.17), (0.48, 0.2), (0.84, 0.17)):
        lathe(
            [
                (rr * 0.6 + rr * 0.4 * math.sin(pi * t / 12) - (0.006 if t % 2 else 0), z0 + 0.36 * t / 12)
                for t in range(13)
            ],
            mat=m_shade("#fbf3e2", 0.8),
            n=40,
        )
    for a in (0, 2.1, 4.2):
        box(0.02, 0.02, 0.14, 0.09 * math.cos(a), 0.09 * math.sin(a), 0, look["woodm"])
    point(0.3, -0.3, 0.7, power * 0.3, r=0.2)


def _floor_industrial(power):
    cyl(0.16, 0.025, 0, 0, 0, m_black())
    tube([(0, 0, 0), (0, 0, 1.5), (0.28, -0.1, 1.62)], 0.011, m_black(), smooth=False)
    lathe([(0.15, -0.12), (0.05, 0.02), (0.045, 0.02), (0.14, -0.12)], 0.3, -0.11, 1.6, m_black(), 40)
    lathe([(0, 0), (0.035, 0.02), (0.04, 0.05), (0, 0.09)], 0.3, -0.11, 1.5, m_emit("#ffcf90", 12), 16)
    point(0.3, -0.11, 1.44, power)


def table_lamp(look, s=1.0, power=7, kind=None):
    """A table lamp with a cloth shade; kind 0 and 1 are ceramic, 2 is metal."""
    kind = kind or pick(0, 1, 2)
    with Group() as g:
        b = [
            [
                (0, 0),
                (0.07, 0),
                (0.075, 0.02),
                (0.02, 0.04),
                (0.09, 0.14),
                (0.07, 0.24),
                (0.018, 0.29),
                (0.012, 0.34),
            ],
            [(0, 0), (0.06, 0), (0.1, 0.08), (0.09, 0.17), (0.03, 0.24), (0.012, 0.3)],
            [(0, 0), (0.08, 0.0), (0.08, 0.015), (0.012, 0.03), (0.012, 0.32)],
        ][kind]
        lathe(
            smoothprof([(r * s, z * s) for r, z in b]),
            mat=look["metal"] if kind == 2 else m_ceramic(rng.choice(look["ceramic"])),
            n=36,
        )
        z = b[-1][1] * s
        lathe(
            [(0.16 * s, z - 0.05), (0.12 * s, z + 0.15 * s), (0.116 * s, z + 0.15 * s), (0.155 * s, z - 0.05)],
            mat=m_shade(look.get("shadecol", "#f6ead4"), 1.3),
            n=40,
        )
        point(0, 0, z + 0.03, power, r=0.05)
    return g


def wall_lamp(look, x, y, z, power=6):
    """A lamp with a small shade on the wall plane y."""
    with Group() as g:
        cyl(0.05, 0.02, 0, 0, 0, look["metal"], tilt=(90, 0, 0))
        tube([(0, -0.01, 0), (0, -0.11, 0), (0, -0.12, 0.05)], 0.006, look["metal"])
        lathe([(0.075, 0.03), (0.05, 0.17)], 0, -0.12, 0, m_shade("#fbeed6", 1.8), 28)
        point(0, -0.12, 0.12, power, r=0.04)
    return g.at(x, y, z)
