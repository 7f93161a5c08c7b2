import { afterEach, expect, it, vi } from "vitest";
import { visit } from "../../testing/visit.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import { loadArticle } from "./load.server.ts";

afterEach(() => void vi.restoreAllMocks());

const request = new Request("http://shop.test/articole/veche.html");
const url = new URL(request.url);
const page = { request, url, address: parsePageAddress(url), id: 12 };

async function load(status: number) {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  let article: unknown;
  const { notices } = await visit(
    { message: "url not found" },
    async (context) => (article = await loadArticle({ ...page, context })),
    { status },
  );
  return { article, notices, logged: logged.mock.calls };
}

it("an article that fails to load is logged and adds no notice to the error page", async () => {
  // The generic error page already shows a notice.
  expect(await load(503)).toEqual({
    article: undefined,
    notices: [],
    logged: [["article fetch failed", 12, 503]],
  });
});

it("a missing article is not logged", async () => {
  expect(await load(404)).toEqual({ article: null, notices: [], logged: [] });
});
