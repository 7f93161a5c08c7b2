import { compareVersions } from "./versions.mjs";

/** Maximum age in days of an advisory list that may be used for a release. */
export const OLDEST_LIST = 90;

/** Returns every locked package that an advisory affects, with its fix and acceptance. */
export function findHits(list, lock, today) {
  const byName = new Map();
  for (const record of list.advisories)
    for (const affected of record.affected)
      if (affected.package.ecosystem === "npm")
        byName.set(affected.package.name, [
          ...(byName.get(affected.package.name) ?? []),
          { record, affected },
        ]);
  return lockedPackages(lock).flatMap(({ name, version, location }) =>
    (byName.get(name) ?? [])
      .filter(({ record, affected }) => record.withdrawn === undefined && isAffected(affected, version))
      .map(({ record, affected }) => {
        const acceptance = list.accepted.find(
          (entry) =>
            entry.package === name && entry.versions.includes(version) && entry.ids.includes(record.id),
        );
        const isOver = acceptance !== undefined && acceptance.until < today;
        return {
          id: record.id,
          summary: record.summary,
          name,
          version,
          location,
          fixed: fixedIn(affected, version),
          accepted: isOver ? undefined : acceptance,
          expired: isOver ? acceptance : undefined,
        };
      }),
  );
}

/** Returns name, version and lockfile key of every locked package from a registry. */
export function lockedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([location, entry]) => location.includes("node_modules/") && !entry.link && entry.version)
    .map(([location, entry]) => ({
      name: entry.name ?? location.split("node_modules/").at(-1),
      version: entry.version,
      location,
    }));
}

/** Returns whether an advisory affects a version (https://ossf.github.io/osv-schema/#evaluation). */
export function isAffected({ versions = [], ranges = [] }, version) {
  if (versions.includes(version)) return true;
  return versionRanges(ranges).some((range) => isInRange(range.events, version));
}

// Events apply in version order; the last one decides.
function isInRange(events, version) {
  let isIn = false;
  for (const event of [...events].sort(byVersion))
    if (event.introduced !== undefined) {
      if (isReached(event.introduced, version)) isIn = true;
    } else if (event.fixed !== undefined) {
      if (isReached(event.fixed, version)) isIn = false;
    } else if (event.last_affected !== undefined) {
      if (compareVersions(version, event.last_affected) > 0) isIn = false;
    }
  return isIn;
}

// "0" precedes every version, even prereleases of 0.0.0.
const isReached = (at, version) => at === "0" || compareVersions(at, version) <= 0;

function byVersion(a, b) {
  const [left, right] = [a, b].map((event) => event.introduced ?? event.fixed ?? event.last_affected);
  if (left === undefined || right === undefined || left === right) return 0;
  if (left === "0" || right === "0") return left === "0" ? -1 : 1;
  return compareVersions(left, right);
}

function fixedIn({ ranges = [] }, version) {
  return versionRanges(ranges)
    .flatMap((range) => range.events.map((event) => event.fixed))
    .filter((fixed) => fixed !== undefined && compareVersions(fixed, version) > 0)
    .sort(compareVersions)[0];
}

const versionRanges = (ranges) => ranges.filter(({ type }) => type === "SEMVER" || type === "ECOSYSTEM");

/** Returns the age of the list in full days on `today`, yyyy-mm-dd. */
export function ageInDays(list, today) {
  return Math.floor((Date.parse(today) - Date.parse(list.date)) / 86_400_000);
}

/** Returns the reasons not to release with this list and lockfile. */
export function advisoryProblems(list, lock, today) {
  const age = ageInDays(list, today);
  return [
    ...(age > OLDEST_LIST
      ? [`advisories.json is ${age} days old, more than ${OLDEST_LIST}: npm run advisories -- update PATH`]
      : []),
    ...findHits(list, lock, today)
      .filter((hit) => hit.accepted === undefined)
      .map((hit) => `${hit.name}@${hit.version} is affected by ${hit.id}; npm run advisories shows how.`),
  ];
}
