import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { createPost } from "./posts.server.ts";
import { changeSections } from "./sections.server.ts";

function formOf(fields: Record<string, string>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request("https://curat.ro/admin/blog", { method: "POST", body });
}
const POST = {
  form: "post",
  title: "Cum cureți gresia",
  slug: "",
  category_id: "1",
  "tag.3": "on",
  content: "<p>Așa.</p>",
};
const chosen = (unknown: string[] = []) => ({
  body: { data: { products: [{ productID: 12, code: "A-1", name: "Săpun" }], unknown, archived: [] } },
});

describe("blog post", () => {
  it("a post is created with its tags and the typed products' ids", async () => {
    const { result, requests } = await visit(
      ({ url }) => (url.includes("/blog/") ? { body: { data: { id: 5 } } } : chosen()),
      (context) => createPost(formOf({ ...POST, products: "A-1" }), context),
    );
    expect(await requests.at(-1)?.json()).toMatchObject({
      slug: "cum-cureti-gresia",
      category_id: 1,
      tag_ids: [3],
      product_ids: [12],
    });
    expect(leadsTo(result)).toBe("/blog/5");
  });

  it("an unknown product code is reported, and typed values are kept", async () => {
    const { result } = await visit(
      () => chosen(["B-2"]),
      (context) => createPost(formOf({ ...POST, products: "A-1\nB-2" }), context),
    );
    expect(result).toMatchObject({ data: { form: "post", values: { title: POST.title } } });
    expect(JSON.stringify(result)).toContain("B-2");
  });

  it("a post keeps its products when the person cannot view products", async () => {
    const { requests } = await visit(
      () => ({ body: { data: { id: 5 } } }),
      (context) => createPost(formOf({ ...POST, product_ids: "4,9" }), context),
    );
    expect(requests).toHaveLength(1);
    expect(await requests[0]?.json()).toMatchObject({ product_ids: [4, 9] });
  });
});

describe("blog category", () => {
  it("a blog category can be added, saved and removed with its form", async () => {
    const act = (fields: Record<string, string>) =>
      visit(
        () => ({ body: { data: { id: 2, version: 4 } } }),
        (context) => changeSections(formOf(fields), context, "category"),
      );
    const added = await act({ form: "new", name: "Baie și duș" });
    expect(await added.requests[0]?.json()).toEqual({
      name: "Baie și duș",
      slug: "baie-si-dus",
      sort_order: 0,
    });
    const changed = await act({
      form: "section-2",
      name: "Baie",
      slug: "baie",
      sort_order: "3",
      version: "4",
    });
    expect(changed.requests[0]?.url).toMatch(/\/blog\/categories\/2$/);
    expect(await changed.requests[0]?.json()).toMatchObject({ sort_order: 3, version: 4 });
    const removed = await act({ form: "remove-2", version: "4" });
    expect(removed.requests[0]?.url).toMatch(/\/blog\/categories\/2\?version=4$/);
  });

  it("a blog tag whose slug is taken shows the error at that field", async () => {
    const { result } = await visit(
      () => ({ status: 422, body: { errors: { slug: ["Adresa este luată."] } } }),
      (context) => changeSections(formOf({ form: "new", name: "Baie" }), context, "tag"),
    );
    expect(result).toMatchObject({ data: { form: "new", errors: { slug: ["Adresa este luată."] } } });
  });
});
