import { hash } from "./chance.ts";
import { num, Pen } from "./pen.ts";
import { boxOf, kraft } from "./pieces/cuboid.ts";
import { ellipse, line, place, rect, shape } from "./pieces/shapes.ts";
import { drawLockup } from "./brand/logo.ts";
import { KINDS } from "./kinds/table.ts";
import type { Figure, PackshotSpec, Side } from "./spec.ts";
import { drawTextBlock } from "./text/fit.ts";
import { drawText, textWidth } from "./text/text.ts";

const FRAME = 1200;
const MARGIN = 60;

/** The figure of a spec as its view asks for, with ids of the pen. */
export function figureOf(pen: Pen, spec: PackshotSpec): Figure {
  const { draw, views } = KINDS[spec.kind];
  if (spec.several && spec.view === 2) {
    const one = draw(pen, spec, "front");
    return spec.several === "case" ? withCarton(pen, spec, one) : setOf(pen, one, spec.several.set);
  }
  const plan = views[spec.view];
  if (plan === "group") return groupOf(pen, draw(pen, spec, "pair"));
  if (plan === "carton") return withCarton(pen, spec, draw(pen, spec, "front"));
  if (plan === "detail") return asDetail(pen, draw(pen, spec, "front"));
  if (plan === "boxed") return withBox(pen, spec, draw(pen, spec, "front"));
  if (plan === "lens") return withLens(pen, draw(pen, spec, "front"));
  return draw(pen, spec, plan satisfies Side);
}

/** Three of the same, the middle one in front. */
function groupOf(pen: Pen, one: Figure): Figure {
  const id = pen.symbol(one.svg);
  const width = one.right - one.left;
  const height = -one.top;
  const at = (x: number, y: number): string => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`;
  if (one.stack) {
    const {
      up,
      behind: [dx, dy],
    } = one.stack;
    return {
      ...one,
      svg: at(dx, dy) + at(0, 0) + at(dx * 0.42, dy * 0.42 - up),
      left: one.left + Math.min(0, dx),
      right: one.right + Math.max(0, dx),
      top: one.top + dy * 0.42 - up,
      fill: 0.86,
    };
  }
  if (width > height * 0.95) {
    // broad packs stand in depth: one behind at each side, the nearest overlapping both
    const [aside, deep] = [width * 0.36, height * 0.42];
    return {
      ...one,
      svg: at(-aside, -deep) + at(aside, -deep * 0.9) + at(-aside * 0.1, 0),
      left: one.left - aside,
      right: one.right + aside,
      top: one.top - deep,
      fill: 0.88,
    };
  }
  const step = Math.max(width * 0.66, Math.min(width * 0.9, height * 0.5));
  const lift = height * 0.07;
  return {
    ...one,
    svg: at(-step, -lift) + at(step, -lift) + at(0, 0),
    left: one.left - step,
    right: one.right + step,
    top: one.top - lift,
    fill: 0.86,
  };
}

/** A set: so many of the same side by side, from five on in two rows. */
function setOf(pen: Pen, one: Figure, count: number): Figure {
  const id = pen.symbol(one.svg);
  const [width, height] = [one.right - one.left, -one.top];
  const behind = count > 4 ? Math.floor(count / 2) : 0;
  const [step, deep] = [width * 1.04, height * 0.4];
  const row = (length: number, y: number): string =>
    Array.from({ length }, (_, place) => {
      const x = (place - (length - 1) / 2) * step;
      return `<use data-of-set="1" href="#${id}" x="${num(x)}" y="${num(y)}"/>`;
    }).join("");
  const aside = ((count - behind - 1) / 2) * step;
  return {
    ...one,
    svg: row(behind, -deep) + row(count - behind, 0),
    left: one.left - aside,
    right: one.right + aside,
    top: one.top - (behind > 0 ? deep : 0),
    fill: 0.88,
  };
}

/** The shipping carton behind two of its contents. */
function withCarton(pen: Pen, spec: PackshotSpec, one: Figure): Figure {
  const height = -one.top;
  const width = one.right - one.left;
  const size = {
    w: Math.max(width * 1.5, height * 0.82),
    h: height * 0.86,
    d: Math.max(width * 1.1, height * 0.5),
    yaw: 26,
    pitch: 9,
  };
  const print = (w: number, h: number): string => {
    const ink = "#4a3720";
    const tall = Math.min(h * 0.16, 90);
    return (
      kraft(pen, w, h) +
      `<g opacity="0.92">${drawLockup({ ...spec.brand, palette: { ...spec.brand.palette, main: spec.brand.palette.dark } }, { x: w * 0.09, y: h * 0.12, w: w * 0.6, h: tall }, { ground: "#e8d5b8" })}</g>` +
      drawTextBlock(
        spec.title,
        { x: w * 0.09, y: h * 0.12 + tall * 1.25, w: w * 0.46, h: h * 0.26 },
        { maxSize: h * 0.07, maxLines: 3, weight: 700, fill: ink },
      ).svg +
      line(
        `M${num(w * 0.8)} ${num(h * 0.9)}v${num(-h * 0.11)}m${num(-h * 0.035)} ${num(h * 0.035)}l${num(h * 0.035)} ${num(-h * 0.035)}l${num(h * 0.035)} ${num(h * 0.035)}M${num(w * 0.9)} ${num(h * 0.9)}v${num(-h * 0.11)}m${num(-h * 0.035)} ${num(h * 0.035)}l${num(h * 0.035)} ${num(-h * 0.035)}l${num(h * 0.035)} ${num(h * 0.035)}`,
        ink,
        5,
      )
    );
  };
  const lid =
    kraft(pen, size.w, size.d) +
    shape(rect(0, size.d / 2 - 26, size.w, 52), "#e6d2b0", `opacity="0.85"`) +
    line(`M0 ${num(size.d / 2)}H${num(size.w)}`, "#6b5130", 2, `opacity="0.5"`);
  const { svg, view } = boxOf(pen, size, {
    front: print(size.w, size.h),
    side: print(size.d, size.h),
    top: lid,
  });
  const id = pen.symbol(one.svg);
  const shift = width * 0.34;
  const [back, drop] = [-height * 0.1, height * 0.06];
  const first = view.bounds.right - width * 0.62 - shift;
  const body =
    place(svg, -shift, back) +
    `<use href="#${id}" x="${num(first)}" y="${num(drop * 0.3)}"/><use href="#${id}" x="${num(first + width * 0.86)}" y="${num(drop)}"/>`;
  return {
    ...one,
    svg: body,
    left: view.bounds.left - shift,
    right: first + width * 0.86 + one.right,
    top: Math.min(view.bounds.top + back, one.top),
    bottom: drop,
    fill: 0.88,
  };
}

/** One product before the printed carton that it comes in. */
function withBox(pen: Pen, spec: PackshotSpec, one: Figure): Figure {
  const [height, width] = [-one.top, one.right - one.left];
  const size = { w: width * 0.96, h: height * 0.98, d: width * 0.5, yaw: 26, pitch: 9 };
  const { main, dark } = spec.brand.palette;
  const { w, h, d } = size;
  const front =
    kraft(pen, w, h) +
    shape(rect(0, h * 0.72, w, h * 0.28), main) +
    shape(rect(0, h * 0.7, w, h * 0.025), spec.accent) +
    drawLockup(spec.brand, { x: w * 0.08, y: h * 0.78, w: w * 0.6, h: h * 0.14 }, { ground: main }) +
    drawTextBlock(
      spec.title,
      { x: w * 0.08, y: h * 0.08, w: w * 0.8, h: h * 0.3 },
      { maxSize: h * 0.08, maxLines: 3, weight: 700, fill: "#4a3720" },
    ).svg;
  const side =
    kraft(pen, d, h) +
    shape(rect(0, h * 0.72, d, h * 0.28), dark) +
    shape(rect(0, h * 0.7, d, h * 0.025), spec.accent);
  const { svg, view } = boxOf(pen, size, {
    front,
    side,
    top: kraft(pen, w, d) + shape(rect(0, d / 2 - 22, w, 44), "#e6d2b0", `opacity="0.85"`),
  });
  const shift = width * 0.42;
  return {
    ...one,
    svg: place(svg, -shift, -height * 0.12) + place(one.svg, shift * 0.9, height * 0.04),
    left: view.bounds.left - shift,
    right: Math.max(view.bounds.right - shift, one.right + shift * 0.9),
    top: view.bounds.top - height * 0.12,
    bottom: height * 0.05,
    fill: 0.88,
  };
}

/** A close look at one part, as a card with rounded corners. */
function asDetail(pen: Pen, one: Figure): Figure {
  const height = (one.bottom ?? 0) - one.top;
  const width = one.right - one.left;
  const focus = one.detail ?? {
    x: (one.left + one.right) / 2,
    y: (one.bottom ?? 0) - height * 0.24,
    r: Math.min(width, height) * 0.34,
  };
  const zoom = 500 / focus.r;
  const card = rect(-500, -1000, 1000, 1000, 36);
  const ground = pen.linear("down", [
    [0, "#f3f5f8"],
    [0.6, "#ffffff"],
    [1, "#e9edf2"],
  ]);
  const svg =
    shape(card, ground) +
    `<g ${pen.clip(card)}><g transform="translate(${num(-focus.x * zoom)} ${num(-500 - focus.y * zoom)})scale(${zoom.toFixed(4)})">${one.svg}</g></g>` +
    line(card, "#dfe4ea", 3);
  return { svg, left: -500, right: 500, top: -1000, fill: 0.86, heightCm: one.heightCm };
}

/** The whole at the left and its telling detail through a lens at the right. */
function withLens(pen: Pen, one: Figure): Figure {
  const focus = one.focus ?? { x: 0, y: one.top / 2, r: 120 };
  const height = -one.top + (one.bottom ?? 0);
  const id = pen.symbol(one.svg);
  const width = one.right - one.left;
  const broad = width > height * 1.15;
  const radius = broad ? width * 0.27 : height * 0.33;
  const cx = broad ? one.right - radius * 0.55 : one.right + radius * 0.62;
  const cy = broad ? one.top - radius * 0.7 : one.top + radius * 0.98;
  const zoom = radius / focus.r;
  const circle = ellipse(cx, cy, radius, radius);
  const svg =
    `<use href="#${id}"/>` +
    line(ellipse(focus.x, focus.y, focus.r, focus.r), "#7b8797", height * 0.003, `opacity="0.8"`) +
    shape(
      ellipse(cx + height * 0.008, cy + height * 0.012, radius * 1.02, radius * 1.02),
      "#1b2736",
      `opacity="0.14"`,
    ) +
    shape(circle, "#ffffff") +
    `<g ${pen.clip(circle)}><g transform="translate(${num(cx - focus.x * zoom)} ${num(cy - focus.y * zoom)})scale(${zoom.toFixed(4)})"><use href="#${id}"/></g></g>` +
    line(circle, "#d5dbe3", height * 0.006);
  return {
    ...one,
    svg,
    right: Math.max(one.right, cx + radius),
    top: Math.min(one.top, cy - radius),
    fill: 0.9,
  };
}

/** A packshot on pure white, 1200 × 1200. Pure: the same spec gives the same string. */
export function drawPackshot(spec: PackshotSpec): string {
  const pen = new Pen(`p${hash(`${spec.seed}${spec.kind}${spec.title}${spec.view}`).toString(36)}_`);
  const figure = figureOf(pen, spec);
  const [width, height] = [figure.right - figure.left, (figure.bottom ?? 0) - figure.top];
  const room = FRAME - MARGIN * 2;
  const fill = figure.fill ?? 0.8;
  const scale = Math.min((FRAME * fill) / height, (room * Math.min(1, fill * 1.12)) / width, room / height);
  const x = FRAME / 2 - ((figure.left + figure.right) / 2) * scale;
  const y = FRAME / 2 - ((figure.top + (figure.bottom ?? 0)) / 2) * scale;
  const body = place(figure.svg, x, y, scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME} ${FRAME}" width="${FRAME}" height="${FRAME}">${pen.defs()}<rect width="${FRAME}" height="${FRAME}" fill="#ffffff"/>${body}${markOf(spec)}</svg>`;
}

/** The mark as a pill in the lower right corner. */
function markOf({ mark, view }: PackshotSpec): string {
  if (!mark || view === 1) return "";
  const lettering = { size: 44, weight: 700 as const };
  const width = textWidth(mark, lettering) + 64;
  const [x, y] = [FRAME - MARGIN - width, FRAME - MARGIN - 84];
  return (
    shape(rect(x, y, width, 84, 42), "#ffffff", `stroke="#cfd6de" stroke-width="3"`) +
    drawText(mark, { ...lettering, x: x + width / 2, y: y + 58, anchor: "middle", fill: "#1d2530" })
  );
}
