import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadSuggestions } from "./suggestions.server.ts";

it.each([
  ["", "private, max-age=60"],
  ["user_token=t", "private, no-store"],
])("suggestions for the cookie header %j have Cache-Control: %s", async (cookie, keeping) => {
  let headers = new Headers();
  await visit(
    () => ({ data: [] }),
    async (context) => {
      headers = (await loadSuggestions(context, new URL("http://shop.test/cautare?term=sapun"))).headers;
    },
    { cookie },
  );
  expect(headers.get("cache-control")).toBe(keeping);
});

async function suggested(term: string, body: unknown, status = 200): Promise<[number, unknown]> {
  let answer: [number, unknown] = [0, undefined];
  await visit(
    body,
    async (context) => {
      const response = await loadSuggestions(context, new URL(`http://shop.test/cautare?term=${term}`));
      answer = [response.status, await response.json()];
    },
    { status },
  );
  return answer;
}

it("the suggestions route returns the search's total, and 502 when the API fails", async () => {
  expect(await suggested("sapun", { data: [], total: 137 })).toEqual([200, { views: [], total: 137 }]);
  expect(await suggested("sapun", { data: [] })).toEqual([200, { views: [] }]);
  expect((await suggested("sapun", { message: "" }, 500))[0]).toBe(502);
});

it("the suggestions route returns popular searches and categories for an empty field, and nothing for one letter", async () => {
  const categories = ["A", "B", "C", "D", "E", "F"].map((category) => ({
    category,
    url: `/${category}`,
    subcats: [],
  }));
  const menu = { data: { categories, topLinks: [], articles: [], promos: [] } };
  const begin = async (popular: object[]) => {
    const body = ({ url }: Request) => (url.endsWith("/popular-searches") ? { data: popular } : menu);
    const [, { views }] = (await suggested("", body)) as [number, { views: { name: string; url: string }[] }];
    return views;
  };
  expect((await begin([])).map(({ name }) => name)).toEqual(["A", "B", "C", "D", "E"]);
  const [first, second] = await begin([{ term: "saci 60 l" }]);
  expect(first).toEqual({ kind: "popular", name: "saci 60 l", url: "/search?term=saci%2060%20l" });
  expect(second?.name).toBe("A");
  expect(await suggested("s", menu)).toEqual([200, { views: [] }]);
});
