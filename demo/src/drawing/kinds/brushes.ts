import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import { folded } from "../label/motifs.ts";
import { floorShadow, metal, turnedBody } from "../pieces/light.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { bristles, part, pole, toolColour } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

/** A scrubbing brush, or a toilet brush in its holder. */
export const brush: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  if (/\bwc\b|toalet/.test(folded(spec.title))) {
    const holder: Parameters<typeof turnedBody>[1] = [
      [96, -330, 10],
      [120, -60, 20],
      [150, -24, 20],
      [156, 0, 10],
    ];
    const svg =
      floorShadow(pen, 0, 150) +
      turnedBody(
        pen,
        [
          [15, -830, 15],
          [20, -760, 20],
          [14, -600, 30],
          [13, -340],
        ],
        "#f6f7f8",
        "gloss",
      ) +
      turnedBody(
        pen,
        [
          [60, -372, 20],
          [84, -340, 10],
          [88, -326, 4],
        ],
        colour,
      ) +
      turnedBody(pen, holder, spec.bodyColor ?? "#f6f7f8", "gloss") +
      place(
        drawLockup(spec.brand, { x: -70, y: -20, w: 140, h: 40 }, { ground: "#ffffff", align: "middle" }),
        0,
        -170,
      );
    return {
      svg,
      left: -160,
      right: 160,
      top: -834,
      fill: 0.82,
      heightCm: 40,
      focus: { x: 0, y: -340, r: 120 },
    };
  }
  const body =
    "M-330-150C-320-214-200-236-90-222C-20-214 20-196 70-196C150-196 210-252 330-262C372-262 378-214 350-196C300-166 250-120 180-112H-300C-326-112-334-130-330-150Z";
  const svg =
    floorShadow(pen, -60, 270, 0, 0.08) +
    bristles(spec.seed, {
      left: -300,
      right: 170,
      top: -120,
      length: 116,
      flare: 34,
      colour: spec.accent,
      strokes: 88,
    }) +
    part(pen, body, colour) +
    line("M-310-126H180", "#0b1220", 5, `opacity="0.18"`) +
    line(
      "M-296-176C-270-212-170-220-90-208C-20-200 40-178 90-182C170-186 230-232 326-246",
      "#ffffff",
      8,
      `opacity="0.45" stroke-linecap="round"`,
    ) +
    place(
      drawLockup(spec.brand, { x: -110, y: -22, w: 220, h: 44 }, { ground: colour, align: "middle" }),
      -140,
      -164,
    );
  return {
    svg,
    left: -350,
    right: 380,
    top: -264,
    bottom: 4,
    fill: 0.78,
    heightCm: 9,
    focus: { x: -200, y: -90, r: 120 },
  };
};

/** A window squeegee, or a broad one for floors. */
export const squeegee: KindDrawing = (pen, spec) => {
  const colour = toolColour(spec);
  const floor = /pardos|podea/.test(folded(spec.title));
  const half = floor ? 420 : 360;
  const blade =
    shape(rect(-half, -34, half * 2, 34, 4), "#24292f") +
    shape(rect(-half, -34, half * 2, 10, 3), "#5a636d") +
    part(pen, rect(-half - 6, -78, half * 2 + 12, 50, 10), floor ? colour : "#cfd6dc") +
    shape(rect(-half - 6, -78, half * 2 + 12, 50, 10), floor ? "none" : metal(pen, "down")) +
    line(`M${-half + 20}-66H${half - 20}`, "#ffffff", 4, `opacity="0.6"`);
  const neckPart = part(
    pen,
    outline([
      [-34, -250, 16],
      [34, -250, 16],
      [52, -150, 20],
      [140, -92, 22],
      [140, -62, 10],
      [-140, -62, 10],
      [-140, -92, 22],
      [-52, -150, 20],
    ]),
    floor ? darken(colour, 0.15) : colour,
  );
  const handle = floor
    ? pole(pen, [0, -220], [0, -1080], 34, { grip: colour })
    : part(
        pen,
        outline([
          [-36, -640, 36],
          [36, -640, 36],
          [44, -420, 40],
          [32, -230, 20],
          [-32, -230, 20],
          [-44, -420, 40],
        ]),
        "#2b3036",
      ) +
      line("M-18-610V-270", "#ffffff", 6, `opacity="0.25" stroke-linecap="round"`) +
      Array.from({ length: 9 }, (_, index) =>
        line(`M-34 ${-560 + index * 28}H34`, "#000000", 5, `opacity="0.3"`),
      ).join("") +
      shape(ellipse(0, -606, 13, 13), "#ffffff", `opacity="0.9"`) +
      part(pen, rect(-40, -286, 80, 50, 10), colour);
  const svg =
    floorShadow(pen, 0, half, 2, 0.04) +
    handle +
    neckPart +
    blade +
    place(
      drawLockup(
        spec.brand,
        { x: -70, y: -16, w: 140, h: 32 },
        { ground: floor ? darken(colour, 0.15) : colour, align: "middle" },
      ),
      0,
      -110,
    );
  return {
    svg,
    left: -half - 8,
    right: half + 8,
    top: floor ? -1090 : -650,
    bottom: 4,
    fill: floor ? 0.9 : 0.82,
    heightCm: floor ? 120 : 22,
    focus: { x: 120, y: -70, r: 170 },
  };
};
