import { describe, expect, it } from "vitest";
import { toggle } from "../components/favourite/toggle.server.ts";
import { loadStockAlert } from "../components/stock-alert/stock-alert.server.ts";
import { loadAuth } from "../screens/auth/load.server.ts";
import { visit } from "../testing/visit.ts";
import { requireCustomer } from "./guards.server.ts";
import { startLogin } from "./login.server.ts";

const stored = (path: string) => `wayback=${encodeURIComponent(path)}`;
const loggingIn =
  (from = "/auth") =>
  (context: Parameters<Parameters<typeof visit>[1]>[0]) => {
    const request = new Request("http://shop.test/auth", { method: "POST" });
    return startLogin({ request, context, from }, "token");
  };

describe("a required login", () => {
  it("a required login remembers the page to return to", async () => {
    const heart = await visit({}, (context) => {
      const referer = "http://shop.test/detergent-flor-5-l?x=1";
      const request = new Request("http://shop.test/favorite/actiune", {
        method: "POST",
        body: new FormData(),
        headers: { referer },
      });
      return toggle({ request, context });
    });
    expect(heart.cookies.join()).toContain(stored("/detergent-flor-5-l?x=1"));
    const alert = await visit({}, (context) => loadStockAlert(context, "7"));
    expect(alert.cookies.join()).toContain(stored("/alerta-stoc/7"));
    expect(alert.response.headers.get("location")).toBe("/auth");
    const list = await visit({}, (context) => requireCustomer(context, "/account/favorite"));
    expect(list.cookies.join()).toContain(stored("/account/favorite"));
    const address = "/detergent-flor-5-l?recenzie=1#recenzie";
    const url = new URL(`http://shop.test/auth?inapoi=${encodeURIComponent(address)}`);
    const review = await visit({ data: {} }, (context) => loadAuth(context, url));
    expect(review.cookies.join()).toContain(stored(address));
  });

  it("a login required by an action returns to its page only once", async () => {
    const { response, cookies } = await visit({}, loggingIn(), { cookie: stored("/detergent-flor-5-l") });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/detergent-flor-5-l"]);
    expect(cookies.join()).toMatch(/wayback=; Path=\/; Max-Age=0/);
  });

  it.each(["//evil.test", "https://evil.test", "/media/x-1a/400.webp", "/auth", "/delogare", "/cos/actiune"])(
    "a login never redirects to %s",
    async (path) => {
      const url = new URL(`http://shop.test/auth?inapoi=${encodeURIComponent(path)}`);
      const requested = await visit({ data: {} }, (context) => loadAuth(context, url));
      expect(requested.cookies.join()).not.toContain("wayback");
      const { response } = await visit({}, loggingIn(), { cookie: stored(path) });
      expect(response.headers.get("location")).toBe("/account/info");
    },
  );
});

it("a login started on the login page redirects to the account", async () => {
  const { response } = await visit({}, loggingIn());
  expect(response.headers.get("location")).toBe("/account/info");
});
