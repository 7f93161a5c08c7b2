import type { Bombs } from "./bombs.ts";

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing =
  (content: string, size = 'width="2000" height="2000"') =>
  (): Buffer =>
    Buffer.from(`<svg ${SVG} ${size}>${content}</svg>`);

function tenfold(kind: (id: string, content: string) => string, levels: number, inner: string): string {
  let all = kind("l0", inner);
  for (let level = 1; level <= levels; level += 1)
    all += kind(`l${level}`, `<use xlink:href="#l${level - 1}" x="1"/>`.repeat(10));
  return `<defs>${all}</defs><use xlink:href="#l${levels}"/>`;
}
const group = (id: string, content: string): string => `<g id="${id}">${content}</g>`;
const rect = '<rect width="2000" height="2000" fill="red"/>';
const filtered = (filter: string): string =>
  `<filter id="f" x="0" y="0" width="1" height="1">${filter}</filter><rect width="2000" height="2000" filter="url(#f)"/>`;

export const svgBombs = (): Bombs => ({
  "noise without end": drawing(
    filtered('<feTurbulence baseFrequency="0.9" numOctaves="200"/><feMorphology radius="400"/>'),
  ),
  "use to the eighth": drawing(tenfold(group, 7, rect)),
  "a billion pixels": drawing(rect, 'width="1000000000" height="1000000000"'),
  "a blur as wide as the picture": drawing(filtered('<feGaussianBlur stdDeviation="900"/>'.repeat(60))),
  "patterns of patterns": drawing(
    `${Array.from({ length: 12 }, (_, at) => `<pattern id="p${at}" width="0.001" height="0.001"><rect width="9" height="9" fill="url(#p${at + 1})"/></pattern>`).join("")}<rect width="2000" height="2000" fill="url(#p0)"/>`,
  ),
  "masks of masks": drawing(
    `${Array.from({ length: 60 }, (_, at) => `<mask id="m${at}"><rect width="2000" height="2000" fill="#fff" mask="url(#m${at + 1})"/></mask>`).join("")}${`<g mask="url(#m0)">${rect}</g>`.repeat(20)}`,
  ),
  "a path without end": drawing(
    `<path stroke="red" stroke-width="90" d="M0 0${"L1 1L1999 9".repeat(150_000)}"/>`,
  ),
  "marks on each point": drawing(
    `<marker id="k" markerWidth="900" markerHeight="900">${rect}</marker><polyline marker-mid="url(#k)" points="${"1,1 ".repeat(100_000)}"/>`,
  ),
  "a picture of millions of pixels within": drawing(
    `<image width="2000" height="2000" xlink:href="data:image/svg+xml;base64,${Buffer.from(`<svg ${SVG} width="60000" height="60000">${rect}</svg>`).toString("base64")}"/>`.repeat(
      50,
    ),
  ),
  "entities of entities": () =>
    Buffer.from(
      `<svg ${SVG}><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><text>&b;</text></svg>`,
    ),
});
