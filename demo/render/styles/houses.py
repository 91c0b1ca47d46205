"""Other houses for each style, so that two designers of one style never show the same shell.

A scene's seed says which: seeds below 20 stand in the style's own house, 20 to 29 in its first other house, 30 to 39 in
the second. A house changes what stays when the furniture leaves (walls, floor, ceiling, windows) and the few pieces that
would give it away (rug, lamp, cushions, upholstery); the style stays readable.
"""
from materials import (
    m_black,
    m_boucle,
    m_brass,
    m_concrete,
    m_fabric,
    m_leather,
    m_limewash,
    m_marble,
    m_metal,
    m_paint,
    m_plain,
    m_plank,
    m_tile,
    m_velvet,
    m_wood,
)

FIRST_SEED = 20
"""Seeds below stand in the style's own house."""
SEEDS_PER_HOUSE = 10
FIRST_AT_DUSK = 7
"""Seeds of a house that end in 7, 8 or 9 are photographed when the sun is down."""


def furnish(look, style, seed):
    """The look with the changes of the house that the seed stands in; unchanged for seeds below 20."""
    if seed < FIRST_SEED:
        return look
    house = HOUSES[style][(seed - FIRST_SEED) // SEEDS_PER_HOUSE]()
    if isinstance(look["sofa"], dict) and isinstance(house.get("sofa"), dict):
        house["sofa"] = {**look["sofa"], **house["sofa"]}
    changed = {**look, **house}
    if seed % SEEDS_PER_HOUSE >= FIRST_AT_DUSK:
        changed.update(dusk=True, key=0.62 * look.get("key", 1.0) ** 0.5)
    return changed


def _scandinavian_timber():
    """A wooden summer house: boards, sage wall, gabled ceiling."""
    pine = m_wood("#d9b98c", "#b8935f", 0.5)
    return dict(
        wall=("paint", "#eef0ea"), back=("boards", "#a9b8a6"), gable=True, beamm=pine,
        floor=("straight", 0.22, 2.8, m_plank("#e0c9a6", "#c4a679", 0.5)), woodm=pine,
        win=dict(nx=2, nz=3, z0=0.6), curtain="linen", ccol="#f4efe2", lamp="dome",
        rug=("stripe", ("#e9e4d8", "#6f8a83", "#e9e4d8")), sofa=dict(mat=m_fabric("#c9c2b2")),
        pillows=["#6f8a83", "#c98f5a", "#f2ede3", "#39504c"], throw="#c98f5a", accentm=m_fabric("#6f8a83"),
        armm=m_fabric("#6f8a83"), art=("botanic", "line"), artc=["#f3ece0", "#6f8a83", "#c98f5a", "#39504c"],
        cabm=m_plain("#a9b8a6", 0.5), splash=("tile", "#f4f1e8", 0.15, 0.075), fronts="shaker",
        bedding=("#f6f3ec", "#d5ddd2", "#c98f5a"), plants=("olive", "ficus"),
    )


def _scandinavian_town():
    """A town flat: stucco cornice, dusty blue wall, parquet in herringbone."""
    birch = m_wood("#d8bd95", "#b89767", 0.45)
    return dict(
        wall=("paint", "#f2f0eb"), back=("halfpaint", "#8fa3b0"), cornice=True, woodm=birch, split_windows=True,
        floor=("herring", 0.09, 0.45, m_plank("#c99f6c", "#a97f4d", 0.38)), win=dict(nx=2, nz=3, z0=0.35),
        lamp="globe", rug=("plain", ("#c7cdd1", "#c7cdd1", "#c7cdd1")), sofa=dict(mat=m_fabric("#4f6273")),
        pillows=["#d9a08c", "#e9e4da", "#8fa3b0", "#c7b35a"], throw="#d9a08c", accentm=m_fabric("#d9a08c"),
        armm=m_boucle("#ebe6dc"), art=("geo", "blobs"), artc=["#f1ece2", "#4f6273", "#d9a08c", "#c7b35a", "#8fa3b0"],
        cabm=m_plain("#8fa3b0", 0.45), counter=m_marble("#f1efec", "#b5b1ab"), splash=("marble", "#f1efec", 0, 0),
        bedding=("#f3f1ec", "#c9d2d8", "#d9a08c"), frame=m_black(), plants=("monstera", "ficus"),
    )


def _japandi_plaster():
    """Clay-red plaster, black slab floor, low beams."""
    cedar = m_wood("#5d4030", "#3d2920", 0.5)
    return dict(
        wall=("lime", "#c9b59c"), back=("lime", "#a8795f"), woodm=cedar, floor=("tile", 0.6, 0.6, m_tile("#6f6a63", None, 0.5, 0.1, 0.08)),
        grout="#4b4741", split_windows=True, win=dict(nx=1, nz=3, z0=0.4, bar=0.022), lamp="cone", flamp="slim",
        rug=("plain", ("#d9cdb8", "#d9cdb8", "#d9cdb8")), sofa=dict(mat=m_fabric("#8f8674")),
        pillows=["#e0d6c2", "#3d3a35", "#a8795f", "#c9b59c"], throw="#e0d6c2", armm=m_boucle("#e0d6c2"),
        cabm=m_wood("#5d4030", "#3d2920", 0.5), counter=m_concrete("#6f6a63"), artc=["#e8dcc7", "#3a3631", "#6f6a63", "#a8795f"],
        bedding=("#e6ddcd", "#c9b59c", "#3d3a35"), beams="wood", beamm=cedar,
    )


def _japandi_pale():
    """Ash and paper: a pale veneer wall, tatami-green floor cloth."""
    ash = m_wood("#c9ab80", "#a5855a", 0.5)
    return dict(
        key=0.95, wall=("lime", "#e9e1d2"), back=("slats", "#d8c9ae"), slat=ash, woodm=ash, ceil="#f4eee2", trim="#e2d6c1",
        chairwood=ash, frame=ash, wincol="#a5855a", floor=("straight", 0.14, 1.8, m_plank("#cdb189", "#a98b60", 0.45)),
        win=dict(nx=2, nz=5, z0=0.3, bar=0.02), lamp="paper", rug=("border", ("#b8b995", "#8a8c6a", "#b8b995")),
        sofa=dict(mat=m_fabric("#b5b49a"), legmat=ash), pillows=["#e9e1d2", "#7d7f60", "#3f443a", "#cdb189"], throw="#e9e1d2",
        armm=m_fabric("#e4dac8"), cabm=m_wood("#c9ab80", "#a5855a", 0.5), counter=m_plain("#efe9dd", 0.3),
        artc=["#efe6d4", "#3f443a", "#7d7f60", "#cdb189"], bedding=("#f2ecdf", "#cfceb4", "#7d7f60"), bedm=m_fabric("#cfceb4"),
    )


def _industrial_white():
    """Whitewashed brick, oak boards, daylight from two tall windows."""
    oak = m_wood("#a57a4c", "#7a5632", 0.5)
    return dict(
        key=0.85, power=1.3, wall=("paint", "#e6e3dd"), back=("whitebrick", "#e9e5dd"), ceil="#d5d2cc", woodm=oak,
        floor=("straight", 0.2, 2.4, m_plank("#9c7146", "#6f4c2b", 0.45)), split_windows=True,
        sofa=dict(mat=m_fabric("#6c7470"), arm="wide", legstyle="block", leg=0.07, legmat=m_black(), ncush=2, seat=0.42),
        rug=("stripe", ("#c9c3b6", "#3b3f42", "#c9c3b6")), armm=m_leather("#9a5a2e"), pillows=["#b5532c", "#e3ddd2", "#3b3f42", "#9aa58d"],
        throw="#b5532c", lamp="cone", cabm=m_plain("#e3e0d9", 0.5), counter=m_concrete("#8f8c86"), splash=("tile", "#3b3f42", 0.2, 0.075),
        bedding=("#eceae5", "#b5b8b7", "#b5532c"), plants=("ficus", "monstera"),
    )


def _industrial_concrete():
    """Board-marked concrete, steel and petrol blue."""
    return dict(
        key=0.7, wall=("lime", "#b9b4ac"), back=("lime", "#8f8b85"), ceil="#a5a19b", floor=("herring", 0.12, 0.6, m_plank("#6b482c", "#45301d", 0.45)),
        win=dict(nx=3, nz=3, z0=0.3, bar=0.03, fr=0.05), sofa=dict(mat=m_velvet("#24505a"), arm="wide", legstyle="tapered", leg=0.1, legmat=m_black(), ncush=2, seat=0.43),
        rug=("abstract", ("#b5aa98", "#24505a", "#d9c7a3")), armm=m_leather("#a8703f"), pillows=["#d9c7a3", "#a8703f", "#e3ddd2"],
        throw="#d9c7a3", lamp="globe", cabm=m_plain("#24444b", 0.5), counter=m_metal("#b5b7ba", 0.35), splash=("tile", "#d5d2cc", 0.1, 0.1),
        bedding=("#e3e0da", "#8fa5a8", "#24505a"), plants=("snake", "palm"), artc=["#e3ddd2", "#24505a", "#a8703f", "#1e1e20"],
    )


def _mid_century_terracotta():
    """A desert house: tongue-and-groove ceiling, brick-red wall, pale terrazzo."""
    teak = m_wood("#a56a35", "#74441f", 0.38)
    return dict(
        wall=("paint", "#f0e8d8"), back=("paint", "#a8573a"), floor=("tile", 0.6, 0.6, m_tile("#d8d2c6", None, 0.3, 0.08, 0.03)), grout="#bdb6a8",
        woodm=teak, gable=True, beamm=teak, win=dict(nx=3, nz=1, z0=0.1), sofa=dict(mat=m_fabric("#5f7f78"), legmat=teak),
        pillows=["#e9dfc9", "#d9a441", "#a8573a", "#2f4a46"], throw="#d9a441", rug=("stripe", ("#efe6d2", "#a8573a", "#5f7f78")),
        armm=m_fabric("#d9a441"), lamp="globe", cabm=teak, splash=("tile", "#d98a3f", 0.1, 0.1), chairm=m_fabric("#5f7f78"),
        bedding=("#f2ebdc", "#dccdb0", "#a8573a"), bedm=m_fabric("#5f7f78"), plants=("snake", "palm"), mirror="ring",
    )


def _mid_century_panelled():
    """Teak panelling, cork-brown carpet tiles, blue upholstery: a brick estate of 1962."""
    teak = m_wood("#8f5a30", "#5f391c", 0.36)
    return dict(
        wall=("paint", "#e4ddcd"), back=("woodpanel", "#e4ddcd"), panel=teak, woodm=teak, floor=("checker", 0.3, 0.3, m_tile("#b48a5c", "#8f6a42", 0.6, 0.1, 0.05)),
        split_windows=True, win=dict(nx=1, nz=2, z0=0.45), sofa=dict(mat=m_fabric("#3f5f7f"), legmat=teak),
        pillows=["#e6c15c", "#e9dfc9", "#b5532c", "#8fa596"], throw="#e6c15c", rug=("diamond", ("#e9dfc9", "#3f5f7f", "#e9dfc9")),
        armm=m_fabric("#b5532c"), lamp="cone", cabm=m_plain("#e2b04a", 0.45), splash=("tile", "#f1ece0", 0.1, 0.1), chairm=m_fabric("#3f5f7f"),
        bedding=("#f2ebdc", "#c9d0d5", "#3f5f7f"), bedm=m_fabric("#c9b48c"), mirror="ring", artc=["#f0e6d0", "#3f5f7f", "#e6c15c", "#b5532c", "#3a2d24"],
    )


def _bohemian_blue():
    """Indigo wall, whitewashed floor, brass and wine red."""
    mango = m_wood("#8f5f3a", "#5f3d24")
    return dict(
        wall=("lime", "#f3ebdd"), back=("lime", "#3f5a78"), woodm=mango, floor=("straight", 0.2, 2.4, m_plank("#d9c7ab", "#b59d7a", 0.5)),
        split_windows=True, sofa=dict(mat=m_velvet("#8e3b46")), pillows=["#d9a441", "#efe3d0", "#3f5a78", "#c8714b", "#5f7f6b"],
        throw="#d9a441", rug=("jute_r", ("#d0a880", "#a9815a", "#d0a880")), rug2=("persian", ("#2f4a6b", "#8e3b46", "#e0b57c")), lamp="globe",
        armm=m_fabric("#d9a441"), artc=["#f3e5cf", "#8e3b46", "#d9a441", "#3f5a78", "#c8714b"], cabm=m_plain("#d9a441", 0.5),
        splash=("tile2", "#efe3d0", 0.12, 0.12), bedding=("#f5ecdc", "#d5c0b0", "#8e3b46"), macrame=False, accent="#8e3b46",
    )


def _bohemian_adobe():
    """Rose-coloured adobe, terracotta floor, beams."""
    mesquite = m_wood("#7a4f30", "#4f311c", 0.6)
    return dict(
        wall=("lime", "#e9cdb5"), back=("lime", "#d9a080"), beams="wood", beamm=mesquite, woodm=mesquite, ceil="#f3e3d0",
        floor=("tile", 0.3, 0.3, m_tile("#a85f3f", "#96502f", 0.55, 0.2, 0.2)), grout="#8a6a52", win=dict(nx=2, nz=3, z0=0.6), wincol="#3f6b66",
        sofa=dict(mat=m_fabric("#f1e6d2")), pillows=["#3f6b66", "#c8414b", "#d9a441", "#5a3f6b", "#f1e6d2"], throw="#3f6b66", lamp="wicker",
        rug=("stripe", ("#c8414b", "#d9a441", "#3f6b66")), rug2=None, cabm=m_wood("#a87850", "#7a5332", 0.6), splash=("tile2", "#f1e6d2", 0.1, 0.1),
        bedding=("#f7efe2", "#e9c9b0", "#3f6b66"), plants=("snake", "monstera", "palm"), macrame=True,
    )


def _farmhouse_stone():
    """A longère: lime-washed stone walls, terracotta hexagons' colour, dark oak."""
    oak = m_wood("#7a5636", "#52371f", 0.6)
    return dict(
        wall=("lime", "#ece2d0"), back=("lime", "#e2d3ba"), woodm=oak, beamm=oak, floor=("tile", 0.2, 0.2, m_tile("#b0714e", "#a06040", 0.6, 0.25, 0.2)),
        grout="#8f7a66", split_windows=True, win=dict(nx=2, nz=3, z0=0.8), wincol="#6f8f9a", sofa=dict(mat=m_fabric("#8f9a86")), lamp="wicker",
        pillows=["#f1e9d8", "#b0714e", "#c9b493", "#5f6f58"], throw="#f1e9d8", rug=("jute_r", ("#d0b38a", "#a98a5f", "#d0b38a")),
        armm=m_fabric("#c9b493"), cabm=m_plain("#6f8f9a", 0.55), splash=("tile2", "#f3ecdd", 0.13, 0.13), counter=m_wood("#7a5636", "#52371f", 0.6),
        bedding=("#f6f2ea", "#e2d3ba", "#6f8f9a"), frontm=m_paint("#6f8f9a", 0.6),
    )


def _farmhouse_vermont():
    """Green tongue-and-groove, wide pine, a gabled roof."""
    pine = m_wood("#b58a58", "#8a6238", 0.55)
    return dict(
        wall=("paint", "#f3efe4"), back=("boards", "#6f7f68"), woodm=pine, gable=True, beams=None, beamm=pine, floor=("straight", 0.28, 3.0, m_plank("#c49a66", "#9a7244", 0.5, 0.3)),
        sofa=dict(mat=m_fabric("#b5562f")), pillows=["#e9dfc9", "#6f7f68", "#c9a45c"], throw="#e9dfc9", rug=("persian", ("#7d2d2a", "#3a4a3f", "#d9bf8f")),
        lamp="dome", armm=m_leather("#7a4a2a"), cabm=m_plain("#5f7060", 0.55), counter=m_wood("#b58a58", "#8a6238", 0.55), splash=("tile", "#efe9dc", 0.1, 0.1),
        bedding=("#f6f2ea", "#d9cdb5", "#6f7f68"), frontm=m_paint("#5f7060", 0.6), curtain="drape", ccol="#d9cdb5",
    )


def _art_deco_blush():
    """A pale house of 1934: blush walls, black and white floor, walnut."""
    walnut = m_wood("#5d3a24", "#3a2314", 0.25)
    return dict(
        key=0.82, wall=("paint", "#e6cfc2"), back=("panels", "#d9b5a5"), woodm=walnut, floor=("checker", 0.4, 0.4, m_tile("#f0ebe0", "#26282a", 0.2, 0.06, 0.03)), grout="#8f8a80",
        split_windows=True, curtain="velvet", ccol="#7d3a44", sofa=dict(mat=m_velvet("#7d3a44")), armm=m_velvet("#2f4f4a"), chairm=m_velvet("#7d3a44"),
        pillows=["#e6cfc2", "#c7a15a", "#26282a"], rug=("deco", ("#efe8da", "#7d3a44", "#c7a15a")), lamp="globe", accentm=m_velvet("#7d3a44"),
        cabm=m_plain("#7d3a44", 0.35), bedm=m_velvet("#2f4f4a"), bedding=("#f4eee4", "#e0c3b5", "#7d3a44"), artc=["#f0e6d8", "#7d3a44", "#c7a15a", "#2f4f4a"], power=1.1,
    )


def _art_deco_ocean():
    """Streamline: pale green walls, dark terrazzo, tangerine velvet."""
    teak = m_wood("#7d4f2c", "#50301a", 0.26)
    return dict(
        key=0.72, wall=("paint", "#b9cdbf"), back=("panels", "#8fb0a5"), woodm=teak, floor=("tile", 0.5, 0.5, m_tile("#4f4a45", None, 0.25, 0.12, 0.03)), grout="#c7a15a",
        win=dict(nx=1, nz=5, z0=0.3, bar=0.03), view="sea", curtain="linen", ccol="#f3ead8", sofa=dict(mat=m_velvet("#c9692f")), armm=m_velvet("#c9a23f"), chairm=m_velvet("#c9692f"),
        pillows=["#f3ead8", "#24505a", "#c9a23f"], rug=("deco", ("#f0e6d0", "#24505a", "#c9692f")), lamp="globe", accentm=m_velvet("#24505a"),
        cabm=m_plain("#8fb0a5", 0.35), counter=m_marble("#f2efe9", "#5d6d68"), bedm=m_velvet("#c9692f"), bedding=("#f4eee0", "#c9d9cf", "#c9692f"), artc=["#f0e6d0", "#24505a", "#c9692f", "#c9a23f"], power=1.2,
    )


def _minimalist_warm():
    """Clay plaster, oak floor, nothing white."""
    return dict(
        key=0.92, wall=("lime", "#d9c9b5"), back=("lime", "#cbb79f"), ceil="#efe5d6", trim="#cbb79f", floor=("straight", 0.26, 3.0, m_plank("#b8946a", "#967349", 0.45)),
        win=dict(nx=1, nz=1, z0=0.5, fr=0.04), sofa=dict(mat=m_boucle("#efe6d8")), armm=m_fabric("#8a6f55"), pillows=["#8a6f55", "#efe6d8"], rug=("plain", ("#efe6d8",) * 3),
        stone=m_limewash("#a8937a"), cabm=m_plain("#bfa98f", 0.5), counter=m_plain("#cbb79f", 0.4), chairm=m_fabric("#8a6f55"), bedding=("#f2eadd", "#d9c9b5", "#8a6f55"), bedm=m_fabric("#a8937a"),
        view="garden",
    )


def _minimalist_night():
    """Graphite walls, pale floor, one lamp line."""
    return dict(
        key=0.6, wall=("paint", "#6b6a68"), back=("paint", "#4d4c4b"), ceil="#8a8886", trim="#5c5b5a", floor=("straight", 0.2, 2.6, m_plank("#cbb596", "#ab9473", 0.45)), power=1.5,
        sofa=dict(mat=m_fabric("#b5b1aa")), armm=m_leather("#2e2b29"), pillows=["#2e2b29", "#e3dfd8"], rug=("plain", ("#8f8b85",) * 3), stone=m_marble("#2f2f30", "#8a8886"),
        cabm=m_plain("#3a3a3b", 0.5), counter=m_marble("#2f2f30", "#8a8886"), chairm=m_leather("#2e2b29"), bedding=("#e3dfd8", "#a5a29c", "#4d4c4b"), bedm=m_fabric("#8f8b85"), view="city",
    )


def _coastal_navy():
    """Vertical boards in navy below white, a gabled loft."""
    oak = m_wood("#c9a878", "#a58251", 0.5)
    return dict(
        wall=("paint", "#f4f4f0"), back=("boards", "#3f5a70"), gable=True, beamm=m_paint("#f4f4f0", 0.6), woodm=oak, floor=("straight", 0.16, 2.4, m_plank("#b8946a", "#94714a", 0.45)),
        split_windows=True, win=dict(nx=2, nz=3, z0=0.5), sofa=dict(mat=m_fabric("#dfe3e3")), pillows=["#c8414b", "#f4f1e8", "#3f5a70", "#d9c7a3"], throw="#3f5a70", lamp="dome",
        rug=("stripe", ("#f1ede3", "#3f5a70", "#f1ede3")), armm=m_leather("#a8703f"), cabm=m_plain("#3f5a70", 0.5), counter=m_wood("#c9a878", "#a58251", 0.5), splash=("tile", "#f4f4f0", 0.15, 0.075),
        bedding=("#f8f7f3", "#c9d5dc", "#3f5a70"), frontm=m_paint("#3f5a70", 0.6), artc=["#eef1f2", "#3f5a70", "#9cb5c0", "#d9cba8"],
    )


def _coastal_dune():
    """Sand plaster, sea-grass green, pale concrete floor."""
    return dict(
        wall=("lime", "#ece3d2"), back=("lime", "#b8c4ae"), floor=("tile", 0.6, 0.6, m_tile("#d9cfbd", None, 0.5, 0.08, 0.06)), grout="#bdb29d", win=dict(nx=3, nz=1, z0=0.1),
        sofa=dict(mat=m_fabric("#a5b09a")), pillows=["#e9dfc9", "#d9a080", "#7f9a8f", "#f4f1e8"], throw="#e9dfc9", rug=("plain", ("#e2d5bc",) * 3), armm=m_fabric("#e9dfc9"), lamp="paper",
        cabm=m_plain("#a5b5a0", 0.5), counter=m_plain("#f1ebdd", 0.3), splash=("tile", "#e9efe6", 0.075, 0.15), bedding=("#f7f2e7", "#d0d9c6", "#d9a080"), accentm=m_fabric("#7f9a8f"),
        frontm=m_paint("#e6e3d6", 0.6), artc=["#efe9da", "#7f9a8f", "#b8c4ae", "#d9a080", "#d9cba8"],
    )


def _traditional_red():
    """A library red, oak boards, brass picture lights."""
    oak = m_wood("#7a4a26", "#4f2d14", 0.32)
    return dict(
        wall=("paint", "#8a4038"), woodm=oak, floor=("straight", 0.2, 2.4, m_plank("#8a5c34", "#5f3d20", 0.36)), curtain="drape", ccol="#b8a06a", sofa=dict(mat=m_leather("#5d3520")),
        armm=m_fabric("#4f5f48"), pillows=["#c9a45c", "#e9dfc8", "#4f5f48"], rug=("persian", ("#26374f", "#7d2d2a", "#d9bf8f")), power=1.3, key=0.7, split_windows=True,
        cabm=m_plain("#4f5f48", 0.5), bedding=("#f3ecdd", "#d9c9a5", "#4f5f48"), bedm=m_fabric("#d9c9a5"), lamp="drum",
    )


def _traditional_butter():
    """Butter yellow and white, painted boards, blue chintz colours."""
    cherry = m_wood("#8f5530", "#5f3419", 0.3)
    return dict(
        wall=("paint", "#e9d59f"), woodm=cherry, floor=("straight", 0.14, 2.0, m_plank("#b58350", "#8a5f34", 0.34)), curtain="drape", ccol="#5f7fa0", sofa=dict(mat=m_fabric("#5f7fa0")),
        armm=m_fabric("#efe6d0"), pillows=["#efe6d0", "#c8714b", "#e9d59f", "#3f5668"], rug=("persian", ("#3f5a78", "#efe6d0", "#b5794a")), lamp="chandelier", throw="#efe6d0",
        cabm=m_plain("#7f98ad", 0.5), bedding=("#f7f2e4", "#d5deE6".lower(), "#5f7fa0"), bedm=m_fabric("#5f7fa0"),
    )


def _mediterranean_vault():
    """Mallorcan stone floor, olive shutters, ochre wall."""
    olive = m_wood("#7a5a38", "#523a22", 0.6)
    return dict(
        wall=("lime", "#f4ecdc"), back=("lime", "#d9b070"), woodm=olive, beamm=olive, floor=("tile", 0.5, 0.5, m_tile("#d9c6a5", None, 0.5, 0.14, 0.12)), grout="#b5a07c", wincol="#6b7a4f",
        split_windows=True, sofa=dict(mat=m_fabric("#e2d6bf"), legmat=olive), pillows=["#6b7a4f", "#f2e8d8", "#b5643f", "#d9b070"], throw="#6b7a4f", rug=("stripe", ("#f1e6d0", "#6b7a4f", "#f1e6d0")),
        armm=m_fabric("#6b7a4f"), cabm=m_wood("#8f6a42", "#63482b", 0.6), splash=("tile2", "#f4ecd8", 0.2, 0.2), counter=m_tile("#d9c6a5", None, 0.4, 0.1, 0.05), lamp="dome",
        bedding=("#f9f4e8", "#e2d6bf", "#6b7a4f"), accentm=m_fabric("#6b7a4f"), artc=["#f6ecd8", "#6b7a4f", "#d9b070", "#b5643f"],
    )


def _mediterranean_blue():
    """An island house: blue and white, grey slabs, gabled beams."""
    return dict(
        wall=("lime", "#f7f4ec"), back=("lime", "#f7f4ec"), gable=True, beams=None, beamm=m_wood("#8a6a48", "#5f472e", 0.8), floor=("tile", 0.45, 0.45, m_tile("#a9a59c", None, 0.6, 0.16, 0.15)),
        grout="#f0ece2", wincol="#2f5f9a", win=dict(nx=2, nz=3, z0=0.6), sofa=dict(mat=m_fabric("#2f5f8a")), pillows=["#f7f4ec", "#9cc0d9", "#e2c27a"], throw="#f7f4ec",
        rug=("stripe", ("#f4efe2", "#2f5f8a", "#f4efe2")), armm=m_fabric("#f7f4ec"), cabm=m_plain("#2f5f8a", 0.5), splash=("tile", "#f7f4ec", 0.1, 0.1), lamp="wicker",
        bedding=("#fbf9f3", "#d5e2ec", "#2f5f8a"), accentm=m_fabric("#2f5f8a"), artc=["#f6f2e6", "#2f5f8a", "#9cc0d9", "#e2c27a"],
    )


def _contemporary_pale():
    """Pale oak veneer, terrazzo, sage."""
    oak = m_wood("#c9a878", "#a58558", 0.45)
    return dict(
        wall=("paint", "#ece9e2"), panel=oak, woodm=oak, floor=("straight", 0.22, 2.8, m_plank("#c9ab80", "#a98b60", 0.4)), sofa=dict(mat=m_fabric("#8f9a86")), armm=m_boucle("#efe9dd"),
        pillows=["#d9a080", "#efe9dd", "#5f6b58"], throw="#d9a080", rug=("plain", ("#ddd6c9",) * 3), metal=m_black(), chairm=m_fabric("#8f9a86"), cabm=m_plain("#d5d3cb", 0.4), lamp="linear",
        counter=m_plain("#efece5", 0.25), splash=("plain", "#ece9e2", 0, 0), bedm=m_fabric("#a5ad98"), bedding=("#f4f1ec", "#d9dbcf", "#d9a080"), artc=["#efe9dd", "#8f9a86", "#d9a080", "#5f6b58"],
    )


def _contemporary_dark():
    """Smoked oak slats, basalt floor, bronze."""
    smoked = m_wood("#4a382c", "#2f231b", 0.45)
    return dict(
        key=0.7, power=1.3, wall=("paint", "#b5aea4"), back=("slats", "#8a8178"), slat=smoked, woodm=smoked, floor=("tile", 0.9, 0.9, m_tile("#5f5c58", None, 0.3, 0.05, 0.02)), grout="#4a4744",
        split_windows=True, sofa=dict(mat=m_fabric("#d5cdc0")), armm=m_leather("#8a5a38"), pillows=["#8a5a38", "#2f3b3f", "#efe9dd"], throw="#2f3b3f", rug=("plain", ("#a59a8a",) * 3),
        chairm=m_leather("#8a5a38"), cabm=m_plain("#2f3b3f", 0.45), counter=m_marble("#3a3836", "#a59a8a", 0.2), splash=("marble", "#3a3836", 0, 0), bedm=m_fabric("#8a8178"), lamp="globe",
        bedding=("#ece7de", "#b5aea4", "#2f3b3f"), metal=m_brass(), artc=["#e8e3da", "#2f3b3f", "#8a5a38", "#a59a8a"],
    )


HOUSES = {
    "scandinavian": (_scandinavian_timber, _scandinavian_town),
    "japandi": (_japandi_plaster, _japandi_pale),
    "industrial": (_industrial_white, _industrial_concrete),
    "mid-century-modern": (_mid_century_terracotta, _mid_century_panelled),
    "bohemian": (_bohemian_blue, _bohemian_adobe),
    "farmhouse": (_farmhouse_stone, _farmhouse_vermont),
    "art-deco": (_art_deco_blush, _art_deco_ocean),
    "minimalist": (_minimalist_warm, _minimalist_night),
    "coastal": (_coastal_navy, _coastal_dune),
    "traditional": (_traditional_red, _traditional_butter),
    "mediterranean": (_mediterranean_vault, _mediterranean_blue),
    "contemporary": (_contemporary_pale, _contemporary_dark),
}
"""The other houses of each style, in the order of their seeds."""
