import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { openByLink } from "./open.server.ts";

const link = { randomid: "abc", access: "1799999999.mac" };

it("an email's link stores order access in an HttpOnly cookie and redirects to a URL without the token", async () => {
  const { response, cookies } = await visit({ data: { id: 1 } }, (context) => openByLink(context, link));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/comanda"]);
  const cookie = cookies.find((text) => text.startsWith("guestorder="));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).not.toContain(link.access);
});

it("an expired link shows a notice and gives no access to the order", async () => {
  const { response, cookies } = await visit({ message: "x" }, (context) => openByLink(context, link), {
    status: 403,
  });
  expect(response.headers.get("location")).toBe("/comanda");
  expect(cookies.some((text) => /^guestorder=[^;]/.test(text))).toBe(false);
  expect(decodeURIComponent(cookies.join())).toContain("Accesul la comandă a expirat.");
});
