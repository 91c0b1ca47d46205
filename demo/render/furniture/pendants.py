"""Lamps that hang from the ceiling."""
from math import pi
from mathutils import Vector
import math
from chance import rnd
from geometry import box, cyl, lathe, smoothprof, tube
from lights import area, point
from materials import m_black, m_emit, m_shade, m_wood
from scene_graph import Group


def pendant(kind, x, y, zb, H, look, s=1.0, power=18):
    """zb: bottom height of the shade."""
    mt, bk = look["metal"], m_black()
    cord = bk
    with Group() as g:
        if kind == "paper":
            top = _pendant_paper(s, power)
        elif kind == "dome":
            top = _pendant_dome(s, bk, look, mt, power)
        elif kind == "wicker":
            top = _pendant_wicker(s, g, power)
        elif kind == "cone":
            top = _pendant_cone(s, bk, look, power)
        elif kind == "globe":
            top = _pendant_globe(s, mt, power)
        elif kind == "drum":
            top = _pendant_drum(s, power)
        elif kind == "sputnik":
            top = _pendant_sputnik(s, mt, power)
        elif kind == "chandelier":
            top = _pendant_chandelier(s, mt, power)
        elif kind == "linear":
            top = _pendant_linear(mt, s, power, bk, H, zb)
        elif kind == "rings":
            top = _pendant_rings(s, mt, bk, H, zb, power)
        if kind not in ("linear", "rings"):
            tube([(0, 0, top - 0.01), (0, 0, H - zb)], 0.004, cord if kind not in ("chandelier", "sputnik") else mt)
        cyl(0.055, 0.025, 0, 0, H - zb - 0.025, cord if kind not in ("chandelier", "sputnik", "rings") else mt)
    return g.at(x, y, zb)


def _pendant_paper(s, power):
    r = 0.27 * s
    P = [(r * math.sin(pi * t / 24) * 1.06 + 0.001, r * (1 - math.cos(pi * t / 24)) * 0.82) for t in range(25)]
    P2 = [(a * (1 if i % 2 else 0.975), b) for i, (a, b) in enumerate(P)]
    lathe(P2, 0, 0, 0, m_shade("#fbf3e2", 0.85), 48)
    top = r * 1.64
    point(0, 0, -0.1, power * 0.6)
    return top


def _pendant_dome(s, bk, look, mt, power):
    r = 0.21 * s
    P = smoothprof([(r, 0), (r * 0.96, r * 0.3), (r * 0.7, r * 0.72), (r * 0.25, r * 0.95), (0.03, r * 1.0)], 5)
    lathe(
        P + [(0.028, r * 0.97), (r * 0.68, r * 0.68), (r * 0.93, r * 0.28), (r * 0.975, 0)],
        0,
        0,
        0,
        look.get("shadem", bk),
        48,
    )
    cyl(0.03, 0.06, 0, 0, r, mt)
    top = r + 0.06
    lathe([(0, 0), (0.03, 0.01), (0.04, 0.04), (0, 0.08)], 0, 0, r * 0.3, m_emit("#ffdfb0", 9), 16)
    point(0, 0, r * 0.2, power)
    return top


def _pendant_wicker(s, g, power):
    r = 0.3 * s
    m = m_wood("#b98a52", rough=0.8)
    lathe(
        smoothprof(
            [(r * 0.98, 0), (r * 1.06, r * 0.3), (r * 0.8, r * 0.85), (r * 0.3, r * 1.2), (0.05, r * 1.28)], 4
        ),
        0,
        0,
        0,
        m,
        40,
    )
    o = g.members[-1]
    w = o.modifiers.new("w", "WIREFRAME")
    w.thickness = 0.011
    w.use_even_offset = False
    w.use_boundary = True
    top = r * 1.28
    lathe([(0, 0), (0.035, 0.02), (0.045, 0.06), (0, 0.1)], 0, 0, r * 0.6, m_emit("#ffdca8", 7), 16)
    point(0, 0, r * 0.45, power)
    return top


def _pendant_cone(s, bk, look, power):
    r = 0.2 * s
    lathe([(r, 0), (0.045, r * 1.1), (0.04, r * 1.1), (r * 0.96, 0)], 0, 0, 0, look.get("shadem", bk), 48)
    top = r * 1.1
    lathe([(0, 0), (0.03, 0.01), (0.04, 0.04), (0, 0.08)], 0, 0, r * 0.35, m_emit("#ffdfb0", 9), 16)
    point(0, 0, r * 0.3, power)
    return top


def _pendant_globe(s, mt, power):
    r = 0.14 * s
    lathe(
        [(r * math.sin(pi * t / 24) + 0.0005, r * (1 - math.cos(pi * t / 24))) for t in range(25)],
        0,
        0,
        0,
        m_emit("#ffe9c9", 3.2),
        40,
    )
    cyl(0.035, 0.05, 0, 0, r * 1.95, mt)
    top = r * 2 + 0.05
    point(0, 0, -0.06, power * 0.6, r=0.1)
    return top


def _pendant_drum(s, power):
    r = 0.28 * s
    lathe(
        [(r, 0), (r * 0.94, 0.22 * s), (r * 0.935, 0.22 * s), (r * 0.995, 0)], 0, 0, 0, m_shade("#f6ead4", 0.7), 48
    )
    top = 0.2 * s
    point(0, 0, 0.06, power, r=0.08)
    return top


def _pendant_sputnik(s, mt, power):
    r = 0.42 * s
    lathe(
        [(0.05 * math.sin(pi * t / 12) + 0.0005, r - 0.05 * math.cos(pi * t / 12)) for t in range(13)],
        0,
        0,
        0,
        mt,
        24,
    )
    for k in range(14):
        zz = 1 - 2 * (k + 0.5) / 14
        a = k * 2.4
        q = Vector((math.cos(a) * math.sqrt(1 - zz * zz), math.sin(a) * math.sqrt(1 - zz * zz), zz))
        e = q * r * rnd(0.85, 1)
        tube([(0, 0, r), (e[0], e[1], r + e[2])], 0.006, mt, res=2)
        lathe(
            [(0.04 * math.sin(pi * t / 12) + 0.0005, -0.04 * math.cos(pi * t / 12)) for t in range(13)],
            e[0],
            e[1],
            r + e[2],
            m_emit("#ffe4bd", 5),
            20,
        )
    point(0, 0, -0.15, power, r=0.25)
    top = r
    return top


def _pendant_chandelier(s, mt, power):
    r = 0.36 * s
    lathe(
        smoothprof([(0, 0.02), (0.03, 0.04), (0.05, 0.1), (0.02, 0.16), (0.035, 0.24), (0.015, 0.34), (0.02, 0.5)]),
        0,
        0,
        0,
        mt,
        24,
    )
    for k in range(6):
        a = 2 * pi * k / 6
        c, n_ = math.cos(a), math.sin(a)
        tube(
            smoothprof(
                [
                    (0, 0, 0.13),
                    (c * r * 0.45, n_ * r * 0.45, 0.04),
                    (c * r * 0.9, n_ * r * 0.9, 0.08),
                    (c * r, n_ * r, 0.16),
                ]
            ),
            0.008,
            mt,
        )
        lathe([(0, 0), (0.04, 0.012), (0.012, 0.016), (0.012, 0.09), (0, 0.09)], c * r, n_ * r, 0.16, mt, 16)
        lathe([(0.055, 0), (0.032, 0.09)], c * r, n_ * r, 0.22, m_shade("#fbeed6", 1.6), 20)
    point(0, 0, -0.05, power, r=0.25)
    top = 0.5
    return top


def _pendant_linear(mt, s, power, bk, H, zb):
    box(1.25 * s, 0.035, 0.05, 0, 0, 0, mt, 0.004)
    box(1.2 * s, 0.026, 0.006, 0, 0, -0.003, m_emit("#ffe6c4", 11), 0)
    top = 0.05
    area(0, 0, -0.02, 1.2 * s, 0.06, (0, 0, 0), power * 1.3, "#ffe0b8")
    tube([(0.4 * s, 0, 0.05), (0.05, 0, H - zb)], 0.002, bk)
    tube([(-0.4 * s, 0, 0.05), (-0.05, 0, H - zb)], 0.002, bk)
    return top


def _pendant_rings(s, mt, bk, H, zb, power):
    for i, (rr, zz) in enumerate(((0.34 * s, 0), (0.24 * s, 0.2), (0.16 * s, 0.36))):
        tube(
            [(rr * math.cos(math.radians(t)), rr * math.sin(math.radians(t)), zz) for t in range(0, 360, 6)],
            0.016,
            mt,
            True,
        )
        tube(
            [
                ((rr - 0.013) * math.cos(math.radians(t)), (rr - 0.013) * math.sin(math.radians(t)), zz)
                for t in range(0, 360, 6)
            ],
            0.01,
            m_emit("#ffe6c4", 8),
            True,
        )
        for a in (0, 2.1, 4.2):
            tube(
                [(rr * math.cos(a), rr * math.sin(a), zz), (0.01 * math.cos(a), 0.01 * math.sin(a), H - zb)],
                0.0015,
                bk,
            )
    top = 0.36
    point(0, 0, 0.1, power, r=0.3)
    return top
