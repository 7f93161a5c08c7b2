import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import type { Product } from "@curat/contract/catalog";
import { aProductItem } from "../../testing/list-answers.ts";
import { visit } from "../../testing/visit.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import { BuyBox } from "./buy-box.tsx";
import { Gallery } from "./gallery.tsx";
import { Legal } from "./legal.tsx";
import { loadProduct } from "./load.server.ts";
import { Options } from "./options.tsx";
import { toProductView } from "./product-view.ts";
import { Reviews } from "./reviews.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import { Calculator } from "./dose/calculator.tsx";
import { About, Subtitle, Title } from "./summary.tsx";
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

function htmlOf(element: ReactNode, customer?: object, address = "/"): string {
  const routes = [{ id: "root", path: "*", element, loader: () => null }];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { root: { customer } } },
    initialEntries: [address],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("the product page shows name, variant, brand logo, commercial text and feature icons", () => {
  const html = htmlOf(
    <>
      <Title product={product} hasReviewForm />
      <Subtitle product={product} />
      <About product={product} />
    </>,
  );
  for (const part of [
    ">Detergent Flor, 5\u00a0l</h1>",
    "Parfum de lavandă",
    'href="/marci/lumora"',
    'src="/media/brand/lumora-1a/',
    "<p>Ajunge pentru 500 de spălări.</p>",
    'src="/media/icon/leaf-1a/',
    "Biodegradabil",
  ])
    expect(html).toContain(part);
});

it("the buy box shows the price excluding VAT only if the API returns it, and mentions no VAT at a rate of 0", () => {
  const box = (fields: object) =>
    htmlOf(<BuyBox product={toProductView({ ...PRODUCT, ...fields })} info={null} alert={undefined} />);
  expect(box({ price_net: 43.72 })).toMatch(/52.90 lei|52\.90 lei/);
  expect(box({ price_net: 43.72 })).toMatch(/>43.72 lei fără TVA<\/p>.*TVA inclus/);
  expect(box({})).not.toContain("fără TVA");
  expect(box({ vat: 0 }), "exempt goods, or a seller who is not registered").not.toContain("TVA");
});

it("the sticky bar's button submits the buy form before hydration, or leads to the stock alert", () => {
  const bar = (isBuyable: boolean) =>
    htmlOf(<StickyBar product={{ ...product, isBuyable }} watched={{ current: null }} />);
  expect(bar(true)).toMatch(/<aside class="[^"]*early[^"]*"[^>]*>.*<button[^>]*form="buy-form"/);
  expect(bar(false)).toMatch(/<a href="#cere-info"[^>]*>.*Anunță-mă</);
  expect(bar(false)).not.toContain("<button");
});

it("the product page shows a thumbnail and an enlarged version of each picture", () => {
  const html = htmlOf(<Gallery pictures={product.pictures} name={product.name} saves={0} />);
  expect(html.match(/href="#poza-\d"/g)).toHaveLength(5);
  expect(html).toContain('aria-label="Mărește imaginea: Imaginea 5 din 5"');
  expect(html).toContain('href="/media/packshot/e/1200.webp"');
});

it("the product page shows the CPV code, the options and the two-year guarantee", () => {
  expect(htmlOf(<Tabs product={product} opensReviews={false} reviewForm={null} />)).toMatch(
    /Cod CPV \(achiziții publice\)<\/th><td>39831200-8</,
  );
  expect(htmlOf(<Options options={product.options} />)).toMatch(/Etichetare proprie<.*De la 48 de bucăți\./);
  const legal = htmlOf(<Legal product={product} />);
  expect(legal).toContain("Garanție legală de conformitate: 2 ani de la livrare.");
  expect(legal).toContain("Drept legal de retragere: 14 zile de la primire, fără a da un motiv.");
});

it("the product page shows the manufacturer, and the EU responsible person for imported goods", () => {
  const contact = (name: string) => ({ name, address: `${name}, Str. 1`, email: "a@example.com" });
  const shown = (legal: object) =>
    htmlOf(
      <Legal product={toProductView({ ...PRODUCT, legal: { ...PRODUCT.legal, ...legal } } as Product)} />,
    );
  const manufacturer = contact("Ningbo Clean Co.");
  expect(shown({ manufacturer, responsible: contact("Import SRL") })).toMatch(
    /Producător<.*Ningbo Clean Co\..*Persoana responsabilă în Uniunea Europeană<.*Import SRL<.*Import SRL, Str\. 1<.*mailto:a@example\.com/s,
  );
  expect(shown({ manufacturer, responsible: null })).not.toContain("Persoana responsabilă");
  expect(shown({ manufacturer })).not.toContain("Persoana responsabilă");
});

it("the product page shows the durability label only if the Commission's file is uploaded", () => {
  const shown = (legal: object) =>
    htmlOf(
      <Legal product={toProductView({ ...PRODUCT, legal: { ...PRODUCT.legal, ...legal } } as Product)} />,
    );
  const label = "/media/official/garan/7.svg";
  expect(shown({ durability_years: 5, durability_label: label })).toMatch(
    new RegExp(
      `href="${label}"><img[^>]*src="${label}"[^>]*alt="GARAN: .*commercial-guarantee-durability`,
      "s",
    ),
  );
  expect(shown({ durability_years: 5 })).not.toContain("GARAN");
});

it("an external review is marked as unverified, with an explanation", () => {
  const review = {
    id: 1,
    name: "Elena",
    title: "Bun",
    stars: 4,
    comment: "",
    date: "2024-03-14",
    answers: [],
  };
  const shown = (isOutside: boolean) => {
    const reviews = [{ ...review, isVerified: !isOutside, isOutside }];
    return htmlOf(<Reviews product={{ ...product, reviews }} form={null} />);
  };
  expect(shown(true)).toMatch(/altă sursă; nu am verificat.*<span>Preluată, neverificată<\/span>/s);
  expect(shown(true)).not.toContain("</svg> Achiziție verificată");
  expect(shown(false)).toContain("</svg> Achiziție verificată");
  expect(shown(false)).not.toContain("neverificată");
});

it("a sold-out product shows the day on which it is expected, if that is known", () => {
  const box = (restockedOn?: string) =>
    htmlOf(<BuyBox product={product} alert={undefined} info={null} restockedOn={restockedOn} />);
  expect(box("3 decembrie 2026")).toContain("Revine în stoc pe 3 decembrie 2026.");
  expect(box()).not.toContain("Revine în stoc pe");
});

it("a sold-out product offers everyone a stock alert, and visitors also a question form", () => {
  const box = (alert?: { until: string }) => <BuyBox product={product} alert={alert} info={null} />;
  const visitor = htmlOf(box());
  expect(visitor).toContain(">Cere info</a>");
  expect(visitor).toMatch(/href="\/alerta-stoc\/7"[^>]*>.*Anunță-mă când revine în stoc<.*>Cere info</s);
  expect(visitor).not.toContain("Informeaza-ma");
  const customer = htmlOf(box(), { id: 3 });
  expect(customer).toContain("Informeaza-ma cand produsul revine in stoc");
  expect(customer).not.toContain("Cere info");
  const waits = htmlOf(box({ until: "22 decembrie 2026" }), { id: 3 });
  expect(waits).toContain("Te anunțăm pe e-mail când revine în stoc, până la 22 decembrie 2026.");
  expect(waits).toContain("Modifică alerta");
});

it("the product page loads the product with the id that the router call returned", async () => {
  const url = new URL("http://shop.test/detergent-flor-5-l");
  let name: string | undefined;
  const { requests } = await visit(
    (request: Request) => ({ data: new URL(request.url).pathname.endsWith("/products/7") ? PRODUCT : [] }),
    async (context) => {
      const page = { context, url, request: new Request(url), address: parsePageAddress(url), id: 7 };
      name = (await loadProduct(page))?.product.name;
    },
  );
  expect(name).toBe("Detergent Flor, 5 l");
  expect(requests.map(({ url: address }) => new URL(address).pathname)).toContain("/api/v1/products/7");
});

it("a document waits briefly for related products, while a navigation streams them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const similar = { data: [{ title: "Similare", products: [aProductItem(8)] }] };
  const load = async (path: string, afterMs: number) => {
    const request = new Request(`http://shop.test${path}`);
    const loaded: { related?: unknown } = {};
    const visited = visit(
      async ({ url }: Request) => {
        if (url.endsWith("/products/7")) return { data: PRODUCT };
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        return similar;
      },
      async (context) => {
        const url = new URL("http://shop.test/detergent-flor-5-l");
        const page = { context, url, request, address: parsePageAddress(url), id: 7 };
        Object.assign(loaded, await loadProduct(page));
      },
    );
    await vi.advanceTimersByTimeAsync(5_000);
    const { response } = await visited;
    return { related: loaded.related, kept: response.headers.get("cache-control") };
  };
  const whole = await load("/detergent-flor-5-l", 500);
  expect(whole.related).toMatchObject([{ title: "Similare" }, { title: "Similare" }]);
  expect(whole.kept).toBe("private, no-cache");
  expect(await load("/detergent-flor-5-l", 4_000)).toEqual({ related: [], kept: "private, no-store" });
  const step = await load("/detergent-flor-5-l.data", 500);
  expect(step.related).toBeInstanceOf(Promise);
  await expect(step.related).resolves.toMatchObject([{ title: "Similare" }, { title: "Similare" }]);
  vi.useRealTimers();
});

const sizeOf = (productID: number, litres: number, price: number, from: number) => ({
  productID,
  url: `/flor-${litres}-l`,
  litres,
  price,
  buyable: true,
  bucket: { from, to: from * 2 },
});
const choice = (value: string, url: string) => ({ value, selected: false, buyable: true, info: { url } });
const DILUTED = toProductView({
  ...PRODUCT,
  breadcrumbs: [{ name: "Curățenie", parentID: null, url: "curatenie" }],
  zones: ["blue"],
  dose: {
    ml_from: 40,
    ml_to: 80,
    water_l: 8,
    bucket: { from: 0.42, to: 0.84 },
    litre: { from: 0.05, to: 0.11 },
    sizes: [sizeOf(6, 1, 14.9, 0.6), sizeOf(7, 5, 52.9, 0.42)],
  },
  variants: [
    {
      name: "Volum",
      choices: [
        { ...choice("1 l", "/flor-1-l"), price: 14.9, unit_price: "14.90 lei/l" },
        { ...choice("5 l", "/flor-5-l"), price: 52.9, unit_price: "10.58 lei/l", unit_saves: 29 },
        { ...choice("10 l", "/flor-10-l"), buyable: false, price: 96.9 },
      ],
    },
    { name: "Parfum", choices: [choice("Lămâie", "/flor-lamaie-5-l"), choice("Lavandă", "/flor-5-l")] },
  ],
});

it("a concentrate shows the bucket price for itself and its other sizes, and links to its zone", () => {
  const box = htmlOf(<BuyBox product={DILUTED} info={null} alert={undefined} />);
  expect(box).toContain("de la <b>0.42 lei</b> / găleată de 8 l");
  expect(box).toContain("40 – 80 ml la 8 l de apă · cel mult 0.84 lei la doza maximă · 0.05 lei pe litru");
  expect(box).toContain("1 l</b> 14.90\u00a0lei</span><small>14.90 lei/l</small>");
  expect(box).toMatch(
    /5 l<\/b> 52.90\u00a0lei<\/span><small>10.58 lei\/l<span class="[^"]+"> · −29 %\/l<\/span>/,
  );
  expect(box).toMatch(/>0.60 lei \/ găleată<\/small>/);
  expect(box).toContain("<b>Lavandă</b></span></a>");
  expect(htmlOf(<About product={DILUTED} />)).toContain('href="/curatenie?filters=zona:albastru"');
  for (const part of [
    htmlOf(<BuyBox product={product} info={null} alert={undefined} />),
    htmlOf(<About product={product} />),
  ])
    expect(part).not.toMatch(/găleată|Zone/);
});

it("a sold-out size is struck through and links to its alert form", () => {
  const box = htmlOf(<BuyBox product={DILUTED} info={null} alert={undefined} />);
  expect(box).toMatch(/<s>10 l<\/s>.*indisponibil.*href="\/flor-10-l#cere-info"/);
  expect(box).toContain('aria-label="anunță-mă când revine 10 l"');
});

it("the calculator works without JavaScript and marks the cheapest size", () => {
  if (!DILUTED.dose) throw new Error("It is diluted.");
  const closed = htmlOf(<Calculator dose={DILUTED.dose} productId={7} />);
  expect(closed).not.toContain("<table");
  expect(closed).toContain('href="/eticheta/7"');
  const html = htmlOf(
    <Calculator dose={DILUTED.dose} productId={7} />,
    undefined,
    "/flor?saptamana=12&masura=galeti",
  );
  expect(html).toContain('<details class="');
  expect(html).toMatch(/open=""/);
  expect(html).toContain('value="12"');
  expect(html).toMatch(/1 l<\/a><\/th><td>2,1 – 4,2<\/td><td>30.99 lei – 61.98 lei/);
  expect(html).toMatch(
    /5 l<\/a><span>cel mai mic cost<\/span><\/th><td>0,4 – 0,8<\/td><td>22.01 lei – 44.01 lei/,
  );
});

it.each([
  [undefined, "http://shop.test/detergent-flor-5-l"],
  ["/altceva", "http://shop.test/altceva"],
  ["https://curat.example/detergent", "https://curat.example/detergent"],
])("the canonical URL is absolute when the provider sends %j", async (canonical, expected) => {
  const url = new URL("http://shop.test/detergent-flor-5-l?x=1");
  const answer = { data: { ...PRODUCT, info: { ...PRODUCT.info, canonical } } };
  let found: unknown;
  await visit(
    ({ url: requestUrl }: Request) => (requestUrl.endsWith("/products/7") ? answer : { data: [] }),
    async (context) => {
      const page = { request: new Request(url), context, url, address: parsePageAddress(url), id: 7 };
      found = (await loadProduct(page))?.head.canonical;
    },
    { hasOwnApi: false },
  );
  expect(found).toBe(expected);
});
