import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { currentLauncher, taskCommand, type Task } from "./task-command.ts";

it("taskCommand returns the command for npm, an installed shop and Node", () => {
  const reported = (["npm", "curat", "node"] as const).map((one) => taskCommand("staff", "invite MAIL", one));
  expect(reported).toEqual([
    "npm run staff -- invite MAIL",
    "curat staff invite MAIL",
    "node_modules/.bin/node server/src/staff.ts invite MAIL",
  ]);
  expect(taskCommand("demo-remove", "", "npm")).toBe("npm run demo:remove");
});

it("currentLauncher detects npm, an installed shop and plain Node", () => {
  const byNpm = { npm_lifecycle_event: "start" };
  expect([currentLauncher(byNpm, true), currentLauncher(byNpm, false)]).toEqual(["npm", "npm"]);
  expect([currentLauncher({}, true), currentLauncher({}, false)]).toEqual(["curat", "node"]);
});

it.each<Task>(["backup", "demo-remove", "doctor", "import-localities", "jobs", "restore", "staff"])(
  "%s is both a program and an npm script",
  (task) => {
    const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    expect(scripts).toHaveProperty([taskCommand(task, "", "npm").slice("npm run ".length)]);
    expect(existsSync(new URL(`${task}.ts`, import.meta.url))).toBe(true);
  },
);
