import { describe, expect, it } from "vitest";
import { compariFeed, escapeCsv, googleFeed, metaFeed, priceFeed, templateFeed } from "./feed-formats.ts";
import type { FeedProduct } from "./feed-product.ts";
import { compariFaults, csvProducts, googleFaults, metaFaults, priceFaults } from "./testing/feed-checker.ts";
import { escapeXml } from "../../../text/escape-xml.ts";

const SHOP = {
  url: "https://curat.example",
  name: "Curat & fiii",
  at: new Date("2026-11-30T10:00:00Z"),
  validUntil: new Date("2026-11-30T12:30:00Z"),
};

function aProduct(changes: Partial<FeedProduct> = {}): FeedProduct {
  return {
    id: 7,
    group: 5,
    code: "LUM-5",
    barcode: "5941234567899",
    title: 'Detergent "Flor" <5 l>',
    description: "Curăță & parfumează",
    url: "/detergent-flor-5-l",
    pictures: ["/media/packshot/7-a", "/media/packshot/7-b"],
    brand: "Lumora",
    category: "Detergenți > Pardoseli",
    available: true,
    price: 52.9,
    oldprice: null,
    promo_from: null,
    promo_to: null,
    net_quantity: "5 l",
    weight_grams: 5_300,
    delivery_price: 24.99,
    delivery_days: 3,
    expected_on: null,
    ...changes,
  };
}

describe("googleFeed", () => {
  const item = (changes?: Partial<FeedProduct>): string => googleFeed(SHOP).item(aProduct(changes));

  it("the Google feed escapes texts", () => {
    expect(googleFeed(SHOP).header).toContain("<title>Curat &amp; fiii</title>");
    expect(item()).toContain("<g:title>Detergent &quot;Flor&quot; &lt;5 l&gt;</g:title>");
  });
  it("the Google feed writes prices, unit measures and delivery in Google's units", () => {
    expect(item()).toContain("<g:price>52.90 RON</g:price>");
    expect(item()).toContain("<g:unit_pricing_measure>5 l</g:unit_pricing_measure>");
    expect(item()).toContain("<g:unit_pricing_base_measure>1 l</g:unit_pricing_base_measure>");
    expect(item()).toContain(
      "<g:shipping><g:country>RO</g:country><g:service>Curier</g:service><g:price>24.99 RON</g:price></g:shipping>",
    );
    expect(item()).not.toContain("sale_price");
    expect(item()).toContain(
      "<g:image_link>https://curat.example/media/packshot/7-a/1200.jpg</g:image_link>",
    );
  });
  it("the Google feed shows the prior price as the regular price during a reduction, with its dates", () => {
    const reduced = item({
      oldprice: 60,
      promo_from: "2026-11-01T00:00:00Z",
      promo_to: "2026-12-01T00:00:00Z",
    });
    expect(reduced).toContain("<g:price>60.00 RON</g:price>");
    expect(reduced).toContain("<g:sale_price>52.90 RON</g:sale_price>");
    expect(reduced).toContain(
      "<g:sale_price_effective_date>2026-11-01T00:00:00Z/2026-12-01T00:00:00Z</g:sale_price_effective_date>",
    );
  });
  it("the Google feed marks sold-out products and products without a barcode", () => {
    const bare = item({ barcode: null, available: false, net_quantity: null });
    expect(bare).toContain("<g:identifier_exists>no</g:identifier_exists>");
    expect(bare).not.toContain("g:gtin");
    expect(bare).toContain("<g:availability>out_of_stock</g:availability>");
    expect(bare).not.toContain("unit_pricing");
  });
});

it("metaFeed writes cells in the order of its header, and quotes them if necessary", () => {
  const { header, item } = metaFeed(SHOP);
  const columns = header.trim().split(",");
  const row = item(aProduct({ title: "Fără ghilimele", description: "a, b" })).trim();
  const cells = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.slice(0, columns.length) ?? [];
  expect(columns.indexOf("price")).toBeGreaterThan(0);
  expect(cells[columns.indexOf("price")]).toBe("52.90 RON,");
  expect(cells[columns.indexOf("description")]).toBe('"a, b",');
});

describe("each built-in feed follows its receiver's specification", () => {
  const hostile = {
    title: `=1+1 "Țuică" <b>&\u0001 ${"x".repeat(200)}`,
    description: 'rând 1\r\n"rând" 2, ]]> <script>',
    barcode: "2012345678900",
    pictures: Array.from({ length: 14 }, (_, index) => `/media/packshot/${index}`),
  };
  const products = [
    aProduct({ barcode: "5941234567899" }),
    aProduct({ ...hostile, code: "A,B" }),
    aProduct({ oldprice: 60, promo_from: "2026-11-01T00:00:00Z", promo_to: "2026-12-01T00:00:00Z" }),
    aProduct({ available: false, expected_on: "2026-12-10", group: null, net_quantity: null }),
    ...["0.75 l", "2 kg", "1.5 m", "3 m²", "12 buc."].map((net_quantity) => aProduct({ net_quantity })),
  ];
  it.each([
    ["Google", googleFeed, googleFaults],
    ["Meta", metaFeed, metaFaults],
    ["Compari.ro", compariFeed, compariFaults],
    ["Price.ro", priceFeed, priceFaults],
  ])("the %s feed is valid, whatever the products contain", (_, layoutOf, faultsOf) => {
    const layout = layoutOf(SHOP);
    const text = layout.header + products.map((product) => layout.item(product)).join("") + layout.footer;
    expect(faultsOf(text)).toEqual([]);
    const broken = text.replaceAll(/52\.90/g, "52,90 lei").replaceAll("RO:", "");
    expect(faultsOf(broken), "the checker finds faults").not.toEqual([]);
  });

  it("comparison sites receive the delivery time and cost, and the price in effect", () => {
    const [sold, out] = csvProducts(
      [
        priceFeed(SHOP).header,
        ...[aProduct({ oldprice: 60 }), aProduct({ available: false })].map(priceFeed(SHOP).item),
      ].join(""),
    );
    expect(sold).toMatchObject({
      price: "52.90",
      category: "Detergenți > Pardoseli",
      delivery_time: "3 zile",
      delivery_cost: "24.99",
    });
    expect(out?.["delivery_time"]).toBe("stoc epuizat");
  });

  it("the Google feed states how long its prices apply and when sold-out products arrive", () => {
    expect(googleFeed(SHOP).header).toContain("<ttl>150</ttl>");
    const item = googleFeed(SHOP).item(aProduct({ available: false, expected_on: "2026-12-10" }));
    expect(item).toContain("<g:availability_date>2026-12-10T00:00+02:00</g:availability_date>");
  });
});

describe("templateFeed", () => {
  const layout = (escape: "xml" | "csv") =>
    templateFeed(
      { header: "<{shop}>", item: "{title}|{price}|{picture}|{altceva}", footer: "", escape },
      SHOP,
    );

  it("a custom feed template fills in escaped fields and keeps other braces", () => {
    expect(layout("xml").header).toBe("<Curat &amp; fiii>");
    expect(layout("xml").item(aProduct({ title: "<b>" }))).toBe(
      "&lt;b&gt;|52.90|https://curat.example/media/packshot/7-a/1200.jpg|{altceva}",
    );
  });
  it("a custom feed template does not expand placeholders inside field values", () => {
    expect(layout("xml").item(aProduct({ title: "{price}", pictures: [] }))).toBe("{price}|52.90||{altceva}");
  });
});

it("escapeCsv prevents spreadsheet formulas and escapes quotes", () => {
  expect(escapeCsv("=HYPERLINK(1)")).toBe("'=HYPERLINK(1)");
  expect(escapeCsv('zis "bine"')).toBe('"zis ""bine"""');
});

it("escapeXml drops characters that XML does not allow", () => {
  expect(escapeXml("a\u0000b\u000Bc\uD800")).toBe("abc\uFFFD");
});
