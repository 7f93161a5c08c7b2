import { expect, it } from "vitest";
import type { CourierResult } from "../shipping.port.ts";
import { createTokenKeeper, type Token } from "./token.ts";

const START = Date.parse("2026-11-21T10:00:00Z");
const REFUSED = { ok: false, kind: "refused", message: "Parolă greșită." } as const;
const AWAY = { ok: false, kind: "unreachable", message: "Nu răspunde." } as const;

function aKeeper(...answers: CourierResult<Token>[]) {
  const clock = { ms: START };
  let logins = 0;
  const logIn = async (): Promise<CourierResult<Token>> => answers[logins++] ?? AWAY;
  return { keeper: createTokenKeeper(logIn, () => new Date(clock.ms)), clock, logins: () => logins };
}

it("a refused login applies to all callers for a minute", async () => {
  const token = { value: "t", expiresAt: new Date(START + 3_600_000) };
  const { keeper, clock, logins } = aKeeper(REFUSED, { ok: true, value: token });
  for (let parcel = 0; parcel < 5; parcel += 1) expect(await keeper.get()).toEqual(REFUSED);
  expect(logins()).toBe(1);
  clock.ms += 60_000;
  expect(await keeper.get()).toEqual({ ok: true, value: token });
});

it("the next call retries a login that failed because the courier was unreachable", async () => {
  const { keeper, logins } = aKeeper(AWAY, AWAY);
  await keeper.get();
  await keeper.get();
  expect(logins()).toBe(2);
});
