"""The colours of the memories: names for paints, and the sky and the light of each hour."""

import colorsys
from dataclasses import dataclass

PAINTS = {
    "red": "#c8413b",
    "brick": "#a5543f",
    "orange": "#d98545",
    "yellow": "#e9bd4a",
    "straw": "#e3cd8b",
    "cream": "#f3e6c8",
    "white": "#f7f1e3",
    "green": "#5d8a55",
    "leaf": "#6c9450",
    "grass": "#86a35c",
    "moss": "#5c6f45",
    "pine": "#3d5f4d",
    "teal": "#3f7f7a",
    "blue": "#4a7ba6",
    "sky": "#8fbccb",
    "navy": "#2f4263",
    "violet": "#6d5a86",
    "pink": "#dd9493",
    "rose": "#c9697b",
    "brown": "#7b5538",
    "wood": "#a67b4f",
    "oak": "#8a6240",
    "bark": "#5d4634",
    "sand": "#c79a58",
    "dune": "#e2cb9a",
    "earth": "#86694b",
    "mud": "#6d533c",
    "stone": "#a79f90",
    "slate": "#66707a",
    "grey": "#8d8c88",
    "iron": "#4a4a4d",
    "black": "#2e2a2b",
    "brass": "#c9993f",
    "copper": "#b9714a",
    "skin": "#efc09a",
    "tan": "#c98f63",
    "ink": "#3a2f2c",
    "snow": "#eef0ec",
    "ice": "#cfe0e2",
    "sea": "#5b95a0",
    "foam": "#e9f0e6",
    "fire": "#f0a23c",
}
SHADES = {"dark": 0.78, "deep": 0.58, "light": 1.16, "pale": 1.32}


def paint(name: str) -> str:
    """A paint by its name, with or without a shade: red, red-dark."""
    base, _, shade = name.partition("-")
    colour = PAINTS[base]
    return shaded(colour, SHADES[shade]) if shade else colour


def shaded(colour: str, by: float) -> str:
    """The same colour darker (below 1) or lighter."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, light, saturation = colorsys.rgb_to_hls(red, green, blue)
    light = light * by if by <= 1 else 1 - (1 - light) / by**2
    mixed = colorsys.hls_to_rgb(hue, light, saturation)
    return "#" + "".join(f"{round(part * 255):02x}" for part in mixed)


@dataclass(frozen=True)
class Light:
    """What an hour does to a picture: the sky from top to bottom, and what darkens all."""

    sky: tuple[str, str, str]
    shade: str = "#ffffff"
    dark: float = 0.0
    warm: str = "#ffd9a0"


HOURS = {
    "morning": Light(("#86b1c4", "#c5d3c2", "#f3dcae"), "#f6d9b0", 0.25),
    "noon": Light(("#69a5c2", "#a5cbcd", "#e9e4c6")),
    "evening": Light(("#4c4a6c", "#b8706c", "#f3b36c"), "#e39a78", 0.38),
    "night": Light(("#161f3d", "#26355c", "#4a5680"), "#46568c", 0.55),
}
GREY = {
    "morning": Light(("#8496a0", "#aeb9b6", "#d8d4c0"), "#d3d5d0", 0.4),
    "noon": Light(("#8a9aa2", "#b3bcb8", "#dad7c6"), "#dcdcd4", 0.35),
    "evening": Light(("#4b5068", "#7d7480", "#bf9688"), "#9d8a98", 0.45),
    "night": Light(("#1b2034", "#2c3350", "#464c66"), "#3c466c", 0.64),
}
SNOW = {
    "morning": Light(("#9db3c2", "#c6d2d6", "#efe6da"), "#dfe4ea", 0.3),
    "noon": Light(("#a3b6c2", "#cbd4d6", "#eeeae0"), "#e4e6ea", 0.25),
    "evening": Light(("#626a92", "#a8929f", "#eebf9b"), "#a89bb8", 0.4),
    "night": Light(("#1f2a4a", "#344469", "#5c6a8c"), "#44548a", 0.55),
}
FOG = {
    "morning": Light(("#b7bdb8", "#c6c9c0", "#d6d4c6"), "#d8d8cc", 0.3),
    "night": Light(("#3c4458", "#525a6c", "#6a7080"), "#4a5470", 0.5),
}
STORM = {
    "noon": Light(("#4c5468", "#6e7482", "#a5a3a0"), "#8b90a4", 0.45),
    "evening": Light(("#38365a", "#5b5274", "#a58a90"), "#8a80a4", 0.48),
    "night": Light(("#14182e", "#2a3050", "#50587a"), "#3e4878", 0.6),
}
# Behind a roof the hour shows in the lamps.
INDOORS = {
    "morning": Light(HOURS["morning"].sky, "#f3ddb8", 0.3),
    "noon": Light(HOURS["noon"].sky, "#fff2d8", 0.2),
    "evening": Light(HOURS["evening"].sky, "#9a7484", 0.5),
    "night": Light(HOURS["night"].sky, "#55507c", 0.62),
}
WEATHERS = {
    "clouds": GREY,
    "rain": GREY,
    "snow": SNOW,
    "frost": SNOW,
    "fog": FOG,
    "storm": STORM,
    "indoors": INDOORS,
}


def light_of(hour: str, weather: str) -> Light:
    """The light at this hour in this weather."""
    return WEATHERS.get(weather, HOURS).get(hour) or HOURS[hour]
