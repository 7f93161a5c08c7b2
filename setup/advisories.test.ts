import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";

// The modules have no types, because they run before packages are installed.
const { report } = await import(new URL("./advisories.mjs", import.meta.url).href);
const { advisoryProblems, findHits, isAffected, lockedPackages } = await import(
  new URL("./advisory-rules.mjs", import.meta.url).href
);
const { listText, updatedList } = await import(new URL("./advisory-update.mjs", import.meta.url).href);
const { compareVersions } = await import(new URL("./versions.mjs", import.meta.url).href);

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
const list = read("advisories.json");
const lock = read("package-lock.json");

const folder = mkdtempSync(join(tmpdir(), "curat-advisories-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("committed advisory list", () => {
  // Uses the list's date: with today's, an expired acceptance would fail unrelated changes.
  it("every advisory that affects a locked package is accepted", () => {
    expect(advisoryProblems(list, lock, list.date)).toEqual([]);
  });

  it("every acceptance covers an advisory that affects a locked version", () => {
    const hits: { id: string; name: string; version: string }[] = findHits(list, lock, list.date);
    const hit = new Set(hits.map(({ id, name, version }) => `${id} ${name} ${version}`));
    type Acceptance = { package: string; versions: string[]; ids: string[]; reason: string; until: string };
    for (const { package: name, versions, ids, reason, until } of list.accepted as Acceptance[]) {
      expect(reason.length > 40 && /^\d{4}-\d\d-\d\d$/.test(until)).toBe(true);
      for (const id of ids)
        expect(versions.some((version) => hit.has(`${id} ${name} ${version}`))).toBe(true);
    }
  });

  it("the list contains only locked packages, with ranges that can be parsed", () => {
    const names = new Set(lockedPackages(lock).map(({ name }: { name: string }) => name));
    for (const { id, affected } of list.advisories)
      for (const entry of affected) {
        expect([id, names.has(entry.package.name)]).toEqual([id, true]);
        expect(isAffected(entry, "99999.0.0")).toBe(false);
      }
  });

  it("the list is stored in its canonical format", () => {
    expect(listText(list)).toBe(readFileSync(new URL("../advisories.json", import.meta.url), "utf8"));
  });
});

const planted = {
  packages: {
    "": { name: "shop", dependencies: { "@shop/api": "1.0.0" } },
    api: { name: "@shop/api", version: "1.0.0", dependencies: { mailer: "2.0.0" } },
    "node_modules/@shop/api": { resolved: "api", link: true },
    "node_modules/mailer": { version: "2.0.0", dependencies: { parser: "^1.0.0" } },
    "node_modules/parser": { version: "3.0.0" },
    "node_modules/mailer/node_modules/parser": { version: "1.4.0" },
  },
};
const advisory = {
  id: "GHSA-aaaa-bbbb-cccc",
  modified: "2026-10-01T00:00:00Z",
  summary: "Endless loop",
  affected: [
    {
      package: { ecosystem: "npm", name: "parser" },
      ranges: [{ type: "SEMVER", events: [{ introduced: "1.2.0" }, { fixed: "1.4.1" }] }],
    },
  ],
};
const plantedList = { date: "2026-10-01", accepted: [] as object[], advisories: [advisory] };
const acceptance = {
  package: "parser",
  versions: ["1.4.0"],
  ids: [advisory.id],
  reason: "No input of visitors reaches it.",
  until: "2026-11-30",
};

describe("advisory report", () => {
  it("the report shows the advisory, version, fix and dependency path of a hit", () => {
    const { lines, isOpen } = report(plantedList, planted, "2026-10-02");
    expect(isOpen).toBe(true);
    expect(lines).toEqual([
      "AFFECTED GHSA-aaaa-bbbb-cccc parser@1.4.0: Endless loop",
      "  fixed in 1.4.1; needed by @shop/api > mailer > parser",
      "1 advisories of 2026-10-01 (1 days old): 1 open, 0 accepted.",
    ]);
  });

  it("the report accepts a hit until its acceptance expires", () => {
    const accepted = { ...plantedList, accepted: [acceptance] };
    expect(report(accepted, planted, "2026-11-30").isOpen).toBe(false);
    expect(report(accepted, planted, "2026-12-01").isOpen).toBe(true);
  });

  it("an acceptance does not apply to other versions", () => {
    const accepted = { ...plantedList, accepted: [{ ...acceptance, versions: ["1.3.0"] }] };
    expect(report(accepted, planted, "2026-10-02").isOpen).toBe(true);
  });

  it("a list older than 90 days causes a warning and blocks a release", () => {
    const empty = { ...plantedList, advisories: [] };
    expect(advisoryProblems(empty, planted, "2026-12-30")).toEqual([]);
    expect(advisoryProblems(empty, planted, "2026-12-31").join()).toContain("91 days old");
    expect(report(empty, planted, "2026-12-31").lines.join()).toContain("older than 90 days");
  });
});

describe("version order", () => {
  it("prereleases are ordered as by Semantic Versioning", () => {
    const order =
      "1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 1.0.1 1.2.0 1.10.0 2.0.0";
    const versions = order.split(" ");
    expect(versions.toReversed().sort(compareVersions)).toEqual(versions);
    expect(compareVersions("1.2.3+build.7", "1.2.3")).toBe(0);
    expect(() => compareVersions("latest", "1.0.0")).toThrow('"latest" is not a version');
  });

  const severalRanges = {
    ranges: [
      { type: "SEMVER", events: [{ introduced: "0" }, { fixed: "2.4.1" }] },
      { type: "ECOSYSTEM", events: [{ fixed: "3.1.2" }, { introduced: "3.0.0-beta.2" }] },
      { type: "GIT", events: [{ introduced: "0" }] },
    ],
  };
  const reopened = {
    ranges: [
      {
        type: "SEMVER",
        events: [{ introduced: "1.0.0" }, { last_affected: "1.2.0" }, { introduced: "2.0.0" }],
      },
    ],
  };
  it.each([
    [
      "several ranges",
      severalRanges,
      ["0.0.1-rc.1", "2.4.0", "2.4.1-rc.1", "3.0.0-beta.2", "3.1.1"],
      ["2.4.1", "3.0.0-beta.1", "3.1.2", "4.0.0"],
    ],
    [
      "last_affected and a second introduction",
      reopened,
      ["1.0.0", "1.2.0", "2.0.0", "9.0.0"],
      ["0.9.9", "1.2.1", "2.0.0-rc.1"],
    ],
    ["listed versions", { versions: ["5.6.1"] }, ["5.6.1"], ["5.6.2"]],
  ])("isAffected evaluates version ranges: %s", (_what, affected, inside, outside) => {
    expect(inside.filter((version) => !isAffected(affected, version))).toEqual([]);
    expect(outside.filter((version) => isAffected(affected, version))).toEqual([]);
  });
});

describe("updating the list from an OSV dump", () => {
  const own = { ...advisory, id: "CVE-2026-1", affected: [{ ...advisory.affected[0], ranges: [] }] };
  const stale = { ...advisory, id: "GHSA-zzzz-zzzz-zzzz" };
  const old = { date: "2026-01-01", accepted: [acceptance], advisories: [own, stale] };
  const dump = [
    {
      ...advisory,
      details: "long",
      severity: [],
      references: [
        { type: "ADVISORY", url: "a" },
        { type: "WEB", url: "b" },
      ],
    },
    { ...advisory, id: "GHSA-gone", withdrawn: "2026-10-02T00:00:00Z" },
    {
      ...advisory,
      id: "GHSA-other",
      modified: "2026-10-09T10:00:00Z",
      affected: [{ package: { ecosystem: "npm", name: "left-pad" } }],
    },
    { ...advisory, id: "PYSEC-1", affected: [{ package: { ecosystem: "PyPI", name: "parser" } }] },
  ];
  const expected = {
    date: "2026-10-09",
    accepted: [acceptance],
    advisories: [own, { ...advisory, references: [{ type: "ADVISORY", url: "a" }] }],
  };

  it("the update keeps records of locked packages and those that only Node.js publishes", async () => {
    for (const record of dump) writeFileSync(join(folder, `${record.id}.json`), JSON.stringify(record));
    expect(await updatedList(old, planted, folder)).toEqual(expected);
  });

  it("the update reads the ZIP file that OSV publishes", async () => {
    const file = join(folder, "all.zip");
    writeFileSync(file, zip(dump.map((record) => [`${record.id}.json`, JSON.stringify(record)])));
    expect(await updatedList(old, planted, file)).toEqual(expected);
  });

  it.each([
    [
      "a truncated zip file",
      () => zip([["a.json", "{}"]]).subarray(0, 20),
      "neither a folder nor a zip file",
    ],
    [
      "a zip file that ends within a record",
      () => zip([["a.json", JSON.stringify(dump[3])]]).subarray(0, 90),
      "ends too early",
    ],
    [
      "a record that unpacks to more than 8 MB",
      () => zip([["bomb.json", " ".repeat(9_000_000)]]),
      "bomb.json is damaged or longer",
    ],
    [
      "a dump without records of npm",
      () => zip([["a.json", JSON.stringify(dump[3])]]),
      "no OSV records of npm",
    ],
    [
      "an unreadable range",
      () =>
        zip([
          [
            "a.json",
            JSON.stringify({
              ...advisory,
              affected: [
                { ...advisory.affected[0], ranges: [{ type: "SEMVER", events: [{ introduced: "first" }] }] },
              ],
            }),
          ],
        ]),
      '"first" is not a version',
    ],
  ])("the update refuses %s", async (_what, content, words) => {
    const file = join(folder, "bad.zip");
    writeFileSync(file, content());
    await expect(updatedList(old, planted, file)).rejects.toThrow(words);
  });
});

function zip(entries: [name: string, text: string][]): Uint8Array {
  return zipSync(Object.fromEntries(entries.map(([name, text]) => [name, strToU8(text)])));
}
