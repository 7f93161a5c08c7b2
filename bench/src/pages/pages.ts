/** Pages a second and their weight, beside a plain node:http server that sends the same bytes in the same run. */
import { brotliCompressSync } from "node:zlib";
import { averageRate } from "./load.ts";
import { startBenchShop } from "./bench-shop.ts";
import { startReference } from "./reference.ts";

const SECONDS = 5;
const ROUNDS = 3;

/** Measures the home page and the first category; targets.md says what is wanted. */
export async function run(): Promise<void> {
  const shop = await startBenchShop();
  try {
    const category = await firstCategory(shop.url);
    for (const path of ["/", category]) await measure(shop, path);
    await weighScripts(shop.url, ["/", category, await firstProduct(shop.url, category)]);
  } finally {
    await shop.stop();
  }
}

async function measure(shop: { url: string; cpuSeconds(): Promise<number> }, path: string): Promise<void> {
  const html = Buffer.from(
    await (await fetch(shop.url + path, { headers: { "accept-encoding": "identity" } })).arrayBuffer(),
  );
  const reference = await startReference(brotliCompressSync(html));
  try {
    const anonymous = { url: shop.url + path, headers: { "accept-encoding": "br" } };
    // Whoever has chosen a density is rendered for: the page cache is for visitors of whom nothing is known.
    const known = { url: shop.url + path, headers: { "accept-encoding": "br", cookie: "density=3" } };
    const kept = await averageRate(anonymous, { url: reference.url }, { seconds: SECONDS, rounds: ROUNDS });
    const cpuBefore = await shop.cpuSeconds();
    const rendered = await averageRate(known, { url: reference.url }, { seconds: SECONDS, rounds: ROUNDS });
    const cpuMs = ((await shop.cpuSeconds()) - cpuBefore) * 1_000;
    const share = (ratio: number): string => ratio.toFixed(3);
    console.log(
      `${path}: ${(html.byteLength / 1024).toFixed(1)} KB HTML, ${(brotliCompressSync(html).byteLength / 1024).toFixed(1)} KB brotli`,
    );
    console.log(
      `  kept page      ${kept.rate.toFixed(0)}/s, ${share(kept.ratio)} of node:http sending the same bytes (wanted 0.9)`,
    );
    console.log(
      `  rendered page  ${rendered.rate.toFixed(0)}/s, ${share(rendered.ratio)} of it; ${(cpuMs / rendered.count).toFixed(2)} ms CPU a page (wanted 1.6)`,
    );
  } finally {
    await reference.stop();
  }
}

async function firstCategory(url: string): Promise<string> {
  const html = await (await fetch(`${url}/`)).text();
  const path = /href="(\/(?!account\/)[a-z-]+\/[a-z-]+)"/.exec(html)?.[1];
  if (!path) throw new Error("The home page links no category.");
  return path;
}

async function firstProduct(url: string, category: string): Promise<string> {
  const html = await (await fetch(url + category)).text();
  const path = /class="product-card__name"><a href="([^"]+)"/.exec(html)?.[1];
  if (!path) throw new Error("The category links no product.");
  return path;
}

async function weighScripts(url: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const html = await (await fetch(url + path)).text();
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
    const sizes = await Promise.all(scripts.map((script) => sentBytes(url + script)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${path}: ${scripts.length} scripts, ${(total / 1024).toFixed(1)} KB brotli (wanted 110)`);
  }
}

async function sentBytes(url: string): Promise<number> {
  const response = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
  return Number(response.headers.get("content-length") ?? 0);
}
