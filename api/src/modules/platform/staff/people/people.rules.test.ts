import { type Permission, PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { expect, it } from "vitest";
import { mayGrant } from "../grants.rules.ts";
import { keepsAnOwner, memberSentence, type CurrentState } from "./people.rules.ts";

const owner = (id: number, state: CurrentState["state"] = "active"): CurrentState => ({
  id,
  state,
  isOwner: true,
});

it.each<[string, CurrentState[], CurrentState, boolean]>([
  ["may be locked while another owner is active", [owner(1), owner(2)], owner(1, "locked"), true],
  ["may not be locked when there is no other", [owner(1)], owner(1, "locked"), false],
  ["may not lose the role", [owner(1)], { id: 1, state: "active", isOwner: false }, false],
  [
    "may not be locked when the other owner is only invited",
    [owner(1), owner(2, "invited")],
    owner(1, "locked"),
    false,
  ],
  [
    "may not be invited again when the other owner is locked",
    [owner(1), owner(2, "locked")],
    owner(1, "invited"),
    false,
  ],
  ["does not restrict other staff", [owner(1)], { id: 3, state: "locked", isOwner: false }, true],
  ["may be locked if nobody was active before", [owner(2, "invited")], owner(2, "locked"), true],
  ["may stay as they are", [owner(1)], owner(1), true],
])("keepsAnOwner: the last owner %s", (_, people, after, expected) => {
  expect(keepsAnOwner(people, after)).toBe(expected);
});

it("mayGrant refuses roles with more permissions or a higher discount limit", () => {
  const packer = {
    permissions: ["staff:edit", "orders:view", "discounts:give"] as const,
    discountPercent: 5,
  };
  const may = (permissions: Permission[], discountPercent = 0) =>
    mayGrant(packer, [{ isOwner: false, permissions, discountPercent }]);
  expect(may(["orders:view"])).toBe(true);
  expect(mayGrant(packer, [])).toBe(true);
  expect(may(["orders:view", "prices:edit"])).toBe(false);
  expect(may(["discounts:give"], 5)).toBe(true);
  expect(may(["discounts:give"], 6)).toBe(false);
  const isOwner = { isOwner: true, permissions: [], discountPercent: 0 };
  expect(mayGrant(packer, [isOwner])).toBe(false);
  expect(mayGrant({ permissions: PERMISSIONS, discountPercent: 100 }, [isOwner])).toBe(true);
});

it("memberSentence lists the changed fields", () => {
  const before = { name: "Ana", state: "active" as const, roles: ["Depozit"] };
  const after = { name: "Ana Pop", state: "locked" as const, roles: ["Depozit"] };
  expect(memberSentence(before, after)).toBe("Datele persoanei „Ana” au fost modificate: numele, starea.");
});
