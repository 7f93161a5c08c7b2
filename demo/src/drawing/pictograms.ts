import { place } from "./pieces/shapes.ts";

/** The hazard pictograms of the CLP regulation. */
export const GHS_CODES = [
  "GHS01",
  "GHS02",
  "GHS03",
  "GHS04",
  "GHS05",
  "GHS06",
  "GHS07",
  "GHS08",
  "GHS09",
] as const;
export type GhsCode = (typeof GHS_CODES)[number];

const INK = "#111111";
const solid = (d: string): string => `<path d="${d}" fill="${INK}"/>`;
const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const FLAME =
  "M50 18c4 10 16 16 16 32 3-3 4-7 3-12 7 9 9 18 5 26-4 8-12 12-24 12s-21-5-24-13c-3-9 1-17 8-25 0 6 1 9 4 11 0-12 10-18 12-31Z";

const SYMBOLS: Record<GhsCode, string> = {
  GHS01:
    `<circle cx="46" cy="62" r="12" fill="${INK}"/>` +
    solid("M52 46l3-16 5 13 13-11-6 16 14 0-13 8 12 9-15-2 1 14-9-9-2-12Z") +
    stroke("M34 48l-9-10M31 58l-12-3M40 44l-3-13", 3.4),
  GHS02:
    solid(FLAME) +
    `<path d="M50 52c2 5 7 8 7 14s-3 9-7 9-8-3-8-8c0-6 6-8 8-15Z" fill="#ffffff"/><rect x="27" y="78" width="46" height="4.4" fill="${INK}"/>`,
  GHS03: `<g transform="translate(13.5 6)scale(0.73 0.62)">${solid(FLAME)}</g><circle cx="50" cy="64" r="14" fill="#ffffff"/><circle cx="50" cy="64" r="12" fill="none" stroke="${INK}" stroke-width="5"/><rect x="30" y="79" width="40" height="4" fill="${INK}"/>`,
  GHS04: `<g transform="rotate(-28 50 52)"><rect x="26" y="43" width="44" height="17" rx="7" fill="${INK}"/><rect x="69" y="48" width="9" height="7" fill="${INK}"/><rect x="77" y="44" width="4" height="15" rx="1" fill="${INK}"/></g>`,
  GHS05:
    `<g transform="rotate(24 38 34)"><rect x="20" y="27" width="26" height="9" rx="2" fill="${INK}"/></g><g transform="rotate(-24 64 34)"><rect x="55" y="27" width="26" height="9" rx="2" fill="${INK}"/></g>` +
    stroke("M42 45v4M45 51v3M57 45v4M60 50v4", 3) +
    solid("M20 62h21c2-4 6-4 8 0h2v9H20Z") +
    `<path d="M53 71c0-5 4-6 7-10l8-3c5 0 9 2 12 5l4 8Z" fill="${INK}"/>` +
    `<path d="M33 62c2 4 8 4 10 0M60 64c2 3 5 3 7 0" fill="none" stroke="#ffffff" stroke-width="2"/>`,
  GHS06:
    solid("M50 22c13 0 20 8 20 18 0 7-3 10-6 13v7H36v-7c-3-3-6-6-6-13 0-10 7-18 20-18Z") +
    `<circle cx="42" cy="42" r="5" fill="#fff"/><circle cx="58" cy="42" r="5" fill="#fff"/><path d="M50 47l-3 6h6Z" fill="#fff"/>` +
    stroke("M28 64l44 14M72 64L28 78", 5),
  GHS07: solid("M43.5 22h13l-3 34h-7Z") + `<circle cx="50" cy="68" r="6.4" fill="${INK}"/>`,
  GHS08:
    `<circle cx="50" cy="28" r="9" fill="${INK}"/>` +
    solid("M30 80c-2-20-1-36 14-40h12c15 4 16 20 14 40Z") +
    `<path d="M50 44l3.5 10 9-5-5 9 10 3.5-10 3.5 5 9-9-5L50 79l-3.5-10-9 5 5-9-10-3.5 10-3.5-5-9 9 5Z" fill="#fff"/>`,
  GHS09:
    solid("M18 73c10-3 22-5 38-5 12 0 20 2 26 5v3H18Z") +
    stroke("M40 70V34M40 48l-9-9M40 42l9-8M40 56l-6-3M40 36l-5-6", 3.4) +
    `<path d="M50 62c6-8 17-9 25-2l6-5v12l-6-4c-8 6-19 6-25-1Z" fill="${INK}" stroke="#fff" stroke-width="1.5"/><circle cx="57" cy="60.5" r="1.6" fill="#fff"/>`,
};

/** A pictogram in a square of 100 units, for labels. */
export function pictogram(code: GhsCode): string {
  return `<path d="M50 2 98 50 50 98 2 50Z" fill="#ffffff" stroke="#ffffff" stroke-width="3" stroke-linejoin="round"/><path d="M50 6 94 50 50 94 6 50Z" fill="#ffffff" stroke="#d7141a" stroke-width="6.5" stroke-linejoin="miter"/>${place(SYMBOLS[code], 7.5, 6.5, 0.85)}`;
}

/** A hazard diamond of the CLP regulation, 240 × 240 on transparent. */
export function drawPictogram(code: GhsCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="240" height="240">${pictogram(code)}</svg>`;
}
