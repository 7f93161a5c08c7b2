import { drawLockup } from "../brand/logo.ts";
import { darken, lighten, mix } from "../colour.ts";
import { floorShadow } from "../pieces/light.ts";
import { line, outline, place, rect, shape } from "../pieces/shapes.ts";
import { part } from "../pieces/tooling.ts";
import type { KindDrawing, PackshotSpec } from "../spec.ts";
import { type Box, drawTextBlock } from "../text/fit.ts";

/** Folded microfibre cloths in a pile with a paper band. */
export const microfibreCloths: KindDrawing = (pen, spec, side) => {
  const base = spec.bodyColor ?? spec.accent;
  const count = Math.min(6, Math.max(3, spec.count ?? 4));
  const set = (spec.count ?? 1) > 3 && !spec.bodyColor;
  const tones = set
    ? [base, "#e35b76", "#f2c230", "#57b368", "#3f8fd6", "#8a6fc4"]
    : Array.from({ length: count }, (_, index) => mix(base, "#ffffff", (index % 2) * 0.08));
  const [w, h] = [640, 82];
  const cloth = (index: number): string => {
    const tone = tones[index % tones.length] ?? base;
    const y = -index * (h - 4);
    const d = `M-320 ${y - 10}C-334 ${y - 40} -330 ${y - h + 6} -300 ${y - h}H306C326 ${y - h} 334 ${y - 46} 320 ${y - 12}C316 ${y} 306 ${y} 296 ${y}H-300C-312 ${y} -318 ${y - 2} -320 ${y - 10}Z`;
    const terry = Array.from({ length: 3 }, (_, row) =>
      line(
        `M-316 ${y - 14 - row * 23}H314`,
        row % 2 ? lighten(tone, 0.3) : darken(tone, 0.2),
        5,
        `opacity="0.35" stroke-dasharray="2 5" stroke-linecap="round"`,
      ),
    ).join("");
    return (
      part(pen, d, tone, 0.8) +
      terry +
      line(`M-306 ${y - h / 2}H300`, darken(tone, 0.45), 2.4, `opacity="0.3"`) +
      line(`M-314 ${y - 6}H300`, darken(tone, 0.4), 3, `opacity="0.3" stroke-dasharray="7 4"`)
    );
  };
  const top = -(count - 1) * (h - 4) - h;
  const lid = outline([
    [-300, top, 16],
    [-250, top - 96, 22],
    [266, top - 96, 22],
    [306, top, 16],
  ]);
  const topTone = tones[(count - 1) % tones.length] ?? base;
  const dots = Array.from({ length: 7 }, (_, row) =>
    line(
      `M${-288 + row * 7} ${top - 8 - row * 13}H${298 - row * 6}`,
      row % 2 ? lighten(topTone, 0.4) : darken(topTone, 0.25),
      4,
      `opacity="0.3" stroke-dasharray="2 6" stroke-linecap="round"`,
    ),
  ).join("");
  const { main } = spec.brand.palette;
  const bandTop = `M-96 ${top}L-76 ${top - 96}H104L100 ${top}Z`;
  const bandFront = rect(-96, top, 196, -top - 2);
  const svg =
    floorShadow(pen, 0, w / 2, 0, 0.09) +
    Array.from({ length: count }, (_, index) => cloth(index)).join("") +
    part(pen, lid, lighten(topTone, 0.12), 0.4) +
    dots +
    shape(bandTop, lighten(main, 0.12)) +
    shape(bandFront, main) +
    shape(
      bandFront,
      pen.linear("down", [
        [0, "#ffffff", 0.2],
        [0.2, "#ffffff", 0],
        [1, "#0b1220", 0.2],
      ]),
    ) +
    place(
      drawLockup(spec.brand, { x: -80, y: -24, w: 160, h: 48 }, { ground: main, align: "middle" }),
      2,
      top + 44,
    ) +
    bandText(spec, { x: -82, y: top + 80, w: 168, h: -top - 92 });
  return {
    svg,
    left: -330,
    right: 330,
    top: top - 98,
    bottom: 4,
    fill: side === "pair" ? 0.8 : 0.78,
    heightCm: 12,
    focus: { x: -210, y: top, r: 110 },
  };
};

function bandText(spec: PackshotSpec, box: Box): string {
  const name = drawTextBlock(
    spec.title,
    { ...box, h: box.h * 0.7 },
    { maxSize: 26, maxLines: 4, weight: 700, fill: "#ffffff", align: "middle" },
  );
  return (
    name.svg +
    drawTextBlock(
      spec.quantity ?? "",
      { ...box, y: box.y + box.h * 0.76, h: box.h * 0.24 },
      { maxSize: 28, maxLines: 1, weight: 700, fill: "#ffffff", align: "middle", valign: "bottom" },
    ).svg
  );
}
