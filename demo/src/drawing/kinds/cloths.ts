import { drawLockup } from "../brand/logo.ts";
import { darken, lighten } from "../colour.ts";
import { num, type Pen } from "../pen.ts";
import { floorShadow } from "../pieces/light.ts";
import { line, outline, rect, shape } from "../pieces/shapes.ts";
import { swingTag } from "../pieces/swing-tag.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";
import { type Box, drawTextBlock } from "../text/fit.ts";
import { singleCloth } from "./single-cloth.ts";

const HALF = 320;

/** How a heap of cloths is made: thickness of one, its weave, printed stripes. */
interface Weave {
  thick: number;
  terry: boolean;
}

/** One folded cloth at the foot of the heap, `h` high. */
function folded(pen: Pen, tone: string, h: number, { terry }: Weave): string {
  const d = `M-320-${num(h * 0.12)}C-334-${num(h * 0.5)}-330-${num(h * 0.94)}-300-${num(h)}H306C326-${num(h)} 334-${num(h * 0.56)} 320-${num(h * 0.14)}C316 0 306 0 296 0H-300C-312 0-318 0-320-${num(h * 0.12)}Z`;
  if (h < 26) return part(pen, d, tone, 0.9);
  const rows = terry
    ? [0.17, 0.45, 0.73]
        .map((share, row) =>
          line(
            `M-316-${num(h * share)}H314`,
            row % 2 ? lighten(tone, 0.3) : darken(tone, 0.2),
            5,
            `opacity="0.35" stroke-dasharray="2 5" stroke-linecap="round"`,
          ),
        )
        .join("")
    : "";
  return (
    part(pen, d, tone, 0.8) +
    rows +
    line(`M-306-${num(h / 2)}H300`, darken(tone, 0.45), 2.4, `opacity="0.3"`) +
    line(`M-314-${num(h * 0.07)}H300`, darken(tone, 0.4), 3, `opacity="0.3" stroke-dasharray="7 4"`)
  );
}

/** As many folded cloths as are in the pack, all in its colour, with a paper band that says how many. */
function heap(pen: Pen, spec: PackshotSpec, weave: Weave): ReturnType<KindDrawing> {
  const colour = spec.bodyColor ?? spec.accent;
  const count = spec.count ?? 4;
  const h = Math.min(weave.thick, 520 / count);
  const one = [0, 0.08].map((share) => pen.symbol(folded(pen, lighten(colour, share), h, weave)));
  const cloths = Array.from(
    { length: count },
    (_, index) => `<use href="#${one[index % 2]}" data-piece="" y="${num(-index * h * 0.96)}"/>`,
  ).join("");
  const top = -(count - 1) * h * 0.96 - h;
  const lid = outline([
    [-300, top, 16],
    [-250, top - 96, 22],
    [266, top - 96, 22],
    [306, top, 16],
  ]);
  const threads = Array.from({ length: 7 }, (_, row) =>
    line(
      `M${-288 + row * 7} ${num(top - 8 - row * 13)}H${298 - row * 6}`,
      row % 2 ? lighten(colour, 0.4) : darken(colour, 0.25),
      weave.terry ? 4 : 7,
      weave.terry ? `opacity="0.3" stroke-dasharray="2 6" stroke-linecap="round"` : `opacity="0.35"`,
    ),
  ).join("");
  const { main } = spec.brand.palette;
  const front = rect(-106, top, 216, -top - 2);
  const tall = -top > 150;
  const svg =
    floorShadow(pen, 0, HALF, 0, 0.09) +
    cloths +
    part(pen, lid, lighten(colour, 0.12), 0.4) +
    threads +
    (tall
      ? shape(`M-106 ${num(top)}L-86 ${num(top - 96)}H114L110 ${num(top)}Z`, lighten(main, 0.12)) +
        shape(front, main) +
        shape(
          front,
          pen.linear("down", [
            [0, "#ffffff", 0.2],
            [0.2, "#ffffff", 0],
            [1, "#0b1220", 0.2],
          ]),
        ) +
        drawLockup(spec.brand, { x: -90, y: top + 16, w: 184, h: 50 }, { ground: main, align: "middle" }) +
        bandText(spec, { x: -92, y: top + 80, w: 188, h: -top - 92 })
      : swingTag(pen, spec, [150, top - 30]));
  return {
    svg,
    left: -330,
    right: 330,
    top: top - 98,
    bottom: tall ? 4 : 160,
    fill: tall ? 0.78 : 0.72,
    heightCm: 4 + count,
    focus: { x: -210, y: top, r: 110 },
  };
}

/** Thick microfibre cloths in a heap. */
export const microfibreCloths: KindDrawing = (pen, spec) => heap(pen, spec, { thick: 82, terry: true });

/** Cloths coated with polyurethane: one laid flat, its pores showing, or several in a heap. */
export const coatedCloth: KindDrawing = (pen, spec) =>
  spec.count === 1 ? singleCloth(pen, spec, "pores") : heap(pen, spec, { thick: 60, terry: false });

/** A smooth cloth for glass, laid flat. */
export const glassCloth: KindDrawing = (pen, spec) => singleCloth(pen, spec, "waffle");

/** Thin viscose cloths with their printed waves, in a heap of as many as are in the pack. */
export const viscoseCloths: KindDrawing = (pen, spec) => heap(pen, spec, { thick: 30, terry: false });

function bandText(spec: PackshotSpec, box: Box): string {
  const name = drawTextBlock(
    spec.title,
    { ...box, h: box.h * 0.62 },
    { maxSize: 30, maxLines: 4, weight: 700, fill: "#ffffff", align: "middle" },
  );
  return (
    name.svg +
    drawTextBlock(
      spec.quantity ?? "",
      { ...box, y: box.y + box.h * 0.66, h: box.h * 0.34 },
      { maxSize: 46, maxLines: 1, weight: 800, fill: "#ffffff", align: "middle", valign: "bottom" },
    ).svg
  );
}
