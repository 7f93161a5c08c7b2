/**
 * Returns the command of a task as people type it here: in a clone, on a machine set up by docs/install.md,
 * or in a container.
 */
import { existsSync } from "node:fs";

export type Task = "backup" | "demo-remove" | "doctor" | "import-localities" | "jobs" | "restore" | "staff";
/** The program that starts a process here: npm, the installed command `curat`, or Node itself. */
export type Launcher = "npm" | "curat" | "node";

/**
 * Returns `npm run staff -- invite MAIL`, `curat staff invite MAIL` or Node's own command line for `staff`
 * with "invite MAIL".
 */
export function taskCommand(task: Task, what = "", beginner: Launcher = currentLauncher()): string {
  if (beginner === "npm") return `npm run ${task.replace("-", ":")}${what && ` -- ${what}`}`;
  const program = beginner === "curat" ? `curat ${task}` : `node_modules/.bin/node server/src/${task}.ts`;
  return what ? `${program} ${what}` : program;
}

/**
 * Detects npm by a variable that it sets for all processes it starts; a service and a container have none
 * (deploy/curat, deploy/Dockerfile).
 */
export function currentLauncher(
  environment: Record<string, string | undefined> = process.env,
  isInstalled = existsSync("/usr/local/sbin/curat"),
): Launcher {
  if (environment.npm_lifecycle_event !== undefined) return "npm";
  return isInstalled ? "curat" : "node";
}
