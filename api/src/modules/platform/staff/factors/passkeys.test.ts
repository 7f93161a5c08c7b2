import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { softPasskey } from "../../../../testing/soft-passkey.ts";
import { type Credential, creationOptions, newChallenge, passkeyOf } from "./passkeys.ts";

const PLACE = { shopUrl: "https://shop.example" };
const warnings: string[] = [];
const note = (warning: Error): unknown => warnings.push(`${warning.name}: ${warning.message}`);
process.on("warning", note);
afterEach(() => void process.off("warning", note));

it("creating a passkey causes no Node warnings", async () => {
  const challenge = newChallenge();
  const person = { memberId: 1, email: "ana@example.com", name: "Ana", challenge, standing: [] };
  const options = await creationOptions(PLACE, person);
  expect(options.pubKeyCredParams).toEqual([-8, -7, -257].map((alg) => ({ alg, type: "public-key" })));
  const credential = softPasskey("shop.example").create(
    { challenge, ...options },
    PLACE.shopUrl,
  ) as Credential;
  expect(await passkeyOf(PLACE, credential, { challenge, name: "Telefon" })).toMatchObject({
    name: "Telefon",
  });
  // Warnings are emitted one turn later.
  await turn();
  expect(warnings).toEqual([]);
});
