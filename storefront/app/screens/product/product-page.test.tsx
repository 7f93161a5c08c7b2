import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { Product } from "@curat/contract/catalog";
import { visit } from "../../testing/visit.ts";
import { parsePageAddress } from "../../components/listing/page-address.ts";
import { BuyBox } from "./buy-box.tsx";
import { Gallery } from "./gallery.tsx";
import { Legal } from "./legal.tsx";
import { loadProduct } from "./load.server.ts";
import { Options } from "./options.tsx";
import { toProductView } from "./product-view.ts";
import { Summary } from "./summary.tsx";
import { Tabs } from "./tabs.tsx";

const PRODUCT = {
  productID: 7,
  masterID: 7,
  info: {
    product: "Detergent Flor, 5 l",
    subtitle: "Parfum de lavandă",
    commercial: "<p>Ajunge pentru 500 de spălări.</p>",
    url: "detergent-flor-5-l",
  },
  brand: "Lumora",
  brands: { picture: "/media/brand/lumora-1a", info: { url: "/marci/lumora" } },
  price: 52.9,
  oldprice: null,
  save_percent: 0,
  stockID: 2,
  stock: "Stoc epuizat",
  buyable: false,
  pics: ["a", "b", "c", "d", "e"].map((name) => ({ original: `/media/packshot/${name}` })),
  features: [{ name: "Biodegradabil", pic: "/media/icon/leaf-1a" }],
  param: [],
  options: [{ name: "Etichetare proprie", text: "De la 48 de bucăți." }],
  legal: { cpv: "39831200-8", pictograms: [], statements: [] },
} as unknown as Product;
const product = toProductView(PRODUCT);

/** A part of the page before a visitor, or before the customer whom the root's loader found. */
function htmlOf(element: ReactNode, customer?: object): string {
  const routes = [{ id: "root", path: "*", element, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { customer } } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("the main block tells name, line, brand's logo, commercial text and features with their icons", () => {
  const html = htmlOf(<Summary product={product} hasReviewForm />);
  for (const part of [
    ">Detergent Flor, 5 l</h1>",
    "Parfum de lavandă",
    'href="/marci/lumora"',
    'src="/media/brand/lumora-1a/',
    "<p>Ajunge pentru 500 de spălări.</p>",
    'src="/media/icon/leaf-1a/',
    "Biodegradabil",
  ])
    expect(html).toContain(part);
});

it("each picture has its thumbnail and opens large", () => {
  const html = htmlOf(<Gallery pictures={product.pictures} name={product.name} saves={0} />);
  expect(html.match(/href="#poza-\d"/g)).toHaveLength(5);
  expect(html).toContain('aria-label="Mărește imaginea: Imaginea 5 din 5"');
  expect(html).toContain('href="/media/packshot/e/1200.webp"');
});

it("says its code for public purchases, what can be asked for with it, and two years of guarantee", () => {
  expect(htmlOf(<Tabs product={product} opensReviews={false} reviewForm={null} />)).toMatch(
    /Cod CPV \(achiziții publice\)<\/th><td>39831200-8</,
  );
  expect(htmlOf(<Options options={product.options} />)).toMatch(/Etichetare proprie<.*De la 48 de bucăți\./);
  expect(htmlOf(<Legal product={product} />)).toContain(
    "Garanție legală de conformitate: 2 ani de la livrare.",
  );
});

it("sold out, offers a visitor to ask and a customer to be told, and says the alert that waits", () => {
  const box = (alert?: { until: string }) => <BuyBox product={product} alert={alert} info={null} />;
  const visitor = htmlOf(box());
  expect(visitor).toContain(">Cere info</a>");
  expect(visitor).not.toContain("Informeaza-ma");
  const customer = htmlOf(box(), { id: 3 });
  expect(customer).toContain("Informeaza-ma cand produsul revine in stoc");
  expect(customer).not.toContain("Cere info");
  const waits = htmlOf(box({ until: "22 decembrie 2026" }), { id: 3 });
  expect(waits).toContain("Te anunțăm pe e-mail când revine în stoc, până la 22 decembrie 2026.");
  expect(waits).toContain("Schimbă alerta");
});

it("is read by the id that the router call named", async () => {
  const url = new URL("http://shop.test/detergent-flor-5-l");
  let name: string | undefined;
  const { asked } = await visit(
    (request: Request) => ({ data: new URL(request.url).pathname.endsWith("/products/7") ? PRODUCT : [] }),
    async (context) => {
      const page = { context, url, request: new Request(url), address: parsePageAddress(url), id: 7 };
      name = (await loadProduct(page))?.product.name;
    },
  );
  expect(name).toBe("Detergent Flor, 5 l");
  expect(asked.map(({ url: address }) => new URL(address).pathname)).toContain("/api/v1/products/7");
});
