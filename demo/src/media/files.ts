/** The demo's pictures and films: files below `demo/media`, named like their addresses. */
import { readFile } from "node:fs/promises";
import { splitVersion } from "./version.ts";

const FOLDER = new URL("../../media/", import.meta.url);
/** What an address may name: a folder and a name. */
const NAME = /^[a-z]+\/[\w-]+$/;

/** The picture "packshot/…", "banner/…", "logo/…" and so on, WebP or SVG; undefined where there is none. */
export async function pictureFile(name: string): Promise<Uint8Array | undefined> {
  return firstOf(namesOf(name).flatMap((each) => [`${each}.webp`, `${each}.svg`]));
}

/** The film of a base product, WebM; undefined where there is none. */
export async function filmFile(name: string): Promise<Uint8Array | undefined> {
  return firstOf(namesOf(name).map((each) => `${each}.webm`));
}

/** The SVG of "logo/…" or "pictogram/…", for documents. */
export function drawing(name: string): Promise<string> {
  return readFile(new URL(`${name}.svg`, FOLDER), "utf8");
}

/** Shops that were filled by release 0.9 know versions of pictures, and three views of every product. */
function namesOf(address: string): string[] {
  const { name } = splitVersion(address);
  return [name, name.replace(/^(packshot\/.+)-[012]$/, "$1")].filter((each) => NAME.test(each));
}

async function firstOf(files: readonly string[]): Promise<Uint8Array | undefined> {
  for (const file of files) {
    const bytes = await readFile(new URL(file, FOLDER)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}
