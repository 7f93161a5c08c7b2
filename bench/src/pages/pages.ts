/** Compares pages with a node:http server that sends the same bytes; see `run` for its options. */
import { brotliCompressSync } from "node:zlib";
import { startBenchShop, type MeasuredShop } from "./bench-shop.ts";
import { measureGrowth } from "./growth.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { averageRate } from "./load.ts";
import { startReference } from "./reference.ts";
import { renderAlone } from "./rendered-alone.ts";
import { measureTouches } from "./touches.ts";
import { type Visitor, visitorsOf } from "./visitors.ts";
import { weigh } from "./weight.ts";

/** Encodings that current browsers accept. Uncached responses are sent as zstd. */
const BROWSERS_ENCODINGS = "gzip, deflate, br, zstd";
const SECONDS = 5;
const ROUNDS = 3;
const SLOWER = 4;

export interface Pages {
  home: string;
  category: string;
  product: string;
}

/** Options: `--seconds=2` shortens each part; `--only=speed|weight|touch|growth|lighthouse` runs one. */
export async function run(args: string[] = []): Promise<void> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const [seconds, only] = [Number(option("seconds") ?? SECONDS), option("only")];
  const shop = await startBenchShop();
  try {
    for (const [name, measure] of Object.entries(await partsOf(shop, sizesOf(seconds))))
      if (only === undefined || only === name) await measure();
  } finally {
    await shop.stop();
  }
}

interface Sizes {
  seconds: number;
  /** Responses after which each load ends, instead of a time. */
  answers?: number;
  rounds: number;
  touches: number;
  /** Factor by which the CPU is slowed down, to simulate a phone. */
  slower: number;
  requests: number;
  lighthouseRuns: number;
}

function sizesOf(seconds: number): Sizes {
  return seconds >= SECONDS
    ? { seconds, rounds: ROUNDS, touches: 50, slower: SLOWER, requests: 20_000, lighthouseRuns: 5 }
    : { seconds, rounds: ROUNDS, touches: 3, slower: SLOWER, requests: 500, lighthouseRuns: 1 };
}

/** Returns the parts that can be measured on a running shop, keyed by their `--only` name. */
export async function partsOf(
  shop: MeasuredShop,
  { seconds, answers, rounds, touches, slower, requests, lighthouseRuns }: Sizes,
): Promise<Record<string, () => Promise<void>>> {
  const { pages, productIds } = await findPages(shop.url);
  const visitors = await visitorsOf(shop.url, productIds);
  const screens = [
    ...[pages.home, pages.category, pages.product].map((path) => ({ path })),
    { path: "/cos", cookie: visitors[1]?.cookie ?? "" },
  ];
  return {
    weight: () => weigh(shop.url, pages),
    speed: () => measureSpeed(shop, [pages.home, pages.category], visitors, { seconds, answers, rounds }),
    touch: () => measureTouches(shop.url, pages, touches, slower),
    growth: () => measureGrowth(shop, pages, requests),
    lighthouse: () => measureLighthouse(shop.url, screens, lighthouseRuns),
  };
}

async function measureSpeed(
  shop: MeasuredShop,
  paths: string[],
  visitors: Visitor[],
  { seconds, answers, rounds }: Pick<Sizes, "seconds" | "answers" | "rounds">,
): Promise<void> {
  for (const path of paths) {
    const html = await textOf(shop.url + path, "csvid=bench");
    const reference = await startReference(brotliCompressSync(html));
    const measure = async (name: string, target: string, cookie: string, requested: string) => {
      const headers = { "accept-encoding": BROWSERS_ENCODINGS, ...(cookie && { cookie }) };
      const subject = { url: shop.url + target, headers, cpuSeconds: shop.cpuSeconds };
      const { rate, ratio, cpuMs, referenceCpuMs } = await averageRate(
        subject,
        reference,
        answers === undefined ? { seconds } : { answers },
        rounds,
      );
      const cost = `${cpuMs.toFixed(3)} ms CPU (node:http ${referenceCpuMs.toFixed(3)})`;
      const figures = `${rate.toFixed(0).padStart(6)}/s  ${ratio.toFixed(3)} of node:http  ${cost}`;
      console.log(`  ${name.padEnd(32)}${figures}  ${requested}`);
      return { rate, cpuMs };
    };
    try {
      console.log(`${path}: compared with node:http sending the same ${html.byteLength} bytes`);
      const [stranger, ...known] = visitors;
      const stored = await measure(stranger?.name ?? "", path, stranger?.cookie ?? "", "(target 0.9)");
      for (const { name, cookie } of known) {
        const { rate, cpuMs } = await measure(name, path, cookie, "(target 1.2 ms CPU)");
        const ofStrangers = `${(rate / stored.rate).toFixed(3)} of the anonymous page, ${(stored.cpuMs / cpuMs).toFixed(3)} by CPU`;
        console.log(`  ${"".padEnd(32)}${ofStrangers}`);
      }
      // A page with a comparison is never cached.
      const first = await measure("first rendering", path, "compare=", "(target 2.5 ms)");
      const alone = await renderAlone(String(html), seconds);
      console.log(
        `  ${"React only, same tree".padEnd(32)}${alone.cpuMs.toFixed(2)} ms CPU for ${alone.bytes} bytes; the first rendering takes ${(first.cpuMs / alone.cpuMs).toFixed(2)} times as long`,
      );
      await measure("router data", dataOf(path), "csvid=bench", "");
    } finally {
      await reference.stop();
    }
  }
}

function dataOf(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

/** Returns the first category's pages and the ids of its products. */
export async function findPages(url: string): Promise<{ pages: Pages; productIds: string[] }> {
  // Reads the sitemap, because other pages contain only the first menu level.
  const sitemap = String(await textOf(`${url}/sitemap`));
  const category = /href="(\/(?!account\/|blog\/)[a-z-]+\/[a-z-]+)"/.exec(sitemap)?.[1];
  if (!category) throw new Error("The sitemap contains no subcategory.");
  const list = String(await textOf(url + category));
  const product = /class="product-card__name"><a href="([^"]+)"/.exec(list)?.[1];
  const productIds = [
    ...new Set([...list.matchAll(/name="productID" value="(\d+)"/g)].map(([, id = ""]) => id)),
  ];
  if (!product || productIds.length < 2) throw new Error("The category shows no buyable products.");
  return { pages: { home: "/", category, product }, productIds };
}

async function textOf(url: string, cookie = ""): Promise<Buffer> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity", cookie } });
  return Buffer.from(await response.arrayBuffer());
}
