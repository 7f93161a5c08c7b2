import { describe, expect, it } from "vitest";
import { visit } from "../testing/visit.ts";
import { lastRouteEntry, lastRouteOf } from "./last-route.ts";
import { sessionOf } from "./session.server.ts";

describe("last visited page", () => {
  it("the last visited page is returned only to the customer who visited it", () => {
    const stored = lastRouteEntry(7, "/detergenti?page=2");
    expect(lastRouteOf(stored, 7)).toBe("/detergenti?page=2");
    expect(lastRouteOf(stored, 8)).toBeUndefined();
  });

  it.each([
    "/auth",
    "/auth?pas=cont-nou",
    "/password-reset/abc",
    "/delogare",
    "/favicon.ico",
    "/media/banner/x-1a/400.webp",
    "/cos/actiune",
    "/api/v1/cart",
    "//evil.test",
    "https://evil.test/",
    "/oferta/abc",
    "/comanda-recurenta/12.1.abc",
    "/date-personale/abc",
    "/plata/abc?ref=1",
    "/newsletter/dezabonare/abc",
  ])("the last visited page is never %s", (path) => {
    expect(lastRouteEntry(7, path)).toBeUndefined();
  });

  it.each([
    [200, ["lastroute"]],
    [404, []],
    [503, []],
  ])("a page with status %d sets the cookies %j", async (status, stored) => {
    const { cookies } = await visit(
      {},
      (context) => {
        sessionOf(context).set("lastRoute", "7 /nu-mai-este");
        return Promise.reject(new Response(null, { status }));
      },
      { cookie: "consent=1.20" },
    );
    expect(cookies.map((line) => line.split("=")[0])).toEqual(stored);
  });

  it("the last visited page may be an article whose URL ends like a file name", () => {
    expect(lastRouteEntry(7, "/articole/contact.html")).toBe("7 /articole/contact.html");
  });

  it("the last visited page may have a URL that starts like the login page's", () => {
    expect(lastRouteEntry(7, "/authentic")).toBe("7 /authentic");
  });

  it.each([
    undefined,
    "",
    "7",
    "7 ",
    "7 //evil.test",
    String.raw`7 /\evil.test`,
    "7 https://evil.test",
    "x /a",
  ])("the last visited page is undefined when the cookie contains %j", (stored) => {
    expect(lastRouteOf(stored, 7)).toBeUndefined();
  });
});
