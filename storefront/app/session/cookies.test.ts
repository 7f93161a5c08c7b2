import { afterEach, describe, expect, it, vi } from "vitest";
import { bearerOf, cookieLine, readCookies, malformedCookies, writeCookie } from "./cookies.ts";

describe("cookies", () => {
  it("readCookies returns our cookies and ignores others", () => {
    expect(readCookies("a=1; qcartid=abc; sort=a%20d; user_token=t=1")).toEqual({
      cart: "abc",
      sort: "a d",
      token: "t=1",
    });
  });
  it("readCookies ignores a value that cannot be decoded", () => {
    expect(readCookies("qcartid=%E0%A4%A; sort=nume")).toEqual({ sort: "nume" });
  });
  it.each(["%F0%9F%98%80", "%E2%80%AE", "%00", "a%0D%0Ab", "a b", "%E0%A4%A"])(
    "a token, cart id or consent id that is not a valid header value is ignored and reported as malformed: %s",
    (value) => {
      for (const name of ["user_token", "qcartid", "csvid"]) {
        expect(readCookies(`${name}=${value}; sort=nume`)).toEqual({ sort: "nume" });
        expect(malformedCookies(`${name}=${value}; sort=nume`)).toHaveLength(1);
      }
    },
  );
  it("malformedCookies returns neither our valid cookies nor cookies of other software", () => {
    expect(malformedCookies("user_token=abc; notices=; sort=a%20d; other=%00")).toEqual([]);
    expect(malformedCookies(null)).toEqual([]);
  });
  it("the token cookie is hidden from scripts and lasts seven days", () => {
    expect(cookieLine("token", "t", false)).toBe(
      "user_token=t; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly",
    );
  });
  it("cookies have the attribute Secure if the shop uses https", () => {
    expect(cookieLine("sort", "nume", true)).toBe(
      "sort=nume; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
  });
  it("a cookie is deleted with Max-Age 0", () => {
    expect(cookieLine("notices", undefined, false)).toContain("notices=; Path=/; Max-Age=0");
  });
});

describe("cookie bearer", () => {
  it.each([
    ["user_token=t", "buyer"],
    ["sort=nume; qcartid=c", "buyer"],
    ["order=o", "buyer"],
    ["unpaid=o", "buyer"],
    ["sort=nume", undefined],
    ["compare=1.2; csvid=c", "visitor"],
    ["csvid=c; consent=43; lastroute=x", undefined],
    ["_ga=1", undefined],
    ["", undefined],
  ])("the Cookie header %s has the bearer %s", (header, bearer) => {
    expect(bearerOf(header)).toBe(bearer);
  });
});

describe("cookies in the browser", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("browser scripts write and delete cookies with the attributes in the cookie table", () => {
    const document = { cookie: "" };
    vi.stubGlobal("document", document);
    vi.stubGlobal("location", { protocol: "https:" });
    writeCookie("compare", "1.2");
    expect(document.cookie).toBe("compare=1.2; Path=/; Max-Age=86400; SameSite=Lax; Secure");
    writeCookie("compare", undefined);
    expect(document.cookie).toContain("compare=; Path=/; Max-Age=0");
  });
});
