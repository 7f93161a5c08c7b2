/** Runs `npm run doctor` as users do. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { openTestShop } from "../../api/src/testing/test-shop.ts";

const shop = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), "curat-doctor-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL("doctor.ts", import.meta.url));

async function runDoctor(changes: Record<string, string> = {}): Promise<{ code: unknown; out: string }> {
  const env = {
    PATH: process.env.PATH,
    // Set by npm for its scripts.
    npm_lifecycle_event: "doctor",
    DATABASE_URL: shop.config.databaseUrl,
    API_KEY: "k".repeat(24),
    SEAL_KEY: "s".repeat(32),
    DATA_DIR: folder,
    // An unused port.
    PORT: "1",
    SMTP_URL: "smtp://127.0.0.1:1",
    ...changes,
  };
  return await new Promise((resolve) => {
    execFile(process.execPath, [program], { env }, (error, stdout) =>
      resolve({ code: error?.code ?? 0, out: stdout }),
    );
  });
}

it("the doctor command checks the configured shop and its exit code reports failures", async () => {
  const { code, out } = await runDoctor();
  expect(out).toMatch(/^well {4}PostgreSQL: version \d+/m);
  expect(out).toMatch(/^LOOK {4}index: no shop responds on this machine: start it$/m);
  expect(out).toMatch(/^LOOK {4}backup: none is recorded: run npm run backup -- FILE, every night$/m);
  expect(out).toMatch(/^BROKEN {2}mail server: does not respond or refuses the login/m);
  expect(code).toBe(1);
});

it("the doctor command reports that the last backup did not reach the archive", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const archive = join(folder, "archive");
  const copy = join(archive, "backups", "2026-11-28-0245.backup");
  mkdirSync(join(archive, "backups"), { recursive: true });
  writeFileSync(copy, "");
  utimesSync(copy, hoursAgo(30), hoursAgo(30));
  await shop.query("insert into setting (key, value) values ('lastBackup', $1)", [
    JSON.stringify({ at: hoursAgo(3).toISOString() }),
  ]);
  const { out } = await runDoctor({ BACKUP_ARCHIVE: archive });
  expect(out).toMatch(/^well {4}backup: the last one was made 3 hours ago$/m);
  expect(out).toMatch(
    /^LOOK {4}backup copy: the newest in BACKUP_ARCHIVE is 30 hours old, but a newer backup exists:/m,
  );
});
