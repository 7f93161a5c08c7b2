import { resolve } from "node:path";

/** Returns the first argument as a path relative to the user's folder. Throws with an example if missing. */
export function namedFile(example: string): string {
  const path = process.argv[2];
  if (!path) throw new Error(`Specify the file: ${example}`);
  // npm runs scripts in the package's folder.
  return resolve(process.env.INIT_CWD ?? ".", path);
}

/** Runs the task. On failure, prints the error without a stack and sets the exit code to 1. */
export async function runTask(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
