/**
 * `npm run staff -- invite MAIL [--role NAME] [--again]` invites a person, as owner unless a role is named.
 * `npm run staff -- key NAME PERMISSION…` creates an API key and shows it once; `all` grants every
 * permission.
 * `npm run staff -- list` lists people and keys.
 */
import { parseArgs } from "node:util";
import { isEmail } from "@curat/contract/fields.values";
import {
  KEY_PERMISSIONS,
  KEYLESS_PERMISSIONS,
  type Permission,
  PERMISSIONS,
} from "@curat/contract/staff/permissions.values";
import { withTaskApi } from "./task-api.ts";
import { taskCommand } from "./task-command.ts";
import { runTask } from "./task.ts";

const USAGE = `${taskCommand("staff", "invite MAIL [--role NAME] [--again]")}
${taskCommand("staff", "key NAME PERMISSION…")}   (or: all)
${taskCommand("staff", "list")}`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { role: { type: "string" }, again: { type: "boolean", default: false } },
});
const [task, name = "", ...permissions] = positionals;

await runTask(async () => {
  switch (task) {
    case "invite":
      return invite(name.trim().toLowerCase());
    case "key":
      return createKey(name.trim(), permissions);
    case "list":
      return withTaskApi(async (api) => console.log((await api.staff.list()).join("\n")));
    default:
      throw new Error(USAGE);
  }
});

async function invite(email: string): Promise<void> {
  if (!isEmail(email)) throw new Error(`Specify an e-mail address:\n${USAGE}`);
  await withTaskApi(async (api) => {
    const invited = await api.staff.invite({ email, role: values.role, again: values.again });
    if (!invited.ok)
      throw new Error(
        invited.error === "unknown-role"
          ? `Unknown role: ${values.role}.`
          : `${email} already has access. Use --again to reset password and second factors.`,
      );
    console.log(`${email} is invited by mail. This link works once, within 72 hours:\n${invited.link}`);
  });
}

async function createKey(keyName: string, requested: string[]): Promise<void> {
  const unknown = requested.filter((one) => one !== "all" && !PERMISSIONS.some((known) => known === one));
  if (keyName === "" || requested.length === 0 || unknown.length > 0)
    throw new Error(
      unknown.length > 0
        ? `Unknown permissions: ${unknown.join(", ")}. Available:\n${PERMISSIONS.join(" ")}`
        : USAGE,
    );
  const keyless = KEYLESS_PERMISSIONS.filter((one) => requested.includes(one));
  if (keyless.length > 0)
    throw new Error(`Keys cannot have ${keyless.join(", ")}: only people can grant access.`);
  const granted: readonly Permission[] = requested.includes("all")
    ? KEY_PERMISSIONS
    : KEY_PERMISSIONS.filter((known) => requested.includes(known));
  await withTaskApi(async (api) => {
    const key = await api.staff.createKey(keyName, granted);
    if (key === undefined) throw new Error(`The key name ${keyName} is or was in use.`);
    // Printed on a separate line, so that programs can read it. It is not shown again.
    console.log(key);
  });
}
