/** QR codes are drawn on the server, so that no third party sees the secret. */
import { encode } from "uqr";

export interface QrDrawing {
  size: number;
  path: string;
}

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}
