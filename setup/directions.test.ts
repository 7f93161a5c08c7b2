import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Each is planted as a file of its own; one run of the linter judges them all.
const forbidden = [
  ["contract/src", "@curat/api"],
  ["contract/src", "@curat/storefront"],
  ["storefront/app", "@curat/api"],
  ["storefront/app", "pg"],
  ["storefront/app", "kysely"],
  ["api/src", "@curat/storefront"],
  ["api/src", "@curat/server"],
  ["api/src/modules/favourites", "../catalog/index.ts"],
  ["api/src/modules/sessions", "../search/index.ts"],
  ["api/src/modules/catalog", "../cart/index.ts"],
  ["api/src/modules/cart", "../catalog/catalog.store.ts"],
  ["api/src/modules/cart", "../orders/index.ts"],
  ["api/src/modules/orders", "../catalog/read-model.ts"],
  ["api/src/modules/orders/placing", "../../cart/cart.store.ts"],
  ["api/src/modules/orders/placing", "../../notifications/index.ts"],
  ["demo/src", "@curat/storefront"],
] as const;
const allowed = [
  ["api/src", "@curat/contract"],
  ["api/src/modules/favourites", "../sessions/index.ts"],
  ["api/src/modules/orders/placing", "../order-moves.ts"],
  ["api/src/modules/orders/placing", "../../cart/index.ts"],
  ["storefront/app", "@curat/contract"],
] as const;

const planted = [...forbidden, ...allowed].map(([folder, module], index) => ({
  file: join(folder, `planted-${process.pid}-${index}.ts`),
  content: `import type * as planted from "${module}";\nexport type Planted = typeof planted;\n`,
  module,
}));
let complaints: string[];

beforeAll(async () => {
  for (const { file, content } of planted) writeFileSync(join(root, file), content);
  complaints = await lint(planted.map(({ file }) => file));
});

afterAll(() => {
  for (const { file } of planted) rmSync(join(root, file), { force: true });
});

function lint(files: string[]): Promise<string[]> {
  const args = [join(root, "node_modules/.bin/oxlint"), "--format=unix", ...files];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (_error, stdout) => resolve(stdout.split("\n")));
  });
}

function complaintsAbout(folder: string, module: string): string[] {
  const file = planted.find((one) => dirname(one.file) === folder && one.module === module)?.file ?? "";
  return complaints.filter((line) => line.includes(file) && line.includes("no-restricted-imports"));
}

it.each(forbidden)("%s may not import %s, and the check says so as an error", (folder, module) => {
  expect(complaintsAbout(folder, module)).toEqual([expect.stringMatching(/\[Error/)]);
});

it.each(allowed)("%s may import %s", (folder, module) => {
  expect(complaintsAbout(folder, module)).toEqual([]);
});
