import { NEWS_FAULTS, newNetopiaV2Keys, signNews } from "@curat/stand-ins/netopia-v2";
import { expect, it } from "vitest";
import { publicKeys, readV2Notification } from "./notification.ts";
import { stateOf } from "./states.ts";

const keys = newNetopiaV2Keys();
const account = {
  url: "https://secure.mobilpay.ro/pay",
  apiKey: keys.apiKey,
  posSignature: keys.posSignature,
  publicKeysPem: keys.publicPem,
};
const news = {
  order: { orderID: "100001-ab" },
  payment: { ntpID: "3100042", status: 3, amount: 149.9, currency: "RON", code: "00", message: "Approved" },
};
const read = (signed: { body: string; token: string }, changes = {}) =>
  readV2Notification(Buffer.from(signed.body), signed.token, { ...account, ...changes });

it("readV2Notification parses a signed notification and its amount in bani", () => {
  expect(read(signNews(news, keys))).toMatchObject({
    ok: true,
    notification: { reference: "100001-ab", ntpId: "3100042", state: 3, currency: "RON", amountBani: 149_90 },
  });
});

it.each(NEWS_FAULTS.filter((fault) => !["twice", "lost", "unknown-state"].includes(fault)))(
  "a notification with the fault '%s' is refused, except that its audience may be a list",
  (fault) => {
    expect(read(signNews(news, keys, fault)).ok).toBe(fault === "aud-list");
  },
);

it("readV2Notification refuses a notification without a token or signed with another issuer's key", () => {
  const signed = signNews(news, keys);
  expect(readV2Notification(Buffer.from(signed.body), undefined, account).ok).toBe(false);
  expect(read({ ...signed, token: signed.token.slice(0, -2) }).ok).toBe(false);
  expect(read(signed, { publicKeysPem: newNetopiaV2Keys().publicPem }).ok).toBe(false);
});

it("any of several public keys can verify a notification, and text between the keys is ignored", () => {
  const both = `old\n${newNetopiaV2Keys().publicPem}\nnew\n${keys.publicPem}`;
  expect(publicKeys(both)).toHaveLength(2);
  expect(read(signNews(news, keys), { publicKeysPem: both }).ok).toBe(true);
  expect(publicKeys("-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----")).toEqual([]);
});

it("states 3 and 5 mean paid, and an unknown state has no effect except a notice to staff", () => {
  expect([3, 5].map((state) => stateOf(state))).toEqual([{ status: "paid" }, { status: "paid" }]);
  expect([12, 11, 23, 4, 2, 1].map((state) => stateOf(state).status)).toEqual([
    "failed",
    "failed",
    "failed",
    "cancelled",
    "authorized",
    "started",
  ]);
  for (const state of [9, 10, 13, 16, 17, 77])
    expect(stateOf(state)).toMatchObject({ status: "started", tell: expect.stringContaining("Netopia") });
});
