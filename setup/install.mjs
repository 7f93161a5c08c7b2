import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { hashFiles } from "./content-hash.mjs";
import { cache, pinnedNode, root } from "./paths.mjs";
import { run } from "./run.mjs";
import { PreparationError, tell } from "./report.mjs";

const stamp = join(root, "node_modules/.curat-installed");
const unfinished = join(cache, "install-unfinished");

/** Installs the locked packages, unless they are installed. */
export async function installPackages() {
  const requested = await wantedPackages();
  if (!existsSync(unfinished) && existsSync(pinnedNode)) {
    await linkWorkspaces();
    if ((await readFile(stamp, "utf8").catch(() => "")) === requested) return;
    if (await isInstalledAsLocked()) return await keepStamp(requested);
  }
  const isFirst = !existsSync(join(root, "node_modules"));
  await tell(isFirst ? "Installing packages (first start, about a minute)" : "Updating packages", install);
  await keepStamp(requested);
}

// Replaces the stamp instead of overwriting it, because copies of the project may share it through a hard
// link.
async function keepStamp(requested) {
  await writeFile(`${stamp}.new`, requested);
  await rename(`${stamp}.new`, stamp);
}

async function install() {
  await mkdir(cache, { recursive: true });
  await writeFile(unfinished, "");
  // Development packages build the storefront, even under NODE_ENV=production. `npm ci` would refuse a lockfile
  // without other platforms' optional packages, which some registries lack.
  const code = await runNpm(
    "install",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
    "--include=dev",
  );
  if (code !== 0) {
    throw new PreparationError(
      "Installing the packages failed (npm's own message is above); check the network and start again.",
    );
  }
  if (!existsSync(pinnedNode)) {
    throw new PreparationError(
      "The project's own Node was not installed; allow install scripts (npm config set ignore-scripts false) and start again.",
    );
  }
  await rm(unfinished);
}

async function runNpm(...args) {
  const inside = process.env.npm_execpath;
  // Uses the npm that runs this script, or else the one in PATH.
  const [command, first] = inside?.endsWith(".js") ? [process.execPath, [inside]] : ["npm", []];
  try {
    return await run(command, [...first, ...args]);
  } catch (error) {
    throw new PreparationError(`npm could not be started (${error.code}); install Node.js with npm.`);
  }
}

async function wantedPackages() {
  const { workspaces } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const manifests = [".", ...workspaces].map((folder) => join(folder, "package.json"));
  const files = await hashFiles(root, ["package-lock.json", ".npmrc", ...manifests]);
  return `${files} ${process.platform} ${process.arch}\n`;
}

// Installing a new workspace only requires a link in node_modules.
async function linkWorkspaces() {
  const { workspaces } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  for (const folder of workspaces) {
    const { name } = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
    const link = join(root, "node_modules", name);
    if (!existsSync(link)) await symlink(relative(dirname(link), join(root, folder)), link);
  }
}

// Compares with npm's own record, because a manual `npm install` writes no stamp.
async function isInstalledAsLocked() {
  try {
    const locked = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")).packages;
    const there = JSON.parse(await readFile(join(root, "node_modules/.package-lock.json"), "utf8")).packages;
    return Object.entries(locked)
      .filter(([path, entry]) => path.includes("node_modules/") && !entry.link)
      .every(([path, entry]) =>
        there[path] ? there[path].version === entry.version && existsSync(join(root, path)) : entry.optional,
      );
  } catch {
    return false;
  }
}
