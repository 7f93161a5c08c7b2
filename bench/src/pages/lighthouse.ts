/**
 * Lighthouse is not a dependency, because of its size: `npm i --prefix FOLDER lighthouse`, then set
 * LIGHTHOUSE=FOLDER/node_modules/lighthouse.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const METRICS = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}
export interface Screen {
  path: string;
  cookie?: string;
}

/** Prints each screen's median Lighthouse result, or a note if it is not installed. */
export async function measureLighthouse(url: string, screens: Screen[], runs: number): Promise<void> {
  const folder = process.env.LIGHTHOUSE;
  if (!folder) return console.log("Lighthouse: skipped; set LIGHTHOUSE to its folder.");
  for (const screen of screens) {
    const reports: Report[] = [];
    for (let turn = 0; turn < runs; turn++) reports.push(await report(folder, url, screen));
    const scores = CATEGORIES.map((name) =>
      median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    );
    const metrics = Object.entries(METRICS).map(([name, audit]) => {
      const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      return name === "CLS" ? `CLS ${value.toFixed(3)}` : `${name} ${value.toFixed(0)} ms`;
    });
    console.log(
      `Lighthouse ${screen.path}: ${scores.join("/")} (target 99+/100/100/100), ${metrics.join(", ")} ` +
        `(target LCP 1500, TBT 0, CLS 0), median of ${runs}`,
    );
  }
}

async function report(folder: string, url: string, { path, cookie }: Screen): Promise<Report> {
  const flags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const args = [
    join(folder, "cli/index.js"),
    url + path,
    "--quiet",
    "--output=json",
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${flags.join(" ")}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const { stdout } = await run(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" },
    maxBuffer: 64 * 1024 * 1024,
  });
  const made = JSON.parse(stdout) as Report;
  if (made.runtimeError) throw new Error(`Lighthouse at ${path}: ${made.runtimeError.message}`);
  return made;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
