import { chanceFrom } from "../chance.ts";
import { contrast, darken, inkOn, lighten, mix, readable } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { place, rect, shape } from "../pieces/shapes.ts";
import type { PackshotSpec } from "../spec.ts";
import type { Box } from "../text/fit.ts";
import { drawMotif } from "./motifs.ts";

/** The painted ground of a label and where its words may stand. */
export interface Layout {
  art: string;
  logo: Box & { ground: string; align: "start" | "middle" };
  title: Box & { fill: string; align: "start" | "middle" };
  descriptor: { fill: string };
  /** The foot: quantity at one side, pictograms at the other. */
  foot: Box & { fill: string };
}

type Painter = (pen: Pen, spec: PackshotSpec, box: Box) => Layout;

const motifOf = (spec: PackshotSpec): string =>
  drawMotif(`${spec.title} ${spec.descriptor ?? ""}`, spec.accent, spec.title + spec.seed);

/** Two waves across the foot of a pale label. */
const wave: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark, light } = spec.brand.palette;
  const crest = (top: number, lift: number): string =>
    `M${num(x)} ${num(top)}C${num(x + w * 0.3)} ${num(top - lift)} ${num(x + w * 0.55)} ${num(top + lift * 1.1)} ${num(x + w)} ${num(top - lift * 0.7)}V${num(y + h)}H${num(x)}Z`;
  const pad = w * 0.08;
  return {
    art:
      shape(
        rect(x, y, w, h),
        pen.linear("down", [
          [0, "#ffffff"],
          [0.5, "#ffffff"],
          [1, mix(light, "#ffffff", 0.3)],
        ]),
      ) +
      place(motifOf(spec), x + w * 0.5, y + h * 0.62, (Math.min(w, h) * 0.28) / 100) +
      shape(crest(y + h * 0.74, h * 0.07), spec.accent, `opacity="0.9"`) +
      shape(
        crest(y + h * 0.79, h * 0.06),
        pen.linear("across", [
          [0, dark],
          [1, main],
        ]),
      ),
    logo: { x: x + pad, y: y + h * 0.06, w: w - pad * 2, h: h * 0.14, ground: "#ffffff", align: "middle" },
    title: {
      x: x + pad,
      y: y + h * 0.22,
      w: w - pad * 2,
      h: h * 0.26,
      fill: readable(dark, 6),
      align: "middle",
    },
    descriptor: { fill: "#4b5666" },
    foot: { x: x + pad, y: y + h * 0.85, w: w - pad * 2, h: h * 0.12, fill: inkOn(mix(dark, main, 0.5)) },
  };
};

/** A solid head in the brand's colour over a white body. */
const block: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark } = spec.brand.palette;
  const pad = w * 0.08;
  return {
    art:
      shape(rect(x, y, w, h), "#fdfdfc") +
      place(motifOf(spec), x + w * 0.72, y + h * 0.715, (Math.min(w, h) * 0.28) / 100) +
      shape(
        rect(x, y, w, h * 0.27),
        pen.linear("across", [
          [0, main],
          [1, mix(main, dark, 0.55)],
        ]),
      ) +
      shape(rect(x, y + h * 0.27, w, h * 0.022), spec.accent),
    logo: { x: x + pad, y: y + h * 0.06, w: w - pad * 2, h: h * 0.15, ground: main, align: "start" },
    title: {
      x: x + pad,
      y: y + h * 0.33,
      w: w - pad * 2,
      h: h * 0.27,
      fill: readable(dark, 6),
      align: "start",
    },
    descriptor: { fill: "#4b5666" },
    foot: { x: x + pad, y: y + h * 0.85, w: w - pad * 2, h: h * 0.115, fill: readable(dark) },
  };
};

/** The whole label in the brand's colour, the scent in a disc. */
const full: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark } = spec.brand.palette;
  const ground = contrast(main, "#ffffff") < 3.6 ? mix(main, dark, 0.6) : main;
  const pad = w * 0.085;
  const r = Math.min(w * 0.27, h * 0.16);
  const [cx, cy] = [x + w * 0.66, y + h * 0.68];
  return {
    art:
      shape(
        rect(x, y, w, h),
        pen.linear(
          [0, 0, 0.7, 1],
          [
            [0, ground],
            [1, darken(ground, 0.34)],
          ],
        ),
      ) +
      `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 1.9)}" fill="#ffffff" opacity="0.06"/><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 1.42)}" fill="#ffffff" opacity="0.08"/>` +
      `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${lighten(spec.accent, 0.86)}"/>` +
      place(motifOf(spec), cx, cy, (r * 1.32) / 100),
    logo: { x: x + pad, y: y + h * 0.055, w: w - pad * 2, h: h * 0.13, ground, align: "start" },
    title: { x: x + pad, y: y + h * 0.225, w: w - pad * 2, h: h * 0.28, fill: "#ffffff", align: "start" },
    descriptor: { fill: lighten(ground, 0.82) },
    foot: { x: x + pad, y: y + h * 0.86, w: w - pad * 2, h: h * 0.105, fill: "#ffffff" },
  };
};

/** A slanted field at the foot, with a stripe of scent. */
const slant: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark, contrast: second } = spec.brand.palette;
  const field = (left: number, right: number): string =>
    `M${num(x)} ${num(y + h * left)}L${num(x + w)} ${num(y + h * right)}V${num(y + h)}H${num(x)}Z`;
  const pad = w * 0.08;
  return {
    art:
      shape(rect(x, y, w, h), "#ffffff") +
      shape(field(0.66, 0.52), spec.accent) +
      shape(field(0.71, 0.57), second, `opacity="0.95"`) +
      shape(
        field(0.735, 0.595),
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, main],
            [1, dark],
          ],
        ),
      ) +
      `<circle cx="${num(x + w * 0.75)}" cy="${num(y + h * 0.64)}" r="${num(Math.min(w, h) * 0.165)}" fill="#ffffff"/>` +
      place(motifOf(spec), x + w * 0.75, y + h * 0.64, (Math.min(w, h) * 0.215) / 100),
    logo: { x: x + pad, y: y + h * 0.06, w: w - pad * 2, h: h * 0.13, ground: "#ffffff", align: "start" },
    title: {
      x: x + pad,
      y: y + h * 0.225,
      w: w - pad * 2,
      h: h * 0.255,
      fill: readable(main, 5),
      align: "start",
    },
    descriptor: { fill: "#3d4756" },
    foot: { x: x + pad, y: y + h * 0.85, w: w - pad * 2, h: h * 0.115, fill: inkOn(mix(main, dark, 0.5)) },
  };
};

/** A tinted label with a coloured spine at the left. */
const spine: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark, light } = spec.brand.palette;
  const bar = w * 0.13;
  const left = x + bar + w * 0.065;
  const width = w - bar - w * 0.13;
  return {
    art:
      shape(rect(x, y, w, h), mix(light, "#ffffff", 0.62)) +
      shape(
        rect(x, y, bar, h),
        pen.linear("down", [
          [0, main],
          [1, dark],
        ]),
      ) +
      shape(rect(x + bar, y, w * 0.022, h), spec.accent) +
      place(motifOf(spec), left + width * 0.68, y + h * 0.7, (Math.min(w, h) * 0.34) / 100),
    logo: { x: left, y: y + h * 0.065, w: width, h: h * 0.13, ground: "#ffffff", align: "start" },
    title: { x: left, y: y + h * 0.235, w: width, h: h * 0.28, fill: readable(dark, 6), align: "start" },
    descriptor: { fill: "#4b5666" },
    foot: { x: left, y: y + h * 0.855, w: width, h: h * 0.115, fill: readable(dark) },
  };
};

/** An arched window of scent under a centred logo. */
const arch: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark } = spec.brand.palette;
  const pale = lighten(spec.accent, 0.82);
  const pad = w * 0.085;
  const top = y + h * 0.5;
  return {
    art:
      shape(rect(x, y, w, h), "#ffffff") +
      shape(
        `M${num(x)} ${num(top + h * 0.13)}Q${num(x + w / 2)} ${num(top - h * 0.05)} ${num(x + w)} ${num(top + h * 0.13)}V${num(y + h)}H${num(x)}Z`,
        pen.linear("down", [
          [0, pale],
          [1, mix(pale, spec.accent, 0.4)],
        ]),
      ) +
      place(motifOf(spec), x + w * 0.5, y + h * 0.69, (Math.min(w, h) * 0.34) / 100) +
      shape(
        `M${num(x)} ${num(y + h * 0.855)}Q${num(x + w / 2)} ${num(y + h * 0.815)} ${num(x + w)} ${num(y + h * 0.855)}V${num(y + h)}H${num(x)}Z`,
        pen.linear("across", [
          [0, dark],
          [0.5, main],
          [1, dark],
        ]),
      ) +
      shape(rect(x, y, w, h * 0.02), main),
    logo: { x: x + pad, y: y + h * 0.065, w: w - pad * 2, h: h * 0.14, ground: "#ffffff", align: "middle" },
    title: {
      x: x + pad,
      y: y + h * 0.225,
      w: w - pad * 2,
      h: h * 0.25,
      fill: readable(main, 5),
      align: "middle",
    },
    descriptor: { fill: "#4b5666" },
    foot: { x: x + pad, y: y + h * 0.875, w: w - pad * 2, h: h * 0.1, fill: inkOn(mix(dark, main, 0.5)) },
  };
};

/** A broad label: words at the left, a coloured bow with the motif at the right. */
const broadBow: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark } = spec.brand.palette;
  const bow = (from: number): string =>
    `M${num(x + w * from)} ${num(y)}Q${num(x + w * (from - 0.12))} ${num(y + h / 2)} ${num(x + w * (from + 0.03))} ${num(y + h)}H${num(x + w)}V${num(y)}Z`;
  const pad = h * 0.09;
  return {
    art:
      shape(rect(x, y, w, h), "#ffffff") +
      shape(bow(0.69), spec.accent) +
      shape(
        bow(0.72),
        pen.linear("down", [
          [0, main],
          [1, dark],
        ]),
      ) +
      `<circle cx="${num(x + w * 0.83)}" cy="${num(y + h * 0.45)}" r="${num(Math.min(h * 0.33, w * 0.14))}" fill="#ffffff"/>` +
      place(motifOf(spec), x + w * 0.83, y + h * 0.45, Math.min(h * 0.43, w * 0.18) / 100),
    logo: { x: x + pad, y: y + h * 0.09, w: w * 0.5, h: h * 0.2, ground: "#ffffff", align: "start" },
    title: {
      x: x + pad,
      y: y + h * 0.35,
      w: w * 0.58 - pad,
      h: h * 0.38,
      fill: readable(dark, 6),
      align: "start",
    },
    descriptor: { fill: "#4b5666" },
    foot: { x: x + pad, y: y + h * 0.8, w: w * 0.6 - pad, h: h * 0.14, fill: readable(dark) },
  };
};

/** A broad label in the brand's colour with a pale plate for the motif. */
const broadFull: Painter = (pen, spec, { x, y, w, h }) => {
  const { main, dark } = spec.brand.palette;
  const ground = contrast(main, "#ffffff") < 3.6 ? mix(main, dark, 0.6) : main;
  const pad = h * 0.1;
  const r = Math.min(h * 0.34, w * 0.15);
  return {
    art:
      shape(
        rect(x, y, w, h),
        pen.linear(
          [0, 0, 1, 0.5],
          [
            [0, ground],
            [1, darken(ground, 0.3)],
          ],
        ),
      ) +
      shape(rect(x, y + h * 0.965, w, h * 0.035), spec.accent) +
      `<circle cx="${num(x + w * 0.83)}" cy="${num(y + h * 0.48)}" r="${num(r * 1.3)}" fill="#ffffff" opacity="0.12"/><circle cx="${num(x + w * 0.83)}" cy="${num(y + h * 0.48)}" r="${num(r)}" fill="${lighten(spec.accent, 0.87)}"/>` +
      place(motifOf(spec), x + w * 0.83, y + h * 0.48, (r * 1.32) / 100),
    logo: { x: x + pad, y: y + h * 0.09, w: w * 0.5, h: h * 0.2, ground, align: "start" },
    title: { x: x + pad, y: y + h * 0.35, w: w * 0.62 - pad, h: h * 0.38, fill: "#ffffff", align: "start" },
    descriptor: { fill: lighten(ground, 0.82) },
    foot: { x: x + pad, y: y + h * 0.79, w: w * 0.62 - pad, h: h * 0.13, fill: "#ffffff" },
  };
};

/** The design that a brand uses throughout; broad labels have their own. */
export function layoutFor(pen: Pen, spec: PackshotSpec, box: Box): Layout {
  const chance = chanceFrom(`label ${spec.brand.name} ${spec.brand.mark}`);
  const tall = chance.pick([wave, block, full, slant, spine, arch] as const);
  const broad = chance.pick([broadBow, broadFull] as const);
  return (box.w > box.h * 1.45 ? broad : tall)(pen, spec, box);
}
