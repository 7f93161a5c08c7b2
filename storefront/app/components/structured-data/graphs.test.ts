import { expect, it } from "vitest";
import { breadcrumbList, graphOf, itemList } from "./graphs.ts";

const CANONICAL = "https://curat.example/pardoseli";
const plain = (value: object) => JSON.parse(JSON.stringify(value));

it("a breadcrumb list starts with Acasa and ends with the page itself", () => {
  const { itemListElement } = plain(
    breadcrumbList([{ name: "Detergenți", url: "/detergenti" }, { name: "Pardoseli" }], CANONICAL),
  );
  expect(itemListElement.map((step: { name: string; item: string }) => [step.name, step.item])).toEqual([
    ["Acasa", "https://curat.example/"],
    ["Detergenți", "https://curat.example/detergenti"],
    ["Pardoseli", CANONICAL],
  ]);
});

it("a breadcrumb list omits the URL of a step that has none", () => {
  const { itemListElement } = plain(
    breadcrumbList([{ name: "Fără adresă" }, { name: "Pardoseli" }], CANONICAL),
  );
  expect(itemListElement[1]).toEqual({ "@type": "ListItem", position: 2, name: "Fără adresă" });
});

it("an item list numbers its items across pages", () => {
  const { itemListElement } = plain(itemList(["/a", "/b"], { canonical: CANONICAL, first: 13 }));
  expect(itemListElement.map((item: { position: number; url: string }) => [item.position, item.url])).toEqual(
    [
      [13, "https://curat.example/a"],
      [14, "https://curat.example/b"],
    ],
  );
});

it("a graph omits undefined parts", () => {
  expect(plain(graphOf({ "@type": "A" }, undefined))).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "A" }],
  });
});
