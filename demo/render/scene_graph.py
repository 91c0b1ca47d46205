"""Putting objects into the scene, alone or as a group that moves as one."""
import math

import bpy

_open_groups = []


class Group:
    """Collects everything built inside `with Group() as g:`; `g.at(...)` then places it as one piece."""

    def __enter__(self):
        self.members = []
        _open_groups.append(self)
        return self

    def __exit__(self, *_):
        _open_groups.pop()
        self.empty = bpy.data.objects.new("group", None)
        bpy.context.collection.objects.link(self.empty)
        for member in self.members:
            if member.parent is None:
                member.parent = self.empty
        if _open_groups:
            _open_groups[-1].members.append(self.empty)

    def at(self, x=0, y=0, z=0, rot=0, sc=1):
        """Places the group: metres, degrees about the vertical, uniform scale."""
        self.empty.location = (x, y, z)
        self.empty.rotation_euler = (0, 0, math.radians(rot))
        self.empty.scale = (sc,) * 3
        return self


def link(obj):
    """Puts an object into the scene and into the group that is open, if any."""
    bpy.context.collection.objects.link(obj)
    if _open_groups:
        _open_groups[-1].members.append(obj)
    return obj
