// npm run release: what belongs to the release of the version in package.json, from what is committed and nothing else.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache, root } from "./paths.mjs";

/** Why this can not be released, in sentences; none where it can. */
export function releaseProblems({ version, changelog, changes, tags }) {
  const tag = `v${version}`;
  return [
    ...(changes === "" ? [] : [`Something is not committed:\n${changes}`]),
    ...(tags.includes(tag) ? [] : [`The last commit has no tag ${tag}: git tag -a ${tag}`]),
    ...(changelog.includes(`\n## ${version}`) ? [] : [`CHANGELOG.md has no part "## ${version}".`]),
  ];
}

function main() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const problems = releaseProblems({
    version,
    changelog: readFileSync(join(root, "CHANGELOG.md"), "utf8"),
    changes: git("status", "--porcelain"),
    tags: git("tag", "--points-at", "HEAD").split("\n"),
  });
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exit(1);
  }
  const folder = join(cache, "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `curat-${version}`;
  git("archive", `--prefix=${name}/`, "-o", join(folder, `${name}.tar.gz`), "HEAD");
  writeFileSync(join(folder, `${name}.cdx.json`), listOfParts());
  console.log(`${folder}: ${name}.tar.gz, ${name}.cdx.json`);
}

/** Everything that is locked and runs in a shop, as CycloneDX. */
function listOfParts() {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"];
  return execFileSync("npm", args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
