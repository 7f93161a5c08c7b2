import { darken, lighten } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { labelArt } from "../pieces/panel.ts";
import { printedBox } from "../pieces/printed-box.ts";
import { ellipse, line, outline, place, rect, shape } from "../pieces/shapes.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";
import { drawTextBlock } from "../text/fit.ts";

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
