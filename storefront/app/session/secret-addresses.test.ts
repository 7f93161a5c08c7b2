import { expect, it } from "vitest";
import { internalPath } from "../navigation/internal-link.ts";
import routes from "../routes.ts";
import { isSecretAddress } from "./secret-addresses.ts";

/**
 * Route parameters that are not secret: names, and ids of public pages or of pages that require a login. A feed's key
 * does not give access to any page.
 */
const OPEN = new Set([":id", ":productId", ":countyId", ":machine", ":file", ":name", ":key"]);
const paths = routes.flatMap((route) => [route, ...(route.children ?? [])]).map(({ path = "" }) => path);

it("the list of secret URLs covers every route with a secret parameter", () => {
  const withParameter = paths.filter((path) =>
    path.split("/").some((part) => part.startsWith(":") && !OPEN.has(part)),
  );
  expect(withParameter).toEqual(expect.arrayContaining(["password-reset/:token", "plata/:randomid"]));
  expect(withParameter.filter((path) => !isSecretAddress(`/${path}`))).toEqual([]);
});

it.each(["/", "/cos", "/newsletter", "/account/info", "/thank-you.html", "/platare", "/comanda-mea"])(
  "a public URL is not secret: %s",
  (path) => {
    expect(isSecretAddress(path)).toBe(false);
  },
);

it.each([
  "/comanda",
  "/comanda/factura",
  "/retragere.data",
  "/comanda-rapida",
  "/Comanda-Rapida/",
  "/comanda-rapida.data",
  "/PLATA/abc",
  "//plata/abc",
  "/%70lata/abc",
  "/password-reset/abc.data",
])("a secret URL is recognised in any spelling: %s", (path) => {
  expect(isSecretAddress(path)).toBe(true);
});

it("links to and from a page with a secret URL load a full document", () => {
  const link = (href: string) => ({ href, target: "", hasAttribute: () => false });
  expect(internalPath(link("http://shop.test/plata/abc"), "http://shop.test/")).toBeUndefined();
  expect(internalPath(link("http://shop.test/blog"), "http://shop.test/plata/abc")).toBeUndefined();
  expect(internalPath(link("http://shop.test/blog"), "http://shop.test/")).toBe("/blog");
});
