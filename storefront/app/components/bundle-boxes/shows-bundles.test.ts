import { expect, it } from "vitest";
import { showsBundles } from "./shows-bundles.ts";

it.each([
  ["default settings", { SHOW_BUNDLES_PRODUCT: true, flags: { bundles: true } }, true, true],
  ["SHOW_BUNDLES_PRODUCT off", { SHOW_BUNDLES_PRODUCT: false, flags: { bundles: true } }, false, true],
  ["the flag off", { SHOW_BUNDLES_PRODUCT: true, flags: { bundles: false } }, false, false],
  ["no flags", { SHOW_BUNDLES_PRODUCT: true }, true, true],
  ["no settings", undefined, true, true],
])("bundles with %s are shown on product pages: %s, in lists: %s", (_, settings, onProduct, inLists) => {
  expect(showsBundles(settings, "product")).toBe(onProduct);
  expect(showsBundles(settings, "list")).toBe(inLists);
});
