import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { changeArticle, createArticle } from "./articles.server.ts";

const CURRENT = {
  id: 7,
  type_id: 32,
  slug: "livrare",
  url: "/articole/livrare.html",
  title: "Livrare",
  link_title: "Livrarea",
  sort_order: 3,
  is_published: true,
  created_at: "2026-03-07T22:30:00Z",
  version: 2,
  intro: "",
  content: "<p>Vechi</p>",
  picture: null,
  documents: [],
};

function formOf(fields: Record<string, string>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request("https://curat.ro/admin/articole", { method: "POST", body });
}
const fields = (changes: Record<string, string> = {}) => ({
  form: "article",
  title: "Livrare și retur",
  slug: "",
  type_id: "32",
  link_title: "",
  sort_order: "3",
  intro: "",
  content: "<p>Nou</p>",
  picture: "",
  "documents.0.title": "Tarife",
  "documents.0.url": "/media/tarife.pdf",
  version: "2",
  ...changes,
});
const answer =
  (status: number, body: unknown): ((request: Request) => StubbedResponse) =>
  () => ({ status, body });

describe("article", () => {
  it("an article is created hidden, with defaults derived from its title", async () => {
    const { result, requests } = await visit(answer(200, { data: CURRENT }), (context) =>
      createArticle(formOf(fields()), context),
    );
    expect(await requests[0]?.json()).toMatchObject({
      title: "Livrare și retur",
      slug: "livrare-si-retur",
      link_title: "Livrare și retur",
      type_id: 32,
      is_published: false,
      documents: [{ title: "Tarife", url: "/media/tarife.pdf" }],
    });
    expect(leadsTo(result)).toBe("/articole/7");
  });

  it("a concurrently changed article shows the conflict field by field", async () => {
    const current = { ...CURRENT, title: "Livrarea noastră", version: 3 };
    const { result } = await visit(
      (request) =>
        request.method === "PUT" ? { status: 409, body: { data: current } } : { body: { data: [] } },
      (context) => changeArticle(formOf(fields()), context, "7"),
    );
    const { data } = result as { data: { conflict: { version: number; differences: { label: string }[] } } };
    expect(data.conflict.version).toBe(3);
    expect(data.conflict.differences.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Titlu", "Conținut", "Document 1: titlu"]),
    );
  });

  it("publishing and hiding an article send the loaded version, and a refusal is reported", async () => {
    const published = await visit(answer(200, { data: CURRENT }), (context) =>
      changeArticle(formOf({ form: "publish", version: "2" }), context, "7"),
    );
    expect(published.requests[0]?.url).toMatch(/\/staff\/articles\/7\/publish$/);
    expect(await published.requests[0]?.json()).toEqual({ version: 2 });
    const refused = await visit(answer(409, { message: "Magazinul trimite la acest articol." }), (context) =>
      changeArticle(formOf({ form: "hide", version: "2" }), context, "7"),
    );
    expect(decodeURIComponent(refused.cookies.join())).toContain("Magazinul trimite la acest articol.");
  });

  it("an unknown form of an article returns 404", async () => {
    const { result } = await visit(answer(200, {}), (context) =>
      changeArticle(formOf({ form: "altceva" }), context, "7"),
    );
    expect(result).toMatchObject({ init: { status: 404 } });
  });
});
