import { lighten, mix } from "../colour.ts";
import { floorShadow, turnedBody } from "../pieces/light.ts";
import { wrappedLabel } from "../pieces/panel.ts";
import { place, type Profile, rect, shape, turned } from "../pieces/shapes.ts";
import type { KindDrawing } from "../spec.ts";

/** A reed diffuser in its flask. */
export const airFreshener: KindDrawing = (pen, spec) => {
  const [half, height] = [150, 360];
  const glass: Profile = [
    [44, -height, 4],
    [46, -height + 46, 12],
    [half, -height + 96, 44],
    [half, -20, 26],
    [half - 12, 0, 12],
  ];
  const liquid = turned([
    [half - 12, -height + 170, 10],
    [half - 12, -26, 20],
    [half - 22, -12, 12],
  ]);
  const reeds = [-26, -15, -5, 7, 17, 28]
    .map((turn, index) =>
      place(
        shape(
          rect(-5, -470 - (index % 3) * 26, 10, 470 + (index % 3) * 26, 3),
          index % 2 ? "#d3b489" : "#c19e6e",
        ) + shape(rect(-5, -470 - (index % 3) * 26, 4, 470, 2), "#ffffff", `opacity="0.3"`),
        turn * 0.5,
        -height + 30,
        1,
        turn,
      ),
    )
    .join("");
  const svg =
    floorShadow(pen, 0, half) +
    reeds +
    shape(turned(glass), "#eef3f6", `opacity="0.92" stroke="#98a6b5" stroke-width="1.6"`) +
    shape(liquid, mix(spec.accent, "#ffffff", 0.35)) +
    shape(
      liquid,
      pen.linear("across", [
        [0, "#0b1220", 0.26],
        [0.2, "#ffffff", 0.4],
        [0.5, "#ffffff", 0],
        [1, "#0b1220", 0.24],
      ]),
    ) +
    shape(
      turned(glass),
      pen.linear("across", [
        [0, "#2c3a4d", 0.3],
        [0.08, "#ffffff", 0.2],
        [0.18, "#ffffff", 0.5],
        [0.28, "#ffffff", 0.05],
        [0.85, "#2c3a4d", 0.08],
        [0.94, "#ffffff", 0.4],
        [1, "#2c3a4d", 0.3],
      ]),
    ) +
    wrappedLabel(
      pen,
      spec,
      { x: -112, y: -height + 128, w: 224, h: 196 },
      { side: "front", sag: 5, radius: 6 },
    ) +
    turnedBody(
      pen,
      [
        [54, -height - 10, 6],
        [54, -height + 30, 4],
      ],
      lighten(spec.brand.palette.dark, 0.05),
      "gloss",
    );
  return {
    svg,
    left: -280,
    right: 300,
    top: -height - 500,
    fill: 0.82,
    heightCm: 26,
    focus: { x: 0, y: -height, r: 130 },
    detail: { x: 0, y: -height * 0.5, r: 190 },
  };
};
