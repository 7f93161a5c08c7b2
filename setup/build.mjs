import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.mjs";
import { filesBelow, hashFiles } from "./content-hash.mjs";
import { pinnedNode, root, tool } from "./paths.mjs";
import { run } from "./run.mjs";
import { PreparationError, tell } from "./report.mjs";

const apps = ["storefront", "office"];
const shared = ["ui/src", "contract/src"];

/** Builds storefront and office in parallel, skipping an app whose sources are unchanged. */
export async function buildApps({ saysAtEnd = false } = {}) {
  const found = await Promise.all(apps.map(async (app) => ({ app, wanted: await hashOf(app) })));
  const stale = [];
  for (const { app, wanted } of found)
    if ((await readFile(stampOf(app), "utf8").catch(() => "")) !== wanted) stale.push({ app, wanted });
  if (stale.length === 0) return;
  await tell(`Building the ${stale.map(({ app }) => app).join(" and the ")}`, () =>
    Promise.all(stale.map(({ app, wanted }) => build({ app, wanted, saysAtEnd }))),
  );
}

async function build({ app, wanted, saysAtEnd }) {
  await rm(stampOf(app), { force: true });
  // Prints only errors, because a list of a thousand built files would hide later messages.
  const code = await run(pinnedNode, [tool("react-router"), "build", "--logLevel", "error"], {
    cwd: join(root, app),
    env: { ...process.env, NODE_ENV: "production" },
    saysAtEnd,
  });
  if (code !== 0) throw new PreparationError(`Building the ${app} failed; the reason is above.`);
  await compressAssets(join(root, app, "build/client"));
  await writeFile(stampOf(app), wanted);
}

function stampOf(app) {
  return join(root, app, "build/.curat-built");
}

async function hashOf(app) {
  const besides = (await readdir(join(root, app))).filter((name) => /\.(ts|mjs|json)$/.test(name));
  const folders = [`${app}/app`, `${app}/public`, ...shared];
  const below = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  const files = [...below.flat(), ...besides.map((name) => `${app}/${name}`), "package-lock.json"];
  return hashFiles(
    root,
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
  );
}
