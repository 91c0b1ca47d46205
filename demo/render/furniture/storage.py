"""Sideboards, shelves, nightstands and kitchen cabinets."""
import math
from chance import pick, rnd, rng
from furniture.objects import books_row, books_stack, vase
from furniture.plants import pot_plant
from furniture.sofas import legs
from geometry import array, box, cyl, frame_rect, lathe, tube
from materials import m_black, m_ceramic, m_fabric, m_plain
from scene_graph import Group


def sideboard(look, w=1.7, h=0.62, d=0.44, kind="tapered", fronts="flat"):
    """A sideboard; kind is its foot (tapered, metal, plinth), fronts its doors (flat, cane, slat, shaker)."""
    m, mt = look["woodm"], look["metal"]
    leg = 0.16 if kind != "plinth" else 0.05
    fm = look.get("frontm", m)
    with Group() as g:
        box(w, d, h - leg, 0, 0, leg, m, 0.008)
        if kind == "tapered":
            legs(w, d, leg + 0.01, m, "tapered", 0.12)
        elif kind == "metal":
            legs(w, d, leg + 0.01, m_black(), "metal", 0.06)
        else:
            box(w - 0.08, d - 0.06, leg, 0, 0, 0, m_plain("#20201e"), 0)
        n = 3 if w > 1.3 else 2
        for i in range(n):
            x = -w / 2 + 0.02 + (w - 0.04) * (i + 0.5) / n
            cw = (w - 0.04) / n - 0.006
            if fronts == "cane":
                box(cw, 0.012, h - leg - 0.045, x, -d / 2 - 0.004, leg + 0.022, m, 0.003)
                box(
                    cw - 0.09,
                    0.006,
                    h - leg - 0.14,
                    x,
                    -d / 2 - 0.012,
                    leg + 0.07,
                    m_fabric("#d8bd8c", "#b8925c", 70, 0.8),
                    0.001,
                )
            elif fronts == "slat":
                box(cw, 0.01, h - leg - 0.045, x, -d / 2 - 0.002, leg + 0.022, m, 0.002)
                k = int(cw / 0.024)
                array(
                    box(
                        0.013,
                        0.014,
                        h - leg - 0.05,
                        x - cw / 2 + 0.012,
                        -d / 2 - 0.012,
                        leg + 0.025,
                        m,
                        0.003,
                        seg=1,
                    ),
                    k,
                    (0.024 * 1.0, 0, 0),
                )
            else:
                box(cw, 0.018, h - leg - 0.045, x, -d / 2 - 0.006, leg + 0.022, fm, 0.004)
            if fronts == "flat":
                tube(
                    [
                        (x + cw / 2 - 0.05, -d / 2 - 0.03, leg + 0.3 * (h - leg)),
                        (x + cw / 2 - 0.05, -d / 2 - 0.03, leg + 0.6 * (h - leg)),
                    ],
                    0.005,
                    mt,
                )
            if fronts == "shaker":
                frame_rect(x - cw / 2 + 0.0, x + cw / 2, leg + 0.022, h - 0.022, -d / 2 - 0.014, fm, 0.055, 0.01)
                lathe(
                    [(0, -0.03), (0.014, -0.02), (0.012, 0), (0, 0)],
                    x + cw / 2 - 0.03,
                    -d / 2 - 0.03,
                    leg + 0.55 * (h - leg),
                    mt,
                    14,
                    tilt=(-90, 0, 0),
                )
    g.h = h
    return g


def shelf_unit(look, w=1.0, h=2.0, d=0.32, kind="wood", full=0.8):
    """A bookcase with books and vases; full is how much of it is filled."""
    m = look["woodm"]
    mt = m_black()
    n = 5
    with Group() as g:
        if kind == "wood":
            for s in (-1, 1):
                box(0.028, d, h, s * (w / 2 - 0.014), 0, 0, m, 0.003)
            box(w - 0.05, 0.012, h, 0, d / 2 - 0.006, 0, m, 0.001)
        else:
            for s in (-1, 1):
                for yy in (-d / 2 + 0.012, d / 2 - 0.012):
                    box(0.024, 0.024, h, s * (w / 2 - 0.012), yy, 0, mt, 0.002)
        for k in range(n + 1):
            z = 0.06 + (h - 0.09) * k / n
            box(w - 0.05 if kind == "wood" else w, d - 0.01, 0.028, 0, 0, z, m, 0.003)
            if k == n:
                break
            zz = z + 0.028
            x = -w / 2 + 0.06
            while x < w / 2 - 0.2:
                r = rng.random()
                hm = (h - 0.09) / n - 0.07
                if r < 0.42 * full / 0.8:
                    L = min(rnd(0.16, 0.34), w / 2 - 0.08 - x)
                    books_row(L, look.get("bookc"), min(0.29, hm)).at(x, 0.02, zz)
                    x += L + 0.05
                elif r < 0.62:
                    books_stack(3, look.get("bookc")).at(x + 0.15, 0, zz, rnd(-10, 10))
                    x += 0.36
                elif r < 0.86:
                    vase(pick(0, 2, 4), m_ceramic(rng.choice(look["ceramic"])), min(0.9, hm / 0.29)).at(
                        x + 0.12, 0, zz
                    )
                    x += 0.27
                else:
                    x += rnd(0.1, 0.22)
    return g


def open_shelf(look, w=1.2, z=1.5):
    """A board on the wall at height z with books, vases and a plant."""
    with Group() as g:
        box(w, 0.22, 0.035, 0, -0.11, z, look["woodm"], 0.004)
        x = -w / 2 + 0.08
        while x < w / 2 - 0.15:
            r = rng.random()
            if r < 0.4:
                L = rnd(0.15, 0.3)
                books_row(min(L, w / 2 - x - 0.06), look.get("bookc"), 0.24).at(x, -0.1, z + 0.035)
                x += L + 0.06
            elif r < 0.8:
                vase(pick(0, 2, 4), m_ceramic(rng.choice(look["ceramic"])), rnd(0.6, 0.85)).at(
                    x + 0.09, -0.11, z + 0.035
                )
                x += 0.24
            else:
                pot_plant("trail", 0.16, look).at(x + 0.1, -0.11, z + 0.035)
                x += 0.26
    return g


def nightstand(look, kind="drawer"):
    """A nightstand (drawer, round, stool, block); its height is `h` of the result."""
    m = look["woodm"]
    with Group() as g:
        if kind == "round":
            cyl(0.22, 0.025, 0, 0, 0.5, m, n=48)
            cyl(0.03, 0.5, 0, 0, 0, m)
            cyl(0.17, 0.02, 0, 0, 0, m, n=40)
        elif kind == "stool":
            cyl(0.2, 0.06, 0, 0, 0.42, m, n=48)
            for a in (0.5, 2.6, 4.7):
                lathe(
                    [(0, 0), (0.016, 0), (0.022, 0.42), (0, 0.42)],
                    0.13 * math.cos(a),
                    0.13 * math.sin(a),
                    0,
                    m,
                    14,
                    tilt=(-6 * math.sin(a), 6 * math.cos(a), 0),
                )
        elif kind == "block":
            box(0.44, 0.4, 0.46, 0, 0, 0.0, look.get("stone", m), 0.012)
        else:
            box(0.48, 0.4, 0.38, 0, 0, 0.14, m, 0.008)
            legs(0.48, 0.4, 0.15, m, "tapered", 0.05)
            for k in range(2):
                box(0.44, 0.016, 0.165, 0, -0.203, 0.16 + 0.178 * k, look.get("frontm", m), 0.004)
                lathe(
                    [(0, -0.02), (0.012, -0.012), (0.008, 0), (0, 0)],
                    0,
                    -0.214,
                    0.245 + 0.178 * k,
                    look["metal"],
                    14,
                    tilt=(-90, 0, 0),
                )
    g.h = {"round": 0.525, "stool": 0.48, "block": 0.46}.get(kind, 0.52)
    return g


def cabinet_run(look, w, h, d, z, fronts, n, handle=True, split=None):
    """n kitchen cabinets side by side over w metres; with split every other one has three drawers."""
    fm, mt = look["cabm"], look["metal"]
    with Group() as g:
        box(w, d - 0.02, h, 0, 0.01, z, fm, 0.002)
        cw = w / n
        for i in range(n):
            x = -w / 2 + cw * (i + 0.5)
            rows = (
                [(z + 0.012, h - 0.024)]
                if not split or i % 2
                else [
                    (z + 0.012, h * 0.33 - 0.01),
                    (z + h * 0.33 + 0.008, h * 0.33 - 0.01),
                    (z + h * 0.66 + 0.008, h * 0.34 - 0.02),
                ]
            )
            for zz, hh in rows:
                box(cw - 0.007, 0.02, hh, x, -d / 2, zz, fm, 0.003)
                if fronts == "shaker":
                    frame_rect(
                        x - cw / 2 + 0.0035, x + cw / 2 - 0.0035, zz, zz + hh, -d / 2 - 0.008, fm, 0.06, 0.012
                    )
                if fronts == "slat":
                    k = int((cw - 0.02) / 0.022)
                    array(
                        box(
                            0.012,
                            0.012,
                            hh - 0.01,
                            x - cw / 2 + 0.014,
                            -d / 2 - 0.014,
                            zz + 0.005,
                            fm,
                            0.003,
                            seg=1,
                        ),
                        k,
                        (0.022, 0, 0),
                    )
                if handle:
                    if len(rows) > 1:
                        tube(
                            [
                                (x - 0.07, -d / 2 - 0.045, zz + hh * 0.75),
                                (x + 0.07, -d / 2 - 0.045, zz + hh * 0.75),
                            ],
                            0.006,
                            mt,
                        )
                        for s in (-1, 1):
                            tube(
                                [
                                    (x + s * 0.05, -d / 2, zz + hh * 0.75),
                                    (x + s * 0.05, -d / 2 - 0.045, zz + hh * 0.75),
                                ],
                                0.004,
                                mt,
                            )
                    else:
                        hx = x + (cw / 2 - 0.045) * (1 if i % 2 else -1)
                        zc = zz + (hh * 0.72 if z < 0.5 else hh * 0.25)
                        tube([(hx, -d / 2 - 0.045, zc - 0.08), (hx, -d / 2 - 0.045, zc + 0.08)], 0.006, mt)
                        for s in (-1, 1):
                            tube([(hx, -d / 2, zc + s * 0.06), (hx, -d / 2 - 0.045, zc + s * 0.06)], 0.004, mt)
    return g
