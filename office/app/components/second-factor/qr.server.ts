/** QR code for authenticator apps, generated locally so that the secret reaches no third party. */
import { encode } from "uqr";

export interface QrDrawing {
  /** Modules per side, with the quiet zone. */
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
