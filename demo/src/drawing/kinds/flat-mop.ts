import { drawLockup } from "../brand/logo.ts";
import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { line, outline, shape, ellipse } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part, pole } from "../pieces/tooling.ts";
import type { KindDrawing } from "../spec.ts";

const PLATE = "#3a434d";

/** A whole flat mop: pole with its grip, joint, folding plate, and the pad with its fringe on the floor. */
export const flatMop: KindDrawing = (pen, spec) => {
  const colour = spec.accent;
  const fringe = line(
    Array.from({ length: 40 }, (_, index) => {
      const x = -352 + index * 18;
      return `M${num(x)} -34q${index % 2 ? 5 : -4} 18 ${index % 3 ? 2 : -3} ${index % 2 ? 30 : 37}`;
    }).join(""),
    darken(colour, 0.12),
    13,
    `stroke-linecap="round"`,
  );
  const pad = outline([
    [-318, -128, 26],
    [318, -128, 26],
    [368, -24, 26],
    [-368, -24, 26],
  ]);
  const plate = outline([
    [-262, -150, 18],
    [262, -150, 18],
    [292, -82, 16],
    [-292, -82, 16],
  ]);
  const joint = outline([
    [-52, -250, 22],
    [34, -260, 22],
    [66, -138, 16],
    [-66, -138, 16],
  ]);
  const svg =
    floorShadow(pen, 0, 360, 2, 0.06) +
    fringe +
    part(pen, pad, lighten(colour, 0.16), 0.6) +
    line("M-316-112H316", lighten(colour, 0.45), 6, `opacity="0.7" stroke-dasharray="16 10"`) +
    part(pen, plate, PLATE) +
    line("M-6-146V-88M6-146V-88", "#0b1220", 4, `opacity="0.5"`) +
    drawLockup(spec.brand, { x: 84, y: -140, w: 170, h: 42 }, { ground: PLATE, align: "middle" }) +
    pole(pen, [-4, -205], [190, -1130], 40, { grip: colour }) +
    part(pen, joint, darken(PLATE, 0.2)) +
    shape(ellipse(0, -168, 17, 17), "#8f9aa5") +
    swingTag(pen, spec, [118, -760], { scale: 0.9 });
  return {
    svg,
    left: -390,
    right: 390,
    top: -1150,
    bottom: 10,
    fill: 0.94,
    heightCm: 130,
    focus: { x: -190, y: -80, r: 130 },
    detail: { x: 0, y: -170, r: 170 },
  };
};
