import { expect, it } from "vitest";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { beyond, knownPermissions, narrowed, permissionsOf } from "./grants.rules.ts";

it("finds what one would give without having it", () => {
  expect(beyond(["orders:view", "prices:edit"], ["keys:edit", "orders:view"])).toEqual(["prices:edit"]);
  expect(beyond(["orders:view"], ["keys:edit", "orders:view"])).toEqual([]);
});

it("forgets permissions that the shop no longer knows, and repeated ones", () => {
  const kept = ["prices:edit", "wholesale:edit", "orders:view", "prices:edit"];
  expect(knownPermissions(kept)).toEqual(["orders:view", "prices:edit"]);
});

it("adds up what roles allow, and gives the owner's all there is", () => {
  const store = { isOwner: false, permissions: ["stock:view", "orders:view"] };
  const care = { isOwner: false, permissions: ["orders:view", "complaints:answer", "gone:view"] };
  expect(permissionsOf([store, care])).toEqual(["orders:view", "complaints:answer", "stock:view"]);
  expect(permissionsOf([store, { isOwner: true, permissions: [] }])).toEqual(PERMISSIONS);
  expect(permissionsOf([])).toEqual([]);
});

it("leaves one who sees the office as another what both may", () => {
  expect(narrowed(["orders:view", "stock:view"], ["stock:view", "roles:edit"])).toEqual(["stock:view"]);
});
