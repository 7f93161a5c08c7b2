import { chanceFrom } from "../chance.ts";
import { contrast, mix, readable } from "../colour.ts";
import { num } from "../pen.ts";
import { place } from "../pieces/shapes.ts";
import type { Box } from "../text/fit.ts";
import type { Weight } from "../text/fonts.ts";
import { drawText, textWidth } from "../text/text.ts";
import type { BrandStyle } from "./brand.ts";
import { drawMark, type MarkInks } from "./marks.ts";

/** How the name is set: some brands whisper in spaced capitals, others shout. */
interface Wordmark {
  text: string;
  weight: Weight;
  tracking: number;
}

function wordmarkOf(brand: BrandStyle): Wordmark {
  const chance = chanceFrom(`wordmark ${brand.name}`);
  const manner = chance.pick(["capitals", "spaced", "plain", "lower"] as const);
  const weight = chance.pick([700, 800] as const);
  if (manner === "capitals") return { text: brand.name.toLocaleUpperCase("ro"), weight, tracking: 5 };
  if (manner === "spaced") return { text: brand.name.toLocaleUpperCase("ro"), weight: 600, tracking: 90 };
  if (manner === "lower" && brand.typeface !== "serif")
    return { text: brand.name.toLocaleLowerCase("ro"), weight, tracking: -12 };
  return { text: brand.name, weight, tracking: -8 };
}

/** How mark and name stand together. */
export interface LockupStyle {
  /** The ground that the logo stands on decides between its colours and reversed inks. */
  ground: string;
  align?: "start" | "middle" | "end";
  stacked?: boolean;
}

function inksOn(ground: string, brand: BrandStyle): MarkInks & { word: string } {
  const { main, dark, contrast: second } = brand.palette;
  const reversed = contrast(main, ground) < 2 || contrast(ground, "#ffffff") > 2.2;
  if (reversed) return { first: "#ffffff", second: mix("#ffffff", ground, 0.32), ground, word: "#ffffff" };
  return { first: main, second, ground, word: readable(contrast(dark, ground) > 4 ? dark : main) };
}

/** Mark and name side by side (or one above the other), as large as the box allows. */
export function drawLockup(
  brand: BrandStyle,
  box: Box,
  { ground, align = "start", stacked = false }: LockupStyle,
): string {
  const inks = inksOn(ground, brand);
  const word = wordmarkOf(brand);
  const lettering = { weight: word.weight, tracking: word.tracking, typeface: brand.typeface };
  const unit = textWidth(word.text, { ...lettering, size: 100 }) / 100;
  const mark = drawMark(brand, inks);
  if (stacked) {
    const size = Math.min(box.w / unit, box.h * 0.3);
    const side = Math.min(box.h - size * 1.35, box.w);
    const cx = box.x + box.w / 2;
    return (
      place(mark, cx - side / 2, box.y, side / 100) +
      drawText(word.text, {
        ...lettering,
        size,
        x: cx,
        y: box.y + side + size * 1.15,
        fill: inks.word,
        anchor: "middle",
      })
    );
  }
  const ratio = 1.12;
  const gap = 0.3;
  const size = Math.min(box.h / ratio, box.w / (ratio + gap + unit));
  const width = size * (ratio + gap + unit);
  const left = box.x + (align === "start" ? 0 : align === "end" ? box.w - width : (box.w - width) / 2);
  const middle = box.y + box.h / 2;
  return (
    place(mark, left, middle - (size * ratio) / 2, (size * ratio) / 100) +
    drawText(word.text, {
      ...lettering,
      size,
      x: left + size * (ratio + gap),
      y: middle + size * 0.355,
      fill: inks.word,
    })
  );
}

/** A brand's logo, 600 × 240 on transparent; the margin around it is for rows of logos of many lengths. */
export function drawLogo(brand: BrandStyle): string {
  const [width, height] = [600, 240];
  const stacked =
    !brand.fillsLogo && brand.name.length <= 7 && chanceFrom(`logo ${brand.name}`).next() < 0.35;
  const beside = brand.fillsLogo ? { x: 0, y: 0, w: 600, h: 240 } : { x: 30, y: 62, w: 540, h: 116 };
  const box = stacked ? { x: 100, y: 18, w: 400, h: 204 } : beside;
  const body = drawLockup(brand, box, { ground: "#ffffff", align: "middle", stacked });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}" width="${width}" height="${height}">${body}</svg>`;
}
