import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { changeHomePage } from "./home-page.server.ts";

function formOf(fields: Record<string, string>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request("https://curat.ro/admin/acasa-magazin", { method: "POST", body });
}
const TWO = {
  form: "home",
  version: "3",
  "content.count": "2",
  "content.blocks.0.type": "custom_html",
  "content.blocks.0.html": "<p>Bun venit</p>",
  "content.blocks.1.type": "product",
  "content.blocks.1.title": "Alese",
  "content.blocks.1.product_ids": "A-1",
};
const act = (fields: Record<string, string>, status = 200, reported: object = {}) =>
  visit(
    ({ method, url }) => {
      if (method === "GET") return { body: { data: { blocks: [], version: 1 } } };
      if (url.includes("/staff/home/")) return { status, body: { data: { version: 4 }, ...reported } };
      return {
        body: {
          data: { products: [{ productID: 12, code: "A-1", name: "Săpun" }], unknown: [], archived: [] },
        },
      };
    },
    (context) => changeHomePage(formOf(fields), context),
  );

describe("home page", () => {
  it("the home page is saved as a draft with the typed products' ids", async () => {
    const { requests, result } = await act(TWO);
    const sent = requests.find(({ method }) => method === "PUT");
    expect(sent?.url).toMatch(/\/staff\/home\/home\/draft$/);
    expect(await sent?.json()).toEqual({
      content: {
        blocks: [
          { type: "custom_html", html: "<p>Bun venit</p>" },
          { type: "product", title: "Alese", url: null, product_ids: [12], pick: null, count: null },
        ],
      },
      version: 3,
    });
    expect(leadsTo(result)).toBe("/acasa-magazin");
  });

  it("autosaving the home page returns no redirect", async () => {
    expect((await act({ ...TWO, quiet: "1" })).result).toEqual({ isSaved: true });
  });

  it("a button that reorders blocks saves the draft and redirects to the moved block", async () => {
    const { requests, result } = await act({ ...TWO, act: "up.1" });
    expect(await requests.find(({ method }) => method === "PUT")?.json()).toMatchObject({
      content: { blocks: [{ type: "product" }, { type: "custom_html" }] },
    });
    expect(leadsTo(result)).toBe("/acasa-magazin?mutat=0#bloc-0");
  });

  it("adding a block to the home page redirects to the expanded block", async () => {
    expect(leadsTo((await act({ ...TWO, act: "add.banner" })).result)).toBe("/acasa-magazin?bloc=2#bloc-2");
    expect(leadsTo((await act({ ...TWO, act: "copy.0" })).result)).toBe("/acasa-magazin?bloc=1#bloc-1");
  });

  it("an unknown product code is reported at its block", async () => {
    const { result } = await act({ ...TWO, "content.blocks.1.product_ids": "A-1\nB-2" });
    expect(result).toMatchObject({
      data: { errors: { "content.blocks.1.product_ids": ["Niciun produs nu are codul: B-2."] } },
    });
  });

  it("the home page shows errors that prevent publishing at their fields", async () => {
    const errors = { "content.blocks.1.title": ["Câmpul Titlu este obligatoriu."] };
    const { result } = await act({ form: "publish-draft", version: "3" }, 422, { errors });
    expect(result).toMatchObject({ data: { form: "publish-draft", errors } });
  });

  it("an unknown form of the home page returns 404", async () => {
    expect((await act({ form: "altceva" })).result).toMatchObject({ init: { status: 404 } });
  });
});
