import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../../testing/visit.ts";
import type { StubbedResponse } from "../../../../testing/visit.ts";
import { aStaffProduct } from "../../../../testing/a-staff-product.ts";
import { documentAt, listAfter } from "./media-fields.ts";
import { changeMedia } from "./media.server.ts";

const LIST = ["a", "b", "c"];

it.each([
  ["up", 2, ["a", "c", "b"]],
  ["up", 0, LIST],
  ["down", 0, ["b", "a", "c"]],
  ["down", 2, LIST],
  ["remove", 1, ["a", "c"]],
  ["remove", 7, LIST],
  ["up", Number.NaN, LIST],
] as const)("listAfter applies %s to item %d", (act, place, after) =>
  expect(listAfter(LIST, act, place)).toEqual(after),
);

it("a document's type is its extension, or pdf without one", () => {
  expect(documentAt("/fisa.DOCX?v=2", { title: "Fișă", revised: "" }).type).toBe("docx");
  expect(documentAt("/fisa", { title: "Fișă", revised: "2026-11" })).toEqual({
    title: "Fișă",
    url: "/fisa",
    type: "pdf",
    revised: "2026-11",
  });
});

describe("product pictures", () => {
  function send(fields: [string, string | File][], put: StubbedResponse = { body: { data: {} } }) {
    const body = new FormData();
    for (const [name, value] of [["version", "3"] as [string, string], ...fields]) body.append(name, value);
    return visit(
      ({ method, url }): StubbedResponse => {
        if (method === "PUT") return put;
        if (url.endsWith("/staff/media")) return { body: { data: { address: `/media/nou-${url.length}` } } };
        return { body: { data: aStaffProduct({ pics: ["/media/1", "/media/2"] }) } };
      },
      (context) => changeMedia(new Request("https://curat.ro/admin", { method: "POST", body }), context, "9"),
    );
  }
  const written = async (requests: Request[]) =>
    (await requests.find(({ method }) => method === "PUT")?.json()) as object;

  it("reordering pictures sends the loaded version", async () => {
    const { requests, result } = await send([["form", "pics.up.1"]]);
    expect(await written(requests)).toEqual({ pics: ["/media/2", "/media/1"], version: 3 });
    expect(leadsTo(result)).toBe("/produse/9/imagini");
  });

  it("pictures are added from files and a URL", async () => {
    const file = new File(["x"], "x.png", { type: "image/png" });
    const { requests } = await send([
      ["form", "add-pics"],
      ["file", file],
      ["url", "/media/7"],
    ]);
    const upload = requests.find(({ url }) => url.endsWith("/staff/media"));
    expect((await upload?.formData())?.get("file")).toMatchObject({ name: "x.png", size: 1 });
    const pics = ["/media/1", "/media/2", expect.stringMatching(/^\/media\/nou/), "/media/7"];
    expect(await written(requests)).toEqual({ pics, version: 3 });
  });

  it("the picture form shows an error when no picture was chosen or its URL is invalid", async () => {
    const nothing = await send([["form", "add-pics"]]);
    expect(nothing.result).toMatchObject({
      data: { errors: { file: ["Alege un fișier sau scrie o adresă."] } },
    });
    const wrong = { status: 422, body: { errors: { "pics.2": ["Câmpul Imagine nu este valid."] } } };
    const refused = await send(
      [
        ["form", "add-pics"],
        ["url", "x"],
      ],
      wrong,
    );
    expect(refused.result).toMatchObject({
      data: { values: { url: "x" }, errors: { url: ["Câmpul Imagine nu este valid."] } },
    });
  });
});
