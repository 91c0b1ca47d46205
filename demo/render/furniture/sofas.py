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
    """front faces -y; origin floor centre."""
    aw = {"slim": 0.12, "wide": 0.22, "roll": 0.2, "none": 0.0, "wood": 0.06}[arm]
    iw = w - 2 * aw
    bt = 0.17
    with Group() as g:
        if legstyle != "none":
            legs(w, d, leg + 0.01, legmat, legstyle)
        if arm == "wood":
            for s in (-1, 1):
                x = s * (w / 2 - 0.03)
                box(0.05, d * 0.9, 0.045, x, -0.02, 0.58, legmat, 0.015)
                box(0.045, 0.05, 0.58, x, -d * 0.4, 0, legmat, 0.01, tilt=(0, 0, 0))
                box(0.045, 0.05, 0.62, x, d * 0.36, 0, legmat, 0.01)
            box(w - 0.06, 0.05, 0.07, 0, -d / 2 + 0.09, leg + 0.06, legmat, 0.01)
            box(w - 0.06, 0.05, 0.07, 0, d / 2 - 0.1, leg + 0.06, legmat, 0.01)
            softbox(iw + 0.02, d - 0.12, 0.1, 0, 0, leg + 0.08, mat, 0.03, 0)
        else:
            softbox(
                w - 0.02,
                d - 0.06,
                seat - leg - 0.14,
                0,
                0,
                leg if not skirt else 0.02,
                mat,
                0.035,
                0,
                wob=0.002,
            )
        sh = seat - 0.15
        cw = iw / ncush
        if skirt:
            softbox(w, d - 0.03, 0.3, 0, 0, 0.015, mat, 0.02, 0, wob=0.004)
        for i in range(ncush):
            softbox(
                cw - 0.008,
                d - bt - 0.02,
                0.17,
                -iw / 2 + cw * (i + 0.5),
                -bt / 2 - 0.015,
                sh,
                mat,
                0.055,
                0.03,
                rot=rnd(-0.6, 0.6),
            )
        if arm != "wood":
            softbox(iw + 0.04, bt, back - leg - 0.1, 0, d / 2 - bt / 2, leg + 0.05, mat, 0.06, 0.005)
        else:
            for i in range(9):
                box(
                    0.025,
                    0.025,
                    0.5,
                    -iw / 2 + iw * (i + 0.5) / 9,
                    d / 2 - 0.08,
                    0.28,
                    legmat,
                    0.006,
                    tilt=(-10, 0, 0),
                )
            box(w - 0.08, 0.045, 0.05, 0, d / 2 - 0.03, 0.74, legmat, 0.015)
        if tuft:
            n = int(iw / 0.13)
            for i in range(n):
                softbox(
                    iw / n - 0.002,
                    0.17,
                    back - seat + 0.1,
                    -iw / 2 + iw * (i + 0.5) / n,
                    d / 2 - bt - 0.045,
                    seat - 0.06,
                    mat,
                    0.06,
                    0.01,
                    tilt=(-8, 0, 0),
                    wob=0.001,
                    n=3,
                )
        else:
            for i in range(ncush):
                softbox(
                    cw - 0.01,
                    0.2,
                    back - seat + 0.06,
                    -iw / 2 + cw * (i + 0.5),
                    d / 2 - bt - 0.075,
                    seat - 0.015,
                    mat,
                    0.08,
                    0.035,
                    tilt=(-13, 0, rnd(-1, 1)),
                )
        if arm in ("slim", "wide"):
            for s in (-1, 1):
                softbox(
                    aw,
                    d,
                    (0.6 if arm == "slim" else 0.58) - leg,
                    s * (w / 2 - aw / 2),
                    0,
                    leg,
                    mat,
                    0.045 if arm == "slim" else 0.07,
                    0.008,
                )
        if arm == "roll":
            for s in (-1, 1):
                softbox(aw * 0.8, d - 0.04, 0.5 - leg, s * (w / 2 - aw * 0.45), 0, leg, mat, 0.04, 0.004)
                with Group() as c:
                    lathe(
                        [
                            (0, -0.004),
                            (0.075, 0),
                            (0.1, 0.012),
                            (0.105, 0.05),
                            (0.105, d - 0.09),
                            (0.09, d - 0.05),
                            (0, d - 0.05),
                        ],
                        0,
                        0,
                        0,
                        mat,
                        28,
                    )
                c.empty.rotation_euler = (-pi / 2, 0, 0)
                c.empty.location = (s * (w / 2 - aw * 0.5), -d / 2, 0.545)
        for px, m, sz in pillows:
            cushion(
                sz,
                sz,
                sz * 0.38,
                px * iw / 2,
                d / 2 - bt - 0.235,
                seat + 0.035,
                m,
                rot=rnd(-9, 9) - px * 8,
                lean=rnd(20, 27),
                roll=rnd(-5, 5),
            )
        if throw:
            s = throw[1]
            xx = s * (iw / 2 - 0.35)
            drape(
                [
                    (-d / 2 - 0.03, seat - 0.28),
                    (-d / 2 - 0.035, seat - 0.05),
                    (-d / 2 + 0.02, seat + 0.055),
                    (-0.1, seat + 0.06),
                    (d / 2 - bt - 0.27, seat + 0.085),
                    (d / 2 - bt - 0.215, seat + 0.18),
                    (d / 2 - bt - 0.1, back + 0.06),
                    (d / 2 - 0.05, back + 0.07),
                    (d / 2 + 0.03, back - 0.02),
                    (d / 2 + 0.035, back - 0.25),
                ],
                0.55,
                throw[0],
                x=xx,
            )
    return g


def pouf(mat, r=0.27, h=0.36):
    """A round pouf."""
    with Group() as g:
        lathe(
            smoothprof(
                [
                    (0, 0),
                    (r * 0.85, 0.01),
                    (r * 1.02, h * 0.45),
                    (r * 0.9, h * 0.93),
                    (r * 0.5, h),
                    (0, h * 0.985),
                ]
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
