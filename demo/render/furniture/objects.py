"""Small things on shelves and tables."""
from chance import pick, rnd, rng
from furniture.plants import sprig
from geometry import box, cyl, lathe, smoothprof
from materials import m_ceramic, m_fabric, m_glass, m_metal, m_plain
from scene_graph import Group

BOOKC = [
    "#d9cfc0",
    "#8a9a8b",
    "#2f3e46",
    "#b5651d",
    "#e8e2d6",
    "#6b705c",
    "#a3553a",
    "#3d405b",
    "#cbb994",
    "#7c8aa0",
    "#c4a69f",
    "#f1ede4",
]


def vase(kind=0, mat=None, s=1.0):
    """A turned vase in one of five shapes; its height is `h` of the result."""
    P = [
        [(0, 0), (0.05, 0), (0.085, 0.06), (0.09, 0.13), (0.05, 0.2), (0.035, 0.25), (0.045, 0.28)],
        [(0, 0), (0.07, 0), (0.075, 0.05), (0.07, 0.22), (0.055, 0.26), (0.05, 0.3)],
        [(0, 0), (0.04, 0), (0.11, 0.07), (0.12, 0.12), (0.08, 0.19), (0.03, 0.215), (0.032, 0.235)],
        [(0, 0), (0.05, 0), (0.06, 0.1), (0.1, 0.26), (0.09, 0.36), (0.06, 0.42), (0.07, 0.45)],
        [(0, 0), (0.09, 0), (0.12, 0.1), (0.1, 0.2), (0.105, 0.24)],
    ][kind % 5]
    P = smoothprof([(a * s, b * s) for a, b in P])
    e = P[-1]
    P = P + [(e[0] - 0.008 * s, e[1]), (e[0] - 0.012 * s, e[1] - 0.06 * s), (0, e[1] - 0.07 * s)]
    with Group() as g:
        lathe(P, mat=mat, n=40)
    g.h = e[1]
    return g


def bowl(mat, r=0.14, h=0.07):
    """A bowl of radius r and height h."""
    with Group() as g:
        lathe(
            smoothprof([(0, 0), (r * 0.4, 0), (r * 0.85, h * 0.5), (r, h)])
            + [(r * 0.96, h), (r * 0.8, h * 0.5), (0, h * 0.15)],
            mat=mat,
        )
    return g


def books_row(length, cols=None, hmax=0.28):
    """Books standing side by side over `length` metres, from x = 0."""
    cols = cols or BOOKC
    with Group() as g:
        x = 0
        while x < length - 0.05:
            t = rnd(0.018, 0.048)
            h = rnd(0.68, 1) * hmax
            dd = rnd(0.15, 0.2)
            m = m_plain(rng.choice(cols), 0.65, 0.3)
            box(t - 0.001, dd, h, x + t / 2, -(0.2 - dd) / 2, 0, m, 0.003, seg=1)
            x += t
    return g


def books_stack(n=3, cols=None):
    """n books lying on each other; the height of the pile is `h` of the result."""
    cols = cols or BOOKC
    z = 0
    with Group() as g:
        for i in range(n):
            t = rnd(0.022, 0.038)
            a = rnd(0.26, 0.31) - 0.02 * i
            m = m_plain(rng.choice(cols), 0.6, 0.3)
            box(a, a * 0.74, t, 0, 0, z, m, 0.002, rot=rnd(-7, 7), seg=1)
            z += t
    g.h = z
    return g


def candle(mat, h=0.1, r=0.035):
    """A pillar candle."""
    with Group() as g:
        cyl(r, h, mat=mat)
    return g


def decor_cluster(look):
    """vase + books + bowl on a table top, local radius ~.28."""
    c = [m_ceramic(x) for x in look["ceramic"]]
    with Group() as g:
        b = books_stack(pick(2, 3), look.get("bookc")).at(-0.12, 0.02, 0, rnd(-20, 20))
        vase(pick(0, 2, 4), rng.choice(c), rnd(0.75, 0.95)).at(0.16, 0.06, 0)
        if rng.random() < 0.75:
            sprig(look.get("sprig", "olive"), 0.34).at(0.16, 0.06, 0.16)
        bowl(rng.choice(c), 0.1, 0.05).at(0.05, -0.17, 0)
        candle(m_plain("#f0e6d2", 0.6), 0.06, 0.03).at(-0.12, 0.02, b.h)
    return g


def place_setting(look):
    """Two plates, a glass and a napkin for a guest sitting towards -y."""
    with Group() as g:
        lathe(
            [(0, 0), (0.08, 0), (0.135, 0.014), (0.133, 0.018), (0.08, 0.006), (0, 0.006)],
            mat=m_ceramic(look["ceramic"][0]),
            n=40,
        )
        lathe(
            [(0, 0.008), (0.06, 0.008), (0.095, 0.02), (0.093, 0.023), (0, 0.012)],
            mat=m_ceramic(look["ceramic"][-1]),
            n=36,
        )
        lathe(
            [(0, 0), (0.035, 0), (0.004, 0.006), (0.004, 0.09), (0.03, 0.12), (0.038, 0.16), (0.03, 0.21)],
            0.17,
            0.12,
            0,
            m_glass(),
            24,
        )
        box(0.1, 0.17, 0.008, -0.19, 0, 0, m_fabric(look["pillows"][0]), 0.003)
    return g


def laptop():
    """An open laptop, screen facing -y."""
    mt = m_metal("#b9bcc0", 0.35)
    with Group() as g:
        box(0.33, 0.23, 0.014, 0, 0, 0, mt, 0.004)
        box(0.3, 0.12, 0.002, 0, 0.035, 0.014, m_plain("#222326"))
        box(0.33, 0.012, 0.22, 0, 0.145, 0.012, mt, 0.004, tilt=(-14, 0, 0))
        box(0.312, 0.002, 0.2, 0, 0.138, 0.022, m_plain("#20242b", 0.15), 0, tilt=(-14, 0, 0))
    return g
