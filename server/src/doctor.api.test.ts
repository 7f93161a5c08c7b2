/** `npm run doctor` as it is typed. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { openTestShop } from "../../api/src/testing/test-shop.ts";

const shop = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), "curat-doctor-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL("doctor.ts", import.meta.url));

it("looks at the shop of the environment, and says by its exit code that something is broken", async () => {
  const env = {
    PATH: process.env.PATH,
    // As npm begins it.
    npm_lifecycle_event: "doctor",
    DATABASE_URL: shop.config.databaseUrl,
    API_KEY: "k".repeat(24),
    SEAL_KEY: "s".repeat(32),
    DATA_DIR: folder,
    // Nobody listens there.
    PORT: "1",
    SMTP_URL: "smtp://127.0.0.1:1",
  };
  const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(process.execPath, [program], { env }, (error, stdout) =>
      resolve({ code: error?.code ?? 0, out: stdout }),
    );
  });
  expect(out).toMatch(/^well {4}PostgreSQL: version \d+/m);
  expect(out).toMatch(/^LOOK {4}index: no shop answers on this machine: start it$/m);
  expect(out).toMatch(/^LOOK {4}backup: none is known: npm run backup -- FILE, every night$/m);
  expect(out).toMatch(/^BROKEN {2}mail server: does not answer or let us in/m);
  expect(code).toBe(1);
});
