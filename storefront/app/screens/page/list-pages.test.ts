import { describe, expect, it } from "vitest";
import { listAnswers } from "../../testing/list-answers.ts";
import { visit } from "../../testing/visit.ts";
import { inLowerCase, loadPage, resolvedAt } from "./load-page.server.ts";

interface Opened {
  data: { kind: string; head: { robots?: string; canonical?: string }; screen: object };
  init: { status: number };
}

async function open(address: string, target: object, headInfo?: object) {
  const url = new URL(address, "http://shop.test");
  let opened: Opened | undefined;
  const { response } = await visit(listAnswers({ target, headInfo }), async (context) => {
    opened = (await loadPage({ request: new Request(url), context, url })) as Opened;
  });
  return { status: opened?.init.status, ...opened?.data, response };
}

describe.each([
  ["a category", { categoryID: 3 }, 2],
  ["a brand", { brandID: 3 }, 2],
  ["a promotion", { promoID: 3 }, 2],
])("list pages at %s", (_, target, last) => {
  const headInfo = { canonical: "http://shop.test/lista", metaRobots: "index,follow" };

  it("pages past the last one return 404 and are not indexed", async () => {
    const { status, kind, head, screen } = await open(`/lista/pag-${last + 1}`, target, headInfo);
    expect(status).toBe(404);
    expect(kind).toBe(Object.keys(target)[0]?.replace("ID", "").replace("promo", "promotion"));
    expect(head).toMatchObject({ robots: "noindex" });
    expect(head).not.toHaveProperty("canonical");
    expect(screen).toMatchObject({ listing: { page: last + 1, lastPage: last } });
  });

  it("the last page of a list returns 200 and has its own canonical URL", async () => {
    const { status, head } = await open(`/lista/pag-${last}`, target, headInfo);
    expect(status).toBe(200);
    expect(head).toMatchObject({ canonical: `http://shop.test/lista/pag-${last}` });
  });
});

describe("page URL", () => {
  it.each(["/pag-2", "/filtre/brand:sano", "/filtre/x"])(
    "a product's URL with a list suffix is not found: %s",
    (suffix) => {
      const url = new URL(`http://shop.test/detergent${suffix}`);
      const product = { kind: "product", id: 7 } as const;
      expect(resolvedAt("/detergent", url, product)).toEqual({ kind: "not-found", id: 0 });
      expect(resolvedAt("/detergent", new URL("http://shop.test/detergent?page=2"), product)).toBe(product);
      const category = { kind: "category", id: 7 } as const;
      expect(resolvedAt("/detergent", url, category)).toBe(category);
    },
  );

  it.each([
    ["/Solutii-De-Curatare/pag-2?Term=A", "/solutii-de-curatare/pag-2?Term=A"],
    ["/%C8%99ters", undefined],
    ["/solutii", undefined],
    ["//Evil.test", "/evil.test"],
  ])("inLowerCase returns the lower-case URL if a path has capital letters: %s", (address, expected) => {
    expect(inLowerCase(new URL(`http://shop.test${address}`))).toBe(expected);
  });

  it("an upper-case path redirects permanently to its lower-case form, but only if no page has the upper-case path", async () => {
    const { response } = await open("/Solutii?x=1", {});
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/solutii?x=1");
    expect((await open("/Solutii", { categoryID: 3 })).status).toBe(200);
  });
});
