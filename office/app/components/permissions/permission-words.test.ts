import { expect, it } from "vitest";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { fieldOf, tickedPermissions } from "./permission-fields.ts";
import { PERMISSION_GROUPS, sentencesOf } from "./permission-words.ts";

it("every permission is listed once and has a label", () => {
  const named = PERMISSION_GROUPS.flatMap(({ permissions }) =>
    permissions.map(({ permission }) => permission),
  );
  expect(named.toSorted()).toEqual(PERMISSIONS.toSorted());
  for (const { noun, permissions } of PERMISSION_GROUPS)
    for (const { verb } of permissions) expect(`${noun} ${verb}`).not.toMatch(/undefined|:/);
});

it("sentencesOf describes a set of permissions with one sentence per noun", () => {
  expect(sentencesOf(["orders:move", "orders:view", "keys:view"])).toEqual([
    "Comenzi: vede, confirmă și finalizează",
    "Chei API: vede",
  ]);
});

it("tickedPermissions ignores unknown names", () => {
  const form = new FormData();
  form.set(fieldOf("orders:move"), "on");
  form.set("allow.orders.fire", "on");
  expect(tickedPermissions(form)).toEqual(["orders:move"]);
});
