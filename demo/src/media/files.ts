/** Reads pictures and films from `demo/media`. Files are named like their URLs. */
import { readFile } from "node:fs/promises";
import { splitVersion } from "./version.ts";

const FOLDER = new URL("../../media/", import.meta.url);
const NAME = /^[a-z]+\/[\w-]+$/;

/** Returns a WebP or SVG picture such as "packshot/…", "banner/…" or "logo/…", if it exists. */
export async function pictureFile(name: string): Promise<Uint8Array | undefined> {
  return firstOf(namesOf(name).flatMap((each) => [`${each}.webp`, `${each}.svg`]));
}

/** Returns a base product's WebM film, if it exists. */
export async function filmFile(name: string): Promise<Uint8Array | undefined> {
  return firstOf(namesOf(name).map((each) => `${each}.webm`));
}

/** Returns the SVG of "logo/…" or "pictogram/…", for documents. */
export function drawing(name: string): Promise<string> {
  return readFile(new URL(`${name}.svg`, FOLDER), "utf8");
}

/**
 * Returns the possible file names of a media URL. In release 0.9 the names had versions, and every product had three
 * views.
 */
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
