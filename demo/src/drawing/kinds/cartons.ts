import { darken, lighten, mix } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { boxOf, plainFace, project, type Cuboid } from "../pieces/cuboid.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { labelArt } from "../pieces/panel.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { drawLockup } from "../brand/logo.ts";
import { drawTextBlock } from "../text/fit.ts";
import { volumeOf, type Figure, type KindDrawing, type PackshotSpec, type Side } from "../spec.ts";

/** The narrow side of a printed box: brand colour, logo, name. */
export function spineFace(pen: Pen, spec: PackshotSpec, w: number, h: number): string {
  const { main, dark } = spec.brand.palette;
  return (
    shape(
      rect(0, 0, w, h),
      pen.linear("down", [
        [0, main],
        [1, dark],
      ]),
    ) +
    shape(rect(0, h * 0.9, w, h * 0.1), spec.accent) +
    drawLockup(
      spec.brand,
      { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.16 },
      { ground: mix(main, dark, 0.4), align: "middle" },
    ) +
    drawTextBlock(
      spec.title,
      { x: w * 0.1, y: h * 0.36, w: w * 0.8, h: h * 0.4 },
      { maxSize: Math.min(w * 0.13, h * 0.1), maxLines: 4, weight: 700, fill: "#ffffff", align: "middle" },
    ).svg
  );
}

/** The lid of a printed box. */
export function lidFace(pen: Pen, spec: PackshotSpec, w: number, h: number): string {
  const { main, dark } = spec.brand.palette;
  const logoBox = { x: w * 0.06, y: h * 0.3, w: w * 0.5, h: h * 0.4 };
  return (
    shape(
      rect(0, 0, w, h),
      pen.linear("across", [
        [0, main],
        [1, mix(main, dark, 0.6)],
      ]),
    ) + drawLockup(spec.brand, logoBox, { ground: main })
  );
}

/** A printed box of any size; straight on for the back. */
function printedBox(
  pen: Pen,
  spec: PackshotSpec,
  size: Cuboid,
  side: Side,
): { svg: string; figure: Omit<Figure, "svg" | "heightCm"> } {
  const shown: Cuboid = side === "back" ? { ...size, yaw: -0, pitch: 5 } : size;
  const { w, h, d } = size;
  const { svg, view } = boxOf(pen, shown, {
    front: labelArt(pen, spec, { x: 0, y: 0, w, h }, side),
    side: spineFace(pen, spec, d, h),
    top: lidFace(pen, spec, w, d),
  });
  return { svg, figure: { ...view.bounds, stack: view.stack } };
}

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
  const tone = lighten(spec.accent, 0.55);
  const face = "M-210-60Q0-96 210-60L216 66Q0 108-216 66Z";
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
    pleats +
    line("M-120-74Q0-94 120-74", "#8fa0b2", 6, `opacity="0.5"`);
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
    top: figure.top - 60,
    fill: 0.8,
    heightCm: kilos >= 6 ? 36 : 28,
  };
};

/** Dishwasher tablets: a stand-up pouch with a zip, or a carton, after the brand's habit. */
export const tabletBox: KindDrawing = (pen, spec, side) => {
  if (spec.brand.name.length % 2 === 0) {
    const { svg, figure } = printedBox(pen, spec, { w: 470, h: 400, d: 190, yaw: 24, pitch: 13 }, side);
    return {
      svg: svg + (side === "open" ? tablets(pen, spec, 40, 60) : ""),
      ...figure,
      bottom: side === "open" ? 120 : figure.bottom,
      fill: 0.78,
      heightCm: 20,
    };
  }
  const d = outline([
    [-236, -600, 8],
    [236, -600, 8],
    [232, -480, 160],
    [250, -40, 70],
    [220, 0, 40],
    [-220, 0, 40],
    [-250, -40, 70],
    [-232, -480, 160],
  ]);
  const gusset = "M-222-14Q0-118 222-14L214 0H-214Z";
  const svg =
    floorShadow(pen, 0, 240) +
    `<g ${pen.clip(d)}>${labelArt(pen, spec, { x: -246, y: -556, w: 492, h: 556 }, side)}${shape(rect(-250, -600, 500, 48), spec.brand.palette.main)}</g>` +
    flatBodyLight(pen, d) +
    shape(gusset, "#0b1220", `opacity="0.12"`) +
    line("M-234-552H234M-233-540H233", "#ffffff", 3, `opacity="0.5"`) +
    line("M-190-470C-176-300-196-180-206-90", "#ffffff", 14, `opacity="0.35" stroke-linecap="round"`) +
    line("M206-480C190-330 214-200 216-110", "#0b1220", 14, `opacity="0.1" stroke-linecap="round"`) +
    (side === "open" ? tablets(pen, spec, 70, 40) : "");
  return {
    svg,
    left: -250,
    right: side === "open" ? 330 : 250,
    top: -600,
    bottom: side === "open" ? 100 : 0,
    fill: 0.8,
    heightCm: 24,
  };
};

function flatBodyLight(pen: Pen, d: string): string {
  return shape(
    d,
    pen.linear("across", [
      [0, "#0b1220", 0.24],
      [0.05, "#0b1220", 0.06],
      [0.14, "#ffffff", 0.3],
      [0.26, "#ffffff", 0.04],
      [0.7, "#0b1220", 0],
      [0.85, "#ffffff", 0.12],
      [0.93, "#0b1220", 0.12],
      [1, "#0b1220", 0.3],
    ]),
  );
}

function tablets(pen: Pen, spec: PackshotSpec, x: number, y: number): string {
  const tab = (dx: number, dy: number, turn: number): string =>
    place(
      floorShadow(pen, 0, 74, 34, 0.16) +
        shape(rect(-70, -34, 140, 76, 14), "#e9eef2") +
        shape(rect(-70, -10, 140, 52, 14), spec.accent) +
        shape(rect(-70, -46, 140, 62, 16), "#fbfcfd", `stroke="#c4ccd6" stroke-width="1.5"`) +
        shape(ellipse(0, -16, 34, 17), spec.brand.palette.main) +
        shape(ellipse(-8, -21, 14, 5), "#ffffff", `opacity="0.6"`),
      x + dx,
      y + dy,
      1,
      turn,
    );
  return tab(170, -30, -6) + tab(20, 20, 4);
}

/** A bar of soap before its carton. */
export const barSoap: KindDrawing = (pen, spec, side) => {
  const { svg, figure } = printedBox(pen, spec, { w: 520, h: 250, d: 190, yaw: 24, pitch: 14 }, side);
  if (side === "back" || side === "pair") return { svg, ...figure, fill: 0.74, heightCm: 6 };
  const tone = lighten(spec.accent, 0.62);
  const bar = outline([
    [-190, -44, 40],
    [190, -44, 40],
    [214, 20, 44],
    [180, 74, 46],
    [-180, 74, 46],
    [-214, 20, 44],
  ]);
  const top = outline([
    [-176, -50, 44],
    [176, -50, 44],
    [196, 6, 44],
    [164, 36, 46],
    [-164, 36, 46],
    [-196, 6, 44],
  ]);
  const soap =
    floorShadow(pen, 0, 200, 70, 0.12) +
    shape(bar, darken(tone, 0.1)) +
    shape(
      bar,
      pen.linear("down", [
        [0, "#ffffff", 0.2],
        [0.6, "#16202e", 0.05],
        [1, "#16202e", 0.3],
      ]),
    ) +
    shape(top, tone) +
    shape(
      top,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.75],
          [0.5, "#ffffff", 0.1],
          [1, "#16202e", 0.1],
        ],
      ),
    ) +
    `<g opacity="0.5" transform="translate(0 -6)scale(1 0.62)">${drawTextBlock(spec.brand.name.toUpperCase(), { x: -140, y: -34, w: 280, h: 68 }, { maxSize: 56, maxLines: 1, weight: 700, fill: darken(tone, 0.45), align: "middle", valign: "middle" }).svg}</g>`;
  return {
    svg: place(svg, -30, -30) + place(soap, 110, 22, 0.92),
    left: figure.left - 30,
    right: Math.max(figure.right, 300),
    top: figure.top - 30,
    bottom: 96,
    fill: 0.78,
    heightCm: 8,
  };
};

/** A lockable bait station: low, black, with its entrance and key lock. */
export const baitBox: KindDrawing = (pen, spec, side) => {
  const colour = spec.bodyColor ?? "#2a2e33";
  const size: Cuboid = { w: 560, h: 190, d: 300, yaw: 26, pitch: 24 };
  const ribsAcross = (w: number, h: number): string =>
    Array.from({ length: 6 }, (_, index) =>
      line(
        `M${num(w * 0.08)} ${num(h * (0.16 + index * 0.14))}H${num(w * 0.92)}`,
        "#ffffff",
        2,
        `opacity="0.1"`,
      ),
    ).join("");
  const front =
    plainFace(size.w, size.h, colour) +
    shape(ellipse(110, 128, 56, 48), "#0a0c0f") +
    line(ellipse(110, 128, 60, 52), "#ffffff", 3, `opacity="0.2"`) +
    `<g ${pen.clip(rect(210, 30, 310, 130, 8))}>${labelArt(pen, spec, { x: 210, y: 30, w: 310, h: 130 }, side)}</g>`;
  const top =
    plainFace(size.w, size.d, lighten(colour, 0.12)) +
    line(rect(24, 24, size.w - 48, size.d - 48, 24), "#ffffff", 3, `opacity="0.18"`) +
    line(rect(27, 28, size.w - 48, size.d - 48, 24), "#000000", 3, `opacity="0.3"`) +
    place(
      drawLockup(spec.brand, { x: -150, y: -40, w: 300, h: 80 }, { ground: colour, align: "middle" }),
      size.w / 2,
      size.d / 2,
    ) +
    shape(ellipse(size.w - 70, size.d - 70, 20, 20), "#0a0c0f") +
    line(`M${num(size.w - 80)} ${num(size.d - 70)}h20`, "#c4a03a", 5);
  const { svg, view } = boxOf(pen, size, {
    front,
    side: plainFace(size.d, size.h, darken(colour, 0.1)) + ribsAcross(size.d, size.h),
    top,
  });
  return {
    svg,
    ...view.bounds,
    stack: view.stack,
    fill: 0.74,
    heightCm: 9,
    focus: { x: view.at(-160, 60, 150)[0], y: view.at(-160, 60, 150)[1], r: 110 },
  };
};

/** Glue traps: the printed box and one trap folded to a little tent. */
export const insectTrap: KindDrawing = (pen, spec, side) => {
  const { svg, figure } = printedBox(pen, spec, { w: 380, h: 520, d: 110, yaw: 20, pitch: 9 }, side);
  if (side === "back" || side === "pair") return { svg, ...figure, fill: 0.78, heightCm: 22 };
  const { main, dark } = spec.brand.palette;
  const slope = "M-150 0L-40-170L250-190L170-10Z";
  const tent =
    floorShadow(pen, 30, 200, 0, 0.1) +
    shape("M-150 0L-40-170L60 14Z", "#3a3f46") +
    shape("M-132-4L-44-142L40 8Z", "#f3d777") +
    line("M-96-20l18-9M-50-48l16 9M-40-96l14 5M-20-24l18-6", "#3a2c12", 6, `stroke-linecap="round"`) +
    shape("M-40-170L250-190L330 2L60 14Z", main) +
    shape(
      "M-40-170L250-190L330 2L60 14Z",
      pen.linear(
        [0, 0, 0.4, 1],
        [
          [0, "#ffffff", 0.35],
          [1, "#0b1220", 0.14],
        ],
      ),
    ) +
    `<g transform="matrix(0.95 -0.05 0.42 0.86 18 -132)">${drawLockup(spec.brand, { x: 0, y: 10, w: 210, h: 56 }, { ground: main })}${shape(rect(0, 84, 190, 10, 5), spec.accent)}</g>` +
    line("M-40-170L250-190", dark, 3, `opacity="0.5"`) +
    shape(slope, "none");
  return {
    svg: place(svg, -70, -20) + place(tent, 130, 50, 0.86),
    left: figure.left - 70,
    right: 420,
    top: figure.top - 20,
    bottom: 66,
    fill: 0.82,
    heightCm: 24,
  };
};
