import { drawLockup } from "../brand/logo.ts";
import { mix } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { type Cuboid, boxOf } from "./cuboid.ts";
import { labelArt } from "./panel.ts";
import { rect, shape } from "./shapes.ts";
import type { Figure, PackshotSpec, Side } from "../spec.ts";
import { drawTextBlock } from "../text/fit.ts";

/** The narrow side of a printed box: brand colour, logo, name. */
export function spineFace(pen: Pen, spec: PackshotSpec, w: number, h: number): string {
  const { main, dark } = spec.brand.palette;
  return (
    shape(
      rect(0, 0, w, h),
      pen.linear("down", [
        [0, main],
        [1, dark],
      ]),
    ) +
    shape(rect(0, h * 0.9, w, h * 0.1), spec.accent) +
    drawLockup(
      spec.brand,
      { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.16 },
      { ground: mix(main, dark, 0.4), align: "middle" },
    ) +
    drawTextBlock(
      spec.title,
      { x: w * 0.1, y: h * 0.36, w: w * 0.8, h: h * 0.4 },
      { maxSize: Math.min(w * 0.13, h * 0.1), maxLines: 4, weight: 700, fill: "#ffffff", align: "middle" },
    ).svg
  );
}

/** The lid of a printed box. */
export function lidFace(pen: Pen, spec: PackshotSpec, w: number, h: number): string {
  const { main, dark } = spec.brand.palette;
  const logoBox = { x: w * 0.06, y: h * 0.3, w: w * 0.5, h: h * 0.4 };
  return (
    shape(
      rect(0, 0, w, h),
      pen.linear("across", [
        [0, main],
        [1, mix(main, dark, 0.6)],
      ]),
    ) + drawLockup(spec.brand, logoBox, { ground: main })
  );
}

/** A printed box of any size; straight on for the back. */
export function printedBox(
  pen: Pen,
  spec: PackshotSpec,
  size: Cuboid,
  side: Side,
): { svg: string; figure: Omit<Figure, "svg" | "heightCm"> } {
  const shown: Cuboid = side === "back" ? { ...size, yaw: -0, pitch: 5 } : size;
  const { w, h, d } = size;
  const { svg, view } = boxOf(pen, shown, {
    front: labelArt(pen, spec, { x: 0, y: 0, w, h }, side),
    side: spineFace(pen, spec, d, h),
    top: lidFace(pen, spec, w, d),
  });
  return { svg, figure: { ...view.bounds, stack: view.stack } };
}
