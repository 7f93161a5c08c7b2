import type { ActName } from "./acts/acts.ts";
import { drawAct } from "./acts/draw-act.ts";
import { hash } from "./chance.ts";
import { inkOn, mix } from "./colour.ts";
import { figureOf } from "./packshot.ts";
import { num, Pen } from "./pen.ts";
import { place, rect, shape } from "./pieces/shapes.ts";
import { ROOMS, type BannerTheme } from "./scenes/rooms.ts";
import type { Figure, PackshotSpec } from "./spec.ts";
import { drawTextBlock } from "./text/fit.ts";
import { textWidth } from "./text/text.ts";

/** What a banner shows and how large it is, in pixels. */
export interface BannerSpec {
  /** Words are usually HTML over the picture; given here, they are drawn at its left. */
  title?: string;
  subtitle?: string;
  callToAction?: string;
  theme: BannerTheme;
  /** Up to six; the tallest stands in the middle. Beside an act they may be none. */
  products: PackshotSpec[];
  /** What a gloved hand does in the picture's middle; the goods then stand at its left. */
  act?: { name: ActName; colour: string };
  width: number;
  height: number;
  seed: string;
}

interface Standing {
  figure: Figure;
  scale: number;
}

/** Real heights, flattened: a mop may tower over a bottle of soap, but not five times. */
function sized(figure: Figure, unit: number): Standing {
  const wanted = unit * (Math.min(figure.heightCm, 120) / 30) ** 0.58;
  return { figure, scale: wanted / ((figure.bottom ?? 0) - figure.top) };
}

const widthOf = ({ figure, scale }: Standing): number => (figure.right - figure.left) * scale;
const heightOf = ({ figure, scale }: Standing): number => -figure.top * scale;

/** Tallest in the middle, the next ones to its left and right in turn. */
function centred(standing: Standing[]): Standing[] {
  const row: Standing[] = [];
  [...standing]
    .sort((a, b) => heightOf(b) - heightOf(a))
    .forEach((each, index) => (index % 2 ? row.push(each) : row.unshift(each)));
  return row;
}

/** Where the goods stand: right half of a broad picture, middle of the others. */
function zoneOf({ width, height, title, act }: BannerSpec): {
  left: number;
  right: number;
  tall: number;
  base: number;
} {
  const ratio = width / height;
  if (act) {
    const [left, right] = ratio > 2.2 ? [0.5, 0.62] : ratio > 1.5 ? [0.03, 0.3] : [0.02, 0.3];
    return { left: width * left, right: width * right, tall: height * 0.5, base: height * 0.97 };
  }
  if (ratio > 3.2)
    return { left: width * 0.5, right: width * 0.97, tall: height * 0.74, base: height * 0.92 };
  if (ratio > 2.2)
    return { left: width * 0.43, right: width * 0.97, tall: height * 0.76, base: height * 0.92 };
  if (ratio > 1.2)
    return title
      ? { left: width * 0.45, right: width * 0.95, tall: height * 0.62, base: height * 0.88 }
      : { left: width * 0.13, right: width * 0.9, tall: height * 0.64, base: height * 0.89 };
  return { left: width * 0.06, right: width * 0.94, tall: height * 0.5, base: height * 0.92 };
}

function goods(pen: Pen, spec: BannerSpec): string {
  const { left, right, tall, base } = zoneOf(spec);
  const figures = spec.products.slice(0, 6).map((product) => figureOf(pen, { ...product, view: 0 }));
  const row = centred(figures.map((figure) => sized(figure, tall * 0.7)));
  const overlap = 0.95;
  const total = row.reduce((sum, each) => sum + widthOf(each) * overlap, 0);
  const highest = Math.max(1, ...row.map(heightOf));
  const shrink = Math.min(1.4, (right - left) / total, tall / highest);
  let x = (left + right) / 2 - (total * shrink) / 2;
  const stood = row.map((each) => {
    const width = widthOf(each) * shrink;
    const scale = each.scale * shrink;
    const depth = 1 - Math.min(1, (heightOf(each) * shrink) / tall);
    const y = base - spec.height * 0.035 + depth * spec.height * 0.05;
    const drawn = place(each.figure.svg, x - each.figure.left * scale, y, scale);
    x += width * overlap;
    return { drawn, y };
  });
  return stood
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join("");
}

function words(pen: Pen, spec: BannerSpec, accent: string): string {
  if (!spec.title) return "";
  const { width, height } = spec;
  const upright = width / height < 1.2;
  const box = {
    x: width * 0.06,
    y: height * (upright ? 0.07 : 0.2),
    w: width * (upright ? 0.88 : 0.38),
    h: height * (upright ? 0.22 : 0.34),
  };
  const veil = upright
    ? shape(
        rect(0, 0, width, height * 0.5),
        pen.linear("down", [
          [0, "#ffffff", 0.92],
          [0.6, "#ffffff", 0.7],
          [1, "#ffffff", 0],
        ]),
      )
    : shape(
        rect(0, 0, width * 0.62, height),
        pen.linear("across", [
          [0, "#ffffff", 0.94],
          [0.6, "#ffffff", 0.75],
          [1, "#ffffff", 0],
        ]),
      );
  const title = drawTextBlock(spec.title, box, {
    maxSize: height * (upright ? 0.085 : 0.12),
    maxLines: 3,
    weight: 800,
    fill: "#16181d",
    tracking: -14,
    leading: 1.06,
  });
  const subtitle = drawTextBlock(
    spec.subtitle ?? "",
    { ...box, y: box.y + title.height + height * 0.03, h: height * 0.13 },
    { maxSize: title.size * 0.42, maxLines: 2, weight: 400, fill: "#3b424d", leading: 1.3 },
  );
  const top = box.y + title.height + height * 0.03 + (subtitle.height ? subtitle.height + height * 0.04 : 0);
  if (!spec.callToAction) return veil + title.svg + subtitle.svg;
  const tall = Math.max(30, height * 0.09);
  const lettering = { size: tall * 0.4, weight: 600 } as const;
  const wide = Math.min(box.w, tall * 1.3 + textWidth(spec.callToAction, lettering));
  const label = drawTextBlock(
    spec.callToAction,
    { x: box.x + tall * 0.4, y: top, w: wide - tall * 0.8, h: tall },
    {
      ...lettering,
      maxSize: lettering.size,
      maxLines: 1,
      fill: inkOn(accent),
      align: "middle",
      valign: "middle",
    },
  );
  return (
    veil + title.svg + subtitle.svg + shape(rect(box.x, top, wide, tall, tall * 0.14), accent) + label.svg
  );
}

/** A scene with goods standing in a bright room: hero, category banner or blog picture. */
export function drawBanner(spec: BannerSpec): string {
  const { width: w, height: h, theme } = spec;
  const pen = new Pen(`b${hash(`${spec.seed}${theme}${w}x${h}`).toString(36)}_`);
  const accent = spec.act?.colour ?? spec.products[0]?.brand.palette.main ?? "#c8102e";
  const ratio = w / h;
  const act = spec.act && drawAct(pen, spec.act, { w, h });
  const floor = act?.floor ?? h * (ratio > 3.2 ? 0.72 : 0.74);
  // details keep their size on broad strips, where the height alone would make them tiny
  const u = (ratio > 3.2 ? h * 1.25 : ratio < 1.2 ? h * 0.8 : h) / 600;
  const { back, surface } = ROOMS[theme]({
    pen,
    w,
    h,
    floor,
    u,
    accent: theme === "studio" ? mix(accent, "#ffffff", 0.15) : accent,
  });
  const room =
    theme === "studio"
      ? back + surface
      : `<g ${pen.blur(3.4 * u)}>${back}</g>${theme === "hospital" ? `<g ${pen.blur(3.4 * u)}>${surface}</g>` : surface}`;
  const air =
    theme === "studio"
      ? ""
      : shape(
          rect(0, 0, w, h),
          pen.linear(
            [0, 0, 1, 0.3],
            [
              [0, "#ffffff", ratio > 2.2 ? 0.66 : 0.34],
              [0.55, "#ffffff", 0.2],
              [1, "#ffffff", 0.08],
            ],
          ),
        );
  const body = room + air + (act?.svg ?? "") + goods(pen, spec) + words(pen, spec, "#c8102e");
  const frame = rect(0, 0, w, h);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(w)} ${num(h)}" width="${w}" height="${h}"><defs><clipPath id="${pen.prefix}frame"><path d="${frame}"/></clipPath></defs>${pen.defs()}<g clip-path="url(#${pen.prefix}frame)">${shape(frame, "#f4f6f8")}${body}</g></svg>`;
}
