import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { changeLandingPage } from "./page.server.ts";

const CURRENT = {
  id: 3,
  slug: "primavara",
  url: "/primavara",
  title: "Primăvara",
  is_published: true,
  version: 4,
  intro: "<p>Vechi</p>",
  meta: { metatile: "Primăvara", metadescription: "", metakeywords: "" },
  theme: {},
  blocks: [],
};
const BLOCK = {
  "content.blocks.0.type": "products",
  "content.blocks.0.status": "on",
  "content.blocks.0.objwidth": "12",
  "content.blocks.0.itemsperrow": "4",
  "content.blocks.0.product_ids": "A-7",
};
const PAGE = {
  form: "page",
  version: "2",
  "content.slug": "primavara",
  "content.meta.metatile": "Primăvara",
  "content.intro": "<p>Nou</p>",
  "content.count": "1",
  ...BLOCK,
};

async function send(fields: Record<string, string>, draft: StubbedResponse = { body: { data: {} } }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("https://curat.ro/admin/pagini/3", { method: "POST", body: form });
  const { result } = await visit(
    ({ url, method }) => {
      if (url.endsWith("/choose"))
        return {
          body: {
            data: { products: [{ productID: 7, code: "A-7", name: "Săpun" }], unknown: [], archived: [] },
          },
        };
      if (method !== "GET") return draft;
      return url.includes("/changes") ? { body: { data: [] } } : { body: { data: CURRENT } };
    },
    async (context) => {
      const answer = await changeLandingPage(request, context, "3");
      return answer;
    },
    { path: "/pagini/3" },
  );
  return { result };
}

describe("landing page draft", () => {
  it("saving a draft redirects to its page", async () => {
    expect(leadsTo((await send(PAGE)).result)).toBe("/pagini/3");
  });

  it("autosaving a draft returns no redirect", async () => {
    expect((await send({ ...PAGE, quiet: "1" })).result).toEqual({ isSaved: true });
  });

  it("adding a block saves the draft and redirects to the expanded block", async () => {
    expect(leadsTo((await send({ ...PAGE, act: "add.banner" })).result)).toBe("/pagini/3?bloc=1#bloc-1");
  });

  it("an unknown product code is reported at its block, and the form keeps the copied block", async () => {
    const { result } = await send({ ...PAGE, "content.blocks.0.product_ids": "A-7\nX", act: "copy.0" });
    expect(result).toMatchObject({
      init: { status: 422 },
      data: {
        errors: { "content.blocks.1.product_ids": ["Niciun produs nu are codul: X."] },
        values: { "content.count": "2", "content.blocks.1.type": "products" },
      },
    });
  });

  it("a concurrently changed draft shows the conflict field by field", async () => {
    const content = { ...CURRENT, intro: "<p>Al altcuiva</p>" };
    const { result } = await send(PAGE, { status: 409, body: { data: { content, version: 3 } } });
    expect(result).toMatchObject({ data: { conflict: { version: 3 } } });
    const { differences } = (result as { data: { conflict: { differences: { name: string }[] } } }).data
      .conflict;
    expect(differences.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["content.intro", "content.blocks.0.product_ids"]),
    );
  });

  it("a deleted draft is reported as a conflict with version 0", async () => {
    const { result } = await send(PAGE, { status: 409, body: { data: { content: null, version: 0 } } });
    expect(result).toMatchObject({ data: { conflict: { version: 0 } } });
  });

  it("a draft that cannot be published shows the errors at its fields", async () => {
    const errors = { "content.slug": ["Adresa este folosită de altă pagină: scrie alta."] };
    const { result } = await send({ form: "publish-draft", version: "2" }, { status: 422, body: { errors } });
    expect(result).toMatchObject({ data: { form: "publish-draft", errors } });
  });
});

it("an unknown form of a landing page returns 404", async () => {
  expect((await send({ form: "altceva" })).result).toMatchObject({ init: { status: 404 } });
});
