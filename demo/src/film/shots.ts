/** What a product's film shows: its name, three views with the steps of its use, and where to read more. */
import type { BaseProduct } from "../catalogue/authoring.ts";
import { BRANDS } from "../catalogue/brands.ts";
import { variantsOf } from "../catalogue/variants.ts";
import { SHOP_STYLE } from "../content/shop-style.ts";
import { drawLogo, drawPackshot } from "../drawing/index.ts";
import { drawTextBlock } from "../drawing/text/fit.ts";
import { brandStyle, packshotSpec, VIEWS } from "../media/packshots.ts";
import { sentencesOf } from "../text-checks.ts";

export const FILM_SIZE = { width: 960, height: 540 } as const;

const INK = "#16181d";
const { width: W, height: H } = FILM_SIZE;

/** Drawings of 960 × 540, one a shot, without their outer svg element. */
export function shotsOf(base: BaseProduct): string[] {
  const [variant] = variantsOf(base);
  if (!variant) return [];
  const { palette } = BRANDS[base.brand];
  const steps = sentencesOf(base.texts[0]?.use ?? "");
  return [
    titleShot(base, palette.light),
    ...VIEWS.map(
      (view) =>
        ground("#ffffff") +
        nested(drawPackshot(packshotSpec(variant, view)), {
          x: 20,
          y: 0,
          w: H,
          h: H,
          units: "0 0 1200 1200",
        }) +
        step(view + 1, steps[view] ?? base.subtitle, palette.main),
    ),
    ground(palette.light) +
      nested(drawLogo(SHOP_STYLE), { x: W / 2 - 200, y: 130, w: 400, h: 160, units: "0 0 600 240" }) +
      centred("Fișa tehnică și celelalte documente sunt pe pagina produsului.", 330, 26, 400),
  ];
}

function titleShot(base: BaseProduct, tint: string): string {
  return (
    ground(tint) +
    nested(drawLogo(brandStyle(base.brand)), {
      x: W / 2 - 180,
      y: 60,
      w: 360,
      h: 144,
      units: "0 0 600 240",
    }) +
    centred(base.name, 230, 44, 700) +
    centred(base.subtitle, 380, 26, 400)
  );
}

function step(number: number, sentence: string, colour: string): string {
  const badge = `<circle cx="610" cy="150" r="30" fill="${colour}"/>`;
  const digit = drawTextBlock(
    String(number),
    { x: 580, y: 120, w: 60, h: 60 },
    { maxSize: 32, maxLines: 1, weight: 700, fill: "#ffffff", align: "middle", valign: "middle" },
  );
  const words = drawTextBlock(
    sentence,
    { x: 580, y: 200, w: 340, h: 260 },
    { maxSize: 30, minSize: 18, maxLines: 8, weight: 600, fill: INK, align: "start", leading: 1.3 },
  );
  return badge + digit.svg + words.svg;
}

function centred(line: string, y: number, size: number, weight: 400 | 700): string {
  return drawTextBlock(
    line,
    { x: 110, y, w: W - 220, h: size * 3 },
    { maxSize: size, maxLines: 3, weight, fill: INK, align: "middle", leading: 1.2 },
  ).svg;
}

function ground(colour: string): string {
  return `<rect width="${W}" height="${H}" fill="${colour}"/>`;
}

/** A drawing inside another, in its own units. */
function nested(
  svg: string,
  { x, y, w, h, units }: { x: number; y: number; w: number; h: number; units: string },
): string {
  const inner = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${units}">${inner}</svg>`;
}
