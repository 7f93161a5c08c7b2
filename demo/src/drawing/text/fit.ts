import { drawText, textWidth, type Lettering } from "./text.ts";

/** A room for text, in drawing units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How far a text may shrink and wrap. */
export interface FitRules extends Omit<Lettering, "size"> {
  maxSize: number;
  minSize?: number;
  maxLines?: number;
  /** Distance of baselines, in sizes. */
  leading?: number;
}

/** What became of a text: its lines, its size, the height that it takes. */
export interface FittedText {
  lines: string[];
  size: number;
  height: number;
}

function wrap(words: string[], width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, lettering) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Same number of lines, but as even as they can be: a lonely last word looks like a mistake. */
function balanced(words: string[], width: number, lettering: Lettering): string[] {
  const lines = wrap(words, width, lettering);
  if (lines.length < 2) return lines;
  let best = lines;
  for (let narrower = width * 0.94; narrower > width * 0.45; narrower *= 0.94) {
    const tried = wrap(words, narrower, lettering);
    if (tried.length > lines.length || tried.some((line) => textWidth(line, lettering) > narrower)) break;
    best = tried;
  }
  return best;
}

function cut(line: string, width: number, lettering: Lettering): string {
  if (textWidth(line, lettering) <= width) return line;
  let kept = line;
  while (kept.length > 1 && textWidth(`${kept}…`, lettering) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** Wraps and shrinks a text until it stands inside the box; what is too long even at the smallest size is cut. */
export function fitText(text: string, { w, h }: Pick<Box, "w" | "h">, rules: FitRules): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const { maxSize, minSize = maxSize * 0.42, maxLines = 3, leading = 1.12 } = rules;
  const heightOf = (count: number, size: number): number => size * (0.76 + (count - 1) * leading + 0.24);
  for (let size = maxSize; ; size *= 0.93) {
    const last = size * 0.93 < minSize;
    const lettering = { ...rules, size };
    const lines = balanced(words, w, lettering);
    const stands =
      lines.length <= maxLines &&
      heightOf(lines.length, size) <= h &&
      lines.every((line) => textWidth(line, lettering) <= w);
    if (stands) return { lines, size, height: heightOf(lines.length, size) };
    if (last) {
      const room = Math.max(1, Math.min(maxLines, Math.floor((h / size - 1) / leading) + 1));
      const fitting = lines.slice(0, room).map((line) => cut(line, w, lettering));
      if (lines.length > room)
        fitting[room - 1] = cut(`${lines[room - 1] ?? ""} …`.replace(" …", "…"), w, lettering);
      return { lines: fitting, size, height: heightOf(fitting.length, size) };
    }
  }
}

/** A fitted text with its colour and place inside the box. */
export interface TextBlock extends FitRules {
  fill: string;
  align?: "start" | "middle" | "end";
  valign?: "top" | "middle" | "bottom";
  opacity?: number;
}

/** Draws a fitted text inside a box and tells the height that it took. */
export function drawTextBlock(
  text: string,
  box: Box,
  block: TextBlock,
): { svg: string; height: number; size: number } {
  if (!text.trim() || box.w <= 4 || box.h <= 4) return { svg: "", height: 0, size: 0 };
  const { lines, size, height } = fitText(text, box, block);
  const { align = "start", valign = "top", leading = 1.12 } = block;
  const x = align === "start" ? box.x : align === "middle" ? box.x + box.w / 2 : box.x + box.w;
  const spare = box.h - height;
  const top = box.y + (valign === "top" ? 0 : valign === "middle" ? spare / 2 : spare);
  const svg = lines
    .map((line, index) =>
      drawText(line, { ...block, size, x, y: top + size * (0.76 + index * leading), anchor: align }),
    )
    .join("");
  return { svg, height, size };
}
