import { expect, it } from "vitest";
import type { Person, Staff } from "./caller.ts";
import { Refusal } from "./refusal.ts";
import { openStaffAuth } from "./staff-auth.ts";

const DEPOT: Staff = {
  kind: "key",
  id: "7",
  name: "Depozit",
  permissions: ["orders:view"],
  isOwner: false,
  discountPercent: 0,
};
const OTHER: Staff = { ...DEPOT, id: "8", name: "Birou" };
const ANA: Person = {
  kind: "staff",
  id: "1",
  memberId: 1,
  sessionId: 1,
  name: "Ana",
  email: "ana@example.com",
  permissions: ["orders:view", "roles:edit"],
  isOwner: false,
  discountPercent: 0,
  isConfirmed: true,
};
const requested = {
  permissions: ["orders:view"],
  isSensitive: false,
  method: "GET",
  path: "/",
  from: "10.0.0.1",
} as const;

function aDoor(person: Person, rateLimits = true) {
  let known = 0;
  return openStaffAuth({
    rateLimits,
    staffNetworks: undefined,
    log: () => undefined,
    findPerson: async () => ({ is: "person", person }),
    findKeyHolder: async () => ((known += 1) > 6_001 ? OTHER : DEPOT),
  });
}

const refusalOf = async (entering: Promise<unknown>): Promise<[number, string | undefined] | undefined> =>
  entering.then(
    () => undefined,
    (refused: unknown) =>
      refused instanceof Refusal ? [refused.status, refused.body.error] : [500, "fault"],
  );

it("staff authentication limits one key to 6,000 calls a minute, without affecting others", async () => {
  const door = aDoor(ANA);
  const sendRequest = () => refusalOf(door.staff({ token: undefined, key: "a-key" }, requested));
  for (let call = 0; call < 6_000; call += 1) expect(await sendRequest()).toBeUndefined();
  expect(await sendRequest()).toEqual([429, undefined]);
  expect(await sendRequest()).toBeUndefined();
});

it.each([
  [true, undefined],
  [false, [403, "second_factor_required"]],
])(
  "staff authentication requires a recent second factor for a sensitive call (confirmed: %s)",
  async (isConfirmed, expected) => {
    const door = aDoor({ ...ANA, isConfirmed });
    const sent = { token: "a-token", key: undefined };
    const sensitive = { ...requested, permissions: ["roles:edit"], isSensitive: true } as const;
    expect(await refusalOf(door.staff(sent, sensitive))).toEqual(expected);
    expect(await refusalOf(door.person(sent, { ...sensitive, permissions: undefined }))).toEqual(expected);
    // A caller without the permission gets 403 and is not asked for a code first.
    expect(await refusalOf(door.staff(sent, { ...sensitive, permissions: ["keys:edit"] }))).toEqual([
      403,
      undefined,
    ]);
  },
);
