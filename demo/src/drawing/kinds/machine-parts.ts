import { drawLockup } from "../brand/logo.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { floorShadow, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, shape } from "../pieces/shapes.ts";
import { part, toolColour } from "../pieces/tooling.ts";
import { hose, logoOn } from "../pieces/wheels.ts";
import type { Figure, KindDrawing, PackshotSpec } from "../spec.ts";
import { vacuumBags } from "./hoses-and-bags.ts";

/** What a wet-and-dry vacuum uses up: a hose, a set of fleece bags, or a pleated filter. */
export const vacuumConsumable: KindDrawing = (pen, spec, side) => {
  if (spec.form === "bags") return vacuumBags(pen, spec, side);
  if (spec.form === "hose") {
    const svg =
      floorShadow(pen, 0, 330, 10, 0.1) +
      hose(
        "M-300-60C-320-420 320-420 300-180S-240 30-240-150 200-320 200-170 40-40 330-30",
        54,
        spec.bodyColor ?? "#3a424b",
      ) +
      part(
        pen,
        outline([
          [-340, -60, 12],
          [-262, -66, 12],
          [-256, 30, 10],
          [-338, 34, 10],
        ]),
        toolColour(spec),
      ) +
      part(
        pen,
        outline([
          [312, -66, 12],
          [420, -62, 12],
          [420, 8, 12],
          [312, 4, 12],
        ]),
        toolColour(spec),
      );
    return {
      svg,
      left: -350,
      right: 430,
      top: -370,
      bottom: 40,
      fill: 0.78,
      heightCm: 24,
      focus: { x: 370, y: -30, r: 110 },
      detail: { x: -290, y: -60, r: 130 },
    };
  }
  return filter(pen, spec);
};

/** A washable cartridge filter between its two collars. */
function filter(pen: Pen, spec: PackshotSpec): Figure {
  const pleats = Array.from({ length: 30 }, (_, index) => {
    const x = 170 * Math.sin(((-87 + index * 6) * Math.PI) / 180);
    return `M${num(x)}-470V-64`;
  }).join("");
  const svg =
    floorShadow(pen, 0, 190) +
    turnedBody(
      pen,
      [
        [172, -480, 4],
        [172, -56, 4],
      ],
      "#f1efe6",
      "matt",
    ) +
    line(pleats, "#5f5a48", 4, `opacity="0.4"`) +
    turnedBody(
      pen,
      [
        [186, -66, 12],
        [186, 0, 12],
      ],
      toolColour(spec),
    ) +
    turnedBody(
      pen,
      [
        [186, -520, 10],
        [186, -468, 10],
      ],
      toolColour(spec),
    ) +
    shape(ellipse(0, -518, 184, 40), lighten(toolColour(spec), 0.12)) +
    shape(ellipse(0, -518, 110, 23), "#22272d") +
    logoOn(spec, toolColour(spec), 0, -34, 220, 40);
  return {
    svg,
    left: -190,
    right: 190,
    top: -560,
    fill: 0.74,
    heightCm: 18,
    focus: { x: 0, y: -500, r: 120 },
    detail: { x: 60, y: -260, r: 140 },
  };
}

/** A round floor pad; a pair shows the pile that a carton holds. */
export const machinePart: KindDrawing = (pen, spec, side) => {
  const colour = spec.bodyColor ?? spec.accent;
  const disc = (x: number, y: number): string => {
    const rings = Array.from({ length: 12 }, (_, index) =>
      line(
        ellipse(x, y, 360 - index * 24, (360 - index * 24) * 0.52),
        index % 2 ? darken(colour, 0.35) : lighten(colour, 0.35),
        9,
        `opacity="0.16" stroke-dasharray="${5 + (index % 4) * 3} ${4 + (index % 3) * 3}"`,
      ),
    ).join("");
    const edge = `M${x - 380} ${y}A380 198 0 0 0 ${x + 380} ${y}V${y + 46}A380 198 0 0 1 ${x - 380} ${y + 46}Z`;
    return (
      shape(edge, darken(colour, 0.2)) +
      shape(
        edge,
        pen.linear("across", [
          [0, "#ffffff", 0.14],
          [0.3, "#ffffff", 0.1],
          [1, "#0b1220", 0.36],
        ]),
      ) +
      line(
        `M${x - 376} ${y + 26}A380 198 0 0 0 ${x + 376} ${y + 26}`,
        "#ffffff",
        5,
        `opacity="0.16" stroke-dasharray="4 5"`,
      ) +
      shape(ellipse(x, y, 380, 198), colour) +
      shape(
        ellipse(x, y, 380, 198),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, "#ffffff", 0.3],
            [0.5, "#ffffff", 0],
            [1, "#0b1220", 0.24],
          ],
        ),
      ) +
      rings +
      shape(ellipse(x, y, 70, 36), darken(colour, 0.5)) +
      shape(ellipse(x + 3, y + 6, 62, 29), mix("#dfe4e9", colour, 0.2)) +
      line(ellipse(x, y, 84, 45), darken(colour, 0.4), 3, `opacity="0.4" stroke-dasharray="8 6"`)
    );
  };
  const layers = side === "pair" ? [0, -52, -104, -156, -208] : [0];
  const svg =
    floorShadow(pen, 0, 380, -130, 0.36) +
    layers.map((y) => disc(0, y - 200)).join("") +
    drawLockup(
      spec.brand,
      { x: -110, y: -96 + (layers.at(-1) ?? 0), w: 220, h: 44 },
      { ground: colour, align: "middle" },
    );
  return {
    svg,
    left: -400,
    right: 420,
    top: -400 + (layers.at(-1) ?? 0),
    bottom: 50,
    fill: 0.8,
    heightCm: 10,
    focus: { x: 0, y: -200, r: 130 },
    detail: { x: 220, y: -160, r: 170 },
  };
};
