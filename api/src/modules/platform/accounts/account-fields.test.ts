import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { readAccountFields } from "./account-fields.ts";
import { readAccount } from "./accounts.rules.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 1_024 });
const pem = {
  private: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  public: publicKey.export({ type: "spki", format: "pem" }).toString(),
};
const NEW = { kept: [], allowsPrivate: false };
const SAMEDAY = { username: "curat", password: "parola" };

it("readAccountFields drops empty fields and keeps the others", () => {
  expect(
    readAccountFields("sameday", { ...SAMEDAY, pickup_point: "", url: " https://api.sameday.ro/ " }, NEW),
  ).toEqual({
    ok: true,
    fields: { ...SAMEDAY, url: "https://api.sameday.ro" },
  });
});

it("readAccountFields accepts a certificate and a private key only in PEM", () => {
  const fields = { signature: "AAAA-BBBB-CCCC-DDDD-EEEE", certificate: pem.public, private_key: pem.private };
  expect(readAccountFields("netopia", fields, NEW)).toMatchObject({ ok: true });
  const swapped = readAccountFields("netopia", { ...fields, private_key: "MIIE…" }, NEW);
  expect(swapped).toMatchObject({
    ok: false,
    errors: { "fields.private_key": [expect.stringContaining("BEGIN")] },
  });
});

it("an empty secret is an error unless one is already stored", () => {
  const { password: _password, ...open } = SAMEDAY;
  expect(readAccountFields("sameday", open, NEW)).toMatchObject({ ok: false });
  expect(readAccountFields("sameday", open, { ...NEW, kept: ["password"] })).toEqual({
    ok: true,
    fields: open,
  });
});

it.each([
  ["an unknown field", { ...SAMEDAY, other: "x" }, "fields.other"],
  ["a number with letters", { ...SAMEDAY, pickup_point: "12a" }, "fields.pickup_point"],
  ["a too long text", { ...SAMEDAY, username: "a".repeat(201) }, "fields.username"],
  ["a line break", { ...SAMEDAY, username: "a\r\nb" }, "fields.username"],
  ["plain http", { ...SAMEDAY, url: "http://api.sameday.ro" }, "fields.url"],
  ["an IP address", { ...SAMEDAY, url: "https://10.0.0.1" }, "fields.url"],
  ["a private IPv6 address", { ...SAMEDAY, url: "https://[fd00::1]" }, "fields.url"],
  ["this machine", { ...SAMEDAY, url: "https://localhost:5432" }, "fields.url"],
  ["a host of the local network", { ...SAMEDAY, url: "https://db.internal" }, "fields.url"],
  ["credentials in the address", { ...SAMEDAY, url: "https://a:b@api.sameday.ro" }, "fields.url"],
])("readAccountFields refuses %s", (_, entered, field) => {
  const read = readAccountFields("sameday", entered, NEW);
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field]);
});

it("a mail account becomes an SMTP URL that requires TLS", () => {
  const entered = { host: "mail.magazin.ro", username: "ana@magazin.ro", password: "a:b/c" };
  const read = (port: string) => {
    const { ok, ...rest } = readAccountFields("mail", { ...entered, port }, NEW);
    return ok && "fields" in rest ? readAccount("mail", rest.fields, "live")?.url : undefined;
  };
  expect(read("465")).toBe("smtps://ana%40magazin.ro:a%3Ab%2Fc@mail.magazin.ro:465");
  expect(read("587")).toBe("smtp://ana%40magazin.ro:a%3Ab%2Fc@mail.magazin.ro:587?requireTLS=true");
  expect(readAccountFields("mail", { ...entered, host: "10.0.0.1", port: "25" }, NEW)).toMatchObject({
    errors: { "fields.host": [expect.any(String)] },
  });
});

it("a shop that allows private addresses may call services on its own machine", () => {
  const entered = { ...SAMEDAY, url: "http://127.0.0.1:4000" };
  expect(readAccountFields("sameday", entered, { kept: [], allowsPrivate: true })).toMatchObject({
    ok: true,
  });
});
