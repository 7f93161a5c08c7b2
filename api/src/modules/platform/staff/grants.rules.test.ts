import { expect, it } from "vitest";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { beyond, knownPermissions, narrowed, permissionsOf } from "./grants.rules.ts";

it("beyond returns the permissions that a granter lacks", () => {
  expect(beyond(["orders:view", "prices:edit"], ["keys:edit", "orders:view"])).toEqual(["prices:edit"]);
  expect(beyond(["orders:view"], ["keys:edit", "orders:view"])).toEqual([]);
});

it("knownPermissions drops unknown and repeated permissions", () => {
  const stored = ["prices:edit", "wholesale:edit", "orders:view", "prices:edit"];
  expect(knownPermissions(stored)).toEqual(["orders:view", "prices:edit"]);
});

it("permissionsOf combines roles; the owner has every permission", () => {
  const store = { isOwner: false, permissions: ["stock:view", "orders:view"] };
  const care = { isOwner: false, permissions: ["orders:view", "complaints:answer", "gone:view"] };
  expect(permissionsOf([store, care])).toEqual(["orders:view", "complaints:answer", "stock:view"]);
  expect(permissionsOf([store, { isOwner: true, permissions: [] }])).toEqual(PERMISSIONS);
  expect(permissionsOf([])).toEqual([]);
});

it("narrowed returns the permissions that the member and the viewed role share", () => {
  expect(narrowed(["orders:view", "stock:view"], ["stock:view", "roles:edit"])).toEqual(["stock:view"]);
});
