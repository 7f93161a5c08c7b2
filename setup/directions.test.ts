import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
let planted: string | undefined;

afterEach(() => {
  if (planted) rmSync(planted, { force: true });
});

function lint(file: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, "node_modules/.bin/oxlint"), "--deny-warnings", file],
      { cwd: root },
      (error, stdout, stderr) => resolve({ passed: error === null, output: stdout + stderr }),
    );
  });
}

/** Writes one file with this content into a folder of the project and lints it. */
async function plant(folder: string, content: string): Promise<{ passed: boolean; output: string }> {
  planted = join(root, folder, `planted-${process.pid}.ts`);
  writeFileSync(planted, content);
  return await lint(planted);
}

it.each([
  ["the contract", "contract/src", "@curat/api"],
  ["the contract", "contract/src", "@curat/storefront"],
  ["the storefront", "storefront/app", "@curat/api"],
  ["the storefront", "storefront/app", "pg"],
  ["the storefront", "storefront/app", "kysely"],
  ["the api", "api/src", "@curat/storefront"],
  ["the api", "api/src", "@curat/server"],
  ["the demo", "demo/src", "@curat/storefront"],
])("%s (%s) may not import %s", async (_room, folder, forbidden) => {
  const { passed, output } = await plant(
    folder,
    `import * as forbidden from "${forbidden}";\nconsole.warn(forbidden);\n`,
  );
  expect(output).toContain("no-restricted-imports");
  expect(passed).toBe(false);
});

it("lets the allowed directions pass", async () => {
  const { output } = await plant(
    "api/src",
    'import type * as contract from "@curat/contract";\nexport type Contract = typeof contract;\n',
  );
  expect(output).not.toContain("no-restricted-imports");
});
