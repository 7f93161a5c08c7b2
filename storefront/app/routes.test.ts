import { expect, it } from "vitest";
import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";
import routes from "./routes.ts";

it("the first segment of every route is reserved", () => {
  const firstParts = routes.flatMap(({ path }) => path?.split("/")[0] ?? []).filter((part) => part !== "*");
  expect(firstParts).toContain("blog");
  expect(firstParts.filter((part) => !RESERVED_ADDRESSES.has(part))).toEqual([]);
});

it("routes have the ids that the specifications use", () => {
  const names = routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .map(({ id, path }) => [id, path]);
  for (const named of [
    ["home", undefined],
    ["auth", "auth"],
    ["checkout", "cos"],
    ["ordersent", "thank-you.html"],
    ["search", "search"],
    ["account.info", "account/info"],
    ["account.infoPass", "account/infoPass"],
    ["account.infoCookie", "account/cookie"],
    ["account.addresses", "account/adrese"],
    ["account.orders", "account/comenzi"],
    ["account.orders.details", "account/comenzi/:id"],
    ["account.favorites", "account/favorite"],
    ["account.returns", "account/returns"],
    ["account.infoSesizari", "account/sesizari"],
  ])
    expect(names).toContainEqual(named);
});

it("the file name of every route ends in .route", () => {
  const files = routes.flatMap((route) => [route, ...(route.children ?? [])]).map(({ file }) => file);
  const otherFiles = files.filter((file) => !/^(?:screens|discovery)\/.+\.route\.tsx?$/.test(file));
  expect(otherFiles).toEqual(["session/cart/cart.route.ts"]);
});
