import { drawLockup } from "../brand/logo.ts";
import { darken } from "../colour.ts";
import { floorShadow } from "../pieces/light.ts";
import { line, outline, place, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";
import { drawTextBlock } from "../text/fit.ts";

/** A folding warning sign: wet floor. */
export const safetySign: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? "#f7c600";
  const ink = "#16181d";
  const front = outline([
    [-150, -820, 46],
    [150, -820, 46],
    [262, 0, 18],
    [196, 0, 10],
    [176, -96, 20],
    [-176, -96, 20],
    [-196, 0, 10],
    [-262, 0, 18],
  ]);
  const rear = outline([
    [-120, -812, 40],
    [176, -812, 40],
    [330, -46, 14],
    [270, -46, 10],
    [240, -130, 20],
    [100, -130, 20],
  ]);
  const triangle = "M0-626 176-318H-176Z";
  const figure = `<circle cx="6" cy="-520" r="23" fill="${ink}"/><path d="M-8-486C16-494 34-470 26-446L4-404 62-384 96-346M20-470 66-452M-2-470-52-494M2-404-30-366-62-350" fill="none" stroke="${ink}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/>`;
  const words =
    drawTextBlock(
      "ATENȚIE",
      { x: -150, y: -762, w: 300, h: 80 },
      { maxSize: 66, maxLines: 1, weight: 800, fill: ink, align: "middle" },
    ).svg +
    drawTextBlock(
      "PARDOSEALĂ UMEDĂ",
      { x: -170, y: -276, w: 340, h: 110 },
      { maxSize: 50, maxLines: 2, weight: 800, fill: ink, align: "middle", valign: "middle" },
    ).svg;
  const grip = outline([
    [-70, -806, 22],
    [70, -806, 22],
    [70, -776, 14],
    [-70, -776, 14],
  ]);
  const svg =
    floorShadow(pen, 30, 270, 0, 0.07) +
    part(pen, rear, darken(colour, 0.34)) +
    part(pen, front, colour) +
    shape(grip, darken(colour, 0.4), `opacity="0.55"`) +
    words +
    shape(triangle, "#ffffff", `stroke="#cf1f2e" stroke-width="26" stroke-linejoin="round"`) +
    place(place(figure, -6, 440), 4, -452, 0.8, -34) +
    line("M-118-352H110M-92-372q14-10 28 0M64-372q14-10 28 0", ink, 9, `stroke-linecap="round"`) +
    place(
      drawLockup(spec.brand, { x: -80, y: -16, w: 160, h: 32 }, { ground: "#ffffff", align: "middle" }),
      0,
      -134,
    );
  const others = (spec.count ?? 1) - 1;
  const id = pen.symbol(svg);
  // the set stands in a row that runs away to the right
  const row = Array.from(
    { length: others + 1 },
    (_, index) =>
      `<use href="#${id}" data-piece="" x="${(others - index) * 120}" y="${(others - index) * -46}"/>`,
  ).join("");
  return {
    svg: row,
    left: -268,
    right: 336 + others * 120,
    top: -826 - others * 46,
    fill: 0.84,
    heightCm: 62,
    focus: { x: 0, y: -440, r: 170 },
  };
};
