/** The QR code that an authenticator app reads, drawn here: nothing of it is asked of anybody else. */
import { encode } from "uqr";

export interface QrDrawing {
  /** Modules at a side, with the quiet zone. */
  size: number;
  /** The dark modules as one SVG path. */
  path: string;
}

/** Draws a text as a QR code. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}
