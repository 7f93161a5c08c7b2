import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// Plain modules without types, since part of setup/ runs before TypeScript can.
const load = (name: string): Promise<Record<string, (...args: unknown[]) => unknown>> =>
  import(new URL(name, import.meta.url).href);
const { countVitest, countPlaywright, countReport } = await load("./test-counts.mjs");
const { tooLong, sharedNames } = await load("./file-rules.mjs");
const { findChromium } = await load("./chromium.mjs");
const { hashFiles } = await load("./content-hash.mjs");

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "curat-suite-"))));
afterEach(() => rmSync(folder, { recursive: true }));

describe("the suite's counts", () => {
  it("count a test file that cannot be loaded as a failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
    ];
    expect(countVitest?.({ numPassedTests: 5, numFailedTests: 1, testResults })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it("count an error outside of the browser tests as a failure", () => {
    const stats = { expected: 3, flaky: 1, unexpected: 0 };
    expect(countPlaywright?.({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 1 });
    expect(countPlaywright?.({ stats: { ...stats, unexpected: 2 }, errors: [] })).toEqual({
      passed: 4,
      failed: 2,
    });
  });

  it.each([
    ["wrote no report", undefined, 0, { passed: 0, failed: 1 }],
    ["ran nothing", { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ["failed without a failed test", { passed: 9, failed: 0 }, 1, { passed: 9, failed: 1 }],
    ["failed", { passed: 9, failed: 2 }, 1, { passed: 9, failed: 2 }],
    ["passed", { passed: 9, failed: 0 }, 0, { passed: 9, failed: 0 }],
  ])("are right when a runner %s", async (_name, report, exitCode, expected) => {
    const file = join(folder, "report.json");
    if (report) writeFileSync(file, JSON.stringify(report));
    expect(await countReport?.(file, (counts: unknown) => counts, exitCode)).toEqual(expected);
  });
});

describe("the rules for files", () => {
  it("name a file of more than 400 lines, but no data", async () => {
    mkdirSync(join(folder, "demo/src/texts"), { recursive: true });
    const long = "x\n".repeat(401);
    for (const name of ["long.ts", "demo/src/texts/data.ts"]) writeFileSync(join(folder, name), long);
    writeFileSync(join(folder, "fine.ts"), "x\n".repeat(400));
    expect(await tooLong?.(["long.ts", "fine.ts", "demo/src/texts/data.ts"], folder)).toEqual([
      "long.ts has 401 lines; 400 are the most, split it by subject.",
    ]);
  });

  it("name CSS modules that share a file name", () => {
    const files = ["a/card.module.css", "b/card.module.css", "b/price.module.css"].map(
      (name) => `storefront/app/${name}`,
    );
    expect(sharedNames?.(files)).toEqual([
      "card.module.css is the name of several CSS modules: storefront/app/a/card.module.css, storefront/app/b/card.module.css.",
    ]);
  });
});

describe("what is found on the machine", () => {
  it("is the Chromium of CHROMIUM_PATH and no other", () => {
    expect(findChromium?.({ CHROMIUM_PATH: process.execPath, PATH: "/usr/bin" })).toBe(process.execPath);
    expect(findChromium?.({ CHROMIUM_PATH: join(folder, "none"), PATH: "/usr/bin" })).toBeUndefined();
  });

  it("is the Chromium in PATH otherwise", () => {
    const program = join(folder, "chromium");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    expect(findChromium?.({ PATH: `/nonexistent:${folder}` })).toBe(program);
  });

  it("counts as changed when a name or a content changes", async () => {
    const hash = (): unknown => hashFiles?.(folder, ["a", "b"]);
    const empty = await hash();
    writeFileSync(join(folder, "a"), "x");
    const withA = await hash();
    rmSync(join(folder, "a"));
    writeFileSync(join(folder, "b"), "x");
    expect(new Set([empty, withA, await hash()]).size).toBe(3);
  });
});
