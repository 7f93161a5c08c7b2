import { chanceFrom } from "../chance.ts";
import { darken, lighten } from "../colour.ts";
import { num } from "../pen.ts";
import { gripLoop, neck, screwCap } from "../pieces/closures.ts";
import { edgeOf, fallingLight, floorShadow, milky } from "../pieces/light.ts";
import { flatLabel } from "../pieces/panel.ts";
import { line, outline, rect, shape } from "../pieces/shapes.ts";
import { volumeOf, type KindDrawing } from "../spec.ts";
import { closureColours } from "../pieces/vessel.ts";

/** Front, visible side and height of the usual cans; the bigger ones are nearly square. */
function sizeOf(litres: number): { w: number; s: number; h: number; fill: number; cm: number } {
  if (litres >= 18) return { w: 520, s: 190, h: 690, fill: 0.88, cm: 44 };
  if (litres >= 9) return { w: 470, s: 150, h: 600, fill: 0.82, cm: 35 };
  return { w: 410, s: 112, h: 600, fill: 0.77, cm: 30 };
}

/** A jerrycan of 5 to 25 litres: rounded body, side face in shade, grip, cap, stacking ribs. */
export const canister: KindDrawing = (pen, spec, side) => {
  const { w, s, h, fill, cm } = sizeOf(volumeOf(spec.quantity) ?? 5);
  const chance = chanceFrom(`canister ${spec.brand.name}`);
  const natural = !spec.bodyColor && chance.next() < 0.5;
  const colour =
    spec.bodyColor ??
    (natural ? milky(spec.accent, 0.55) : chance.pick(["#f8f9f9", "#f8f9f9", spec.brand.palette.main]));
  const [left, mid, right] = [-(w + s) / 2, (w - s) / 2, (w + s) / 2];
  const rise = s * 0.2;
  const sh = h * 0.15;
  const gripTop = -h - h * 0.125;
  const body = outline([
    [left, 0, 34],
    [mid, 0, 20],
    [right, -rise, 34],
    [right, -h + sh - rise, 60],
    [right - w * 0.1, -h, 34],
    [left + w * 0.08, -h, 34],
    [left, -h + sh, 60],
  ]);
  const edge = (mid - left) / (w + s);
  const facing = pen.linear("across", [
    [0, "#2c3a4d", 0.2],
    [0.02, "#2c3a4d", 0.06],
    [0.06, "#ffffff", 0.4],
    [0.16, "#ffffff", 0.1],
    [edge - 0.2, "#2c3a4d", 0.02],
    [edge - 0.035, "#2c3a4d", 0.05],
    [edge, "#ffffff", 0.34],
    [edge + 0.05, "#2c3a4d", 0.16],
    [0.93, "#2c3a4d", 0.27],
    [1, "#2c3a4d", 0.38],
  ]);
  const groove = (y: number): string =>
    line(
      `M${num(left + 10)} ${num(y)}H${num(mid - 8)}Q${num(mid + 8)} ${num(y)} ${num(mid + 16)} ${num(y - 5)}L${num(right - 6)} ${num(y - rise)}`,
      darken(colour, 0.4),
      2.6,
      `opacity="0.22"`,
    ) +
    line(
      `M${num(left + 10)} ${num(y + 3.5)}H${num(mid - 8)}Q${num(mid + 8)} ${num(y + 3.5)} ${num(mid + 16)} ${num(y - 1.5)}L${num(right - 6)} ${num(y + 3.5 - rise)}`,
      "#ffffff",
      2.2,
      `opacity="0.55"`,
    );
  const ticks = Array.from(
    { length: 9 },
    (_, index) =>
      `M${num(right - 34)} ${num(-h * 0.16 - index * h * 0.07 - rise * 0.8)}l${index % 2 ? 12 : 20} ${num(-2.4)}`,
  ).join("");
  const level = -h * 0.86;
  const head = natural
    ? `<g ${pen.clip(body)}>${shape(
        outline([
          [left, level],
          [mid, level],
          [right, level - rise],
          [right, -h - 20],
          [left, -h - 20],
        ]),
        "#ffffff",
        `opacity="0.5"`,
      )}${line(`M${num(left)} ${num(level)}H${num(mid)}L${num(right)} ${num(level - rise)}`, darken(spec.accent, 0.25), 2.4, `opacity="0.4"`)}</g>`
    : "";
  const label = { x: left + w * 0.075, y: -h + sh * 1.24, w: w * 0.85, h: h - sh * 1.24 - h * 0.1 };
  const capX = left + w * 0.24;
  const { cap } = closureColours(spec);
  const capWidth = w * 0.27;
  const svg =
    floorShadow(pen, 0, (w + s) / 2, -rise * 0.3, 0.1) +
    gripLoop(
      pen,
      left + w * 0.43,
      right - w * 0.1,
      gripTop,
      -h + 22,
      natural ? lighten(colour, 0.35) : colour,
    ) +
    shape(body, colour, `stroke="${edgeOf(colour)}" stroke-width="1.4" stroke-opacity="0.6"`) +
    head +
    shape(body, facing) +
    shape(body, fallingLight(pen)) +
    line(
      `M${num(left + w * 0.1)} ${num(-h + 8)}H${num(right - w * 0.13)}`,
      "#ffffff",
      6,
      `opacity="0.55" stroke-linecap="round"`,
    ) +
    groove(-h * 0.045) +
    groove(-h + sh * 1.02) +
    line(ticks, darken(colour, 0.5), 2, `opacity="0.4"`) +
    line(
      rect(label.x - 9, label.y - 9, label.w + 18, label.h + 18, 20),
      darken(colour, 0.4),
      2,
      `opacity="0.16"`,
    ) +
    line(rect(label.x - 7, label.y - 7, label.w + 18, label.h + 18, 20), "#ffffff", 2, `opacity="0.5"`) +
    flatLabel(pen, spec, label, { side, radius: 10 }) +
    neck(pen, capX, -h + 10, capWidth * 0.84, 34, natural ? lighten(colour, 0.4) : colour) +
    screwCap(pen, capX, -h - 12, capWidth, h * 0.115, cap);
  return {
    svg,
    left,
    right,
    top: Math.min(gripTop, -h - 12 - h * 0.115),
    fill,
    heightCm: cm,
    focus: { x: capX + 30, y: -h, r: 150 },
  };
};
