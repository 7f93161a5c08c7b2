import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs a command with our own input and output and answers its exit code; a signal counts as 1.
 * A command that cannot be started rejects.
 */
export function run(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
