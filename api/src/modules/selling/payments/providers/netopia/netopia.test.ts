import { createPublicKey } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  NETOPIA,
  notificationXml,
  PROCESSOR_KEY,
  type TestNotification,
} from "../../../../../testing/test-payments.ts";
import { parseXml } from "../../../../../text/xml.ts";
import { seal, unseal } from "./envelope.ts";
import { answerRefused, answerUnderstood, readNotification } from "./read-notification.ts";
import type { CardOrder } from "../processor.ts";
import { cardPaymentForm } from "./payment-form.ts";

const merchantPem = createPublicKey(NETOPIA.privateKeyPem).export({ type: "spki", format: "pem" }).toString();

describe("an envelope", () => {
  it("an envelope opens with its private key, and is different each time", () => {
    const first = seal("Țigla & „șindrila”", NETOPIA.certificatePem);
    expect(unseal(first, PROCESSOR_KEY)).toBe("Țigla & „șindrila”");
    expect(seal("Țigla & „șindrila”", NETOPIA.certificatePem).data).not.toBe(first.data);
  });

  const sealed = seal("text", NETOPIA.certificatePem);
  it.each([
    ["with another cipher", { ...sealed, cipher: "rc4" }],
    ["without a key", { ...sealed, env_key: undefined }],
    ["with an unencrypted key", { ...sealed, env_key: Buffer.alloc(256, 7).toString("base64") }],
    [
      "with a number beyond the key's modulus",
      { ...sealed, env_key: Buffer.alloc(256, 255).toString("base64") },
    ],
    ["with a key of another length", { ...sealed, env_key: "AAAA" }],
    ["with an initial vector too short", { ...sealed, iv: "AAAA" }],
    ["with data cut off", { ...sealed, data: sealed.data.slice(0, 8) }],
    ["for another recipient", seal("text", merchantPem)],
  ])("an envelope %s is rejected", (_, envelope) => {
    expect(unseal(envelope, PROCESSOR_KEY)).toBeUndefined();
  });

  it("decryption does not reject numbers above the modulus faster, which would reveal the modulus", () => {
    const [small, beyond] = [1, 255].map((byte) => ({
      ...sealed,
      env_key: Buffer.alloc(256, byte).toString("base64"),
    }));
    const millisecondsOf = (envelope: object): number => {
      const runs = Array.from({ length: 15 }, () => {
        const begun = performance.now();
        unseal(envelope, PROCESSOR_KEY);
        return performance.now() - begun;
      });
      return Math.min(...runs);
    };
    // An early rejection would take only a fifth of the time.
    expect(millisecondsOf(beyond ?? {})).toBeGreaterThan(millisecondsOf(small ?? {}) / 3);
  });
});

const order: CardOrder = {
  reference: "100001-ab",
  amountBani: 50_49,
  details: "Comanda 100001",
  buyer: {
    type: "company",
    firstName: `Ana "<Pop>`,
    lastName: "O'Brien & fiii",
    email: "ana@example.com",
    phone: "+40740123456",
    address: "Str. Lungă 1*",
  },
  returnUrl: "https://curat.example/plata/x?a=1&b=2",
  confirmUrl: "https://curat.example/api/v1/payments/netopia/notification",
  startedAt: new Date("2026-11-21T22:30:05Z"),
  at: new Date("2026-11-21T22:30:05Z"),
};

describe("a payment form", () => {
  it("a payment form posts the encrypted order to the processor", () => {
    const form = cardPaymentForm({ ...NETOPIA, url: 'https://pay.example/?a="&b' }, order);
    expect(form).toMatch(/^<form method="post" action="https:\/\/pay\.example\/\?a=&quot;&amp;b">/);
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value]) => [name, value]),
    );
    expect(parseXml(unseal(fields, PROCESSOR_KEY) ?? "")).toMatchObject({
      order: {
        type: "card",
        id: "100001-ab",
        // Half past midnight in Romania.
        timestamp: "20261122003005",
        signature: "TEST-TEST-TEST-TEST-TEST",
        invoice: {
          currency: "RON",
          amount: "50.49",
          details: "Comanda+100001",
          contact_info: {
            billing: {
              type: "company",
              first_name: "Ana+%22%3CPop%3E",
              last_name: "O%27Brien+%26+fiii",
              email: "ana%40example.com",
              mobile_phone: "%2B40740123456",
              address: "Str.+Lung%C4%83+1%2A",
            },
          },
        },
        url: { return: "https://curat.example/plata/x?a=1&b=2" },
      },
    });
  });

  it("a payment form writes whole amounts with two decimals", () => {
    const form = cardPaymentForm(NETOPIA, { ...order, amountBani: 1_000_00 });
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value]) => [name, value]),
    );
    expect(unseal(fields, PROCESSOR_KEY)).toContain('amount="1000.00"');
  });
});

describe("a notification", () => {
  const read = (fields: Partial<TestNotification>, change = (xml: string): string => xml) =>
    readNotification(
      {
        ...seal(change(notificationXml({ reference: "100001-ab", amount: "50.49", ...fields })), merchantPem),
      },
      NETOPIA,
    );

  it.each([
    ["new", "0", "started"],
    ["paid_pending", "0", "authorized"],
    ["confirmed_pending", "0", "authorized"],
    ["paid", "0", "authorized"],
    ["confirmed", "0", "paid"],
    ["canceled", "0", "cancelled"],
    ["credit", "0", "refunded"],
    ["paid", "20", "failed"],
    ["confirmed", "16", "failed"],
  ])("a notification of %s with error %s is read as %s", (action, errorCode, news) => {
    expect(read({ action, errorCode, crc: "abc" })).toMatchObject({
      ok: true,
      crc: "abc",
      notification: {
        reference: "100001-ab",
        status: news,
        currency: "RON",
        amountBani: 50_49,
        processedBani: 50_49,
      },
    });
  });

  it("a notification includes the bank's message only for a refusal", () => {
    expect(read({ errorCode: "20" })).toMatchObject({
      notification: { detail: "20 Mesajul băncii & altele" },
    });
    expect(read({})).toMatchObject({ notification: { detail: "" } });
  });

  it.each([
    ["50.5", 50_50],
    ["50", 50_00],
    ["50.490", 50_49],
    ["50.495", undefined],
    ["-50.49", undefined],
    ["5e1", undefined],
    ["", undefined],
  ])("a notification reads a sum of %j as %s bani", (processed, processedBani) => {
    expect(read({ processed })).toMatchObject({ notification: { processedBani } });
  });

  it.each<[string, ReturnType<typeof read>, string]>([
    ["of another account", read({ signature: "ALTU-ALTU-ALTU-ALTU-ALTU" }), "signature of another account"],
    ["of an unknown action", read({ action: "toString" }), "incomplete or with an unknown action"],
    ["without an error code", read({ errorCode: "" }), "incomplete or with an unknown action"],
    ["without crc", read({ crc: "" }), "incomplete or with an unknown action"],
    ["without reference", read({ reference: "" }), "incomplete or with an unknown action"],
    [
      "with two actions",
      read({}, (xml) => xml.replace("</action>", "</action><action>credit</action>")),
      "incomplete or with an unknown action",
    ],
    [
      "with a document type",
      read({}, (xml) => xml.replace("<order", "<!DOCTYPE order []><order")),
      "not a notification",
    ],
    ["cut off", read({}, (xml) => xml.slice(0, -20)), "not a notification"],
    ["that is an order", read({}, (xml) => xml.replaceAll("mobilpay", "mobil")), "not a notification"],
  ])("a notification %s is refused", (_, answer, reason) => {
    expect(answer).toEqual({ ok: false, reason });
  });

  it("a notification encrypted for another key is refused", () => {
    const fields = { ...seal(notificationXml({ reference: "1", amount: "1" }), NETOPIA.certificatePem) };
    expect(readNotification(fields, NETOPIA)).toEqual({
      ok: false,
      reason: "not encrypted for this account",
    });
    expect(readNotification({}, NETOPIA)).toEqual({ ok: false, reason: "not encrypted for this account" });
  });

  it("the response to a notification is in the processor's XML format", () => {
    expect(answerUnderstood("a<b")).toBe('<?xml version="1.0" encoding="utf-8"?>\n<crc>a&lt;b</crc>');
    expect(answerRefused("temporary", "x")).toContain('<crc error_type="1" error_code="1">x</crc>');
    expect(answerRefused("permanent", "x")).toContain('<crc error_type="2" error_code="2">x</crc>');
  });
});
