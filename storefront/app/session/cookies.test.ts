import { describe, expect, it } from "vitest";
import { cookieLine, readCookies } from "./cookies.ts";

describe("cookies", () => {
  it("reads ours and leaves the others", () => {
    expect(readCookies("a=1; qcartid=abc%20d; user_token=t=1")).toEqual({ cart: "abc d", token: "t=1" });
  });
  it("takes a value that cannot be decoded as absent", () => {
    expect(readCookies("qcartid=%E0%A4%A; sort=nume")).toEqual({ sort: "nume" });
  });
  it("keeps the token from scripts for seven days", () => {
    expect(cookieLine("token", "t", false)).toBe(
      "user_token=t; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly",
    );
  });
  it("is secure when the shop is", () => {
    expect(cookieLine("sort", "nume", true)).toBe(
      "sort=nume; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
  });
  it("deletes with an age of nothing", () => {
    expect(cookieLine("notices", undefined, false)).toContain("notices=; Path=/; Max-Age=0");
  });
});
