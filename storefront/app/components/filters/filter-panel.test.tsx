import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ListingView } from "../listing/listing-view.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";

const values = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Valoarea ${at}`, count: at + 1, url: `p:v${at}` }));
const aView = (changes: Partial<ListingView> = {}): ListingView => ({
  cards: [],
  total: 3,
  page: 2,
  perPage: 12,
  lastPage: 3,
  filters: [{ id: "p", name: "Parfum", values: values(10) }],
  price: { name: "Preț", min: 12, max: 80, template: "{min}-{max}" },
  sort: 5,
  sortRule: "category",
  address: { path: "/a", selected: [] },
  rules: { filters: "query", pages: "suffix" },
  ...changes,
});
const panel = (view: ListingView, address = view.address) =>
  renderToStaticMarkup(<FilterPanel view={view} address={address} onChoose={() => undefined} />);

describe("filter group", () => {
  it("a filter group with at least ten values has a search box", () => {
    expect(panel(aView())).toContain('type="search"');
    expect(panel(aView({ filters: [{ id: "p", name: "Parfum", values: values(9) }] }))).not.toContain(
      'type="search"',
    );
  });

  it("a filter group shows values with counts and links that toggle them", () => {
    const html = panel(aView({ address: { path: "/a", selected: ["p:v1"] } }));
    expect(html).toContain('<a href="/a?filters=p:v0,p:v1#filtre">Valoarea 0<small>1</small></a>');
    expect(html).toContain('<a href="/a#filtre" aria-current="true">Valoarea 1<small>2</small></a>');
  });
});

describe("price filter", () => {
  const withPrice = aView({ address: { path: "/a", selected: [], price: "20-40" } });

  it("the price filter shows the URL's price in its slider and fields", () => {
    const html = panel(withPrice);
    expect(html).toMatch(/name="price_min"[^>]* value="20"/);
    expect(html).toMatch(/name="price_max"[^>]* value="40"/);
    expect(html).toContain('aria-valuetext="20 lei"');
    expect(html).toContain('aria-valuetext="40 lei"');
  });

  it("the price filter shows the whole range and empty fields after clearing", () => {
    const cleared = panel(withPrice, { path: "/a", selected: [] });
    expect(cleared).toContain('aria-valuetext="12 lei"');
    expect(cleared).toContain('aria-valuetext="80 lei"');
    expect(cleared).not.toMatch(/name="price_m(in|ax)"[^>]* value="\d/);
  });

  it("the price filter shows '60+' when the range ends at 60", () => {
    const html = panel(aView({ price: { name: "Preț", min: 3, max: 60.2, template: "{min}-{max}" } }));
    expect(html).toContain('aria-valuetext="60+ lei"');
    expect(html).toContain('aria-valuetext="3 lei"');
  });
});

describe("active filters", () => {
  const view = aView({
    address: { path: "/a", selected: ["p:v1", "p:v2"], price: "20-40", sort: 3 },
    filters: [
      {
        id: "p",
        name: "Parfum",
        values: values(3).map((one, at) => (at > 0 ? { ...one, isOn: true } : one)),
      },
    ],
  });

  it("active filters can be removed one by one or all at once", () => {
    const html = renderToStaticMarkup(<ActiveFilters view={view} />);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    expect(hrefs).toEqual([
      "/a?filters=p:v2&price=20-40&sort=pret_asc#produse",
      "/a?filters=p:v1&price=20-40&sort=pret_asc#produse",
      "/a?filters=p:v1,p:v2&sort=pret_asc#produse",
      "/a?sort=pret_asc#produse",
    ]);
  });
});
