"""The one source of randomness: seeded once per scene, so that a seed always gives the same room."""
import random

rng = random.Random(0)


def rnd(low, high):
    """A uniform number between low and high."""
    return rng.uniform(low, high)


def pick(*options):
    """One of the options."""
    return rng.choice(options)


def chance(probability):
    """True with the given probability."""
    return rng.random() < probability
