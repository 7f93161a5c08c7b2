import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { problemsOf } from "./directions.ts";
import { type Import, importsIn, importsOf } from "./imports.ts";
import { readLayers } from "./layers.ts";
import { impureRules } from "./purity.ts";

// Violations are added in memory; nothing is written to disk.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const layers = readLayers(readFileSync(join(root, "docs/architecture.md"), "utf8"));

const api = "api/src/modules";
const app = "storefront/app";
const screens = "office/app/screens";

const forbidden = [
  // Imports of a module that comes later in the table of modules.
  [`${api}/catalogue/promotions/apply.service.ts`, "../../selling/cart/index.ts"],
  [`${api}/catalogue/catalog/catalog.service.ts`, "../../modules.ts"],
  // Imports that bypass a module's index.ts.
  [`${api}/selling/cart/lines.rules.ts`, "../../catalogue/catalog/catalog.rules.ts"],
  [`${api}/selling/cart/cart.api.test.ts`, "../../catalogue/catalog/catalog.store.ts"],
  ["api/src/jobs/tasks.ts", "../modules/selling/cart/cart.tasks.ts"],
  // Imports of modules by lower layers.
  ["api/src/http/failures.ts", "../modules/platform/settings/index.ts"],
  ["api/src/db/database.ts", "../http/refusal.ts"],
  [`${api}/selling/cart/cart.service.ts`, "../../../app.ts"],
  // Imports that a kind of file must not have, even within its module.
  [`${api}/selling/cart/lines.rules.ts`, "./cart.store.ts"],
  [`${api}/selling/orders/placing/unproven.rules.ts`, "node:crypto"],
  [`${api}/selling/cart/cart.store.ts`, "./cart.service.ts"],
  [`${api}/selling/cart/cart.service.ts`, "../../../testing/test-shop.ts"],
  // Imports of other workspaces, by name and by path.
  ["contract/src/cart.ts", "@curat/api"],
  ["contract/src/cart.ts", "../../api/src/identity/company-numbers.ts"],
  [`${api}/selling/cart/lines.rules.ts`, "../../../../../node_modules/@curat/contract/src/cart.values.ts"],
  ["demo/src/index.ts", "@curat/storefront"],
  ["stand-ins/src/netopia/index.ts", "@curat/api"],
  ["server/src/web.ts", "@curat/demo"],
  ["server/src/web.ts", "../../api/src/db/database.ts"],
  [`${app}/screens/search/load.server.ts`, "pg"],
  // Imports between storefront layers in the wrong direction.
  [`${app}/components/stock-badge/stock-badge.tsx`, "../../screens/page/page-route.ts"],
  [`${app}/session/session.server.ts`, "../screens/page/page-route.ts"],
  [`${app}/screens/product/buy-box.tsx`, "../../routes.ts"],
  // Storefront screens that import each other.
  [`${app}/screens/guest-complaint/screen.tsx`, "../account/empty.tsx"],
  [`${app}/screens/order-sent/screen.tsx`, "../payment/use-payment-polling.ts"],
  [`${app}/screens/article/screen.tsx`, "../screens.ts"],
  [`${app}/screens/promotion/gift.tsx`, "../loaders.server.ts"],
  [`${app}/screens/account/offers/load.server.ts`, "../../offer/load.server.ts"],
  [`${app}/screens/search/load.server.ts`, "../page/load-page.server.ts"],
  // Office screens that import each other, also across groups and through an index.
  [`${screens}/selling/order/history-panel.tsx`, "../orders/promise-mark.tsx"],
  [`${screens}/selling/order/order.route.tsx`, "../../money/e-factura/queue-panels.tsx"],
  [`${screens}/catalogue/product/price/price.route.tsx`, "../../products/products.server.ts"],
  [
    `${screens}/catalogue/sheet/sheet.server.ts`,
    "@curat/office/app/screens/catalogue/products/products.server.ts",
  ],
  [`${screens}/backoffice/home/home.route.tsx`, "../../not-found.route.tsx"],
  ["office/app/lists/list-view.tsx", "../screens/selling/orders/promise-mark.tsx"],
] as const;

/** Refused only as static imports. */
const forbiddenAtStart = [
  ["server/src/demo.ts", "@curat/demo/media"],
  ["server/src/demo.ts", "@curat/stand-ins/sameday"],
] as const;

/** Refused only as value imports. */
const forbiddenValues = [
  [`${api}/selling/cart/cart.store.ts`, "../../../http/refusal.ts"],
  [`${app}/components/stock-badge/stock-badge.tsx`, "@curat/contract/cart"],
  [`${app}/screens/search/screen.tsx`, "zod"],
  [`${app}/screens/search/screen.tsx`, "../../session/api.server.ts"],
  [`${app}/screens/search/search.route.tsx`, "@curat/contract/search"],
  [`${app}/components/product-card/product-card.tsx`, "node:crypto"],
  [`${app}/hydrate.tsx`, "./document/page-data.server.ts"],
  ["office/app/lists/list-view.tsx", "node:path"],
  ["contract/src/stock-alerts.values.ts", "zod"],
  ["contract/src/stock-alerts.values.ts", "./stock-alerts.ts"],
  ["ui/src/price/price.tsx", "@curat/contract/cart"],
] as const;

const allowed = [
  [`${api}/selling/cart/lines.rules.ts`, "../../catalogue/catalog/index.ts"],
  [`${api}/selling/orders/placing/place-order.service.ts`, "../../cart/index.ts"],
  [`${api}/catalogue/catalog/catalog.api.test.ts`, "../../../testing/test-shop.ts"],
  [`${api}/selling/cart/cart.service.ts`, "../../../jobs/enqueue.ts"],
  [`${api}/selling/payments/providers/netopia/netopia.test.ts`, "@curat/stand-ins/netopia"],
  ["server/src/worker.api.test.ts", "../../api/src/testing/test-shop.ts"],
  [`${app}/components/stock-badge/stock-badge.tsx`, "@curat/contract/cart.values"],
  [`${app}/screens/search/search.route.tsx`, "./load.server.ts"],
  [`${app}/screens/search/load.server.ts`, "node:crypto"],
  [`${screens}/catalogue/product/price/price.route.tsx`, "../product-frame.tsx"],
  [`${screens}/fulfilment/send-part/send-part.server.test.ts`, "../../selling/order/order.server.ts"],
  [`${app}/screens/account/offers/screen.tsx`, "../empty.tsx"],
  [`${app}/screens/screens.ts`, "./page/screen-of-address.ts"],
  [`${app}/screens/preview/load.server.ts`, "../landing/load.server.ts"],
  [`${app}/components/filters/filter-panel.test.tsx`, "../../screens/blog-list/screen.tsx"],
  ["bench/src/search/search.ts", "../../../api/src/modules/catalogue/search/sync.ts"],
] as const;

const atStart = {
  import: (from: string) => `import * as planted from "${from}";`,
  "side effect": (from: string) => `import "${from}";`,
  "export from": (from: string) => `export { planted } from "${from}";`,
  "export *": (from: string) => `export * from "${from}";`,
};
const later = { "dynamic import": (from: string) => `export const planted = () => import("${from}");` };
const byValue = { ...atStart, ...later };
const byType = {
  "import type": (from: string) => `import type { Planted } from "${from}";`,
  "inline type": (from: string) => `import { type Planted } from "${from}";`,
  "export type": (from: string) => `export type { Planted } from "${from}";`,
  "type import(…)": (from: string) => `export type Planted = import("${from}").Planted;`,
};

function undetectedForms(
  file: string,
  from: string,
  cases: Record<string, (from: string) => string>,
): string[] {
  return Object.entries(cases)
    .filter(([, write]) => problemsOf(importsIn(file, write(from)), layers).length === 0)
    .map(([way]) => way);
}

it("all files with planted violations exist", () => {
  const planted = [...forbidden, ...forbiddenAtStart, ...forbiddenValues, ...allowed];
  const named = planted.flatMap(([file, from]) => [
    file,
    ...(from.startsWith(".") ? [join(dirname(file), from)] : []),
  ]);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe("import closures of rules", () => {
  const problemsWith = async (file: string, source: string) =>
    impureRules([...(await all), ...importsIn(file, source)]);
  const all = projectImports();

  it.each([
    [`${api}/fulfilment/shipments/shipments.rules.ts`, "./awb.ts"],
    [`${api}/aftersales/returns/returns.rules.ts`, "../../../context.ts"],
    // Reaches I/O through a file whose name does not reveal it.
    [`${api}/selling/orders/orders.rules.ts`, "../../../pdf/render-pdf.ts"],
    [`${api}/catalogue/catalog/catalog.rules.ts`, "../../../text/html.ts"],
    [`${api}/selling/cart/lines.rules.ts`, "../../selling/payments/providers/netopia/read-notification.ts"],
  ])("the check finds I/O in a rule's import closure: %s -> %s", async (file, from) => {
    const found = await problemsWith(file, `import { planted } from "${from}";`);
    expect(found.some((problem) => problem.startsWith(`${file} reaches `))).toBe(true);
  });

  it("the check finds I/O that a shared file imports", async () => {
    const found = await problemsWith("api/src/text/money.ts", 'import { readFile } from "node:fs/promises";');
    expect(found.join("\n")).toContain(
      `${api}/selling/cart/lines.rules.ts reaches node:fs/promises (api/src/text/money.ts:1)`,
    );
  });

  it("the check follows only imported names through a module's index.ts", async () => {
    const file = `${api}/selling/cart/lines.rules.ts`;
    const door = "../../catalogue/catalog/index.ts";
    expect(await problemsWith(file, `import { stockIdOf } from "${door}";`)).toEqual([]);
    expect(await problemsWith(file, `import { refreshProductRead } from "${door}";`)).not.toEqual([]);
    expect(await problemsWith(file, `import * as catalog from "${door}";`)).not.toEqual([]);
  });
});

async function projectImports(): Promise<Import[]> {
  // With a variable path, TypeScript does not look for types.
  const script = "./file-rules.mjs";
  const { projectFiles } = (await import(script)) as { projectFiles: () => Promise<string[]> };
  return importsOf(
    (await projectFiles()).filter((file) => /\.(?:ts|tsx|mjs)$/.test(file)),
    root,
  );
}

describe("import() with a computed path", () => {
  const problemsIn = (file: string, source: string) => problemsOf(importsIn(file, source), layers);

  it.each([
    "import(`../../../../../demo/src/${name}.ts`);",
    'import("../../../../../demo/src/" + name);',
    "import(path);",
    'import.meta.glob("../*/*.tsx");',
    'import.meta.glob<object>(["../**/*.tsx"], { eager: true });',
  ])("the check refuses a computed path in application code: %s", (source) => {
    expect(problemsIn(`${api}/selling/cart/cart.service.ts`, source).join()).toContain(
      "Write the whole path",
    );
    expect(problemsIn(`${app}/screens/search/screen.tsx`, source)).toHaveLength(1);
  });

  it("the check treats a template string without expressions like any other path", () => {
    expect(
      problemsIn(`${api}/selling/cart/cart.service.ts`, "import(`../../../../../demo/src/index.ts`);"),
    ).toHaveLength(1);
  });

  it("the check allows computed paths in tests", () => {
    expect(problemsIn("contract/src/cost.test.ts", "import(`./${name}`);")).toEqual([]);
  });
});

describe("violations in every import syntax", () => {
  it("the check finds every forbidden import in every syntax", () => {
    const past = forbidden.flatMap(([file, from]) =>
      undetectedForms(file, from, { ...byValue, ...byType }).map((way) => `${file}: ${way} ${from}`),
    );
    expect(past).toEqual([]);
  });

  it.each(forbiddenValues)("the file %s may only import types of %s", (file, from) => {
    expect(undetectedForms(file, from, byValue)).toEqual([]);
    expect(undetectedForms(file, from, byType)).toEqual(Object.keys(byType));
  });

  it.each(forbiddenAtStart)("the file %s may load %s only at run time", (file, from) => {
    expect(undetectedForms(file, from, atStart)).toEqual([]);
    expect(undetectedForms(file, from, { ...later, ...byType })).toEqual([
      ...Object.keys(later),
      ...Object.keys(byType),
    ]);
  });

  it("the check reports a violation with its line and reason", () => {
    const file = `${api}/selling/cart/quote.rules.ts`;
    expect(problemsOf(importsIn(file, `\nimport "../orders/index.ts";`), layers)).toEqual([
      `${file}:2 imports ../orders/index.ts. selling/cart is a lower layer than selling/orders in api/src/modules.`,
    ]);
  });
});

it("the check reports a screen imported through an index.ts at both places", () => {
  const all = { ...byValue, ...byType };
  expect(undetectedForms(`${screens}/selling/index.ts`, "./orders/promise-mark.tsx", all)).toEqual([]);
  expect(undetectedForms(`${screens}/selling/order/history-panel.tsx`, "../index.ts", all)).toEqual([]);
  expect(
    undetectedForms("office/app/components/index.ts", "../screens/selling/orders/texts.ts", all),
  ).toEqual([]);
});

it.each(allowed)("the file %s may import %s", (file, from) => {
  expect(undetectedForms(file, from, { ...byValue, ...byType })).toEqual(
    Object.keys({ ...byValue, ...byType }),
  );
});

it("the check ignores import statements inside strings and comments", () => {
  expect(importsIn("x.ts", `export const a = 'import "@curat/api"'; // import("@curat/api")`)).toEqual([]);
});

it("the check refuses an architecture document without the layer tables", () => {
  expect(() => readLayers("# Architecture\n")).toThrow('no table "workspace"');
});
