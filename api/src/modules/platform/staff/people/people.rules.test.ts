import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { expect, it } from "vitest";
import { keepsAnOwner, mayTouch, memberSentence, type CurrentState } from "./people.rules.ts";

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

it("mayTouch refuses members with more permissions", () => {
  const packer = { permissions: ["staff:edit", "orders:view"] as const };
  expect(mayTouch(packer, ["orders:view"])).toBe(true);
  expect(mayTouch(packer, [])).toBe(true);
  expect(mayTouch(packer, ["orders:view", "prices:edit"])).toBe(false);
  expect(mayTouch({ permissions: PERMISSIONS }, PERMISSIONS)).toBe(true);
});

it("memberSentence lists the changed fields", () => {
  const before = { name: "Ana", state: "active" as const, roles: ["Depozit"] };
  const after = { name: "Ana Pop", state: "locked" as const, roles: ["Depozit"] };
  expect(memberSentence(before, after)).toBe("Datele persoanei „Ana” au fost modificate: numele, starea.");
});
