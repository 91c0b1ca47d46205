"""coastal: White boards, drift wood, rattan, sea blues."""
from chance import pick
from materials import m_fabric, m_metal, m_paint, m_plain, m_plank, m_wood


def look():
    """The style's colours, materials and furniture kinds; some are drawn by chance."""
    drift = m_wood("#b9a68c", "#8c7a64")
    return dict(
        wall=("paint", "#f3f4f1"),
        back=("shiplap", "#f6f7f5"),
        ceil="#fcfcfa",
        trim="#fdfdfb",
        floor=("straight", 0.18, 2.2, m_plank("#cdb899", "#ab9574", 0.48, 0.2)),
        win=dict(nx=2, nz=2, z0=0.35),
        curtain="sheer",
        ccol="#fdfdf9",
        view="sea",
        woodm=drift,
        metal=m_metal("#9c8f7a", 0.4),
        ceramic=["#f4f2ec", "#8fb1bf", "#d9cdb6"],
        sofa=dict(
            mat=pick(m_fabric("#f1ede3"), m_fabric("#e9e6de")), arm="roll", skirt=True, legstyle="none", ncush=3
        ),
        pillows=["#3f6f8c", "#9cc0cc", "#f4f1e8", "#d9c7a3"],
        throw="#9cc0cc",
        accentm=m_fabric("#6f9db0"),
        rug=("jute_r", ("#d8b892", "#b8926a", "#d8b892")),
        table="plank",
        chairkind="rattan",
        armm=m_fabric("#f4f1e8"),
        lamp="wicker",
        flamp="tripod",
        art=("sea", "sea", "field"),
        artc=["#dfeaf0", "#9cc0cc", "#4f8aa5", "#d9cba8", "#efe6cf"],
        frame=drift,
        plants=("palm", "olive"),
        pot="basket",
        sprig="pampas",
        bookc=["#f4f1e8", "#9cc0cc", "#3f6f8c", "#d9c7a3", "#e9e3d6"],
        bedm=m_fabric("#e9e6de"),
        bed="cane",
        bedding=("#f8f7f3", "#dce8ec", "#6f9db0"),
        chair="wishbone",
        chairm=m_fabric("#9cc0cc"),
        dtable="trestle",
        cabm=m_plain("#cfdde2", 0.5),
        counter=m_plain("#f5f4f0", 0.25),
        splash=("tile", "#e2eef1", 0.075, 0.15),
        stool="wood",
        sb="tapered",
        fronts="shaker",
        frontm=m_paint("#f2f3f0", 0.6),
        fire=True,
        sun=(3.8, 38, 62),
    )
