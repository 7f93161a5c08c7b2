import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { expect, it } from "vitest";
import { keepsAnOwner, mayTouch, memberSentence, type CurrentState } from "./people.rules.ts";

const owner = (id: number, state: CurrentState["state"] = "active"): CurrentState => ({
  id,
  state,
  isOwner: true,
});

it.each<[string, CurrentState[], CurrentState, boolean]>([
  ["is locked while another is active", [owner(1), owner(2)], owner(1, "locked"), true],
  ["may not be locked alone", [owner(1)], owner(1, "locked"), false],
  ["may not lose the role", [owner(1)], { id: 1, state: "active", isOwner: false }, false],
  ["is not saved by one who is invited", [owner(1), owner(2, "invited")], owner(1, "locked"), false],
  ["is not saved by one who is locked", [owner(1), owner(2, "locked")], owner(1, "invited"), false],
  ["does not hinder what another is", [owner(1)], { id: 3, state: "locked", isOwner: false }, true],
  ["does not hinder who was none at work", [owner(2, "invited")], owner(2, "locked"), true],
  ["may stay", [owner(1)], owner(1), true],
])("keepsAnOwner: the last owner %s", (_, people, after, expected) => {
  expect(keepsAnOwner(people, after)).toBe(expected);
});

it("mayTouch refuses members with more permissions", () => {
  const packer = { permissions: ["staff:edit", "orders:view"] as const };
  expect(mayTouch(packer, ["orders:view"])).toBe(true);
  expect(mayTouch(packer, [])).toBe(true);
  expect(mayTouch(packer, ["orders:view", "prices:edit"])).toBe(false);
  expect(mayTouch({ permissions: PERMISSIONS }, PERMISSIONS)).toBe(true);
});

it("memberSentence names the changed fields", () => {
  const before = { name: "Ana", state: "active" as const, roles: ["Depozit"] };
  const after = { name: "Ana Pop", state: "locked" as const, roles: ["Depozit"] };
  expect(memberSentence(before, after)).toBe("Datele persoanei „Ana” au fost modificate: numele, starea.");
});
