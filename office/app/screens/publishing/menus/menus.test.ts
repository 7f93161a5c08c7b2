import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { changeMenus } from "./menus.server.ts";

function formOf(fields: Record<string, string>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries({ form: "menu", version: "4", ...fields }))
    body.set(name, value);
  return new Request("https://curat.ro/admin/meniuri", { method: "POST", body });
}
const TWO = {
  "links.0.name": "Promoții",
  "links.0.url": "/promotii",
  "links.1.name": "Blog",
  "links.1.url": "/blog",
};
const act = (fields: Record<string, string>, status = 200, body: unknown = { data: {} }) =>
  visit(
    () => ({ status, body }),
    (context) => changeMenus(formOf(fields), context),
  );

describe("menu", () => {
  it("the menu's links are saved in row order, without emptied rows", async () => {
    const { requests, result } = await act({ ...TWO, "links.2.name": " ", "links.2.url": "" });
    expect(await requests[0]?.json()).toEqual({
      links: [
        { name: "Promoții", url: "/promotii" },
        { name: "Blog", url: "/blog" },
      ],
      version: 4,
    });
    expect(leadsTo(result)).toBe("/meniuri");
  });

  it("a row button reorders the links without saving them", async () => {
    const { requests, result } = await act({ ...TWO, row: "down.0" });
    expect(requests).toEqual([]);
    expect(result).toMatchObject({
      data: {
        form: "menu",
        values: { "links.0.name": "Blog", "links.1.url": "/promotii", version: "4", count: "2" },
      },
    });
  });

  it("a row button adds an empty row without saving", async () => {
    const { result } = await act({ ...TWO, row: "add" });
    expect(result).toMatchObject({ data: { values: { count: "3", "links.2.name": "" } } });
  });

  it("an invalid URL is reported at its row even if earlier rows were emptied", async () => {
    const errors = { "links.0.url": ["Câmpul Adresă nu este valid."] };
    const { result } = await act({ "links.3.name": "Rău", "links.3.url": "javascript:x" }, 422, { errors });
    expect(result).toMatchObject({
      data: { errors, values: { "links.0.name": "Rău", "links.0.url": "javascript:x", count: "1" } },
    });
  });
});
