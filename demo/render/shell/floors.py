"""Floors laid plank by plank or tile by tile, so that each piece has its own tone."""
import math

from chance import rnd, rng
from geometry import box, mesh
from materials import m_plain


def floor_planks(W, D, pw, pl, mat, pattern="straight", gap=0.0022, under="#1c130c", y0=0):
    """Lays W × D metres from y0 in pieces of pw × pl metres; patterns: straight, across, herring, tile, checker."""
    V, F, U, A = [], [], [], []

    def quad(c, u, v, l, w):
        i = len(V)
        hl, hw = l / 2 - gap, w / 2 - gap
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            V.append((c[0] + u[0] * a * hl + v[0] * b * hw, c[1] + u[1] * a * hl + v[1] * b * hw, 0))
        F.append((i, i + 1, i + 2, i + 3))
        U.append([(-hl, -hw), (hl, -hw), (hl, hw), (-hl, hw)])
        A.append(rng.random())

    if pattern == "straight":
        nx = int(W / pw) + 1
        for i in range(nx):
            y = -rnd(0, pl) + y0
            while y < D:
                l = pl * rnd(0.75, 1.2)
                quad(((i + 0.5) * pw, y + l / 2), (0, 1), (-1, 0), l, pw)
                y += l
    elif pattern == "across":
        ny = int((D - y0) / pw) + 1
        for i in range(ny):
            x = -rnd(0, pl)
            while x < W:
                l = pl * rnd(0.75, 1.2)
                quad((x + l / 2, y0 + (i + 0.5) * pw), (1, 0), (0, 1), l, pw)
                x += l
    elif pattern == "herring":
        s = math.sqrt(0.5)
        n = int((W + D) / pw) + 8
        k = round(pl / pw)
        pl = k * pw
        for i in range(-n, n):
            for j in range(-n // k - 2, n // k + 2):
                ox, oy = i * pw + j * 0, i * pw + j * 2 * pl
                for cx, cy, hor in ((ox + pl / 2, oy + pw / 2, True), (ox + pw / 2, oy + pw + pl / 2 - 0, False)):
                    rx, ry = (cx - cy) * s + W / 2, (cx + cy) * s
                    if -pl < rx < W + pl and y0 - pl < ry < D + pl:
                        d = (s, s) if hor else (-s, s)
                        quad((rx, ry), d, (-d[1], d[0]), pl, pw)
    elif pattern in ("tile", "checker", "tile45"):
        s = math.sqrt(0.5)
        nx, ny = int(W / pw) + 2, int((D - y0) / pl) + 2
        if pattern == "tile45" or pattern == "checker":
            n = int((W + D) / pw) + 2
            for i in range(-n, n):
                for j in range(-n, n):
                    cx, cy = (i - j) * pw * s + W / 2, (i + j) * pw * s
                    if -pw < cx < W + pw and y0 - pw < cy < D + pw:
                        quad((cx, cy), (s, s), (-s, s), pw, pw)
                        if pattern == "checker":
                            A[-1] = 0.0 + 0.12 * rng.random() if (i + j) % 2 else 0.88 + 0.12 * rng.random()
        else:
            for i in range(nx):
                for j in range(ny):
                    quad(((i + 0.5) * pw, y0 + (j + 0.5) * pl), (1, 0), (0, 1), pw, pl)
    o = mesh(V, F, mat, uvs=U, name="floor", frnd=A)
    box(W + 2, D - y0 + 2, 0.01, W / 2, (D + y0) / 2, -0.0125, m_plain(under, 0.9), 0)
    return o
