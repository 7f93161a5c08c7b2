import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isPrivateAddress } from "../../../external/service-address.ts";
import { newSecret, signedHeaders } from "./signature.ts";
import { messageOf, outcomeOf, stopReason } from "./webhooks.rules.ts";

const AT = new Date("2026-11-30T10:00:00Z");
const HOUR = 3_600_000;

it("a delivery ends after any 2xx response, and fails after ten attempts", () => {
  const at = { at: AT, chance: 0 };
  expect(outcomeOf({ status: 204, fault: "" }, { ...at, attempts: 1 })).toEqual({ state: "delivered" });
  const failed = { status: 302, fault: "Programul a răspuns cu codul 302." };
  const pauses = Array.from({ length: 9 }, (_, index) => {
    const outcome = outcomeOf(failed, { ...at, attempts: index + 1 });
    return outcome.state === "waiting" ? (outcome.dueAt.getTime() - AT.getTime()) / HOUR : NaN;
  });
  expect(pauses).toEqual([1 / 60, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]);
  expect(outcomeOf(failed, { ...at, attempts: 10 })).toEqual({ state: "failed" });
});

it("a receiver's Retry-After lengthens the pause to at most a day", () => {
  const dueAfter = (retryAfterSeconds: number) =>
    outcomeOf({ status: 429, fault: "429", retryAfterSeconds }, { attempts: 1, at: AT, chance: 0 });
  expect(dueAfter(600)).toEqual({ state: "waiting", dueAt: new Date("2026-11-30T10:10:00Z") });
  expect(dueAfter(10_000_000)).toEqual({ state: "waiting", dueAt: new Date("2026-12-01T10:00:00Z") });
});

it("deliveries stop after a 410 response and after three days of failures", () => {
  const failed = { status: 500, fault: "500" };
  const since = (hours: number) => ({ failingSince: new Date(AT.getTime() - hours * HOUR), at: AT });
  expect(stopReason({ status: 410, fault: "410" }, { failingSince: null, at: AT })).toMatch(/410/);
  expect(stopReason(failed, since(71))).toBeUndefined();
  expect(stopReason(failed, since(73))).toBe("Programul nu a primit niciun eveniment timp de trei zile.");
});

it("a message is signed with each valid secret as Standard Webhooks specifies", () => {
  const secrets = [newSecret(), newSecret()];
  const headers = signedHeaders({ id: "evt_7", body: "{}", at: AT }, secrets);
  const expected = secrets.map(
    (secret) =>
      `v1,${createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"))
        .update("evt_7.1796032800.{}")
        .digest("base64")}`,
  );
  expect(headers).toEqual({
    "webhook-id": "evt_7",
    "webhook-timestamp": "1796032800",
    "webhook-signature": expected.join(" "),
  });
});

it("a message is formatted as Standard Webhooks or CloudEvents", () => {
  const event = { id: 7, type: "order.paid", record: "order/3", data: { order_id: 3 }, at: AT };
  const shown = (format: "standard" | "cloudevents") => {
    const { body, contentType } = messageOf(event, { format, source: "https://shop.test" });
    return [contentType, JSON.parse(body)];
  };
  expect(shown("standard")).toEqual([
    "application/json",
    { type: "order.paid", timestamp: AT.toISOString(), data: { order_id: 3, sequence: 7 } },
  ]);
  expect(shown("cloudevents")).toEqual([
    "application/cloudevents+json",
    {
      specversion: "1.0",
      id: "evt_7",
      source: "https://shop.test",
      type: "order.paid",
      subject: "order/3",
      time: AT.toISOString(),
      datacontenttype: "application/json",
      data: { order_id: 3, sequence: 7 },
    },
  ]);
});

it.each([
  ["10.1.2.3", true],
  ["127.0.0.1", true],
  ["169.254.169.254", true],
  ["172.31.0.1", true],
  ["192.168.1.1", true],
  ["::1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["::ffff:10.0.0.1", true],
  ["93.184.216.34", false],
  ["172.32.0.1", false],
  ["2606:2800:220:1::1", false],
])("%s is a private address: %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
