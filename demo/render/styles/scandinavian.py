"""scandinavian: White walls, pale oak, soft grey-green upholstery, one sunny accent."""
from chance import pick
from materials import m_black, m_fabric, m_plain, m_plank, m_wood


def look():
    """The style's colours, materials and furniture kinds; some are drawn by chance."""
    oakl = m_wood("#d9bb92")
    return dict(
        wall=("paint", "#f1efea"),
        back=("paint", "#e9e7e1"),
        ceil="#fbfaf7",
        trim="#fbfaf7",
        floor=("straight", 0.16, 2.0, m_plank("#d6b78f", "#b8926a", 0.42)),
        win=dict(nx=2, nz=1, z0=0.45),
        curtain="sheer",
        ccol="#fbf8f1",
        view="garden",
        woodm=oakl,
        metal=m_black(),
        ceramic=["#efeae1", "#c9cbbf", "#7d8a80"],
        sofa=dict(
            mat=pick(m_fabric("#a9aca9"), m_fabric("#b9b3a8"), m_fabric("#8d9a96")),
            arm="slim",
            legmat=oakl,
            ncush=3,
        ),
        pillows=["#e6c15c", "#f2ede3", "#8fa596", "#d8a48f"],
        throw="#efe9dc",
        accentm=m_fabric("#d8a48f"),
        rug=("diamond", ("#efe8da", "#4c4a46", "#ffffff")),
        table="round",
        chairkind="lounge",
        armm=m_fabric("#efe9dc"),
        lamp="paper",
        flamp="tripod",
        art=("arches", "sun", "line", "botanic"),
        artc=["#f3ece0", "#d8a48f", "#8fa596", "#e0b95b", "#43524e"],
        frame=oakl,
        plants=("ficus", "olive"),
        pot="ceramic",
        sprig="euc",
        bedm=m_fabric("#b5b2aa"),
        bed="wood",
        bedding=("#f3f0ea", "#dfe3df", "#b9a58c"),
        chair="wishbone",
        chairm=m_fabric("#a9aca9"),
        dtable="std",
        cabm=m_plain("#e9ebe6", 0.45),
        counter=m_wood("#cfa878"),
        splash=("tile", "#f7f6f2", 0.1, 0.1),
        stool="wood",
        sb="tapered",
        fronts="flat",
        sun=(3.4, 36, 62),
    )
