import { chanceFrom, hash } from "../chance.ts";
import { readable } from "../colour.ts";
import { drawLockup } from "../brand/logo.ts";
import { num, type Pen } from "../pen.ts";
import { pictogram } from "../pictograms.ts";
import { place, rect, shape } from "../pieces/shapes.ts";
import type { PackshotSpec } from "../spec.ts";
import { drawTextBlock, type Box } from "../text/fit.ts";
import { drawText, textWidth } from "../text/text.ts";
import { layoutFor } from "./layouts.ts";

/** How far the words keep away from an edge that the body bends out of sight. */
export interface Inset {
  /** Share of the width at each side. */
  inset?: number;
  /** Pixels at the foot that bend out of sight. */
  lift?: number;
}

/** The front of a pack: brand, name, what it is, net quantity, hazards. Fills the box edge to edge. */
export function frontLabel(
  pen: Pen,
  spec: PackshotSpec,
  box: Box,
  { inset = 0, lift = 0 }: Inset = {},
): string {
  const layout = layoutFor(pen, spec, box);
  // print that runs round the edge of a body keeps its words where they can be read
  const squeeze = 1 - lift / box.h;
  const inwards = <T extends Box>(zone: T): T => ({
    ...zone,
    x: zone.x + box.w * inset,
    w: zone.w - box.w * inset * 2,
    y: box.y + (zone.y - box.y) * squeeze,
    h: zone.h * squeeze,
  });
  const [title, foot, logo] = [inwards(layout.title), inwards(layout.foot), inwards(layout.logo)];
  const nameBox = { ...title, h: spec.descriptor ? title.h * 0.76 : title.h };
  const name = drawTextBlock(spec.title, nameBox, {
    maxSize: Math.min(title.h * 0.5, title.w * (box.w < box.h * 0.5 ? 0.2 : 0.17)),
    minSize: title.h * 0.13,
    maxLines: spec.title.length > 42 ? 5 : 3,
    weight: 800,
    fill: title.fill,
    align: title.align,
    leading: 1.08,
    tracking: -12,
  });
  const below = title.y + name.height + name.size * 0.12;
  const lead = drawTextBlock(
    spec.descriptor ?? "",
    { x: title.x, y: below, w: title.w, h: title.y + title.h * 1.08 - below },
    {
      maxSize: Math.min(name.size * 0.62, title.h * 0.19),
      maxLines: 2,
      weight: 600,
      fill: layout.descriptor.fill,
      align: title.align,
    },
  );
  return layout.art + drawLockup(spec.brand, logo, logo) + name.svg + lead.svg + labelFoot(spec, foot);
}

/** Pictograms stand at the left, the quantity at the right; alone, the quantity takes the left. */
function labelFoot(spec: PackshotSpec, foot: Box & { fill: string }): string {
  const codes = spec.pictograms ?? [];
  const side = Math.min(foot.h * 1.3, (foot.w * 0.6) / Math.max(1, codes.length));
  const diamonds = codes
    .map((code, index) =>
      place(pictogram(code), foot.x + index * side * 0.96, foot.y + foot.h / 2 - side / 2, side / 100),
    )
    .join("");
  const taken = codes.length * side;
  const align = codes.length > 0 ? "end" : "start";
  const quantity = drawTextBlock(
    spec.quantity ?? "",
    { x: foot.x + taken + 4, y: foot.y, w: foot.w - taken - 4, h: foot.h },
    {
      maxSize: Math.min(foot.h * 0.74, foot.w * 0.14),
      maxLines: 1,
      weight: 700,
      fill: foot.fill,
      align,
      valign: "middle",
    },
  );
  return diamonds + quantity.svg;
}

/** A barcode as printed on the back of packs: guard bars, two halves, digits below. */
function barcode(seed: string, box: Box): string {
  const chance = chanceFrom(`barcode ${seed}`);
  const modules = 95;
  const unit = (box.w * 0.9) / modules;
  const left = box.x + box.w * 0.05;
  let bars = "";
  for (let at = 0; at < modules;) {
    const guard = at < 3 || at > 91 || (at > 45 && at < 50);
    const width = guard ? 1 : 1 + Math.floor(chance.next() * 3);
    bars += `M${num(left + at * unit)} ${num(box.y + box.h * 0.07)}h${num(width * unit)}v${num(box.h * (guard ? 0.82 : 0.72))}h${num(-width * unit)}z`;
    at += width + (guard ? 1 : 1 + Math.floor(chance.next() * 2));
  }
  const digits = `594${String(hash(seed) % 10_000_000_000).padStart(10, "0")}`;
  return (
    shape(rect(box.x, box.y, box.w, box.h, 3), "#ffffff") +
    shape(bars, "#15191f") +
    drawText(digits, {
      x: box.x + box.w / 2,
      y: box.y + box.h * 0.975,
      size: Math.min(box.h * 0.16, box.w * 0.085),
      fill: "#15191f",
      anchor: "middle",
      tracking: 90,
    })
  );
}

const DIRECTIONS = [
  "Respectați dozele și modul de folosire.",
  "Păstrați ambalajul închis, ferit de îngheț.",
  "A nu se lăsa la îndemâna copiilor.",
  "Ambalaj reciclabil.",
];

/** The back of a pack: directions, storage, hazards, barcode. */
export function backLabel(pen: Pen, spec: PackshotSpec, box: Box): string {
  const { main, dark } = spec.brand.palette;
  const { x, y, w, h } = box;
  const pad = Math.min(w, h) * 0.07;
  const ink = readable(dark, 7);
  const broad = w > h * 1.45;
  const column = broad ? w * 0.56 : w - pad * 2;
  const head = drawTextBlock(
    spec.title,
    { x: x + pad, y: y + h * 0.17, w: column, h: h * 0.11 },
    { maxSize: Math.min(w * 0.085, h * 0.075), maxLines: 2, weight: 700, fill: ink },
  );
  const codes = spec.pictograms ?? [];
  const art = [
    shape(rect(x, y, w, h), "#fbfbfa"),
    shape(
      rect(x, y, w, h * 0.13),
      pen.linear("across", [
        [0, main],
        [1, dark],
      ]),
    ),
    shape(rect(x, y + h * 0.13, w, h * 0.014), spec.accent),
    drawLockup(spec.brand, { x: x + pad, y: y + h * 0.025, w: w - pad * 2, h: h * 0.08 }, { ground: main }),
    head.svg,
  ];
  let top = y + h * 0.17 + head.height + h * 0.015;
  const bottom = broad ? y + h * 0.95 : y + h * (codes.length > 0 ? 0.6 : 0.7);
  const size = Math.min(w * 0.046, h * (broad ? 0.058 : 0.042), (bottom - top) / 9);
  for (const sentence of DIRECTIONS) {
    const block = drawTextBlock(
      sentence,
      { x: x + pad, y: top, w: column, h: bottom - top },
      { maxSize: size, minSize: size * 0.9, maxLines: 3, weight: 400, fill: "#39424e" },
    );
    if (top + block.height > bottom) break;
    art.push(block.svg);
    top += block.height + size * 0.42;
  }
  const diamond = broad ? h * 0.24 : Math.min(w * 0.17, h * 0.12);
  codes.slice(0, 4).forEach((code, index) => {
    art.push(
      place(
        pictogram(code),
        broad ? x + w * 0.64 + index * diamond * 1.02 : x + pad + index * diamond * 1.05,
        broad ? y + h * 0.19 : y + h * 0.62,
        diamond / 100,
      ),
    );
  });
  const code = broad
    ? { x: x + w * 0.66, y: y + h * 0.55, w: w * 0.28, h: h * 0.38 }
    : { x: x + pad, y: y + h * 0.77, w: w * 0.5, h: h * 0.19 };
  art.push(barcode(spec.title + spec.seed, code));
  if (!broad && spec.quantity) {
    const room = w * 0.34;
    const natural = textWidth(spec.quantity, { size: 100, weight: 700 }) / 100;
    art.push(
      drawText(spec.quantity, {
        x: x + w - pad,
        y: y + h * 0.93,
        size: Math.min(h * 0.06, room / natural),
        weight: 700,
        fill: ink,
        anchor: "end",
      }),
    );
  }
  return art.join("");
}
