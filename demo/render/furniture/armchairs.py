"""Armchairs."""
import math
from furniture.sofas import legs
from geometry import cyl, lathe, mesh, smoothprof, tube
from scene_graph import Group
from soft_geometry import cushion, softbox


def armchair(mat, wood, kind="lounge", pillow=None):
    """An armchair of the given kind (lounge, club, barrel, wing, rattan); front towards -y, origin on the floor."""
    with Group() as g:
        if kind == "lounge":
            _armchair_lounge(wood, mat)
        elif kind == "club":
            _armchair_club(mat, wood)
        elif kind == "barrel":
            _armchair_barrel(mat, wood)
        elif kind == "wing":
            _armchair_wing(mat, wood)
        elif kind == "rattan":
            _armchair_rattan(wood, mat)
        if pillow:
            cushion(0.42, 0.42, 0.16, 0, 0.12 if kind != "rattan" else 0.2, 0.47, pillow, lean=22)
    return g


def _armchair_lounge(wood, mat):
    w = 0.72
    for s in (-1, 1):
        x = s * (w / 2 - 0.025)
        tube(
            smoothprof(
                [
                    (x, -0.36, 0),
                    (x, -0.31, 0.32),
                    (x, -0.3, 0.5),
                    (x, -0.22, 0.555),
                    (x, 0.1, 0.545),
                    (x, 0.32, 0.51),
                ]
            ),
            0.02,
            wood,
        )
        tube(smoothprof([(x, 0.36, 0), (x, 0.26, 0.3), (x, 0.34, 0.6), (x, 0.42, 0.84)]), 0.019, wood)
        tube([(x, -0.31, 0.31), (x, 0.27, 0.27)], 0.016, wood)
    for yy, zz in ((-0.31, 0.31), (0.27, 0.27), (0.41, 0.8)):
        tube([(-w / 2 + 0.02, yy, zz), (w / 2 - 0.02, yy, zz)], 0.016, wood)
    softbox(w - 0.1, 0.62, 0.13, 0, -0.03, 0.3, mat, 0.05, 0.02, tilt=(4, 0, 0))
    softbox(w - 0.1, 0.14, 0.56, 0, 0.27, 0.36, mat, 0.06, 0.03, tilt=(-16, 0, 0))


def _armchair_club(mat, wood):
    softbox(0.8, 0.8, 0.22, 0, 0, 0.14, mat, 0.05, 0)
    softbox(0.5, 0.58, 0.17, 0, -0.08, 0.3, mat, 0.06, 0.03)
    softbox(0.74, 0.18, 0.6, 0, 0.31, 0.16, mat, 0.08, 0.01)
    softbox(0.54, 0.16, 0.4, 0, 0.19, 0.42, mat, 0.07, 0.03, tilt=(-10, 0, 0))
    for s in (-1, 1):
        softbox(0.16, 0.8, 0.46, s * 0.33, 0, 0.13, mat, 0.075, 0.01)
    legs(0.76, 0.76, 0.15, wood, "tapered")


def _armchair_barrel(mat, wood):
    n, V, F = 40, [], []
    prof = [
        (0.36, 0.08),
        (0.385, 0.12),
        (0.395, 0.3),
        (0.4, 0.62),
        (0.385, 0.675),
        (0.345, 0.69),
        (0.305, 0.66),
        (0.295, 0.4),
        (0.29, 0.3),
    ]
    for i in range(n + 1):
        a = math.radians(-38 + 256 * i / n)
        e = abs(i / n - 0.5) * 2
        drop = 0.13 * max(0, e - 0.55) / 0.45
        for r, z in prof:
            V.append((r * math.cos(a), r * math.sin(a), z - (drop if z > 0.35 else 0)))
    m = len(prof)
    for i in range(n):
        for j in range(m - 1):
            F.append((i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1))
    F.append(tuple(range(m)))
    F.append(tuple((n * m + j for j in reversed(range(m)))))
    o = mesh(V, F, mat, True)
    b = o.modifiers.new("s", "SUBSURF")
    b.render_levels = 1
    lathe(smoothprof([(0, 0.1), (0.33, 0.1), (0.345, 0.2), (0.33, 0.28), (0, 0.28)], 3), 0, 0, 0, mat, 40)
    softbox(0.6, 0.6, 0.16, 0, -0.02, 0.27, mat, 0.075, 0.035)
    cyl(0.3, 0.09, 0, 0, 0, wood)


def _armchair_wing(mat, wood):
    softbox(0.72, 0.72, 0.2, 0, 0, 0.17, mat, 0.05, 0)
    softbox(0.5, 0.54, 0.16, 0, -0.08, 0.34, mat, 0.06, 0.03)
    softbox(0.62, 0.16, 0.78, 0, 0.28, 0.34, mat, 0.08, 0.02, tilt=(-9, 0, 0))
    for s in (-1, 1):
        softbox(0.12, 0.66, 0.34, s * 0.31, -0.02, 0.3, mat, 0.055, 0.01)
        softbox(0.09, 0.26, 0.48, s * 0.31, 0.2, 0.56, mat, 0.045, 0.01, tilt=(-9, 0, -s * 8))
    legs(0.68, 0.68, 0.18, wood, "tapered")


def _armchair_rattan(wood, mat):
    for k in range(12):
        a = math.radians(-10 + 200 * k / 11)
        tube(
            smoothprof(
                [
                    (0.34 * math.cos(a), 0.32 * math.sin(a) - 0.02, 0.02),
                    (0.3 * math.cos(a), 0.28 * math.sin(a), 0.36),
                    (0.42 * math.cos(a), 0.4 * math.sin(a) + 0.04, 0.6 + 0.3 * max(0, math.sin(a)) ** 1.5),
                ]
            ),
            0.011,
            wood,
        )
    tube(
        smoothprof(
            [
                (
                    0.42 * math.cos(math.radians(t)),
                    0.4 * math.sin(math.radians(t)) + 0.04,
                    0.6 + 0.3 * max(0, math.sin(math.radians(t))) ** 1.5,
                )
                for t in range(-20, 201, 12)
            ],
            2,
        ),
        0.022,
        wood,
    )
    for r, z in ((0.34, 0.03), (0.3, 0.36)):
        tube(
            [(r * math.cos(math.radians(t)), r * 0.94 * math.sin(math.radians(t)), z) for t in range(0, 360, 10)],
            0.018,
            wood,
            True,
        )
    lathe(smoothprof([(0, 0.37), (0.26, 0.37), (0.3, 0.42), (0.27, 0.47), (0, 0.485)]), 0, -0.01, 0, mat, 36)
