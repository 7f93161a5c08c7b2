// npm run advisories compares locked packages with advisories.json; `-- update PATH` rebuilds it from an OSV
// dump.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ageInDays, findHits, OLDEST_LIST } from "./advisory-rules.mjs";
import { listText, updatedList } from "./advisory-update.mjs";
import { dependencyPath } from "./dependency-path.mjs";
import { root } from "./paths.mjs";

export const listFile = join(root, "advisories.json");

/** Returns today's date in UTC, yyyy-mm-dd. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Returns a report on advisories that affect a lockfile, and whether any is not accepted. */
export function report(list, lock, day) {
  const hits = findHits(list, lock, day);
  const open = hits.filter((hit) => hit.accepted === undefined);
  const age = ageInDays(list, day);
  const lines = hits.flatMap((hit) => [
    `${hit.accepted ? "accepted" : "AFFECTED"} ${hit.id} ${hit.name}@${hit.version}: ${hit.summary}`,
    `  fixed in ${hit.fixed ?? "no version so far"}; needed by ${dependencyPath(lock, hit.location).join(" > ")}`,
    ...(hit.accepted ? [`  accepted until ${hit.accepted.until}: ${hit.accepted.reason}`] : []),
    ...(hit.expired ? [`  was accepted until ${hit.expired.until}: ${hit.expired.reason}`] : []),
  ]);
  lines.push(
    `${list.advisories.length} advisories of ${list.date} (${age} days old): ${open.length} open, ${hits.length - open.length} accepted.`,
  );
  if (age > OLDEST_LIST)
    lines.push(
      `The list is older than ${OLDEST_LIST} days: npm run advisories -- update PATH (docs/upgrade.md)`,
    );
  return { lines, isOpen: open.length > 0 };
}

async function main([command, path, ...rest]) {
  const list = JSON.parse(readFileSync(listFile, "utf8"));
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  if (command === undefined) return show(report(list, lock, today()));
  if (command !== "update" || path === undefined || rest.length > 0)
    throw new Error("Usage: npm run advisories, or npm run advisories -- update PATH");
  const updated = await updatedList(list, lock, path);
  writeFileSync(`${listFile}.new`, listText(updated));
  renameSync(`${listFile}.new`, listFile);
  show(report(updated, lock, today()));
}

function show({ lines, isOpen }) {
  console.log(lines.join("\n"));
  process.exitCode = isOpen ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
