"""Rugs."""
from math import pi
from mathutils import Vector
from mathutils import noise
import math
from chance import rnd
from geometry import mesh
from rug_patterns import m_rug


def rug(look, w, d, x, y, rot=0, kind=None, cols=None, round_=False, z=0):
    """A rug of w × d metres with its middle at x, y; the style's own pattern unless kind and cols say otherwise."""
    kind = kind or look["rug"][0]
    cols = cols or look["rug"][1]
    m = m_rug(kind, *cols, w, d)
    if round_ or kind == "jute":
        n = 72
        V = (
            [(0, 0, 0.012)]
            + [(w / 2 * math.cos(2 * pi * i / n), w / 2 * math.sin(2 * pi * i / n), 0.012) for i in range(n)]
            + [
                (w / 2 * 1.008 * math.cos(2 * pi * i / n), w / 2 * 1.008 * math.sin(2 * pi * i / n), 0)
                for i in range(n)
            ]
        )
        F = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)] + [
            (1 + i, 1 + n + i, 1 + n + (i + 1) % n, 1 + (i + 1) % n) for i in range(n)
        ]
    else:
        nx, ny = int(w / 0.1), int(d / 0.1)
        V, F = [], []
        sv = rnd(0, 50)
        for i in range(nx + 1):
            for j in range(ny + 1):
                px, py = -w / 2 + w * i / nx, -d / 2 + d * j / ny
                e = 1 if 0 < i < nx and 0 < j < ny else 0
                V.append(
                    (
                        px + (1 - e) * noise.noise(Vector((px * 3, py * 3, sv))) * 0.008,
                        py + (1 - e) * noise.noise(Vector((px * 3 + 9, py * 3, sv))) * 0.008,
                        0.013 + noise.noise(Vector((px * 1.3, py * 1.3, sv))) * 0.003 if e else 0.001,
                    )
                )
        for i in range(nx):
            for j in range(ny):
                a = i * (ny + 1) + j
                F.append((a, a + ny + 1, a + ny + 2, a + 1))
    o = mesh(V, F, m, True, [[(V[k][0], V[k][1]) for k in f] for f in F], "rug")
    o.location = (x, y, z + 0.002)
    o.rotation_euler = (0, 0, math.radians(rot))
    return o
