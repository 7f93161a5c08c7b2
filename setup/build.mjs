import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.mjs";
import { filesBelow, hashFiles } from "./content-hash.mjs";
import { pinnedNode, root, tool } from "./paths.mjs";
import { run } from "./run.mjs";
import { PreparationError, tell } from "./tell.mjs";

const storefront = join(root, "storefront");
const stamp = join(storefront, "build/.curat-built");

/** Builds the storefront unless its sources are those of the last build; what the builder says may wait for its end. */
export async function buildStorefront({ saysAtEnd = false } = {}) {
  const wanted = await hashFiles(root, await sources());
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return;
  await tell("Building the storefront", async () => {
    await rm(stamp, { force: true });
    const code = await run(pinnedNode, [tool("react-router"), "build"], {
      cwd: storefront,
      env: { ...process.env, NODE_ENV: "production" },
      saysAtEnd,
    });
    if (code !== 0) throw new PreparationError("Building the storefront failed; the reason is above.");
    await compressAssets(join(storefront, "build/client"));
    await writeFile(stamp, wanted);
  });
}

async function sources() {
  const besides = (await readdir(storefront)).filter((name) => /\.(ts|mjs|json)$/.test(name));
  const folders = ["storefront/app", "storefront/public", "ui/src", "contract/src"];
  const below = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  return [...below.flat(), ...besides.map((name) => `storefront/${name}`), "package-lock.json"].filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
}
