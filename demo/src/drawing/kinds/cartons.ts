import { darken, lighten, luminance } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { type Cuboid, project } from "../pieces/cuboid.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { printedBox } from "../pieces/printed-box.ts";
import { ellipse, line, place, rect, shape } from "../pieces/shapes.ts";
import { type KindDrawing, volumeOf } from "../spec.ts";

/** A thin hand of rubber as it comes out of the box. */
function gloveTip(pen: Pen, colour: string): string {
  const d =
    "M-92 18C-104-24-86-60-74-92C-70-108-52-106-50-90L-46-58C-44-84-42-112-36-134C-32-150-12-148-12-132L-10-70C-6-98 0-128 8-144C14-158 32-154 30-138L22-68C32-92 44-112 56-122C66-130 80-120 74-108C62-78 66-52 84-34C98-20 100 2 92 18Z";
  return (
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.6" stroke-opacity="0.7"`) +
    shape(
      d,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.5],
          [0.4, "#ffffff", 0.06],
          [1, "#0b1220", 0.28],
        ],
      ),
    ) +
    line(
      "M-66-70C-62-40-60-20-66 8M-30-110C-28-70-26-40-30 4M18-120C10-70 8-40 10 6M56-92C40-60 40-30 46 6",
      darken(colour, 0.4),
      3,
      `opacity="0.25" stroke-linecap="round"`,
    )
  );
}

/** A dispensing box of gloves with its oval opening on top. */
export const gloveBox: KindDrawing = (pen, spec, side) => {
  const size: Cuboid = { w: 560, h: 300, d: 220, yaw: 24, pitch: 22 };
  const { svg, figure } = printedBox(pen, spec, size, side);
  if (side === "back" || side === "pair") return { svg, ...figure, fill: 0.8, heightCm: 12 };
  const view = project(size);
  const opening = view.top(
    shape(ellipse(280, 110, 170, 46), darken(spec.brand.palette.dark, 0.5)) +
      shape(ellipse(280, 116, 160, 38), darken(spec.accent, 0.35)) +
      line(ellipse(280, 110, 178, 54), "#ffffff", 3, `opacity="0.55" stroke-dasharray="9 7"`),
  );
  const [x, y] = view.at(0, size.h, 0);
  const hand = place(gloveTip(pen, spec.accent), x - 10, y + 6, 0.92);
  return {
    svg: svg + opening + hand,
    ...figure,
    top: y - 150,
    fill: 0.8,
    heightCm: 14,
    focus: { x, y: y - 20, r: 150 },
  };
};

/** A box of folded face masks, one lying in front. */
export const maskBox: KindDrawing = (pen, spec, side) => {
  const size: Cuboid = { w: 480, h: 270, d: 270, yaw: 28, pitch: 16 };
  const { svg, figure } = printedBox(pen, spec, size, side);
  if (side !== "open") return { svg, ...figure, fill: 0.78, heightCm: 10 };
  const half = spec.form === "half-mask" || spec.form === "half-mask-valve";
  const tone = half ? "#f7f9fa" : lighten(spec.accent, luminance(spec.accent) < 0.1 ? 0.06 : 0.4);
  const face = half
    ? "M-206-20C-190-90-90-140 10-128C120-116 210-70 214-8C214 60 110 108 0 108C-110 108-214 60-206-20Z"
    : "M-210-60Q0-96 210-60L216 66Q0 108-216 66Z";
  const pleats = [-30, 0, 30]
    .map(
      (y) =>
        line(`M-212 ${y}Q0 ${y - 18} 212 ${y}`, darken(tone, 0.35), 4, `opacity="0.3"`) +
        line(`M-212 ${y + 5}Q0 ${y - 13} 212 ${y + 5}`, "#ffffff", 3, `opacity="0.6"`),
    )
    .join("");
  const loops =
    line("M-206-50C-330-70-330 80-212 58M206-50C330-70 330 80 212 58", "#e9edf0", 10) +
    line("M-206-50C-330-70-330 80-212 58M206-50C330-70 330 80 212 58", "#9aa6b3", 11, `opacity="0.25"`);
  const mask =
    floorShadow(pen, 0, 220, 82, 0.1) +
    loops +
    shape(face, tone, `stroke="${darken(tone, 0.3)}" stroke-width="1.2"`) +
    shape(
      face,
      pen.linear("down", [
        [0, "#ffffff", 0.4],
        [0.5, "#ffffff", 0],
        [1, "#16202e", 0.16],
      ]),
    ) +
    (half
      ? line("M8-128C30-60 30 40 4 106", darken(tone, 0.4), 5, `opacity="0.4"`) +
        line(
          "M-180-56C-100-110 90-110 186-44",
          darken(tone, 0.3),
          3,
          `opacity="0.3" stroke-dasharray="8 6"`,
        ) +
        line("M-60-126Q10-146 80-118", "#8fa0b2", 10, `stroke-linecap="round"`)
      : pleats + line("M-120-74Q0-94 120-74", "#8fa0b2", 6, `opacity="0.5"`)) +
    (spec.form === "half-mask-valve"
      ? shape(rect(60, -40, 92, 84, 18), "#ffffff", `stroke="#a8b4bf" stroke-width="3"`) +
        line("M72-18H140M72 2H140M72 22H140", spec.accent, 7, `stroke-linecap="round"`)
      : "");
  return {
    svg: svg + place(mask, 60, 26, 0.82),
    ...figure,
    left: Math.min(figure.left, -210),
    right: Math.max(figure.right, 330),
    bottom: 112,
    fill: 0.82,
    heightCm: 12,
  };
};

/** Laundry powder: a tall carton with a carrying strap. */
export const powderBox: KindDrawing = (pen, spec, side) => {
  const kilos = volumeOf(spec.quantity) ?? 3;
  const size: Cuboid =
    kilos >= 6
      ? { w: 500, h: 640, d: 260, yaw: 26, pitch: 11 }
      : { w: 420, h: 560, d: 190, yaw: 24, pitch: 11 };
  const { svg, figure } = printedBox(pen, spec, size, side);
  const view = project(side === "back" ? { ...size, yaw: 0, pitch: 5 } : size);
  const [ax, ay] = view.at(-size.w * 0.3, size.h, 0);
  const [bx, by] = view.at(size.w * 0.3, size.h, 0);
  const strap = `M${num(ax)} ${num(ay)}C${num(ax + 20)} ${num(ay - 90)} ${num(bx - 20)} ${num(by - 90)} ${num(bx)} ${num(by)}`;
  return {
    svg:
      svg +
      line(strap, darken(spec.brand.palette.dark, 0.1), 20) +
      line(strap, "#ffffff", 5, `opacity="0.35" transform="translate(0 -4)"`),
    ...figure,
    // the strap leaves no room for another box on top
    stack: undefined,
    top: figure.top - 60,
    fill: 0.8,
    heightCm: kilos >= 6 ? 36 : 28,
  };
};
