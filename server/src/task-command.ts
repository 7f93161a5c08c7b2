/** What one types for a task of the shop, wherever this is read: in a clone, on a machine as docs/install.md sets it up, in a container. */
import { existsSync } from "node:fs";

export type Task = "backup" | "demo-remove" | "doctor" | "import-localities" | "jobs" | "restore" | "staff";
/** What begins a process here: npm, the installed command `curat`, or nothing but its own Node. */
export type Beginner = "npm" | "curat" | "node";

/** `staff` with "invite MAIL" is `npm run staff -- invite MAIL`, `curat staff invite MAIL` or Node's own line. */
export function taskCommand(task: Task, what = "", beginner: Beginner = beginnerHere()): string {
  if (beginner === "npm") return `npm run ${task.replace("-", ":")}${what && ` -- ${what}`}`;
  const program = beginner === "curat" ? `curat ${task}` : `node_modules/.bin/node server/src/${task}.ts`;
  return what ? `${program} ${what}` : program;
}

/** npm leaves a variable to all that it begins, a service and a container have none (deploy/curat, deploy/Dockerfile). */
export function beginnerHere(
  environment: Record<string, string | undefined> = process.env,
  isInstalled = existsSync("/usr/local/sbin/curat"),
): Beginner {
  if (environment.npm_lifecycle_event !== undefined) return "npm";
  return isInstalled ? "curat" : "node";
}
