/** What tasks on the command line have in common: a file to name, and a failure in one sentence. */
import { resolve } from "node:path";

/** The first argument, as a path from where the person stands; throws with an example where there is none. */
export function namedFile(example: string): string {
  const path = process.argv[2];
  if (!path) throw new Error(`Name the file: ${example}`);
  // npm runs scripts from the package's folder.
  return resolve(process.env.INIT_CWD ?? ".", path);
}

/** Runs the task; what it throws is said without a stack, and the exit code is 1. */
export async function runTask(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
