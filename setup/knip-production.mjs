// Configures `knip --production`: an export that only tests use is unused.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const config = JSON.parse(readFileSync(join(root, "knip.json"), "utf8"));
const { contract } = config.workspaces;

export default {
  ...config,
  // A test may import a function that its own file uses.
  ignoreExportsUsedInFile: true,
  // Only this repository imports the contract.
  workspaces: { ...config.workspaces, contract: { ...contract, includeEntryExports: true } },
};
