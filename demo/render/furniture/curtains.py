"""Curtains and their rods."""
from math import pi
from mathutils import Vector
from mathutils import noise
import math
from chance import rnd
from geometry import lathe, mesh, tube


def curtain(axis, pos, a, b, z0, z1, mat, folds=None, amp=0.045):
    """Cloth in folds from a to b along a wall, amp metres deep, from z0 to z1."""
    n = max(40, int((b - a) * 90))
    sv = rnd(0, 50)
    V, F, U = [], [], []
    per = folds or 0.105
    nz = 7
    for i in range(n + 1):
        u = a + (b - a) * i / n
        for k in range(nz):
            z = z0 + (z1 - z0) * k / (nz - 1)
            s = 1 - 0.35 * (k / (nz - 1))
            ph = (u - a) / per * 2 * pi + noise.noise(Vector((u * 2, sv, z * 0.3))) * 1.6
            d = (
                amp * s * (math.sin(ph) + 0.25 * math.sin(2.3 * ph + sv))
                + noise.noise(Vector((u * 3, z, sv))) * 0.012
            )
            uu = u + math.cos(ph) * 0.012
            V.append((pos + d, uu, z) if axis == "x" else (uu, pos + d, z))
    for i in range(n):
        for k in range(nz - 1):
            F.append((i * nz + k, (i + 1) * nz + k, (i + 1) * nz + k + 1, i * nz + k + 1))
            U.append(
                [
                    (i / n * (b - a), k),
                    ((i + 1) / n * (b - a), k),
                    ((i + 1) / n * (b - a), k + 1),
                    (i / n * (b - a), k + 1),
                ]
            )
    return mesh(V, F, mat, True, U, "curtain")


def rod(axis, pos, a, b, z, mat, r=0.014):
    """A curtain rod from a to b with a knob at each end."""
    tube([(pos, a, z), (pos, b, z)] if axis == "x" else [(a, pos, z), (b, pos, z)], r, mat)
    for e in (a, b):
        lathe(
            [(0, -0.03), (0.022, -0.02), (0.03, 0), (0.022, 0.02), (0, 0.03)],
            *((pos, e) if axis == "x" else (e, pos)),
            z,
            mat,
            16
        )
