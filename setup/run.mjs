import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/** Runs a command and resolves to its exit code; `saysAtEnd` prints its output at the end. */
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
