import { expect, it } from "vitest";
import { bundleGraph } from "../bundle/bundle-graph.ts";
import { websiteGraph } from "./website-graph.ts";

const plain = (graph: object) => JSON.parse(JSON.stringify(graph))["@graph"];

it("the home page's graph contains the shop and its search URL", () => {
  const [organization, website] = plain(
    websiteGraph({ name: "Curat", logo: null }, "https://curat.example/"),
  );
  expect(organization).toEqual({
    "@type": "Organization",
    "@id": "https://curat.example/#organization",
    name: "Curat",
    url: "https://curat.example/",
  });
  expect(website.potentialAction.target.urlTemplate).toBe("https://curat.example/search?term={term}");
});

it("a bundle's graph contains its price and breadcrumbs", () => {
  const bundle = { name: "Pachet baie", picture: null, price: 59.9, isBuyable: false };
  const [product, trail] = plain(bundleGraph(bundle, "https://curat.example/pachete/baie"));
  expect(product.offers).toMatchObject({
    price: "59.90",
    priceCurrency: "RON",
    availability: "https://schema.org/OutOfStock",
  });
  expect(trail.itemListElement).toHaveLength(3);
});
