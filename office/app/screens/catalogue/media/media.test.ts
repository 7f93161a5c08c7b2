import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadFoundMedia, takeUpload } from "../../../components/media/found.server.ts";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { cropView, pointOf } from "./crop-view.ts";
import { shownUse } from "./media-uses.ts";
import { changeLibrary, changeMedium } from "./media.server.ts";
import { mediumIn } from "./medium-fields.ts";

const ADDRESS = "https://curat.ro/admin/media";

function formOf(fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
const aFile = (name: string) => new File(["x"], name, { type: "image/png" });
const requestOf = (fields: [string, string | File][]) =>
  new Request(ADDRESS, { method: "POST", body: formOf(fields) });

describe("crop", () => {
  it.each([
    [null, "1x1", "150 0 300 300"],
    [{ x: 0, y: 50 }, "1x1", "0 0 300 300"],
    [{ x: 90, y: 10 }, "1x1", "300 0 300 300"],
    [{ x: 40, y: 10 }, "1x1", "90 0 300 300"],
    [{ x: 50, y: 100 }, "16x9", "33 0 533 300"],
  ] as const)("a crop of a 600 × 300 picture around %j to %s shows %s", (focal, shape, view) => {
    expect(cropView({ width: 600, height: 300 }, shape, focal)).toBe(view);
  });

  it.each([
    ["", "", null],
    ["20", "80", { x: 20, y: 80 }],
    ["20", "", { x: 20, y: 50 }],
    ["120", "8", undefined],
    ["x", "8", undefined],
  ])("pointOf reads the fields %j and %j as the focal point %j", (x, y, point) => {
    expect(pointOf(x, y)).toEqual(point);
  });
});

describe("file form", () => {
  it("the file form submits both coordinates of a focal point, or none", () => {
    const focalPointOf = (x: string, y: string) =>
      mediumIn(
        formOf([
          ["name", "a.png"],
          ["alt", "Un mop"],
          ["x", x],
          ["y", y],
        ]),
      ).focal_point;
    expect([focalPointOf("", ""), focalPointOf("10", ""), focalPointOf("10", "20")]).toEqual([
      null,
      { x: 10, y: 50 },
      { x: 10, y: 20 },
    ]);
  });

  it("the file form shows errors at the focal point's fields", async () => {
    const wrong = { status: 422, body: { errors: { "focal_point.y": ["Greșit."], name: ["Gol."] } } };
    const { result } = await visit(
      () => wrong,
      (context) =>
        changeMedium(
          requestOf([
            ["form", "medium"],
            ["y", "101"],
          ]),
          context,
          "4",
        ),
    );
    expect(result).toMatchObject({
      data: { errors: { y: ["Greșit."], name: ["Gol."] }, values: { y: "101" } },
    });
  });

  it("the file form submits a replacement with the loaded version", async () => {
    const { requests, result } = await visit(
      () => ({ body: { data: {} } }),
      (context) =>
        changeMedium(
          requestOf([
            ["form", "replace"],
            ["version", "3"],
            ["file", aFile("b.png")],
          ]),
          context,
          "4",
        ),
    );
    const sent = await requests[0]?.formData();
    expect([new URL(requests[0]?.url ?? "").pathname, sent?.get("version"), leadsTo(result)]).toEqual([
      "/api/v1/staff/media/4/file",
      "3",
      "/media/4",
    ]);
  });
});

it("unused files are removed in filtered batches until no more can be removed", async () => {
  const remove = async (...reported: [removed: number, left: number][]) => {
    const { requests, result, cookies } = await visit(
      () => {
        const [removed, left] = reported.shift() ?? [0, 0];
        return { body: { data: { removed, left } } };
      },
      (context) =>
        changeLibrary(
          requestOf([["form", "remove-unused"]]),
          context,
          new URL(`${ADDRESS}?folosire=unused&fel=picture&q=mop`),
        ),
    );
    expect([leadsTo(result), cookies.length > 0]).toEqual(["/media", true]);
    return requests;
  };
  const requests = await remove([200, 30], [30, 0]);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(
    Array(2).fill("/api/v1/staff/media/unused/remove"),
  );
  expect(await requests[0]?.json()).toEqual({ q: "mop", kind: "picture" });
  expect(await remove([5, 2], [0, 2])).toHaveLength(2);
});

describe("uploads", () => {
  it("files are uploaded one by one, and refused files are listed with the reason", async () => {
    const { result } = await visit(
      ({ url }): StubbedResponse => {
        expect(url).toContain("/staff/media");
        return taken();
      },
      (context) =>
        changeLibrary(
          requestOf([
            ["form", "upload"],
            ["file", aFile("a.png")],
            ["file", aFile("b.heic")],
          ]),
          context,
          new URL(ADDRESS),
        ),
    );
    expect(result).toMatchObject({ data: { errors: { file: ["b.heic: Nu se poate citi."] } } });
  });
  const answers: StubbedResponse[] = [
    { body: { data: {} } },
    { status: 422, body: { errors: { file: ["Nu se poate citi."] } } },
  ];
  const taken = (): StubbedResponse => answers.shift() ?? { status: 503, body: {} };

  it("an upload by script returns data instead of a redirect", async () => {
    const upload = async (reported: StubbedResponse, file: string | File) => {
      const { result } = await visit(
        () => reported,
        (context) => takeUpload(context, requestOf([["file", file]])),
      );
      return result instanceof Response ? [result.status, await result.json()] : result;
    };
    const medium = { mediumID: 7, address: "/media/upload/a", kind: "picture" };
    expect(await upload({ body: { data: { ...medium, alt: "" } } }, aFile("a.png"))).toEqual([
      200,
      { ok: true, medium },
    ]);
    expect(await upload({ status: 401, body: {} }, aFile("a.png"))).toMatchObject([
      401,
      { ok: false, why: expect.stringContaining("Sesiunea a expirat") },
    ]);
    expect(await upload({ body: {} }, "text")).toMatchObject([422, { ok: false }]);
  });
});

it("the media picker searches only pictures, and reports errors", async () => {
  const find = (reported: StubbedResponse) =>
    visit(
      () => reported,
      (context) => loadFoundMedia(context, new URL("https://curat.ro/admin/media/gasite?q=mop&pagina=2")),
    );
  const meta = { total: 0, last_page: 1 };
  const { requests, result } = await find({ body: { data: [], meta } });
  const { searchParams } = new URL(requests[0]?.url ?? "");
  expect([Object.fromEntries(searchParams), result]).toEqual([
    { q: "mop", page: "2", kind: "picture" },
    { ok: true, media: [], total: 0, lastPage: 1 },
  ]);
  expect((await find({ status: 403, body: {} })).result).toEqual({ ok: false });
});

it.each([
  "product",
  "brand",
  "category",
  "promotion",
  "bundle",
  "article",
  "blog",
  "landing",
  "home",
  "menu",
  "setting",
])("a file's use links to an office page: %s", (kind) => {
  const routes = readFileSync(new URL("../../../routes.ts", import.meta.url), "utf8");
  const { to = "" } = shownUse({ kind, id: "7", name: "x" });
  const pattern = to.slice(1).replace("/7", kind === "setting" ? "/:key" : "/:id");
  expect(routes).toContain(`route("${pattern}", "screens/`);
});
