import { createHash, randomBytes } from "node:crypto";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { type Answer, openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

async function upload(content: Uint8Array, name = "poza.jpg", alt?: string): Promise<Answer> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(content)], name));
  if (alt !== undefined) form.set("alt", alt);
  return sendForm(form);
}
async function sendForm(form: FormData): Promise<Answer> {
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const request = new Request(`http://api.test${API_BASE}/staff/media`, {
    method: "POST",
    headers,
    body: form,
  });
  const response = await shop.api.fetch(request);
  return { status: response.status, body: await response.json() };
}
const noise = (width = 64, height = 48) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const aJpeg = () => noise().jpeg().toBuffer();
const anUpload = async (): Promise<{ id: number; address: string; version: number }> => {
  const { mediumID: id, address, version } = (await upload(await aJpeg())).body.data;
  return { id, address, version };
};
const read = (id: number) => staff.get(`/staff/media/${id}`);
const change = (id: number | string, body: object) => staff.put(`/staff/media/${id}`, body);
const remove = (id: number | string, version: number) =>
  staff.delete(`/staff/media/${id}?version=${version}`);
/** Makes the last write that referred to the media a minute old. */
const afterAMinute = () => shop.query("update medium set named_at = now() - interval '61 seconds'");
const originalOf = async (id: number) => (await shop.api.readOriginal(id)) ?? Buffer.alloc(0);
const MADE = { company: "Curat", gps: "46.77" };

describe("an uploaded picture", () => {
  it("an uploaded picture is stored upright and without metadata", async () => {
    const photo = await noise(64, 48)
      .withExif({ IFD0: { Make: MADE.company, Copyright: MADE.gps } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(photo, "Detergent Vase ăîș (1).JPG", "Detergent");
    const sha256 = createHash("sha256").update(photo).digest("hex");
    expect([status, body.data]).toMatchObject([
      200,
      {
        address: `/media/upload/detergent-vase-ais-1-${sha256.slice(0, 16)}`,
        kind: "picture",
        name: "Detergent Vase ăîș (1).JPG",
        alt: "Detergent",
        sha256,
        width: 48,
        height: 64,
        focal_point: null,
        uses: 0,
        used_by: [],
        version: 1,
      },
    ]);
    const stored = await originalOf(body.data.mediumID);
    expect(stored.length).toBe(body.data.bytes);
    const { exif, orientation, width } = await sharp(stored).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 48]);
  });

  it.each([
    ["png", () => noise().png().toBuffer()],
    ["webp", () => noise().webp().toBuffer()],
    ["avif", () => noise().avif().toBuffer()],
    ["gif", () => noise().gif().toBuffer()],
  ])("a picture may be %s, under any file name", async (_, made) => {
    expect((await upload(await made(), "x.txt")).body.data).toMatchObject({ kind: "picture", width: 64 });
  });

  it("a picture uploaded several times is stored once and found by its hash", async () => {
    const photo = await aJpeg();
    const answers = await Promise.all([1, 2, 3].map((n) => upload(photo, `poza-${n}.jpg`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { sha256, mediumID } = answers[0]?.body.data ?? {};
    expect(new Set(answers.map(({ body }) => body.data.mediumID))).toEqual(new Set([mediumID]));
    const { data, meta } = (await staff.get(`/staff/media?sha256=${sha256}`)).body;
    expect([meta.total, data[0].mediumID, data[0].version]).toEqual([1, mediumID, 1]);
  });
});

it("a PDF keeps its file extension in the URL", async () => {
  const { status, body } = await upload(Buffer.from("%PDF-1.7\n…\n%%EOF\n"), "Fișă tehnică.pdf");
  expect([status, body.data]).toMatchObject([200, { kind: "document", width: null }]);
  expect(body.data.address).toMatch(/^\/media\/upload\/fisa-tehnica-[0-9a-f]{16}\.pdf$/);
});

describe("a refused upload", () => {
  /** Returns a picture of 60,000,000 pixels in a few kilobytes. */
  const bomb = () =>
    sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: "#fff" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const half = async () => {
    const whole = await noise(200, 200).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  it.each([
    ["nothing", async () => Buffer.alloc(0)],
    ["an empty drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a drawing with entities", async () => Buffer.from(`<svg><!ENTITY a "a"></svg>`)],
    ["an iPhone photograph", async () => Buffer.from("\0\0\0\x20ftypheic\0\0\0\0", "latin1")],
    ["a film without frames", async () => Buffer.from("\0\0\0\x10ftypisom\0\0\0\0isom", "latin1")],
    ["an HTML page", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an HTML page that begins like a picture", async () => Buffer.from("\xff\xd8\xff<script>", "latin1")],
    ["a truncated picture", half],
    ["a truncated PDF", async () => Buffer.from("%PDF-1.7\n1 0 obj")],
  ])("an upload of %s is refused with a field error, and nothing is stored", async (_, content) => {
    const before = await shop.query("select count(*) from medium");
    const { status, body } = await upload(await content());
    expect([status, Object.keys(body.errors)]).toEqual([422, ["file"]]);
    expect(await shop.query("select count(*) from medium")).toEqual(before);
  });

  it("a picture with too many pixels is refused, and one with stray bytes is accepted", async () => {
    expect((await upload(await bomb())).body.errors).toEqual({
      file: ["Imaginea are peste 50 de megapixeli: micșoreaz-o."],
    });
    const photo = await noise(60, 60).jpeg().toBuffer();
    const end = photo.lastIndexOf(Buffer.from([0xff, 0xd9]));
    const stray = Buffer.concat([
      photo.subarray(0, end),
      Buffer.from([0xff, 0x00, 0x11]),
      photo.subarray(end),
    ]);
    expect((await upload(stray)).status).toBe(200);
  });

  it("an upload is refused without a file or above 20 MB", async () => {
    const { status, body } = await staff.post("/staff/media", { file: "x" });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["body"]]);
    const bare = new FormData();
    bare.set("file", "x");
    const answer = await sendForm(bare);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["file"]]);
    expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(422);
    const big = await upload(Buffer.alloc(21 * 1024 * 1024));
    expect([413, 422]).toContain(big.status);
  });

  it("calls other than uploads keep the default size limit", async () => {
    const body = { name: "x".repeat(300_000) };
    expect((await staff.post("/staff/brands", body)).status).toBe(413);
  });
});

describe("describing a media file", () => {
  it("a media description has texts, a focal point and a history", async () => {
    const { id } = await anUpload();
    const reported = { name: "Raft.jpg", alt: "Un raft cu detergenți", focal_point: { x: 20, y: 80 } };
    const { status, body } = await change(id, { ...reported, version: 1 });
    expect([status, body.data]).toMatchObject([200, { ...reported, version: 2 }]);
    expect((await change(id, { focal_point: null, version: 2 })).body.data).toMatchObject({
      alt: reported.alt,
      focal_point: null,
    });
    const changes = await shop.historyOf("medium", id);
    expect(changes.map(({ sentence }) => sentence)).toEqual([
      "Fișierul „poza.jpg” a fost creat.",
      "Fișierul „Raft.jpg” a fost schimbat: numele, descrierea, punctul de interes.",
      "Fișierul „Raft.jpg” a fost schimbat: punctul de interes.",
    ]);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ alt: 7 }, "alt"],
    [{ focal_point: { x: 101, y: 0 } }, "focal_point.x"],
    [{ focal_point: { x: 1.5, y: 0 } }, "focal_point.x"],
    [{ focal_point: "sus" }, "focal_point"],
    [{ version: undefined }, "version"],
  ])("a media description with %j is refused with an error for the field %s", async (wrong, field) => {
    const { id } = await anUpload();
    const { status, body } = await change(id, { version: 1, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await read(id)).body.data.version).toBe(1);
  });

  it("only one of two concurrent changes to a media file is saved", async () => {
    const { id } = await anUpload();
    const answers = await Promise.all(["a", "b"].map((alt) => change(id, { alt, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status, body } = await change(id, { alt: "c", version: 1 });
    expect([status, body.data.version, ["a", "b"].includes(body.data.alt)]).toEqual([409, 2, true]);
  });
});

describe("a media file in use", () => {
  it("a media file lists its uses, and can be removed only when nothing uses it", async () => {
    const { id, address } = await anUpload();
    await shop.api.importShop({
      products: [aProduct({ id: 901, code: "MED-1", name: "Cu poză", pictures: [`${address}/800.webp`] })],
    });
    const used = (await read(id)).body.data;
    expect([used.uses, used.used_by]).toEqual([1, [{ kind: "product", id: "901", name: "Cu poză" }]]);
    const refused = await remove(id, 1);
    expect([refused.status, refused.body.message, refused.body.data.used_by]).toEqual([
      409,
      "Fișierul este folosit.",
      used.used_by,
    ]);
    await shop.api.importShop({ products: [aProduct({ id: 901, code: "MED-1", pictures: [] })] });
    expect((await remove(id, 7)).status).toBe(409);
    expect((await remove(id, 1)).body.data).toEqual({ id, version: 2 });
    expect([
      (await read(id)).status,
      await shop.api.findMedium(address),
      await shop.api.readOriginal(id),
    ]).toEqual([404, undefined, undefined]);
  });

  it("the media list filters by use and by kind, and searches descriptions", async () => {
    const [used, unused] = [await anUpload(), await anUpload()];
    await change(unused.id, { alt: "Mop portocaliu", version: 1 });
    await shop.api.importShop({ settings: { logo: used.address } });
    const idsOf = async (query: string): Promise<number[]> =>
      (await staff.get(`/staff/media?${query}`)).body.data.map((one: { mediumID: number }) => one.mediumID);
    expect(await idsOf("use=used")).toContain(used.id);
    expect(await idsOf("use=used")).not.toContain(unused.id);
    expect(await idsOf("use=unused")).toContain(unused.id);
    expect(await idsOf("q=MOP%20portocaliu")).toEqual([unused.id]);
    expect(await idsOf("kind=document")).not.toContain(used.id);
    expect((await staff.get("/staff/media?use=altfel")).status).toBe(422);
  });
});

describe("unused media", () => {
  const removeUnused = async (body: object) =>
    (await staff.post("/staff/media/unused/remove", body)).body.data;

  it("unused media are removed by the list's filter, each with its own change", async () => {
    const [used, gone, other] = [await anUpload(), await anUpload(), await anUpload()];
    for (const { id } of [used, gone]) await change(id, { alt: "De șters", version: 1 });
    await shop.api.importShop({ settings: { logo: used.address } });
    await afterAMinute();
    expect(await removeUnused({ q: "de șters" })).toEqual({ removed: 1, left: 0 });
    const states = await Promise.all([used, gone, other].map(async ({ id }) => (await read(id)).status));
    expect(states).toEqual([200, 404, 200]);
    const [last] = (await staff.get(`/staff/changes?subject_kind=medium&subject_id=${gone.id}`)).body.data;
    expect(last.sentence).toMatch(/^Fișierul „.*” a fost șters\.$/);
    expect(await removeUnused({ q: "de șters" })).toEqual({ removed: 0, left: 0 });
  });
});

describe("media in staff input", () => {
  const named = {
    products: (picture: string) =>
      [`/staff/products/${PRODUCT.lemon}`, { pics: [picture] }, "pics.0"] as const,
    categories: (picture: string) => ["/staff/categories/3", { pic: picture }, "pic"] as const,
    brands: (picture: string) => ["/staff/brands/1", { pic: picture }, "pic"] as const,
    banners: (picture: string) =>
      [
        "/staff/brands/1",
        { banners: [{ bannertype: 1, bannerpic: picture }] },
        "banners.0.bannerpic",
      ] as const,
    articles: (picture: string) =>
      ["/staff/articles/1904", { content: `<img src="${picture}">` }, "content"] as const,
  };

  it.each(Object.entries(named))(
    "an uploaded file is accepted in %s, and an unknown one is refused",
    async (_, naming) => {
      const { id, address, version } = await anUpload();
      const [path, fields] = naming(address);
      const current = (await staff.get(path)).body.data;
      // An article is saved as a whole, other records by field.
      const unchanged = path.startsWith("/staff/articles/") ? current : { version: current.version };
      const written = await staff.put(path, { ...unchanged, ...fields });
      expect(written.status).toBe(200);
      const [, unknown, field] = naming("/media/upload/nu-exista-0123456789abcdef");
      const refused = await staff.put(path, { ...unknown, version: current.version });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { [field]: ["Fișierul nu există în magazin: alege altul."] },
      ]);
      expect((await read(id)).body.data.uses).toBe(1);
      expect((await remove(id, version)).status).toBe(409);
    },
  );

  it.each(Object.entries(named).filter(([name]) => name !== "articles"))(
    "a document is refused in place of a picture of %s",
    async (_, naming) => {
      const { address } = (await upload(Buffer.from("%PDF-1.7 %%EOF"), "fisa.pdf")).body.data;
      const [path, fields, field] = naming(address);
      const { version } = (await staff.get(path)).body.data;
      const { status, body } = await staff.put(path, { ...fields, version });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    },
  );

  it("media cannot be removed for a minute after a write referred to them", async () => {
    const { id, address } = await anUpload();
    await staff.put("/staff/brands/1", { pic: address, version: 999 });
    const refused = await remove(id, 1);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Cineva adaugă chiar acum fișierul într-o pagină. Încearcă din nou peste un minut.",
    ]);
    await afterAMinute();
    expect((await remove(id, 1)).status).toBe(200);
  });

  it("third-party pictures are accepted", async () => {
    const { version } = (await staff.get("/staff/brands/2")).body.data;
    const pic = "https://altul.example/media/poza.jpg";
    expect((await staff.put("/staff/brands/2", { pic, version })).status).toBe(200);
  });
});

it("generated media can be imported repeatedly", async () => {
  const media = {
    provider: "demo",
    addresses: ["/media/packshot/x-1a2b3c4d", "/media/document/f-1a2b3c4d.pdf"],
  };
  await shop.api.importShop({ media });
  await shop.api.importShop({ media });
  expect(await shop.api.findMedium("/media/document/f-1a2b3c4d.pdf")).toMatchObject({
    kind: "document",
    provider: "demo",
    sha256: null,
  });
});
