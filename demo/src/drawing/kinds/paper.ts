import { chanceFrom } from "../chance.ts";
import { darken, lighten, mix } from "../colour.ts";
import { num } from "../pen.ts";
import { boxOf, plainFace, project, type Cuboid } from "../pieces/cuboid.ts";
import { edgeOf, floorShadow, turnedBody } from "../pieces/light.ts";
import { labelArt, wrappedLabel } from "../pieces/panel.ts";
import { ellipse, line, outline, place, rect, shape, type Profile } from "../pieces/shapes.ts";
import { piecesOf, type KindDrawing } from "../spec.ts";
import { lidFace, spineFace } from "../pieces/printed-box.ts";
import { closureColours } from "../pieces/vessel.ts";

/** The edge of a pile of folded sheets. */
function pile(w: number, h: number, paper: string, step: number, seed: string): string {
  const chance = chanceFrom(seed);
  let lines = "";
  for (let y = step; y < h; y += step)
    lines += `M0 ${num(y + chance.between(-1, 1))}Q${num(w / 2)} ${num(y + chance.between(-2, 2))} ${num(w)} ${num(y + chance.between(-1, 1))}`;
  return plainFace(w, h, paper) + line(lines, darken(paper, 0.35), 1.5, `opacity="0.32"`);
}

/** Interfolded hand towels: a pile held by a printed band. */
export const foldedTowels: KindDrawing = (pen, spec, side) => {
  const paper = spec.bodyColor ?? "#fbfaf6";
  const size: Cuboid = { w: 600, h: 300, d: 290, yaw: 28, pitch: 18 };
  const { w, h, d } = size;
  const [from, width] = [w * 0.17, w * 0.66];
  const front =
    pile(w, h, paper, 11, spec.seed) +
    labelArt(pen, spec, { x: from, y: 0, w: width, h }, side === "back" ? "back" : "front") +
    shape(rect(from - 3, 0, 3, h), "#0b1220", `opacity="0.14"`) +
    shape(rect(from + width, 0, 6, h), "#0b1220", `opacity="0.14"`);
  const sheetLight = pen.linear("across", [
    [0, "#ffffff"],
    [1, darken(paper, 0.05)],
  ]);
  const top =
    shape(rect(0, 0, w, d), sheetLight) +
    line(`M0 ${num(d * 0.52)}H${num(w)}`, darken(paper, 0.3), 2.4, `opacity="0.4"`) +
    dotted(w, d, paper) +
    `<g transform="translate(${num(from)} 0)">${lidFace(pen, spec, width, d)}</g>`;
  const zigzag = Array.from(
    { length: Math.floor(h / 22) },
    (_, index) =>
      `M0 ${index * 22 + 4}L${num(d)} ${index * 22 + 11}M${num(d)} ${index * 22 + 11}L0 ${index * 22 + 20}`,
  ).join("");
  const edge = plainFace(d, h, paper) + line(zigzag, darken(paper, 0.4), 1.6, `opacity="0.3"`);
  const { svg, view } = boxOf(pen, size, { front, side: edge, top });
  if (side !== "open")
    return {
      svg,
      ...view.bounds,
      stack: view.stack,
      fill: 0.8,
      heightCm: 11,
      focus: { x: view.bounds.right - 80, y: view.bounds.top + 150, r: 120 },
    };
  const [x, y] = project(size).at(0, h, 0);
  const leaf = outline([
    [x - 176, y + 4],
    [x - 128, y - 104, 6],
    [x + 146, y - 130, 6],
    [x + 166, y + 2],
  ]);
  const fold = `M${num(x - 152)} ${num(y - 50)}L${num(x + 156)} ${num(y - 66)}`;
  const sheet =
    shape(leaf, paper, `stroke="${darken(paper, 0.3)}" stroke-width="1.2"`) +
    shape(
      leaf,
      pen.linear("down", [
        [0, "#ffffff", 0.6],
        [0.49, "#55637a", 0.06],
        [0.5, "#ffffff", 0.5],
        [1, "#55637a", 0.34],
      ]),
    ) +
    line(fold, darken(paper, 0.35), 2, `opacity="0.4"`);
  return {
    svg: svg + sheet,
    ...view.bounds,
    top: Math.min(view.bounds.top, y - 134),
    fill: 0.82,
    heightCm: 14,
  };
};

function dotted(w: number, h: number, paper: string): string {
  let d = "";
  for (let y = 14; y < h; y += 22)
    for (let x = 12 + ((y / 22) % 2) * 11; x < w; x += 24) d += `M${num(x)} ${num(y)}h5`;
  return line(d, darken(paper, 0.3), 3.4, `opacity="0.12" stroke-linecap="round"`);
}

/** Napkins: a square pile in clear film with a printed strip. */
export const napkins: KindDrawing = (pen, spec, side) => {
  const colour = spec.bodyColor ?? lighten(spec.accent, 0.35);
  const thick = Math.min(250, 120 + piecesOf(spec, 100) * 0.5);
  const size: Cuboid = { w: 500, h: 500, d: thick, yaw: 30, pitch: 14 };
  const { w, h, d } = size;
  const emboss =
    line(rect(22, 22, w - 44, h - 44, 4), darken(colour, 0.3), 3, `opacity="0.2" stroke-dasharray="5 6"`) +
    line(
      rect(36, 36, w - 72, h - 72, 4),
      "#ffffff",
      3,
      `opacity="0.5" stroke-dasharray="2 8" stroke-linecap="round"`,
    );
  const label = { x: 0, y: h * 0.27, w, h: h * 0.5 };
  const front =
    plainFace(w, h, colour) +
    emboss +
    line(`M0 ${num(h * 0.04)}H${num(w)}`, "#ffffff", 3, `opacity="0.5"`) +
    `<g ${pen.clip(rect(label.x, label.y, label.w, label.h))}>${labelArt(pen, spec, label, side)}</g>` +
    shape("M0 40L130 0H220L0 90ZM0 420L460 250V290L0 470Z", "#ffffff", `opacity="0.16"`);
  const layers = Array.from(
    { length: Math.floor(d / 9) },
    (_, index) => `M${index * 9 + 5} 0V${num(h)}`,
  ).join("");
  const edge =
    plainFace(d, h, colour) +
    line(layers, darken(colour, 0.4), 1.6, `opacity="0.3"`) +
    `<g transform="translate(0 ${num(label.y)})">${spineFace(pen, spec, d, label.h)}</g>`;
  const top =
    plainFace(w, d, colour) +
    line(
      Array.from({ length: Math.floor(d / 9) }, (_, index) => `M0 ${index * 9 + 5}H${num(w)}`).join(""),
      darken(colour, 0.4),
      1.6,
      `opacity="0.28"`,
    ) +
    shape(`M0 0H${num(w)}L${num(w * 0.6)} ${num(d * 0.6)}H${num(w * 0.4)}Z`, "#ffffff", `opacity="0.3"`);
  const { svg, view } = boxOf(pen, size, { front, side: edge, top });
  return { svg, ...view.bounds, fill: 0.76, heightCm: 33 / 2 };
};

/** A tub of wet wipes: round, ribbed lid, a wipe coming out when open. */
export const wipesTub: KindDrawing = (pen, spec, side) => {
  const [half, height] = [188, 520];
  const colour = spec.bodyColor ?? "#fafbfb";
  const { cap } = closureColours(spec);
  const lid = cap === "#f7f8f8" ? spec.brand.palette.main : cap;
  const profile: Profile = [
    [half, -height, 6],
    [half, -20, 22],
    [half - 10, 0, 12],
  ];
  const ry = half * 0.2;
  const top = -height - 62;
  const cover: Profile = [
    [half + 8, top, 8],
    [half + 8, -height - 2, 6],
  ];
  const opened = side === "open";
  const wipe = "M-56 4C-70-40-50-84-70-124C-40-140-8-116 24-136C52-124 44-70 62 2C30 16-24 16-56 4Z";
  const svg =
    floorShadow(pen, 0, half) +
    turnedBody(pen, profile, colour, "satin") +
    wrappedLabel(
      pen,
      spec,
      { x: -half, y: -height + 22, w: half * 2, h: height - 64 },
      { side, sag: 9, radius: 2 },
    ) +
    turnedBody(pen, cover, lid, "satin") +
    shape(
      ellipse(0, top, half + 8, ry),
      lighten(lid, 0.16),
      `stroke="${edgeOf(lid)}" stroke-width="1" stroke-opacity="0.5"`,
    ) +
    line(ellipse(0, top + 1, half - 8, ry - 5), "#ffffff", 2.4, `opacity="0.4"`) +
    shape(ellipse(0, top, 92, 17), opened ? darken(lid, 0.6) : darken(lid, 0.08)) +
    (opened
      ? place(
          shape(wipe, "#fdfdfd", `stroke="#b9c3ce" stroke-width="1.2"`) +
            shape(
              wipe,
              pen.linear("across", [
                [0, "#55637a", 0.2],
                [0.3, "#ffffff", 0.4],
                [0.6, "#55637a", 0.14],
                [1, "#55637a", 0.28],
              ]),
            ),
          0,
          top,
        )
      : line(ellipse(0, top - 1, 92, 17), "#0b1220", 2, `opacity="0.25"`));
  return {
    svg,
    left: -half - 8,
    right: half + 8,
    top: top - (opened ? 140 : ry),
    fill: 0.76,
    heightCm: 22,
    focus: { x: 0, y: top, r: 140 },
  };
};

/** A roll of bin bags lying on its side: spiral end, printed band, a loose edge. */
export const bagRoll: KindDrawing = (pen, spec, side) => {
  const colour = spec.bodyColor ?? spec.accent;
  const litres = Number(/(\d+)\s*l\b/i.exec(`${spec.title} ${spec.quantity ?? ""}`)?.[1] ?? 60);
  const length = Math.min(760, 480 + litres * 1.6);
  const r = litres >= 100 ? 150 : litres >= 50 ? 128 : 106;
  const rx = r * 0.36;
  const rolls = side === "pair" ? 3 : 1;
  const one = (): string => {
    const body = `M${num(-length / 2)} ${num(-2 * r)}H${num(length / 2)}A${num(rx)} ${num(r)} 0 0 1 ${num(length / 2)} 0H${num(-length / 2)}A${num(rx)} ${num(r)} 0 0 1 ${num(-length / 2)} ${num(-2 * r)}Z`;
    const light = pen.linear("down", [
      [0, "#ffffff", 0.1],
      [0.1, "#ffffff", 0.34],
      [0.24, "#ffffff", 0.2],
      [0.4, "#ffffff", 0],
      [0.7, "#0b1220", 0.2],
      [0.92, "#0b1220", 0.42],
      [1, "#0b1220", 0.28],
    ]);
    const bandLeft = -length * 0.27;
    const bandWidth = length * 0.56;
    const arc = (x: number): string => `M${num(x)} ${num(-2 * r)}A${num(rx)} ${num(r)} 0 0 0 ${num(x)} 0`;
    const band = `${arc(bandLeft)}H${num(bandLeft + bandWidth)}A${num(rx)} ${num(r)} 0 0 1 ${num(bandLeft + bandWidth)} ${num(-2 * r)}Z`;
    const bandArt = labelArt(pen, spec, { x: bandLeft - rx, y: -2 * r, w: bandWidth, h: 2 * r }, side);
    const folds = Array.from(
      { length: 7 },
      (_, index) =>
        `M${num(-length / 2 + 4)} ${num(-r * (0.2 + index * 0.24))}q${num(length * 0.5)} ${index % 2 ? 7 : -7} ${num(length)} 0`,
    ).join("");
    const spiral = Array.from({ length: 7 }, (_, index) =>
      line(
        ellipse(length / 2, -r, rx * (1 - index * 0.125), r * (1 - index * 0.125)),
        index % 2 ? darken(colour, 0.4) : lighten(colour, 0.3),
        2,
        `opacity="0.45"`,
      ),
    ).join("");
    const flap = `M${num(-length / 2 + 16)} ${num(-r * 0.16)}L${num(-length / 2 - 6)} ${num(18)}Q0 26 ${num(length / 2 - 22)} 20L${num(length / 2)} ${num(-r * 0.14)}Z`;
    return (
      shape(flap, darken(colour, 0.05)) +
      shape(
        flap,
        pen.linear("down", [
          [0, "#0b1220", 0.4],
          [0.6, "#ffffff", 0.08],
          [1, "#ffffff", 0.2],
        ]),
      ) +
      shape(body, colour, `stroke="${edgeOf(colour)}" stroke-width="1.2" stroke-opacity="0.6"`) +
      line(folds, "#ffffff", 2, `opacity="0.16"`) +
      shape(body, light) +
      `<g ${pen.clip(band)}>${place(bandArt, rx, 0)}${bandArt}</g>` +
      shape(band, light, `opacity="0.7"`) +
      line(
        `M${num(-length / 2 + 20)} ${num(-r * 1.62)}H${num(length / 2 - 20)}`,
        "#ffffff",
        8,
        `opacity="0.3" stroke-linecap="round"`,
      ) +
      shape(ellipse(length / 2, -r, rx, r), mix(colour, "#0b1220", 0.16)) +
      spiral +
      shape(ellipse(length / 2, -r, rx * 0.2, r * 0.2), "#0a0d12")
    );
  };
  const id = pen.symbol(one());
  const at = (x: number, y: number): string => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`;
  const stack = rolls === 1 ? at(0, 0) : at(66, -r * 0.7) + at(0, 0) + at(34, -r * 2.02);
  const svg = floorShadow(pen, 0, length / 2 + rx * 0.4, 6, 0.09) + stack;
  return {
    svg,
    left: -length / 2 - rx - 30,
    right: length / 2 + rx + 30,
    top: -2 * r - (rolls === 1 ? 0 : r * 2.02),
    bottom: 24,
    fill: 0.78,
    heightCm: rolls === 1 ? 8 : 14,
    focus: { x: length / 2 - 20, y: -r, r: r * 0.9 },
  };
};
