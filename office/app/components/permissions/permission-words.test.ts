import { expect, it } from "vitest";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { fieldOf, tickedPermissions } from "./permission-fields.ts";
import { PERMISSION_GROUPS, sentencesOf } from "./permission-words.ts";

it("the labels cover every permission exactly once", () => {
  const named = PERMISSION_GROUPS.flatMap(({ permissions }) =>
    permissions.map(({ permission }) => permission),
  );
  expect(named.toSorted()).toEqual(PERMISSIONS.toSorted());
  for (const { noun, permissions } of PERMISSION_GROUPS)
    for (const { verb } of permissions) expect(`${noun} ${verb}`).not.toMatch(/undefined|:/);
});

it("a set of permissions is described in sentences", () => {
  expect(sentencesOf(["orders:move", "orders:view", "keys:view"])).toEqual([
    "Comenzi: vede, confirmă și finalizează",
    "Chei API: vede",
  ]);
});

it("a form yields only known ticked permissions", () => {
  const form = new FormData();
  form.set(fieldOf("orders:move"), "on");
  form.set("allow.orders.fire", "on");
  expect(tickedPermissions(form)).toEqual(["orders:move"]);
});
