import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { kindOf } from "./request-kind.ts";

const aRequest = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, headers, method }) as unknown as IncomingMessage;

it.each<[string, IncomingMessage, ReturnType<typeof kindOf>]>([
  ["reads a list", aRequest("/detergenti"), "visitor"],
  ["has chosen cookies", aRequest("/", { cookie: "csvid=7; consent=43" }), "visitor"],
  ["reads a page whose name begins like the cart's", aRequest("/cosmetice"), "visitor"],
  ["requests the office without a session", aRequest("/admin/comenzi"), "visitor"],
  ["sends an office session to the shop", aRequest("/", { cookie: "staff_session=a1" }), "visitor"],
  ["loads a picture", aRequest("/media/icon/drop/160.webp"), "file"],
  ["loads a script", aRequest("/assets/entry-a1.js?v=1"), "file"],
  ["reads an article", aRequest("/articole/despre-noi.html"), "visitor"],
  ["loads a picture with a cart", aRequest("/media/icon/drop/160.webp", { cookie: "qcartid=a1" }), "buyer"],
  [
    "requests the office with a cookie that only resembles a session",
    aRequest("/admin", { cookie: "my_staff_session=x; staff_session=" }),
    "visitor",
  ],
  ["has a cart", aRequest("/detergenti", { cookie: "sort=nume; qcartid=a1" }), "buyer"],
  ["is logged in", aRequest("/detergenti", { cookie: "user_token=a1" }), "buyer"],
  ["opens the cart", aRequest("/COS"), "buyer"],
  ["opens the cart from another page", aRequest("/cos.data?_routes=x"), "buyer"],
  ["pays", aRequest("/plata/abc"), "buyer"],
  ["opens an order of the account", aRequest("/account/comenzi/7.data"), "buyer"],
  ["logs in", aRequest("/auth?redirect=/cos"), "buyer"],
  ["sends a form", aRequest("/favorite/actiune", {}, "POST"), "buyer"],
  ["calls the API with a cart", aRequest("/api/v1/cart", { qcartid: "a1" }), "buyer"],
  ["calls the API for a list", aRequest("/api/v1/categories"), "operator"],
  ["works in the office", aRequest("/admin/comenzi", { cookie: "a=1; staff_session=a1" }), "operator"],
  ["sends a form of the office", aRequest("/admin", { cookie: "staff_session=a1" }, "POST"), "operator"],
  ["requests metrics", aRequest("/metrics"), "operator"],
])("kindOf classifies a sender that %s", (_, request, expected) => {
  expect(kindOf(request)).toBe(expected);
});
