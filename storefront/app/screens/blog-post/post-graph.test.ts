import { expect, it } from "vitest";
import { postGraph } from "./post-graph.ts";

const post = {
  title: "Cum speli gresia fără dâre",
  intro: "Cinci greșeli.",
  picture: "/media/blog/gresie-1a2b",
  date: "2026-11-03",
  canonical: "https://curat.example/blog/gresie",
  publisher: "Curat",
  logo: null,
  category: { name: "Curățenie acasă", url: "/blog/categorie/curatenie-acasa" },
};
const graphOf = (changes: Partial<typeof post> = {}) =>
  JSON.parse(JSON.stringify(postGraph({ ...post, ...changes })))["@graph"];

it("postGraph contains title, picture, date and publisher with absolute URLs", () => {
  expect(graphOf()[0]).toMatchObject({
    "@type": "BlogPosting",
    headline: "Cum speli gresia fără dâre",
    image: ["https://curat.example/media/blog/gresie-1a2b/1200.webp"],
    datePublished: "2026-11-03",
    mainEntityOfPage: "https://curat.example/blog/gresie",
    publisher: { "@type": "Organization", name: "Curat" },
  });
});

it("postGraph contains breadcrumbs to the post, through its category if it has one", () => {
  const names = (graph: { itemListElement: { name: string; item: string }[] }[]) =>
    graph[1]?.itemListElement.map(({ name, item }) => [name, item]);
  expect(names(graphOf())).toEqual([
    ["Acasa", "https://curat.example/"],
    ["Blog", "https://curat.example/blog"],
    ["Curățenie acasă", "https://curat.example/blog/categorie/curatenie-acasa"],
    ["Cum speli gresia fără dâre", "https://curat.example/blog/gresie"],
  ]);
  expect(names(graphOf({ category: undefined }))).toHaveLength(3);
});
