import { brotliCompressSync } from "node:zlib";
import type { Pages } from "./pages.ts";

const TARGET_KB: Partial<Record<keyof Pages, number>> = { home: 80, category: 45 };

/** Maximum KB of script; the limits allow no additional library. */
export const MAX_SCRIPT = { early: 5, all: { home: 140, category: 144, product: 152 } } as const;

/** Prints KB of each page, compressed with brotli as sent. */
export async function weigh(url: string, pages: Pages): Promise<void> {
  for (const [name, path] of Object.entries(pages) as [keyof Pages, string][]) {
    const html = await (await fetch(url + path)).text();
    const { sheets, faces } = linkedFiles(html);
    const { early, all } = await scriptsOf(url, html);
    const requested = TARGET_KB[name] ? ` (target ${TARGET_KB[name]})` : "";
    console.log(
      `${path}: HTML ${kilobytes(Buffer.byteLength(html))} KB${requested}, ${kilobytes(brotliCompressSync(html).byteLength)} KB brotli; ` +
        `styles ${kilobytes(await sizeOf(url, sheets))} KB, faces ${kilobytes(await sizeOf(url, faces))} KB; ` +
        `scripts ${kilobytes(early)} KB before the first interaction (target ${MAX_SCRIPT.early}), ${kilobytes(all)} KB in total (target ${MAX_SCRIPT.all[name]})`,
    );
  }
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Returns the compressed bytes of the scripts that a page loads before an interaction, and in total. */
export async function scriptsOf(url: string, html: string): Promise<{ early: number; all: number }> {
  const starter = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = ""]) => src);
  const early = await withImports(url, starter);
  // The page's data lists all files needed for hydration.
  const all = [...new Set([...early, ...(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])])];
  return { early: await sizeOf(url, early), all: await sizeOf(url, all) };
}

/** Returns a page's linked style sheets, without those of other screens, and its preloaded fonts. */
export function linkedFiles(html: string): { sheets: string[]; faces: string[] } {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const addressesOf = (kind: RegExp): string[] => {
    const found = links.filter((tag) => kind.test(tag)).map((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? "");
    return [...new Set(found)];
  };
  return { sheets: addressesOf(/\brel="stylesheet"/), faces: addressesOf(/\bas="font"/) };
}

async function withImports(url: string, files: string[]): Promise<string[]> {
  const found = new Set(files);
  for (const file of found) {
    const text = await (await fetch(url + file)).text();
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      found.add(`/assets/${name}`);
  }
  return [...found];
}

async function sizeOf(url: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(url + file, { method: "HEAD", headers: { "accept-encoding": "br" } });
      return Number(response.headers.get("content-length") ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
