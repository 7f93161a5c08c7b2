import { describe, expect, it } from "vitest";
import { testsBeside } from "./changed.ts";

const all = [
  "api/src/modules/selling/cart/cart.api.test.ts",
  "api/src/modules/selling/cart/typed-quantity.rules.test.ts",
  "api/src/modules/selling/orders/orders.api.test.ts",
  "api/src/modules/selling/orders/staff/moves.api.test.ts",
  "api/src/http/rate-limits.api.test.ts",
  "server/src/supervisor.system.test.ts",
  "server/src/backup/backup.api.test.ts",
];

describe("tests that a quick run includes", () => {
  it.each([
    ["in the module of the changed file", "api/src/modules/selling/orders/orders.rules.ts", [all[2], all[3]]],
    ["in the module of the contract's calls", "contract/src/cart.values.ts", [all[0]]],
    ["in the module of the contract's staff calls", "contract/src/staff/orders.ts", [all[2], all[3]]],
    ["in its folder", "api/src/http/serve.ts", [all[4]]],
    ["next to it under the same name", "server/src/supervisor.ts", [all[5]]],
    ["in the changed file itself", "server/src/backup/backup.api.test.ts", [all[6]]],
    ["nowhere for a screen", "storefront/app/root.tsx", []],
    ["nowhere for a document", "api/src/modules/selling/cart/notes.md", []],
  ])("testsBeside finds the tests of changed files %s", (_where, changed, expected) => {
    expect(testsBeside([changed], all)).toEqual(expected);
  });
});
