// npm run release creates the release of package.json's version from committed files.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listFile, today } from "./advisories.mjs";
import { advisoryProblems } from "./advisory-rules.mjs";
import { cache, root } from "./paths.mjs";

/** Returns the reasons not to release. */
export function releaseProblems({ version, changelog, changes, tags, advisories }) {
  const tag = `v${version}`;
  return [
    ...(changes === "" ? [] : [`There are uncommitted changes:\n${changes}`]),
    ...(tags.includes(tag) ? [] : [`The last commit has no tag ${tag}: git tag -a ${tag}`]),
    ...(changelog.includes(`\n## ${version}`) ? [] : [`CHANGELOG.md has no part "## ${version}".`]),
    ...advisories,
  ];
}

function main() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const problems = releaseProblems({
    version,
    changelog: readFileSync(join(root, "CHANGELOG.md"), "utf8"),
    changes: git("status", "--porcelain"),
    tags: git("tag", "--points-at", "HEAD").split("\n"),
    advisories: advisoryProblems(JSON.parse(readFileSync(listFile, "utf8")), lock, today()),
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
  writeFileSync(join(folder, `${name}.cdx.json`), JSON.stringify(shippedPackages(allParts(), lock), null, 2));
  copyFileSync(listFile, join(folder, `${name}.advisories.json`));
  const files = [`${name}.tar.gz`, `${name}.cdx.json`, `${name}.advisories.json`];
  const sums = files.map((file) => `${sha256(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
  console.log(`${folder}: ${files.join(", ")}, SHA256SUMS`);
}

const sha256 = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

function allParts() {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  return JSON.parse(execFileSync("npm", args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }));
}

/**
 * Returns the SBOM of the packages that run in a shop. `npm sbom --omit=dev` would also omit packages that both the
 * shop and development need.
 */
export function shippedPackages(sbom, { name, packages }) {
  const runs = new Set([sbom.metadata.component["bom-ref"]]);
  for (const [path, { dev, version, name: renamed }] of Object.entries(packages))
    if (!dev && version !== undefined)
      runs.add(`${renamed ?? path.split("node_modules/").at(-1)}@${version}`);
  const isRun = (ref) => runs.has(ref);
  return {
    ...sbom,
    // npm would use the name of the folder.
    metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name } },
    components: sbom.components.filter((component) => isRun(component["bom-ref"])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => isRun(ref))
      .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter(isRun) })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
