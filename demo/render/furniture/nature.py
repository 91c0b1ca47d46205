"""Lawns, hedges, shrubs, flowers and trees: thousands of small faces in one mesh each."""
import bpy
import numpy as np

from chance import rnd, rng
from geometry import mesh, smoothprof, tube
from materials import m_fabric, m_leaf, m_plain
from scene_graph import link


def lawn(x0, x1, y0, y1, blades, clear):
    """Grass scattered over a rectangle, denser where a camera at small y stands close; none in `clear` (x0, x1, y0, y1)."""
    random = np.random.default_rng(rng.randint(0, 2**31))
    x = random.uniform(x0, x1, blades)
    y = y0 + (y1 - y0) * random.uniform(0, 1, blades) ** 1.6
    grows = (x < clear[0]) | (x > clear[1]) | (y < clear[2]) | (y > clear[3])
    x, y = x[grows], y[grows]
    blades = len(x)
    turn = random.uniform(0, 2 * np.pi, blades)
    tall = 0.05 * random.uniform(0.6, 1.3, blades)
    lean = random.normal(0, 0.35, (blades, 2)) * tall[:, None]
    side = np.stack([np.cos(turn), np.sin(turn)], 1) * 0.004
    foot = np.stack([x, y], 1)
    corners = np.empty((blades, 3, 3))
    corners[:, 0, :2] = foot - side
    corners[:, 1, :2] = foot + side
    corners[:, 2, :2] = foot + lean
    corners[:, :2, 2] = 0
    corners[:, 2, 2] = tall
    return _triangles(corners, m_leaf("#6d8a3f"), "lawn")


def leaf_cloud(centres, directions, length, width, mat):
    """One rhombic leaf per centre, pointing along its direction (both arrays of shape (n, 3))."""
    random = np.random.default_rng(rng.randint(0, 2**31))
    count = len(centres)
    along = directions + random.normal(0, 0.45, (count, 3))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, random.normal(0, 1, (count, 3)))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    size = random.uniform(0.7, 1.25, (count, 1))
    tip = centres + along * length * size
    middle = centres + along * length * 0.5 * size
    half = across * width / 2 * size
    corners = np.stack([centres, middle + half, tip, centres, tip, middle - half], 1).reshape(-1, 3, 3)
    return _triangles(corners, mat, "leaves")


def hedge(x0, x1, y0, y1, height, mat=None, z=0.0, leaves=14000):
    """A clipped hedge: leaves over the faces of a block, a dark core inside."""
    random = np.random.default_rng(rng.randint(0, 2**31))
    low, high = np.array([x0, y0, z]), np.array([x1, y1, z + height])
    points = random.uniform(low, high, (leaves, 3))
    sides = high - low
    weights = np.array([sides[1] * sides[2]] * 2 + [sides[0] * sides[2]] * 2 + [sides[0] * sides[1]])
    face = random.choice(5, leaves, p=weights / weights.sum())
    normals = np.zeros((leaves, 3))
    for number, (axis, value, sign) in enumerate(
        ((0, x0, -1), (0, x1, 1), (1, y0, -1), (1, y1, 1), (2, z + height, 1))
    ):
        chosen = face == number
        points[chosen, axis] = value + random.normal(0, 0.02, chosen.sum())
        normals[chosen, axis] = sign
    core = [
        (a, b, c) for a in (x0 + 0.04, x1 - 0.04) for b in (y0 + 0.04, y1 - 0.04) for c in (z, z + height - 0.04)
    ]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3)]
    mesh(core, faces, m_plain("#2c3a20", 0.9), name="hedge core")
    return leaf_cloud(points, normals, 0.05, 0.028, mat or m_leaf("#4f6d35"))


def shrub(x, y, radius, mat, z=0.0, squash=0.85, leaves=2600, leaf=0.07, narrow=0.5, flowers=None):
    """A round bush of leaves around a dark core; flowers: a material for blossoms scattered over it."""
    points, normals = _ball(leaves, radius, squash, 0.18)
    centre = np.array([x, y, z + radius * squash * 0.85])
    leaf_cloud(points + centre, normals, leaf, leaf * narrow, mat)
    _core(centre, radius * 0.78, squash)
    if flowers:
        points, normals = _ball(leaves // 12, radius * 1.04, squash, 0.05)
        up = normals[:, 2] > -0.1
        leaf_cloud(points[up] + centre, normals[up], 0.045, 0.045, flowers)


def tree(x, y, height, mat, z=0.0, crown=1.1, leaves=36000, leaf=0.055):
    """A garden tree that branches three times; every twig carries its own cloud of leaves, so the crown has gaps."""
    bark = m_fabric("#6a5846", bump=0.8)
    twigs = []
    trunk = height * 0.3
    stems = 1 if rnd(0, 1) < 0.6 else 2
    for stem in range(stems):
        lean = np.array([rnd(-0.16, 0.16) + (stem - 0.5) * 0.3 * (stems - 1), rnd(-0.12, 0.12), 1.0])
        foot = np.array([x + (stem - 0.5) * 0.12 * (stems - 1), y, z])
        _grow(foot, lean, trunk, 0.035 + 0.009 * height, height, crown, bark, twigs, 0)
    each = max(60, leaves // len(twigs))
    for tip, reach in twigs:
        points, normals = _ball(each, reach, 0.75, 0.95)
        leaf_cloud(points + tip, normals * 0.4 + [0, 0, -0.35], leaf, leaf * 0.5, mat)


def distant_trees(corner, opposite):
    """Crowns of trees that stand close together in a rectangle of the ground, each of large leaves: seen from afar."""
    greens = [m_leaf(colour) for colour in ("#54703c", "#67824c", "#475f36", "#7b8f58")]
    (x0, y0), (x1, y1) = corner, opposite
    count = int((x1 - x0) * (y1 - y0) / 7)
    for i in range(count):
        radius = rnd(1.3, 2.4)
        along = (i + rnd(0.2, 0.8)) / count
        long_in_x = x1 - x0 > y1 - y0
        x = x0 + (x1 - x0) * along if long_in_x else rnd(x0, x1)
        y = rnd(y0, y1) if long_in_x else y0 + (y1 - y0) * along
        green, height = greens[i % len(greens)], rnd(1.0, 1.35)
        centre = np.array([x, y, radius * height * 0.9])
        for _ in range(9):
            part, middle = radius * rnd(0.4, 0.62), np.array([rnd(-1, 1), rnd(-1, 1), rnd(-0.7, 1)]) * radius * 0.62
            points, normals = _ball(420, part, 0.85, 0.5)
            leaf_cloud(points + centre + middle * [1, 1, height], normals + [0, 0, 0.3], 0.2, 0.12, green)


def sea(behind, left=None):
    """Water to the horizon beyond y = `behind`, and beyond x = `left` where that is given."""
    water = m_plain("#2b6a8c", 0.55, 0.15)
    far, level = 3000, -3.0
    corners = [(-far, behind), (far, behind), (far, far), (-far, far)]
    mesh([(x, y, level) for x, y in corners], [(0, 1, 2, 3)], water, name="sea")
    if left is not None:
        corners = [(-far, -far), (left, -far), (left, behind), (-far, behind)]
        mesh([(x, y, level) for x, y in corners], [(0, 1, 2, 3)], water, name="sea")


def _grow(foot, direction, length, radius, height, crown, bark, twigs, order):
    """One limb and what grows from its end; twigs collects (tip, radius of its leaves)."""
    direction = direction / np.linalg.norm(direction)
    tip = foot + direction * length
    sag = np.array([rnd(-1, 1), rnd(-1, 1), 0.4]) * length * 0.07
    tube(smoothprof([tuple(foot), tuple((foot + tip) / 2 + sag), tuple(tip)]), radius, bark, res=2)
    if order == 3:
        twigs.append((tip, crown * rnd(0.17, 0.29)))
        return
    if order == 2:
        twigs.append((foot + (tip - foot) * 0.55, crown * rnd(0.14, 0.22)))
    count = (5, 3, 3)[order]
    turn = rnd(0, 2 * np.pi)
    for i in range(count):
        angle = turn + i * 2 * np.pi / count + rnd(-0.4, 0.4)
        spread = (0.75, 0.7, 0.8)[order] * rnd(0.75, 1.25)
        outwards = np.array([np.cos(angle) * spread, np.sin(angle) * spread, rnd(0.0, 0.2)])
        onwards = direction * (1.0 if order else rnd(0.75, 1.2)) + outwards
        reach = (0.3 * height, 0.36 * crown, 0.3 * crown)[order] * rnd(0.75, 1.2)
        _grow(tip - direction * length * rnd(0.0, 0.18), onwards, reach, radius * 0.56, height, crown, bark, twigs, order + 1)


def lavender(x, y, radius=0.22, mat=None):
    """A tuft of stalks with violet ears."""
    green, violet = m_leaf("#8a9a78"), mat or m_plain("#7a66a8", 0.8)
    random = np.random.default_rng(rng.randint(0, 2**31))
    count = 160
    turn, out = random.uniform(0, 2 * np.pi, count), random.uniform(0, 1, count)
    heads = np.stack(
        [
            x + np.cos(turn) * out * radius * 1.5,
            y + np.sin(turn) * out * radius * 1.5,
            0.55 - out * 0.16 + random.normal(0, 0.03, count),
        ],
        1,
    )
    feet = np.stack(
        [x + np.cos(turn) * out * radius * 0.5, y + np.sin(turn) * out * radius * 0.5, np.zeros(count)], 1
    )
    side = np.stack([-np.sin(turn), np.cos(turn), np.zeros(count)], 1) * 0.003
    _triangles(np.stack([feet - side, feet + side, heads], 1), green, "stalks")
    up = np.tile([0.0, 0.0, 1.0], (count, 1))
    for shift in (0.0, 0.03, 0.06):
        leaf_cloud(heads + up * (shift - 0.05), up, 0.045, 0.02, violet)
    points, normals = _ball(500, radius * 0.9, 0.6, 0.3)
    leaf_cloud(points + np.array([x, y, radius * 0.45]), normals + [0, 0, 0.8], 0.09, 0.012, green)


def climber(x0, x1, y, z0, z1, mat, leaves=3500, flowers=None):
    """Leaves of a climbing plant on a wall facing -y, thinning out upwards and sideways."""
    random = np.random.default_rng(rng.randint(0, 2**31))
    x = random.normal((x0 + x1) / 2, (x1 - x0) / 4.5, leaves)
    z = z0 + (z1 - z0) * random.beta(1.3, 1.6, leaves)
    clumps = np.sin(x * 7 + 2 * np.sin(z * 3)) + np.sin(z * 6 + x * 2)
    kept = (clumps + random.normal(0, 0.7, leaves) > -0.6) & (x > x0) & (x < x1)
    points = np.stack([x, y - 0.03 - random.uniform(0, 0.07, leaves), z], 1)[kept]
    outwards = np.tile([0.0, -0.7, -0.5], (len(points), 1))
    leaf_cloud(points, outwards, 0.075, 0.055, mat)
    if flowers:
        some = random.uniform(0, 1, len(points)) < 0.12
        leaf_cloud(points[some] - [0, 0.04, 0], outwards[some], 0.05, 0.05, flowers)


def _ball(count, radius, squash, thickness):
    """Points near the surface of a ball and their outward directions."""
    random = np.random.default_rng(rng.randint(0, 2**31))
    normals = random.normal(0, 1, (count, 3))
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    bumps = 1 + 0.1 * np.sin(normals[:, 0] * 5 + 3 * normals[:, 2]) + 0.08 * np.sin(normals[:, 1] * 7)
    distance = radius * bumps * (1 - thickness * random.uniform(0, 1, count))
    return normals * distance[:, None] * [1, 1, squash], normals


def _core(centre, radius, squash):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=radius)
    obj = bpy.context.object
    bpy.context.collection.objects.unlink(obj)
    obj.location = centre
    obj.scale = (1, 1, squash)
    obj.data.materials.append(m_plain("#2c3a20", 0.9))
    link(obj)


def _triangles(corners, mat, name):
    """One mesh of loose triangles; corners has shape (n, 3, 3)."""
    count = len(corners)
    data = bpy.data.meshes.new(name)
    data.vertices.add(count * 3)
    data.vertices.foreach_set("co", corners.astype(np.float32).ravel())
    data.loops.add(count * 3)
    data.loops.foreach_set("vertex_index", np.arange(count * 3, dtype=np.int32))
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", np.arange(0, count * 3, 3, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(count, 3, dtype=np.int32))
    data.materials.append(mat)
    data.update(calc_edges=True)
    return link(bpy.data.objects.new(name, data))
