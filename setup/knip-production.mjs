// Configuration of `knip --production`: an export that only tests use counts as dead.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const config = JSON.parse(readFileSync(join(root, "knip.json"), "utf8"));
const { contract } = config.workspaces;

export default {
  ...config,
  // A test may call a function that its file uses, too.
  ignoreExportsUsedInFile: true,
  // Nothing outside this repository imports the contract, so its files are no public interface.
  workspaces: { ...config.workspaces, contract: { ...contract, includeEntryExports: true } },
};
