import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadBrands } from "./load.server.ts";
import { BrandsScreen } from "./screen.tsx";

const BRANDS = ["Alba", "Abis", "3M"].map((brand, index) => ({
  brandID: index,
  picture: null,
  info: { brand, url: `/marci/${index}` },
}));

async function brands(address: string) {
  let data: Awaited<ReturnType<typeof loadBrands>> | undefined;
  const { requests } = await visit({ data: BRANDS }, async (context) => {
    data = await loadBrands(context, new URL(address, "http://shop.test"));
  });
  const calls = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith("/brands"));
  return { html: data ? renderToStaticMarkup(<BrandsScreen data={data} />) : "", calls };
}

it("the brands page requests up to a thousand brands at once", async () => {
  const { calls } = await brands("/marci");
  expect(calls.map(({ searchParams }) => searchParams.get("per_page"))).toEqual(["1000"]);
});

it("the brands page links letters that have brands and disables the others", async () => {
  const { html } = await brands("/marci");
  expect(html).toMatch(/<h1[^>]*>Branduri<\/h1>/);
  expect(html).toContain('placeholder="Cauta brand"');
  expect(html).toMatch(/<a [^>]*href="#litera-A">A<\/a>/);
  expect(html).toMatch(/<a [^>]*href="#litera-alta">#<\/a>/);
  expect(html).toMatch(/<span [^>]*aria-disabled="true"[^>]*>B<\/span>/);
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(25);
  expect(html.indexOf("Abis")).toBeLessThan(html.indexOf("Alba"));
});

it("the brands page filters by the entered text without JavaScript", async () => {
  const { html } = await brands("/marci?brand=ALB");
  expect(html).toContain("Alba");
  expect(html).not.toContain("Abis");
});
