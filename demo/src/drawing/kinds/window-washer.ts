import { drawLockup } from "../brand/logo.ts";
import { chanceFrom } from "../chance.ts";
import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { ribbedGrip, toolWidth } from "../pieces/ribbed-grip.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";

/** The fleece sleeve of a window washer around y = -90. */
function fleece(pen: Pen, spec: PackshotSpec, half: number): string {
  const colour = spec.accent;
  const chance = chanceFrom(`fleece ${spec.seed}`);
  const body = rect(-half, -190, half * 2, 186, 84);
  const tufts = Array.from({ length: 420 }, () => {
    const [x, y] = [chance.between(-half + 8, half - 8), chance.between(-184, -14)];
    return `M${num(x)} ${num(y)}q${num(chance.between(-10, 10))} 8 ${num(chance.between(-7, 7))} 22`;
  });
  const edge = Array.from({ length: 60 }, (_, index) => {
    const x = -half + 40 + (index * (half * 2 - 80)) / 59;
    return `M${num(x)} -12q3 14 ${num(chance.between(-6, 6))} 22M${num(x)} -184q3 -10 ${num(chance.between(-6, 6))} -18`;
  }).join("");
  return (
    line(edge, colour, 11, `stroke-linecap="round"`) +
    shape(body, colour) +
    line(tufts.slice(0, 210).join(""), darken(colour, 0.24), 8, `stroke-linecap="round" opacity="0.7"`) +
    line(tufts.slice(210).join(""), lighten(colour, 0.4), 8, `stroke-linecap="round" opacity="0.8"`) +
    shape(
      body,
      pen.linear("down", [
        [0, "#ffffff", 0.34],
        [0.4, "#ffffff", 0],
        [1, "#0b1220", 0.38],
      ]),
    ) +
    part(pen, rect(-half - 8, -170, 46, 146, 20), "#8d98a3") +
    part(pen, rect(half - 38, -170, 46, 146, 20), "#8d98a3")
  );
}

/** A window washer: a T-bar in its fleece sleeve; as a refill the sleeve alone. */
export const windowWasher: KindDrawing = (pen, spec) => {
  const half = toolWidth(spec, 150, 4.6);
  const colour = spec.brand.palette.main;
  const refill = spec.form === "refill";
  const label =
    part(pen, rect(-104, -136, 208, 84, 14), "#ffffff", 0.4) +
    drawLockup(spec.brand, { x: -88, y: -122, w: 176, h: 54 }, { ground: "#ffffff", align: "middle" });
  const svg =
    floorShadow(pen, 0, half, 6, 0.07) +
    (refill
      ? ""
      : place(ribbedGrip(pen, colour), 0, -50) +
        part(
          pen,
          outline([
            [-34, -300, 14],
            [34, -300, 14],
            [70, -180, 18],
            [-70, -180, 18],
          ]),
          colour,
        )) +
    fleece(pen, spec, half) +
    (refill
      ? shape(ellipse(half + 2, -97, 22, 62), darken(spec.accent, 0.55)) + label
      : swingTag(pen, spec, [110, -420], { scale: 0.95 }));
  return {
    svg,
    left: -half - 14,
    right: half + 30,
    top: refill ? -215 : -700,
    bottom: 20,
    fill: 0.82,
    heightCm: refill ? 9 : 28,
    focus: { x: half * 0.5, y: -90, r: 110 },
  };
};
