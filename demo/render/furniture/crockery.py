"""Open kitchen shelves and what stands on them."""
from chance import pick, rng
from furniture.objects import bowl
from furniture.plants import pot_plant
from geometry import box, cyl, lathe
from materials import m_ceramic, m_plain
from scene_graph import Group


def crockery_shelf(look, w, z):
    """A kitchen shelf on the wall at height z: plates, bowls, cups, jars, a herb; front towards -y."""
    with Group() as g:
        box(w, 0.22, 0.035, 0, -0.11, z, look["woodm"], 0.004)
        x, top = -w / 2 + 0.06, z + 0.035
        while x < w / 2 - 0.16:
            thing = pick(_plates, _plates, _bowls, _cups, _cups, _jars, _herb)
            if thing is _jars and w / 2 - x < 0.34:
                thing = _cups
            x += thing(look, x, top) + 0.04
    return g


def _plates(look, x, z):
    glaze = m_ceramic(rng.choice(look["ceramic"]))
    for i in range(rng.randint(4, 7)):
        lathe(
            [(0, 0), (0.06, 0), (0.105, 0.012), (0.103, 0.016), (0, 0.006)],
            x + 0.11,
            -0.11,
            z + 0.013 * i,
            glaze,
            36,
        )
    return 0.22


def _bowls(look, x, z):
    glaze = m_ceramic(rng.choice(look["ceramic"]))
    for i in range(3):
        bowl(glaze, 0.075, 0.055).at(x + 0.08, -0.11, z + 0.03 * i)
    return 0.16


def _cups(look, x, z):
    glaze = m_ceramic(rng.choice(look["ceramic"]))
    profile = [(0, 0), (0.032, 0), (0.038, 0.08), (0.034, 0.08), (0.03, 0.01), (0, 0.01)]
    for i in range(2):
        lathe(profile, x + 0.045 + 0.095 * i, -0.1 - 0.02 * i, z, glaze, 28)
    return 0.19


def _jars(look, x, z):
    lid = look["woodm"]
    for i, height in enumerate((0.2, 0.16, 0.13)):
        contents = m_plain(pick("#e9dfc8", "#c9a06a", "#8a5a38", "#d8c7a0"), 0.7)
        cyl(0.043, height, x + 0.05 + 0.1 * i, -0.11, z, contents, bevel=0.008)
        cyl(0.045, 0.02, x + 0.05 + 0.1 * i, -0.11, z + height, lid)
    return 0.3


def _herb(look, x, z):
    pot_plant("trail", 0.15, look).at(x + 0.09, -0.11, z)
    return 0.2
