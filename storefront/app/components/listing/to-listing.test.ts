import { describe, expect, it } from "vitest";
import type { Filter } from "@curat/contract/listing";
import { aProductItem } from "../../testing/list-answers.ts";
import type { ListingRequest } from "./listing-request.server.ts";
import { isPastEnd, listingHead, toListing } from "./to-listing.server.ts";

const value = (url: string, selected: boolean) => ({ display: url.toUpperCase(), count: 3, selected, url });
const aFilter = (changes: Partial<Filter> & Pick<Filter, "type">): Filter => ({
  filterID: changes.type,
  display: changes.type,
  quick: false,
  url: changes.type,
  values: [value(`${changes.type}:a`, true), value(`${changes.type}:b`, false)],
  ...changes,
});
const requested = (changes: Partial<ListingRequest> = {}): ListingRequest => ({
  query: { page: "1", perPage: "12", sortorder: "5", sel_params: [] },
  selection: { sel_params: [] },
  address: { path: "/a", selected: ["other:a", "other:gone"], price: "20-40" },
  page: 1,
  perPage: 12,
  sort: 5,
  sortRule: "category",
  rules: { filters: "query", pages: "suffix" },
  ...changes,
});
const price = aFilter({
  type: "price",
  url: "pret:{min}-{max}",
  values: [{ display: "Preț", min: 12, max: 80, selected_min: 20, selected_max: 40 }],
});
const listed = (filters: Filter[] | undefined, request = requested()) =>
  toListing(request, { products: [aProductItem(1)], filters });

describe("list filters", () => {
  it("list filters become links for categories, a range for the price, and values for the rest", () => {
    const category = aFilter({ type: "category", values: [value("/detergenti", false)] });
    const view = listed([category, price, aFilter({ type: "other" })]);
    expect(view.filters).toEqual([
      {
        id: "category",
        name: "category",
        isLinks: true,
        values: [{ name: "/DETERGENTI", count: 3, url: "/detergenti" }],
      },
      {
        id: "other",
        name: "other",
        values: [
          { name: "OTHER:A", count: 3, isOn: true, url: "other:a" },
          { name: "OTHER:B", count: 3, url: "other:b" },
        ],
      },
    ]);
    expect(view.price).toEqual({ name: "price", min: 12, max: 80, template: "pret:{min}-{max}" });
  });

  it("a list shows no quick filters", () => {
    expect(listed([aFilter({ type: "other", quick: true }), { ...price, quick: true }])).toMatchObject({
      filters: [],
    });
  });

  it("a list shows a provider's links that clear filter values", () => {
    const clearing = aFilter({
      type: "sterge",
      values: [value("other:a", false), value("other:b", false), { display: "Tot" }],
    });
    const [links, other] = listed([clearing, aFilter({ type: "other" })]).filters;
    expect(links).toEqual({
      id: "sterge",
      name: "sterge",
      isLinks: true,
      values: [
        { name: "OTHER:A", url: "/a?price=20-40" },
        { name: "Tot", url: "/a" },
      ],
    });
    expect(other?.id).toBe("other");
    const whole = requested({ address: { path: "/a", selected: [] } });
    const none = aFilter({ type: "other", values: [value("other:a", false)] });
    expect(listed([clearing, none], whole).filters.map(({ id }) => id)).toEqual(["other"]);
  });

  it("the selected filters come from the response, or from the URL if the response has no filters", () => {
    expect(listed([aFilter({ type: "other" })]).address).toMatchObject({
      selected: ["other:a"],
      price: "20-40",
    });
    expect(listed(undefined).address.selected).toEqual(["other:a", "other:gone"]);
  });
});

describe("list head tags", () => {
  const head = (changes: Partial<ListingRequest>, last = 3) => {
    const meta = {
      current_page: 1,
      prev_page_url: null,
      next_page_url: null,
      last_page: last,
      per_page: 12,
      total: 30,
    };
    const answers = { products: [], meta: { ...meta, from: null, to: null }, filters: undefined };
    const listing = toListing(requested(changes), answers);
    return { ...listingHead(listing, "http://shop.test"), isPastEnd: isPastEnd(listing) };
  };

  it("a list's head has a canonical URL without filters, and noindex with two or more", () => {
    const one = { address: { path: "/a", selected: ["other:a"] }, page: 2 };
    expect(head(one)).toEqual({ canonical: "http://shop.test/a/pag-2", isPastEnd: false });
    expect(head({ ...one, address: { path: "/a", selected: ["a:a", "a:b"] } }).robots).toBe("noindex,follow");
  });

  it("a list's head has noindex past the last page", () => {
    expect(head({ page: 4 })).toMatchObject({ robots: "noindex", isPastEnd: true });
  });
});
