"""Photographs of a room: always level, so that verticals stay upright; the frame is shifted instead of tilted."""
import math
from dataclasses import dataclass

import bpy

VIEWS = ("wide", "angle", "corner", "detail", "tall")
"""wide: as composed; angle: towards the window; corner: away from it; detail: close; tall: upright format."""

SENSOR = 36.0
"""Width of the sensor's longer side in mm."""


@dataclass
class Photo:
    """What a room offers its photographer."""

    position: tuple
    """Camera of the wide view: x, y, z in metres."""
    yaw: float
    """Degrees to the left."""
    focus: tuple
    """The point a detail is about: x, y, z."""
    upright: tuple
    """The point the upright picture is about: x, y, z."""
    lens: float = 25
    shift: float = -0.06
    upright_bearing: float = 14
    """Degrees to the right from which the upright picture is taken."""
    detail_raised: float = 0.3
    """Height of the camera above the focus in the detail, in metres."""


def take(room, photo, view, size):
    """Sets the camera; returns the picture's size in pixels (swapped for the upright view)."""
    width, height = size
    if view == "wide":
        _camera(photo.position, photo.yaw, photo.lens, photo.shift)
    elif view == "angle":
        _camera((room.W - 0.75, room.D - 4.75, 1.3), 21, 25, -0.06)
    elif view == "corner":
        _camera((0.75, room.D - 4.75, 1.3), -21, 25, -0.06)
    elif view == "detail":
        _towards(photo.focus, distance=2.35, bearing=-20, lens=40, raised=photo.detail_raised)
    elif view == "tall":
        _towards(photo.upright, distance=3.3, bearing=photo.upright_bearing, lens=31)
        return height, width
    return width, height


def _towards(point, distance, bearing, lens, raised=0.3):
    """A camera `distance` metres in front of the point and `raised` above it, `bearing` degrees to the right."""
    x, y, z = point
    angle = math.radians(bearing)
    position = (x + distance * math.sin(angle), y - distance * math.cos(angle), z + raised)
    _camera(position, bearing, lens, -raised / distance * lens / SENSOR)


def _camera(position, yaw, lens, shift):
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.sensor_width = SENSOR
    camera.shift_y = shift
    camera.clip_start = 0.05
    obj = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(obj)
    obj.location = position
    obj.rotation_euler = (math.pi / 2, 0, math.radians(yaw))
    bpy.context.scene.camera = obj
