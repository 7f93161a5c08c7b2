/** Returns the command for a task: in a clone, on a machine as in docs/install.md, or in a container. */
import { existsSync } from "node:fs";

export type Task = "backup" | "demo-remove" | "doctor" | "import-localities" | "jobs" | "restore" | "staff";
/** How processes are started: by npm, by the installed command `curat`, or by Node itself. */
export type Launcher = "npm" | "curat" | "node";

/**
 * Returns the command line for a task.
 * For `staff` with "invite MAIL": `npm run staff -- invite MAIL`, `curat staff invite MAIL` or a call of
 * Node.
 */
export function taskCommand(task: Task, what = "", beginner: Launcher = currentLauncher()): string {
  if (beginner === "npm") return `npm run ${task.replace("-", ":")}${what && ` -- ${what}`}`;
  const program = beginner === "curat" ? `curat ${task}` : `node_modules/.bin/node server/src/${task}.ts`;
  return what ? `${program} ${what}` : program;
}

/** Detects npm by a variable that services and containers do not have (deploy/curat, deploy/Dockerfile). */
export function currentLauncher(
  environment: Record<string, string | undefined> = process.env,
  isInstalled = existsSync("/usr/local/sbin/curat"),
): Launcher {
  if (environment.npm_lifecycle_event !== undefined) return "npm";
  return isInstalled ? "curat" : "node";
}
