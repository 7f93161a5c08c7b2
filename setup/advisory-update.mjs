import { isAffected, lockedPackages } from "./advisory-rules.mjs";
import { osvRecords } from "./osv-dump.mjs";

/**
 * Returns the list with its records replaced from an OSV dump. CVEs that the dump lacks stay, because npm
 * dumps lack those of Node.js.
 */
export async function updatedList(list, lock, path) {
  const versions = Map.groupBy(lockedPackages(lock), ({ name }) => name);
  const stored = [];
  let newest = "";
  for await (const record of osvRecords(path)) {
    const ofNpm = (record.affected ?? []).filter((entry) => entry.package?.ecosystem === "npm");
    if (ofNpm.length === 0) continue;
    if (record.modified > newest) newest = record.modified;
    const affected = ofNpm.filter((entry) => versions.has(entry.package.name));
    if (record.withdrawn !== undefined || affected.length === 0) continue;
    // An unreadable range must fail the update and not the next release.
    for (const entry of affected)
      for (const { version } of versions.get(entry.package.name)) tryRange(record.id, entry, version);
    stored.push(shortened(record, affected));
  }
  if (newest === "") throw new Error("The dump contains no OSV records of npm.");
  const known = new Set(stored.flatMap(({ id, aliases = [] }) => [id, ...aliases]));
  const own = list.advisories.filter(({ id }) => id.startsWith("CVE-") && !known.has(id));
  return { ...list, date: newest.slice(0, 10), advisories: sorted([...own, ...stored]) };
}

function tryRange(id, affected, version) {
  try {
    isAffected(affected, version);
  } catch (error) {
    throw new Error(`${id}: ${error.message}`, { cause: error });
  }
}

const shortened = ({ id, aliases, modified, summary, details, references = [] }, affected) => ({
  id,
  ...(aliases?.length > 0 ? { aliases } : {}),
  modified,
  summary: (summary ?? details ?? "").slice(0, 200),
  affected: affected.map(({ package: { ecosystem, name }, ranges = [], versions = [] }) => ({
    package: { ecosystem, name },
    ranges: ranges.filter(({ type }) => type !== "GIT").map(({ type, events }) => ({ type, events })),
    ...(versions.length > 0 ? { versions } : {}),
  })),
  references: references.filter(({ type }) => type === "ADVISORY").slice(0, 2),
});

const sorted = (records) => records.sort((a, b) => (nameOf(a) + a.id < nameOf(b) + b.id ? -1 : 1));
const nameOf = (record) => record.affected[0].package.name;

/** Formats the list with one record per line, for readable diffs. */
export function listText({ advisories, ...head }) {
  const start = JSON.stringify(head, null, 2).slice(0, -2);
  return `${start},\n  "advisories": [\n${advisories.map((record) => `    ${JSON.stringify(record)}`).join(",\n")}\n  ]\n}\n`;
}
