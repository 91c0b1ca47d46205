"""Walls with openings, windows in them, and the blurred view outside."""
from colour import linear_rgb
from geometry import box, mesh
from node_tree import NodeTree

VIEW_STRENGTH = 2.2
"""Emission of the view outside; bright enough to look like day behind glass."""


def wall(axis, pos, a0, a1, H, ops, mat, out, depth=0.24, reveal=None, name="wall"):
    """axis 'x': plane x=pos running along y; 'y': plane y=pos running along x. ops: (a,b,z0,z1). out = +1/-1 outward."""
    A = sorted({a0, a1, *[o[0] for o in ops], *[o[1] for o in ops]})
    Z = sorted({0, H, *[o[2] for o in ops], *[o[3] for o in ops]})
    P = (lambda a, z, d=0: (pos + out * d, a, z)) if axis == "x" else lambda a, z, d=0: (a, pos + out * d, z)
    V, F, U = [], [], []

    def q(pts, uv):
        i = len(V)
        V.extend(pts)
        F.append((i, i + 1, i + 2, i + 3))
        U.append(uv)

    for a, b in zip(A, A[1:]):
        for z, t in zip(Z, Z[1:]):
            if any((o[0] <= a and b <= o[1] and (o[2] <= z) and (t <= o[3]) for o in ops)):
                continue
            q([P(a, z), P(b, z), P(b, t), P(a, t)], [(a, z), (b, z), (b, t), (a, t)])
    w = mesh(V, F, mat, uvs=U, name=name)
    V, F, U = [], [], []
    for a, b, z, t in ops:
        for p, r in (((a, z), (b, z)), ((b, z), (b, t)), ((b, t), (a, t)), ((a, t), (a, z))):
            q([P(*p), P(*r), P(*r, depth), P(*p, depth)], [(0, 0), (1, 0), (1, depth), (0, depth)])
    if F:
        mesh(V, F, reveal or mat, uvs=U, name="reveal")
    return w


def window(axis, pos, a, b, z0, z1, out, mat, nx=2, nz=1, fr=0.055, bar=0.03, depth=0.12, sill=True):
    """Frame, bars and sill of a window between a and b, z0 and z1, with nx × nz panes."""

    def fb(a0, a1, za, zb, d=0.06):
        c, s = (a0 + a1) / 2, a1 - a0
        if axis == "x":
            box(d, s, zb - za, pos + out * depth, c, za, mat, 0.004)
        else:
            box(s, d, zb - za, c, pos + out * depth, za, mat, 0.004)

    fb(a, a + fr, z0, z1)
    fb(b - fr, b, z0, z1)
    fb(a + fr, b - fr, z0, z0 + fr)
    fb(a + fr, b - fr, z1 - fr, z1)
    for i in range(1, nx):
        c = a + (b - a) * i / nx
        fb(c - bar / 2, c + bar / 2, z0 + fr, z1 - fr, 0.045)
    for k in range(1, nz):
        c = z0 + (z1 - z0) * k / nz
        fb(a + fr, b - fr, c - bar / 2, c + bar / 2, 0.04)
    if sill and z0 > 0.15:
        if axis == "x":
            box(0.2, b - a + 0.1, 0.035, pos + out * 0.02, (a + b) / 2, z0 - 0.031, mat, 0.006)
        else:
            box(b - a + 0.1, 0.2, 0.035, (a + b) / 2, pos + out * 0.02, z0 - 0.031, mat, 0.006)


def backdrop(kind, axis, pos, out, c, z=1.5, size=14, strength=VIEW_STRENGTH):
    """soft out-of-focus view outside a window (camera / reflection rays only)."""
    t = NodeTree("view")
    tc = t.n("TexCoord").outputs["Object"]
    sp = t.n("SeparateXYZ", {0: tc})
    n1 = t.noise(tc, 1.1, 3, 0.5, 0.4)
    n2 = t.noise(tc, 2.6, 2)
    h = t.math(
        "ADD",
        sp.outputs[2],
        t.math("MULTIPLY", t.math("SUBTRACT", n1.outputs[0], 0.5), 2.4 if kind != "sea" else 0.0),
    )
    f = t.math("MULTIPLY_ADD", h, 0.09)
    f.node.inputs[2].default_value = 0.5
    if kind == "garden":
        c_ = t.ramp(
            f, [(0.2, "#5c7040"), (0.42, "#7d9459"), (0.52, "#b4c790"), (0.6, "#e3ede0"), (0.75, "#eef5fb")]
        )
    elif kind == "sea":
        c_ = t.ramp(
            f,
            [
                (0.3, "#e6d9b8"),
                (0.4, "#d9cfae"),
                (0.42, "#5aa7b5"),
                (0.49, "#4a8fb0"),
                (0.497, "#d4e8f2"),
                (0.75, "#b9daf0"),
            ],
        )
    elif kind == "park":
        f = t.math("MULTIPLY_ADD", h, 0.06)
        f.node.inputs[2].default_value = 0.3
        c_ = t.ramp(
            f, [(0.3, "#4f6638"), (0.4, "#6f8a55"), (0.47, "#a3b78f"), (0.53, "#d5e2e6"), (0.95, "#9fc3e2")]
        )
    elif kind == "dusk":
        c_ = t.ramp(
            f, [(0.2, "#161d26"), (0.43, "#232d3b"), (0.5, "#d29a72"), (0.6, "#8a8fb3"), (0.85, "#3f5a8c")]
        )
    elif kind == "city":
        c_ = t.ramp(f, [(0.2, "#8f9499"), (0.45, "#b5babf"), (0.56, "#d8dee4"), (0.7, "#eef3f8")])
    else:
        c_ = t.ramp(f, [(0.3, "#c9cfc0"), (0.5, "#e9eee8"), (0.7, "#f5f9fc")])
    col = t.mix(t.math("MULTIPLY", n2.outputs[0], 0.02 if kind == "dusk" else 0.25), c_, linear_rgb("#ffffff"))
    m = t.done(t.n("Emission", {"Color": col, "Strength": strength}).outputs[0])
    d = 5.0
    if axis == "x":
        o = mesh(
            [(0, -size, -size / 2), (0, size, -size / 2), (0, size, size / 2), (0, -size, size / 2)],
            [(0, 1, 2, 3)],
            m,
        )
        o.location = (pos + out * d, c, z)
    else:
        o = mesh(
            [(-size, 0, -size / 2), (size, 0, -size / 2), (size, 0, size / 2), (-size, 0, size / 2)],
            [(0, 1, 2, 3)],
            m,
        )
        o.location = (c, pos + out * d, z)
    for a in ("visible_shadow", "visible_diffuse", "visible_transmission", "visible_volume_scatter"):
        setattr(o, a, False)
