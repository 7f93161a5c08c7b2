import { darken } from "../colour.ts";
import { num } from "../pen.ts";
import { ellipse, line, outline, rect, shape } from "../pieces/shapes.ts";
import { type Room, every, plant, surface } from "./scene.ts";

/** Sky, bushes, a white fence, a deck. */
export const garden: Room = (stage) => {
  const { pen, w, h, floor, u } = stage;
  const bush = (x: number, r: number, tone: string): string =>
    shape(
      ellipse(x, floor - r * 0.3 * u, r * u, r * 0.9 * u) +
        ellipse(x + r * 0.8 * u, floor - r * 0.1 * u, r * 0.8 * u, r * 0.7 * u),
      tone,
    );
  return {
    back:
      shape(
        rect(0, 0, w, floor),
        pen.linear("down", [
          [0, "#bfe3f8"],
          [0.7, "#eef9fd"],
          [1, "#e4f3df"],
        ]),
      ) +
      shape(
        ellipse(w * 0.18, floor * 0.16, 210 * u, 210 * u),
        pen.radial([
          [0, "#fff8d6", 0.95],
          [1, "#fff8d6", 0],
        ]),
      ) +
      every(stage, 210, (x, index) => bush(x, 120 + ((index * 37) % 60), index % 2 ? "#a9d09a" : "#bfdcae")) +
      every(stage, 150, (x, index) =>
        bush(x + 60 * u, 66 + ((index * 29) % 34), index % 2 ? "#7fb46f" : "#93c283"),
      ) +
      every(stage, 64, (x) =>
        shape(
          outline([
            [x, floor - 96 * u],
            [x + 24 * u, floor - 112 * u],
            [x + 48 * u, floor - 96 * u],
            [x + 48 * u, floor],
            [x, floor],
          ]),
          "#ffffff",
          `opacity="0.92"`,
        ),
      ) +
      shape(rect(0, floor - 74 * u, w, 12 * u), "#f1f4f2") +
      plant(stage, w * 0.95, floor, 200, "#c77f55"),
    surface:
      surface(stage, "#d3b48a", 0.3) +
      [0.2, 0.44, 0.72]
        .map((share) =>
          line(
            `M0 ${num(floor + (h - floor) * share)}H${num(w)}`,
            darken("#d3b48a", 0.3),
            3 * u,
            `opacity="0.35"`,
          ),
        )
        .join(""),
  };
};
