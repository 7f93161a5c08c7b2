import { faceOf, type Typeface, type Weight } from "./fonts.ts";

/** How letters are set. */
export interface Lettering {
  size: number;
  weight?: Weight;
  typeface?: Typeface;
  /** Extra space after each letter, in thousandths of an em. */
  tracking?: number;
}

/** A line of text in its place. */
export interface TextAt extends Lettering {
  x: number;
  /** The baseline. */
  y: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
  opacity?: number;
}

/** Letters from legacy encodings (cedilla) become the Romanian ones with comma below. */
function normalised(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[ŞşŢţ]/g, (letter) => ({ Ş: "Ș", ş: "ș", Ţ: "Ț", ţ: "ț" })[letter] ?? letter);
}

/** Width of a line of text in pixels. */
export function textWidth(
  text: string,
  { size, weight = 400, typeface = "grotesk", tracking = 0 }: Lettering,
): number {
  const face = faceOf(typeface, weight);
  let width = 0;
  let previous = "";
  for (const character of normalised(text)) {
    width += face.outline(character).advance + tracking + (previous ? face.kern(previous, character) : 0);
    previous = character;
  }
  return (width * size) / 1000;
}

/** A line of text as one filled path, so that the picture needs no installed font. */
export function drawText(text: string, at: TextAt): string {
  const { size, weight = 400, typeface = "grotesk", tracking = 0 } = at;
  const face = faceOf(typeface, weight);
  const grid = size < 18 ? 125 : size < 40 ? 250 : 1000;
  let pen = 0;
  let [x, y] = [0, 0];
  let d = "";
  let previous = "";
  for (const character of normalised(text)) {
    if (previous) pen += (face.kern(previous, character) * grid) / 1000;
    previous = character;
    const { tail, start, end, advance } = face.outline(character, grid);
    if (tail) {
      const left = Math.round(pen);
      d += `m${left + start[0] - x} ${start[1] - y}${tail}`;
      [x, y] = [left + end[0], end[1]];
    }
    pen += advance + (tracking * grid) / 1000;
  }
  if (!d) return "";
  const scale = size / grid;
  const shift = at.anchor === "middle" ? pen / 2 : at.anchor === "end" ? pen : 0;
  const opacity = at.opacity === undefined ? "" : ` opacity="${at.opacity}"`;
  return `<path fill="${at.fill}"${opacity} transform="translate(${(at.x - shift * scale).toFixed(1)} ${at.y.toFixed(1)})scale(${scale.toFixed(5)})" d="M0 0${d}"/>`;
}
