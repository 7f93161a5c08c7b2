import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../testing/visit.ts";
import type { StubbedResponse } from "../../testing/visit.ts";
import { attachByCode } from "./attach.server.ts";
import { matchUploads } from "./matching.server.ts";
import { picturesNamed, picturesWith } from "./picture-code.ts";
import { openZip } from "./zip.ts";

interface Packed {
  name: string;
  content: string;
  says?: number;
  flags?: number;
  isStored?: boolean;
}

function zipOf(files: Packed[]): Blob {
  const [parts, list]: Buffer[][] = [[], []];
  let start = 0;
  for (const { name, content, says = Buffer.byteLength(content), flags = 0, isStored = false } of files) {
    const packed = isStored ? Buffer.from(content) : deflateRawSync(content);
    const [local, entry, called] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.from(name)];
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(called.length, 26);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(called.length, 28);
    entry.writeUInt32LE(start, 42);
    parts?.push(local, called, packed);
    list?.push(entry, called);
    start += 30 + called.length + packed.length;
  }
  const lines = Buffer.concat(list ?? []);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(start, 16);
  return new Blob([Buffer.concat([...(parts ?? []), lines, end])]);
}

describe("openZip", () => {
  it("openZip returns the files, but no folders or system files", async () => {
    const zip = zipOf([
      { name: "poze/", content: "" },
      { name: "poze/12345.jpg", content: "a".repeat(5_000) },
      { name: "__MACOSX/poze/._12345.jpg", content: "x" },
      { name: "poze/.DS_Store", content: "x" },
      { name: "ș_2.jpg", content: "b", isStored: true },
    ]);
    const files = await openZip(zip, 10_000);
    expect(files?.map(({ name }) => name)).toEqual(["poze/12345.jpg", "ș_2.jpg"]);
    const [first, second] = await Promise.all((files ?? []).map(({ open }) => open()));
    expect([first?.name, first?.size, await second?.text()]).toEqual(["12345.jpg", 5_000, "b"]);
  });

  it.each([
    ["is longer than declared", { name: "a.jpg", content: "a".repeat(5_000), says: 10 }],
    ["is shorter than declared", { name: "a.jpg", content: "a", says: 10 }],
    ["exceeds the size limit", { name: "a.jpg", content: "a".repeat(20_000) }],
    ["is encrypted", { name: "a.jpg", content: "a", flags: 1 }],
  ])("openZip does not open a file that %s", async (_, file) => {
    const [only] = (await openZip(zipOf([file]), 10_000)) ?? [];
    expect(await only?.open()).toBeUndefined();
  });

  it("openZip returns undefined for a truncated archive or too many files", async () => {
    const zip = zipOf([{ name: "a.jpg", content: "a" }]);
    expect(await openZip(zip.slice(0, 40), 10_000)).toBeUndefined();
    expect(await openZip(new Blob(["nimic"]), 10_000)).toBeUndefined();
    const many = Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}.jpg`, content: "" }));
    expect(await openZip(zipOf(many), 10_000)).toBeUndefined();
  });
});

it.each([
  ["12345.jpg", [{ code: "12345", place: 1 }]],
  [
    "poze/12345_2.JPG",
    [
      { code: "12345_2", place: 1 },
      { code: "12345", place: 2 },
    ],
  ],
  [
    "MOP-1.png",
    [
      { code: "MOP-1", place: 1 },
      { code: "MOP", place: 1 },
    ],
  ],
  [".jpg", []],
])("picturesNamed interprets %s as %j", (name, meant) => {
  expect(picturesNamed(name)).toEqual(meant);
});

it("picturesWith inserts a picture at its position, unless it is already there", () => {
  expect(picturesWith(["/a", "/b"], "/c", 1)).toEqual(["/c", "/a", "/b"]);
  expect(picturesWith(["/a"], "/c", 9)).toEqual(["/a", "/c"]);
  expect(picturesWith(["/a", "/c"], "/c", 1)).toBeUndefined();
});

describe("picture added by file name", () => {
  const product = { productID: 9, code: "mop-1", version: 3, fields: { name: "Mop", pics: ["/media/1"] } };
  const attach = async (fileName: string, put: StubbedResponse[]) => {
    const { requests, result } = await visit(
      ({ method, url }): StubbedResponse => {
        if (method === "PUT") return put.shift() ?? { status: 503, body: {} };
        if (!url.includes("?")) return { body: { data: product } };
        const code = new URL(url).searchParams.get("q");
        return { body: { data: code === "MOP-1" ? [product] : [], meta: { total: 1, last_page: 1 } } };
      },
      (context) => attachByCode(context, { address: "/media/upload/a", fileName }),
    );
    expect(leadsTo(result)).toBeNull();
    const written = requests.filter(({ method }) => method === "PUT");
    return { result, written: await Promise.all(written.map((request) => request.json())) };
  };
  const done: StubbedResponse = { body: { data: {} } };

  it("a picture is inserted at its position, with a retry after a concurrent change", async () => {
    const { result, written } = await attach("MOP-1_2.jpg", [{ status: 409, body: {} }, done]);
    const sent = { pics: ["/media/1", "/media/upload/a"], version: 3 };
    expect([result, written]).toEqual([{ ok: true, product: "Mop" }, [sent, sent]]);
  });

  it("an upload reports why a picture was not added to a product", async () => {
    expect((await attach("altul.jpg", [])).result).toEqual({
      ok: false,
      why: "niciun produs nu are codul din numele fișierului",
    });
    const refused = { status: 422, body: { errors: { pics: ["Cel mult 40."] } } };
    expect((await attach("MOP-1.jpg", [refused])).result).toEqual({ ok: false, why: "Cel mult 40." });
  });
});

it("files are matched to products before the upload, preferring exact codes", async () => {
  const products = [
    { productID: 9, code: "MOP-1", name: "Mop" },
    { productID: 8, code: "MOP-1_2", name: "Mop dublu" },
  ];
  const body = new FormData();
  const names = ["mop-1.jpg", "poze/MOP-1_2.jpg", "MOP-1_3.jpg", "altul.jpg"];
  body.set("names", JSON.stringify(names));
  const request = new Request("https://curat.ro/admin/media/potriviri", { method: "POST", body });
  const { result, requests } = await visit(
    () => ({ body: { data: { products, unknown: [], archived: [] } } }),
    (context) => matchUploads(context, request),
  );
  expect(requests).toHaveLength(1);
  expect(await (result as Response).json()).toEqual({
    ok: true,
    files: [
      { name: "mop-1.jpg", to: { product: "Mop", code: "mop-1", place: 1 } },
      { name: "poze/MOP-1_2.jpg", to: { product: "Mop dublu", code: "MOP-1_2", place: 1 } },
      { name: "MOP-1_3.jpg", to: { product: "Mop", code: "MOP-1", place: 3 } },
      { name: "altul.jpg" },
    ],
  });
});
