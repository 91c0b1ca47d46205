"""farmhouse: Shiplap, beams, slip-covered sofas, dusty blue, stripes."""
from chance import pick
from materials import m_black, m_fabric, m_paint, m_plain, m_plank, m_wood


def look():
    """The style's colours, materials and furniture kinds; some are drawn by chance."""
    return dict(
        wall=("paint", "#f0ece2"),
        back=("shiplap", "#f4f1ea"),
        ceil="#f6f3ec",
        trim="#f7f4ee",
        floor=("straight", 0.24, 2.6, m_plank("#a67c52", "#77532f", 0.5, 0.28)),
        beams="wood",
        beamm=m_wood("#8a6440", "#5f4127", 0.7),
        win=dict(nx=2, nz=3, z0=0.7),
        curtain="linen",
        ccol="#f1ebdd",
        view="garden",
        woodm=m_wood("#a87d50", "#7a5531", 0.6),
        metal=m_black(),
        ceramic=["#f3efe6", "#b8bdb5", "#8a9aa5"],
        sofa=dict(
            mat=pick(m_fabric("#ece4d4"), m_fabric("#d5d0c4")), arm="roll", skirt=True, legstyle="none", ncush=3
        ),
        pillows=["#7d8fa0", "#ece4d4", "#a8b3a0", "#c9b493"],
        throw="#8a9aa5",
        accentm=m_fabric("#c9b493"),
        rug=("stripe", ("#e9e2d3", "#8c97a0", "#e9e2d3")),
        table="plank",
        chairkind="wing",
        armm=m_fabric("#8a9aa5"),
        lamp="chandelier",
        flamp="slim",
        art=("botanic", "landscape", "sea"),
        artc=["#f4efe4", "#5d6f58", "#8a9a7a", "#b7a07a", "#7d8fa0"],
        frame=m_wood("#a87d50", "#7a5531"),
        plants=("olive", "ficus"),
        pot="basket",
        sprig="euc",
        fire=True,
        bedm=m_fabric("#ece4d4"),
        bed="wood",
        bedding=("#f6f2ea", "#ece4d4", "#7d8fa0"),
        chair="ladder",
        chairm=m_fabric("#c9bda5"),
        dtable="trestle",
        cabm=m_plain("#dfe3dc", 0.5),
        counter=m_wood("#a87d50", "#7a5531"),
        splash=("tile", "#f6f4ee", 0.15, 0.075),
        stool="wood",
        sb="tapered",
        fronts="shaker",
        frontm=m_paint("#e9e5da", 0.6),
        sun=(3.4, 36, 60),
    )
