import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs a command and resolves to its exit code; a signal counts as 1. Rejects when the command cannot be
 * started. Output is passed through. With `saysAtEnd` it is printed when the command ends, for commands that
 * run in parallel.
 */
export function run(command, args, { cwd = root, env = process.env, saysAtEnd = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = saysAtEnd ? "pipe" : "inherit";
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", output, output] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => said.push(piece));
    child.on("error", reject);
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}
