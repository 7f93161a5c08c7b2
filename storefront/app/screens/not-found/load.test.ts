import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadNotFound } from "./load.server.ts";

async function load(status: number) {
  let data: unknown;
  const { requests } = await visit(
    {
      data: {
        info: { content: "<p>Nu am găsit pagina.</p>" },
        categories: [{ category: "Saci", url: "/saci" }],
      },
    },
    async (context) => (data = await loadNotFound({ context })),
    { status },
  );
  return { data, requests: requests.map(({ url }) => new URL(url).pathname) };
}

it("the 404 page shows article 1916 and the categories", async () => {
  const { data, requests } = await load(200);
  expect(requests).toContain("/api/v1/articles/1916");
  expect(data).toMatchObject({
    head: { title: "This page could not be found", robots: "noindex" },
    html: "<p>Nu am găsit pagina.</p>",
    categories: [{ name: "Saci", url: "/saci" }],
  });
});

it("the 404 page loads without article and categories when the API is unavailable", async () => {
  expect((await load(503)).data).toMatchObject({ html: "", categories: [] });
});
