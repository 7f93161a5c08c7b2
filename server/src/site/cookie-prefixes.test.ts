import { Hono } from "hono";
import { expect, it } from "vitest";
import { COOKIES } from "@curat/storefront/cookies";
import { plainCookies, readPrefixed, writePrefixed } from "./cookie-prefixes.ts";

/** Cookies that the specification names, or whose value is not secret. */
const PLAIN = new Set(["user_token", "qcartid", "csvid", "cartversion"]);

it("every HttpOnly cookie has a prefix, except those named by the specification or without a secret", () => {
  const hidden = Object.values(COOKIES).filter(({ httpOnly }) => httpOnly);
  const plain = hidden.filter(({ name }) => plainCookies(`${name}=x`) !== "");
  expect(new Set(plain.map(({ name }) => name))).toEqual(PLAIN);
});

it("readPrefixed removes prefixes and drops secret cookies without one", () => {
  const rawHeaders = [
    "Host",
    "curat.ro",
    "Cookie",
    "__Secure-staff_session=a=1; order=planted; user_token=t; sort=name",
  ];
  const headers = { cookie: rawHeaders[3] };
  readPrefixed({ headers, rawHeaders });
  expect(rawHeaders[3]).toBe("staff_session=a=1; user_token=t; sort=name");
  expect(headers.cookie).toBe(rawHeaders[3]);
  expect(plainCookies("__Host-order=o; staff_session=planted")).toBe("order=o");
});

it("writePrefixed adds prefixes only to secret cookies", async () => {
  const site = new Hono();
  site.use(writePrefixed());
  site.get("/", (c) => {
    for (const line of [
      "staff_session=a; Path=/admin; Secure",
      "order=o; Path=/; Secure",
      "sort=name; Path=/",
    ])
      c.header("set-cookie", line, { append: true });
    return c.text("ok");
  });
  expect((await site.request("/")).headers.getSetCookie()).toEqual([
    "__Secure-staff_session=a; Path=/admin; Secure",
    "__Host-order=o; Path=/; Secure",
    "sort=name; Path=/",
  ]);
});
