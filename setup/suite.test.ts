import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// The modules have no types, because they run before TypeScript is available.
const load = (name: string): Promise<Record<string, (...args: unknown[]) => unknown>> =>
  import(new URL(name, import.meta.url).href);
const { countVitest, countPlaywright, countReport, sum } = await load("./test-counts.mjs");
const { countChecks } = await load("./check.mjs");
const root = fileURLToPath(new URL("..", import.meta.url));
const { tooLong, sharedNames, otherAmounts, otherConversions, mocks } = await load("./file-rules.mjs");
const { findChromium } = await load("./chromium.mjs");
const { hashFiles } = await load("./content-hash.mjs");

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "curat-suite-"))));
afterEach(() => rmSync(folder, { recursive: true }));

describe("test counts", () => {
  it("countVitest lists failed tests and files that could not be loaded", () => {
    const passed = { status: "passed", ancestorTitles: [], title: "x", failureMessages: [] };
    const failed = {
      status: "failed",
      ancestorTitles: ["a price"],
      title: "is in bani",
      failureMessages: ["AssertionError: expected 1 to be 2\n    at price.test.ts:3"],
    };
    const testResults = [
      {
        status: "failed",
        name: join(root, "api/broken.test.ts"),
        message: "SyntaxError: x",
        assertionResults: [],
      },
      {
        status: "failed",
        name: join(root, "api/price.test.ts"),
        message: "",
        assertionResults: [passed, failed],
      },
      { status: "passed", name: join(root, "api/fine.test.ts"), message: "", assertionResults: [passed] },
    ];
    expect(countVitest?.({ numPassedTests: 5, testResults })).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        "api/broken.test.ts > could not be run: SyntaxError: x",
        "api/price.test.ts > a price > is in bani: AssertionError: expected 1 to be 2",
      ],
    });
  });

  it("countPlaywright lists failed tests and counts an error outside a test", () => {
    const stats = { expected: 3, flaky: 1, unexpected: 0 };
    const errors = [{ message: "\u001B[31mError: the shop does not come up\u001B[39m\n  at start" }];
    const outside = "e2e > outside of any test: Error: the shop does not come up";
    expect(countPlaywright?.({ stats, errors, suites: [] })).toEqual({
      passed: 4,
      failed: 1,
      failures: [outside],
      flaky: [],
    });
    const results = [{ errors: [{ message: "Error: too narrow" }] }];
    const specs = [
      { title: "fits", tests: [{ status: "unexpected", projectName: "phone", results }] },
      { title: "opens", tests: [{ status: "expected", projectName: "phone", results: [{ errors: [] }] }] },
      {
        title: "loads",
        tests: [{ status: "flaky", projectName: "phone", results: [...results, { errors: [] }] }],
      },
    ];
    const inner = { title: "on a phone", file: "cart.spec.ts", specs };
    const suites = [{ title: "cart.spec.ts", file: "cart.spec.ts", specs: [], suites: [inner] }];
    expect(countPlaywright?.({ stats, errors, suites })).toEqual({
      passed: 4,
      failed: 1,
      failures: ["e2e/cart.spec.ts [phone] > on a phone > fits: Error: too narrow", outside],
      flaky: ["e2e/cart.spec.ts [phone] > on a phone > loads: Error: too narrow"],
    });
  });

  it("countChecks lists failed checks", () => {
    const results = [
      { name: "types", passed: true },
      { name: "lint", passed: false },
    ];
    expect(countChecks?.(results)).toEqual({ passed: 1, failed: 1, failures: ["check: lint"] });
  });

  it("sum adds up the counts of all parts and concatenates their failures", () => {
    const part = { passed: 1, failed: 1, failures: ["a"] };
    expect(sum?.([part, part])).toEqual({ passed: 2, failed: 2, failures: ["a", "a"], flaky: [] });
  });

  const fails = { passed: 9, failed: 2, failures: ["a", "b"] };
  it.each([
    [
      "wrote no report",
      undefined,
      0,
      { passed: 0, failures: ["a runner ended with 0, and wrote no report"] },
    ],
    [
      "ran nothing",
      { passed: 0, failed: 0, failures: [] },
      0,
      { passed: 0, failures: ["a runner ended with 0, no test of it failed"] },
    ],
    [
      "failed without a failed test",
      { passed: 9, failed: 0, failures: [] },
      1,
      { passed: 9, failures: ["a runner ended with 1, no test of it failed"] },
    ],
    ["failed", fails, 1, fails],
    ["passed", { passed: 9, failed: 0, failures: [] }, 0, { passed: 9, failures: [] }],
  ])("countReport is correct when a runner %s", async (_name, report, exitCode, expected) => {
    const file = join(folder, "report.json");
    if (report) writeFileSync(file, JSON.stringify(report));
    const counts = await countReport?.(file, (found: unknown) => found, exitCode);
    expect(counts).toEqual({ failed: expected.failures.length, ...expected });
  });

  it("countReport lists errors outside tests when a runner failed without a failed test", async () => {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify({ passed: 9, failed: 0, failures: [] }));
    const unhandledFile = join(folder, "unhandled.json");
    writeFileSync(unhandledFile, JSON.stringify(["Error: closed (a.test.ts)\n at x"]));
    const counts = await countReport?.(file, (found: unknown) => found, 1, { unhandledFile });
    expect(counts).toMatchObject({
      failed: 1,
      failures: [
        "a runner ended with 1, no test of it failed",
        "unit > outside of any test: Error: closed (a.test.ts)",
      ],
    });
  });
});

describe("file rules", () => {
  it("the check reports a file of more than 400 lines, except generated ones", async () => {
    mkdirSync(join(folder, "api/src/generated"), { recursive: true });
    const long = "x\n".repeat(401);
    for (const name of ["long.ts", "api/src/generated/data.ts"]) writeFileSync(join(folder, name), long);
    writeFileSync(join(folder, "fine.ts"), "x\n".repeat(400));
    expect(await tooLong?.(["long.ts", "fine.ts", "api/src/generated/data.ts"], folder)).toEqual([
      "long.ts has 401 lines; the limit is 400. Split it by subject.",
    ]);
  });

  it("the check reports a file that formats amounts itself", async () => {
    const own = "(1).toLocaleString('ro-RO', { minimumFractionDigits: 2 });\n";
    mkdirSync(join(folder, "stand-ins"), { recursive: true });
    for (const name of ["own.ts", "stand-ins/bank.ts"]) writeFileSync(join(folder, name), own);
    writeFileSync(join(folder, "fixed.ts"), "`${sum.toFixed(2)} lei`;\n");
    writeFileSync(join(folder, "phrase.ts"), 'phrase("{sum} lei", (sum: number) => [sum.toFixed(2)]);\n');
    writeFileSync(join(folder, "weight.ts"), "`${grams.toFixed(2)} kg`; // not lei\n");
    const files = ["own.ts", "fixed.ts", "phrase.ts", "weight.ts", "fine.ts", "stand-ins/bank.ts"];
    expect(await otherAmounts?.(files, folder)).toEqual(
      ["own.ts", "fixed.ts", "phrase.ts"].map(
        (name) => `${name} formats amounts by hand; use contract/src/lei.values.ts.`,
      ),
    );
  });

  it("the check reports a file that converts bani and lei itself, or formats bani as lei", async () => {
    mkdirSync(join(folder, "api/src"), { recursive: true });
    const contents = {
      "api/src/by-hand.ts": "return { total: order.totalBani / 100 };\n",
      "api/src/to-bani.ts": "const bani = Math.round(Number(body.price) * 100);\n",
      "api/src/formats.ts": 'import { formatLei } from "@curat/contract/lei.values";\n',
      "api/src/percent.ts": "return Math.round((netBani * vatPercent) / 100);\n",
      "api/src/share.ts": "return Math.floor(((oldBani - bani) / oldBani) * 100);\n",
    };
    for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
    expect(await otherConversions?.(Object.keys(contents), folder)).toEqual([
      "api/src/by-hand.ts converts bani or lei by hand; use contract/src/lei.values.ts or api/src/text/money.ts.",
      "api/src/to-bani.ts converts bani or lei by hand; use contract/src/lei.values.ts or api/src/text/money.ts.",
      "api/src/formats.ts formats lei; the API formats bani with api/src/text/money.ts.",
    ]);
  });

  it("the check reports a test that mocks a module", async () => {
    const call = ["vi", 'mock("./timer.ts");\n'].join(".");
    for (const name of ["mocks.test.ts", "mocks.ts"]) writeFileSync(join(folder, name), call);
    writeFileSync(join(folder, "spies.dom.test.tsx"), "vi.spyOn(globalThis, 'setInterval');\n");
    expect(await mocks?.(["mocks.test.ts", "mocks.ts", "spies.dom.test.tsx"], folder)).toEqual([
      "mocks.test.ts mocks a module; the next test of its worker may have loaded it (docs/testing.md).",
    ]);
  });

  it("the check reports CSS modules with the same file name", () => {
    const files = ["a/card.module.css", "b/card.module.css", "b/price.module.css"].map(
      (name) => `storefront/app/${name}`,
    );
    expect(sharedNames?.(files)).toEqual([
      "card.module.css is used by several CSS modules: storefront/app/a/card.module.css, storefront/app/b/card.module.css.",
    ]);
  });
});

describe("machine setup", () => {
  it("findChromium uses only the Chromium in CHROMIUM_PATH if it is set", () => {
    expect(findChromium?.({ CHROMIUM_PATH: process.execPath, PATH: "/usr/bin" })).toBe(process.execPath);
    expect(findChromium?.({ CHROMIUM_PATH: join(folder, "none"), PATH: "/usr/bin" })).toBeUndefined();
  });

  it("findChromium otherwise uses the first Chromium in PATH", () => {
    const program = join(folder, "chromium");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    expect(findChromium?.({ PATH: `/nonexistent:${folder}` })).toBe(program);
  });

  it("hashFiles detects changed names and contents", async () => {
    const hash = (): unknown => hashFiles?.(folder, ["a", "b"]);
    const empty = await hash();
    writeFileSync(join(folder, "a"), "x");
    const withA = await hash();
    rmSync(join(folder, "a"));
    writeFileSync(join(folder, "b"), "x");
    expect(new Set([empty, withA, await hash()]).size).toBe(3);
  });
});
