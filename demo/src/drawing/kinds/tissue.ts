import { lighten, mix } from "../colour.ts";
import { boxOf } from "../pieces/cuboid.ts";
import { floorShadow } from "../pieces/light.ts";
import { bentRound, labelArt } from "../pieces/panel.ts";
import { lidFace, spineFace } from "../pieces/printed-box.ts";
import { ellipse, line, place, shape } from "../pieces/shapes.ts";
import type { KindDrawing } from "../spec.ts";

/** A box of facial tissues with one standing out of its oval. */
export const tissueBox: KindDrawing = (pen, spec, side) => {
  const size = { w: 520, h: 240, d: 280, yaw: side === "back" ? 0 : 22, pitch: side === "back" ? 5 : 18 };
  const slot = (w: number, d: number): string =>
    lidFace(pen, spec, w, d) +
    shape(
      ellipse(w * 0.62, d / 2, w * 0.24, d * 0.2),
      "#eef2f5",
      `stroke="#0b1220" stroke-opacity="0.3" stroke-width="2"`,
    ) +
    shape(ellipse(w * 0.62, d / 2 + 4, w * 0.21, d * 0.14), "#5f6b78", `opacity="0.5"`);
  const { svg, view } = boxOf(pen, size, {
    front: labelArt(pen, spec, { x: 0, y: 0, w: size.w, h: size.h }, side),
    side: spineFace(pen, spec, size.d, size.h),
    top: slot(size.w, size.d),
  });
  const [x, y] = view.at(60, size.h, 0);
  const tissue =
    "M-96 10C-120-60-90-110-120-170C-70-150-40-210 6-240C30-190 84-180 110-196C96-130 120-70 92 12C40 34-50 32-96 10Z";
  const standing =
    side === "back"
      ? ""
      : place(
          shape(tissue, "#fdfdfc", `stroke="#b9c3cd" stroke-width="1.8"`) +
            shape(
              tissue,
              pen.linear("across", [
                [0, "#2c3a4d", 0.16],
                [0.3, "#ffffff", 0.5],
                [0.6, "#2c3a4d", 0.04],
                [1, "#2c3a4d", 0.22],
              ]),
            ) +
            line(
              "M-60 4C-70-60-40-110-50-160M10 14C0-60 30-120 6-220M56 8C50-50 76-100 66-170",
              "#7d8b9a",
              4,
              `opacity="0.3" stroke-linecap="round"`,
            ),
          x,
          y,
          0.86,
        );
  return {
    svg: svg + standing,
    ...view.bounds,
    top: side === "back" ? view.bounds.top : Math.min(view.bounds.top, y - 215),
    stack: view.stack,
    fill: 0.8,
    heightCm: 14,
    focus: { x, y: y - 60, r: 110 },
  };
};

/** A broad low roll for jumbo dispensers: wide core, perforated tail, a printed band. */
export const jumboRoll: KindDrawing = (pen, spec, side) => {
  const paper = spec.bodyColor ?? "#f8f7f3";
  const [rx, ry, h] = [400, 176, 250];
  const body = `M${-rx} ${-h}A${rx} ${ry} 0 0 0 ${rx} ${-h}V0A${rx} ${ry} 0 0 1 ${-rx} 0Z`;
  const band = `M${-rx} ${-h * 0.86}A${rx} ${ry} 0 0 0 ${rx} ${-h * 0.86}V${-h * 0.16}A${rx} ${ry} 0 0 1 ${-rx} ${-h * 0.16}Z`;
  const [w, tall] = [rx * 2.5, h * 0.72];
  const art = labelArt(pen, spec, { x: 0, y: 0, w, h: tall }, side, { inset: 0.14 });
  const light = pen.linear("across", [
    [0, "#2c3a4d", 0.34],
    [0.12, "#2c3a4d", 0.06],
    [0.24, "#ffffff", 0.36],
    [0.5, "#ffffff", 0],
    [0.86, "#2c3a4d", 0.2],
    [1, "#2c3a4d", 0.34],
  ]);
  const rings = Array.from({ length: 11 }, (_, index) =>
    line(
      ellipse(0, -h, rx * (0.4 + index * 0.056), ry * (0.4 + index * 0.056)),
      index % 2 ? "#9aa4ae" : "#ffffff",
      2.4,
      `opacity="0.4"`,
    ),
  ).join("");
  const svg =
    floorShadow(pen, 0, rx, 90, 0.2) +
    place(
      shape(body, paper, `stroke="#a8b2bd" stroke-width="1.6"`) +
        `<g ${pen.clip(band)}>${shape(band, mix(spec.brand.palette.main, spec.brand.palette.dark, 0.3))}${place(bentRound(pen, art, { w, h: tall, rx, ry }), 0, -h * 0.86)}</g>` +
        shape(body, light) +
        shape(ellipse(0, -h, rx, ry), lighten(paper, 0.4), `stroke="#a8b2bd" stroke-width="1.6"`) +
        rings +
        shape(ellipse(0, -h, rx * 0.3, ry * 0.3), "#c8a97f") +
        shape(ellipse(0, -h + 6, rx * 0.25, ry * 0.24), "#4c3f33") +
        shape(
          `M${rx * 0.2} ${-h - ry * 0.5}C${rx * 0.6} ${-h - ry * 0.9} ${rx * 0.9} ${-h - ry} ${rx * 0.86} ${-h - ry * 1.3}L${rx * 0.5} ${-h - ry * 1.36}C${rx * 0.4} ${-h - ry} ${rx * 0.2} ${-h - ry * 0.9} ${rx * 0.02} ${-h - ry * 0.6}Z`,
          "#ffffff",
          `stroke="#b4bec8" stroke-width="2" opacity="0.96"`,
        ),
      0,
      -ry * 0.4,
    );
  return {
    svg,
    left: -rx - 6,
    right: rx + 6,
    top: -h - ry * 2,
    bottom: ry * 0.7,
    fill: /mini/i.test(spec.title) ? 0.66 : 0.8,
    heightCm: 12,
    stack: { up: h, behind: [60, -70] },
    focus: { x: 0, y: -h - ry * 0.4, r: 150 },
  };
};
