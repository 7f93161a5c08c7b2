/** Shows how the server will crop a picture around its focal point. */
import type { MediaShape } from "@curat/contract/media.values";

interface Point {
  x: number;
  y: number;
}

/**
 * Returns the part of the picture that stays visible, as an SVG `viewBox` in pixels: left, top, width,
 * height.
 */
export function cropView(
  { width, height }: { width: number; height: number },
  shape: MediaShape,
  focal: Point | null,
): string {
  const [wide, high] = shape.split("x").map(Number);
  const ratio = (wide ?? 1) / (high ?? 1);
  const part = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  const { x, y } = focal ?? { x: 50, y: 50 };
  const start = (whole: number, visible: number, percent: number): number =>
    Math.min(whole - visible, Math.max(0, (whole * percent) / 100 - visible / 2));
  return [start(width, part.width, x), start(height, part.height, y), part.width, part.height]
    .map((pixels) => Math.round(pixels))
    .join(" ");
}

/** Parses two fields as a point. Returns null if both are empty, or undefined if one is invalid. */
export function pointOf(x: string, y: string): Point | null | undefined {
  if (x.trim() === "" && y.trim() === "") return null;
  const [left, top] = [Number(x || "50"), Number(y || "50")];
  const isPart = (percent: number): boolean => Number.isInteger(percent) && percent >= 0 && percent <= 100;
  return isPart(left) && isPart(top) ? { x: left, y: top } : undefined;
}
