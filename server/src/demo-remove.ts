/**
 * `npm run demo:remove [-- --yes]` removes the demo from a stopped shop, except records that people changed.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { withAdvisoryLock } from "./advisory-lock.ts";
import { NotRemoved, type Removal, removeDemo } from "./demo-removal/remove-demo.ts";
import { refuseWhileUsed, refuseWithAccounts } from "./demo-removal/refusals.ts";
import { openTaskApi } from "./task-api.ts";
import { readTaskSettings, withTaskDatabase } from "./task-database.ts";
import { taskCommand } from "./task-command.ts";
import { runTask } from "./task.ts";

const AFTERWARDS = `The demo is removed and will not be loaded again. Card payments and lockers now need your own accounts (docs/operations.md).
The demo's owner, proprietar@example.com, still exists at /admin/oameni; its login is in demo-owner.json of DATA_DIR.
Invite yourself (${taskCommand("staff", "invite MAIL")}), then remove it. Next steps: /admin/pasi.`;

const { values } = parseArgs({ options: { yes: { type: "boolean", default: false } } });

await runTask(async () => {
  refuseWithAccounts(readTaskSettings());
  if (!values.yes && !process.stdin.isTTY)
    throw new Error("The command asks for confirmation: run it in a terminal, or with --yes.");
  await withTaskDatabase(({ settings, databaseUrl }) =>
    withAdvisoryLock(databaseUrl, async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        await refuseWhileUsed(client);
        const api = openTaskApi(settings, databaseUrl);
        try {
          await api.migrate();
          const result = await removeDemo(client, { now: new Date(), agree }).then(
            (isRemoved) => (isRemoved ? AFTERWARDS : undefined),
            (error: unknown) => {
              if (error instanceof NotRemoved) return error.message;
              throw error;
            },
          );
          if (result === undefined) return console.log("Nothing was changed.");
          // Kept products may have lost a promotion or ratings. If interrupted, the next run reindexes them.
          await api.reindex();
          console.log(result);
        } finally {
          await api.close();
        }
      } finally {
        await client.end();
      }
    }),
  );
});

async function agree(removal: Removal): Promise<boolean> {
  console.log(reportedOf(removal));
  if (values.yes) return true;
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await line.question(
      '\nThis cannot be undone: make a backup first. Type "șterge" to continue: ',
    );
    return ["șterge", "sterge"].includes(typed.trim().normalize("NFC").toLowerCase());
  } finally {
    line.close();
  }
}

function reportedOf({ kinds, keptProducts, ordersSince }: Removal): string {
  const lines = kinds
    .filter(({ before }) => before > 0)
    .map(
      ({ name, before, after }) =>
        `  ${name.padEnd(28)}${String(before - after).padStart(9)}${String(after).padStart(9)}`,
    );
  const { count, last } = ordersSince;
  return [
    `  ${"".padEnd(28)}${"deleted".padStart(9)}${"kept".padStart(9)}`,
    ...lines,
    ...(keptProducts.length > 0
      ? [`Products kept, because staff created or changed them: ${keptProducts.join("; ")}.`]
      : []),
    ...(count > 0 && last
      ? [
          `Among the orders are ${count} placed in this shop, the last on ${last.toISOString().slice(0, 10)}: they are deleted as test orders.`,
        ]
      : []),
    "All orders, invoices, customer accounts and carts are deleted; invoice numbers start again at 1.",
  ].join("\n");
}
