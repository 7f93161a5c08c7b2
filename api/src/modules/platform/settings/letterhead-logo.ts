import type { Db } from "../../../db/database.ts";
import type { PdfContent } from "../../../pdf/render-pdf.ts";
import { loadMediumAt, loadOriginal } from "../media/index.ts";
import { loadSettings } from "./settings.store.ts";

/** Height in points: two lines of text. */
const HEIGHT = 34;
const DROP = `<svg viewBox="0 0 24 28"><path fill="#c8102e" d="M12 1c4.6 6 9.5 10.6 9.5 16.2A9.6 9.6 0 0 1 12 27a9.6 9.6 0 0 1-9.5-9.8C2.5 11.6 7.4 7 12 1Z"/><path fill="none" stroke="#ffffff" stroke-width="2.4" stroke-linecap="round" d="M8 17.5a4.3 4.3 0 0 0 4.2 4.4"/></svg>`;

/** Returns the logo from the settings. Without a stored logo, returns a drop with the shop's name. */
export async function loadLetterheadLogo(db: Db): Promise<PdfContent> {
  const { logo, name } = await loadSettings(db);
  const picture = logo ? await pictureOf(db, logo) : undefined;
  if (picture) return { image: picture, fit: [160, HEIGHT] };
  return {
    columns: [
      { svg: DROP, width: 20 },
      { text: name, bold: true, fontSize: 18, margin: [0, 1, 0, 0] },
    ],
    columnGap: 6,
  };
}

async function pictureOf(db: Db, address: string): Promise<string | undefined> {
  const medium = await loadMediumAt(db, address);
  const original = medium && (await loadOriginal(db, medium.id));
  if (!original) return undefined;
  const { default: sharp } = await import("sharp");
  const png = await sharp(original)
    .resize({ height: HEIGHT * 3, withoutEnlargement: true })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
