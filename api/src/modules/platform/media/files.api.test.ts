import { randomBytes } from "node:crypto";
import { PDFDocument, PDFName } from "pdf-lib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openMediaDesk } from "../../../testing/test-media.ts";
import { rewriteFilm } from "./films.ts";

const { shop, staff, upload, sendFile, originalOf } = await openMediaDesk();

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

describe("an uploaded picture", () => {
  it("a picture of 20 megapixels is reduced and loses its GPS position", async () => {
    const photo = await sharp({ create: { width: 5_472, height: 3_648, channels: 3, background: "#7a4" } })
      .withExif({ IFD3: { GPSLatitude: "46/1 46/1 0/1", GPSLongitude: "23/1 35/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { status, body } = await upload(photo, "mare.jpg");
    expect([status, body.data.width, body.data.height]).toEqual([200, 4_000, 2_667]);
    const { exif, xmp, iptc } = await sharp(await originalOf(body.data.mediumID)).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it("a picture in CMYK is converted to sRGB", async () => {
    const { body } = await upload(await noise(40, 30).toColourspace("cmyk").jpeg().toBuffer(), "tipar.jpg");
    const { space, channels } = await sharp(await originalOf(body.data.mediumID)).metadata();
    expect([space, channels]).toEqual(["srgb", 3]);
  });

  it("an animated picture becomes a still image", async () => {
    const frames = await sharp(randomBytes(20 * 40 * 3), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { body } = await upload(frames, "anim.gif");
    const { pages = 1, height } = await sharp(await originalOf(body.data.mediumID)).metadata();
    expect([pages, height]).toEqual([1, 20]);
  });

  it("an SVG picture is stored as pixels, without external references or scripts", async () => {
    const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
      <script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/>
      <rect width="40" height="20" fill="#00f" onclick="alert(2)"/></svg>`;
    const { body } = await upload(Buffer.from(drawing), "sigla.svg");
    expect(body.data).toMatchObject({ kind: "picture", width: 2_000, height: 1_000 });
    const stored = await originalOf(body.data.mediumID);
    const { dominant } = await sharp(stored).stats();
    expect([(await sharp(stored).metadata()).format, dominant.b > 200]).toEqual(["png", true]);
    expect(stored.includes("alert")).toBe(false);
  });

  it("a HEIC picture is refused with advice", async () => {
    const { body } = await upload(Buffer.from("\0\0\0\x20ftypheic\0\0\0\0", "latin1"), "IMG_1.HEIC");
    expect(body.errors.file[0]).toMatch(/^Fotografiile HEIC \(iPhone\) nu pot fi citite/);
  });
});

describe("an uploaded PDF", () => {
  async function aPdf(): Promise<PDFDocument> {
    const pdf = await PDFDocument.create();
    pdf.addPage([200, 200]).drawText("Fisa de securitate");
    pdf.setAuthor("Ion Popescu");
    pdf.setProducer("Contabilitate 3.1");
    pdf.addJavaScript("run", "app.alert(1)");
    await pdf.attach(Buffer.from("secret"), "intern.txt");
    return pdf;
  }
  const storedPdf = async (bytes: Uint8Array): Promise<Buffer> =>
    originalOf((await upload(bytes, "fisa.pdf")).body.data.mediumID);

  it("an uploaded PDF keeps its pages, but no author or active content", async () => {
    const stored = await storedPdf(await (await aPdf()).save({ useObjectStreams: false }));
    const read = await PDFDocument.load(stored, { updateMetadata: false });
    expect([read.getPageCount(), read.getAuthor(), read.getProducer()]).toEqual([1, undefined, undefined]);
    for (const gone of ["Popescu", "JavaScript", "EmbeddedFiles", "Contabilitate"])
      expect(stored.includes(gone)).toBe(false);
  });

  it("a signed, encrypted or damaged PDF is stored unchanged and can only be downloaded", async () => {
    const pdf = await aPdf();
    const { context, catalog } = pdf;
    const signature = context.register(context.obj({ Type: "Sig", ByteRange: [0, 10, 20, 30] }));
    const field = context.register(context.obj({ FT: "Sig", V: signature }));
    catalog.set(PDFName.of("AcroForm"), context.obj({ Fields: [field], SigFlags: 3 }));
    const signed = await pdf.save({ useObjectStreams: false });
    const locked = await aPdf();
    locked.context.trailerInfo.Encrypt = locked.context.obj({ Filter: "Standard", V: 1 });
    for (const content of [
      signed,
      await locked.save({ useObjectStreams: false }),
      Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n"),
    ]) {
      const { mediumID, address } = (await upload(content, "fisa.pdf")).body.data;
      expect((await originalOf(mediumID)).equals(content)).toBe(true);
      expect(await shop.api.findMedium(address)).toMatchObject({ isAttachment: true });
    }
  });

  it("a PDF loses its scripts even if a comment in it looks like a signature", async () => {
    const pdf = await aPdf();
    const { context } = pdf;
    const run = context.obj({ S: "JavaScript", JS: "app.alert(2)" });
    const link = { Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9] };
    const harmless = context.obj({ S: "URI", URI: "https://curat.example" });
    pdf.getPage(0).node.set(
      PDFName.of("Annots"),
      context.obj([
        { ...link, A: run, AA: { E: run } },
        { ...link, A: harmless },
      ]),
    );
    const [head, ...rest] = Buffer.from(await pdf.save({ useObjectStreams: false }))
      .toString("latin1")
      .split("\n");
    const lying = Buffer.from([head, "%/ByteRange /Encrypt", ...rest].join("\n"), "latin1");
    const { mediumID, address } = (await upload(lying, "fisa.pdf")).body.data;
    const stored = await originalOf(mediumID);
    expect([stored.includes("JavaScript"), stored.includes("alert"), stored.includes("/URI")]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await shop.api.findMedium(address)).toMatchObject({ isAttachment: false });
  });
});

describe("an uploaded video", () => {
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const inside = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + inside.length);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, inside]);
  };
  const place = Buffer.from("+46.7712+023.6236/");
  const mp4 = () =>
    Buffer.concat([
      box("ftyp", Buffer.from("isom\0\0\0\0isom")),
      box("moov", box("mvhd", Buffer.alloc(8)), box("trak", box("meta", place)), box("udta", place)),
      box("mdat", Buffer.from("imagini")),
    ]);

  it("an uploaded video loses its GPS position and keeps its offsets", async () => {
    const { status, body } = await upload(mp4(), "Tur.MOV");
    expect([status, body.data.kind]).toEqual([200, "film"]);
    expect(body.data.address).toMatch(/^\/media\/upload\/tur-[0-9a-f]{16}\.mp4$/);
    const stored = await originalOf(body.data.mediumID);
    expect([stored.length, stored.includes("+46.77"), stored.indexOf("imagini")]).toEqual([
      mp4().length,
      false,
      mp4().indexOf("imagini"),
    ]);
  });

  it("a WebM video loses its tags and keeps its offsets", () => {
    const element = (id: string, content: Buffer): Buffer =>
      Buffer.concat([Buffer.from(id, "hex"), Buffer.from([0x80 | content.length]), content]);
    const segment = Buffer.concat([element("1254c367", place), element("1f43b675", Buffer.from("imagini"))]);
    const film = Buffer.concat([
      element("1a45dfa3", element("4282", Buffer.from("webm"))),
      element("18538067", segment),
    ]);
    const stored = rewriteFilm(film, "webm");
    expect([stored?.length, stored?.includes("+46.77"), stored?.includes("imagini")]).toEqual([
      film.length,
      false,
      true,
    ]);
  });

  it.each([
    ["cut off", mp4().subarray(0, 40)],
    ["a box longer than the film", Buffer.concat([mp4(), Buffer.from([0, 0, 9, 9]), Buffer.from("free")])],
    ["a box of zero length", Buffer.concat([mp4(), Buffer.from([0, 0, 0, 2]), Buffer.from("free")])],
  ])("a damaged video is refused: %s", async (_, film) => {
    expect((await upload(film, "x.mp4")).status).toBe(422);
  });
});

describe("replacing a media file", () => {
  const aJpeg = () => noise(64, 48).jpeg().toBuffer();
  const replace = (id: number | string, content: Uint8Array, version: number | string) =>
    sendFile(`/staff/media/${id}/file`, { content, name: "noua.jpg", fields: { version: String(version) } });

  it("replacing a file keeps its URL and uses", async () => {
    const { mediumID: id, address, sha256 } = (await upload(await aJpeg())).body.data;
    await shop.api.importShop({ settings: { logo: address } });
    const next = await noise(30, 20).png().toBuffer();
    const { status, body } = await replace(id, next, 1);
    expect([status, body.data]).toMatchObject([
      200,
      { address, width: 30, height: 20, revision: 2, version: 2, uses: 1 },
    ]);
    expect(body.data.sha256).not.toBe(sha256);
    expect((await sharp(await originalOf(id)).metadata()).width).toBe(30);
    const stale = await replace(id, await aJpeg(), 1);
    expect([stale.status, stale.body.version ?? stale.body.data.version]).toEqual([409, 2]);
  });

  it("replacing a file requires a new file of the same kind and the current version", async () => {
    const [one, other] = [await aJpeg(), await aJpeg()];
    const { mediumID: id } = (await upload(one)).body.data;
    await upload(other, "Alta.jpg");
    const refused = [
      await replace(id, Buffer.from("%PDF-1.7 %%EOF"), 1),
      await replace(id, other, 1),
      await replace(id, Buffer.from("x"), 1),
    ].map(({ status, body }) => [status, body.errors.file[0]]);
    expect(refused).toEqual([
      [422, "O imagine poate fi înlocuită doar cu o imagine."],
      [422, "Acest fișier este deja în bibliotecă: „Alta.jpg”."],
      [422, expect.stringContaining("trebuie să fie o imagine")],
    ]);
    expect((await replace(id, one, "x")).body.errors).toHaveProperty("version");
    expect((await replace(999_999, await aJpeg(), 0)).status).toBe(404);
    expect((await staff.get(`/staff/media/${id}`)).body.data.version).toBe(1);
  });

  it("replacing a file can be undone and redone", async () => {
    const restore = (id: number, version: number) =>
      staff.post(`/staff/media/${id}/previous-file`, { version });
    const widthOf = async (id: number) => (await sharp(await originalOf(id)).metadata()).width;
    const first = await aJpeg();
    const { mediumID: id, replaced_at: never } = (await upload(first)).body.data;
    expect([never, (await restore(id, 1)).body.errors]).toEqual([
      null,
      { file: ["Fișierul nu a fost înlocuit, deci nu există o versiune anterioară."] },
    ]);
    await replace(id, await noise(30, 20).png().toBuffer(), 1);
    const back = await restore(id, 2);
    expect([back.status, back.body.data]).toMatchObject([200, { width: 64, revision: 3, version: 3 }]);
    expect([await widthOf(id), (await restore(id, 2)).status]).toEqual([64, 409]);
    expect((await restore(id, 3)).body.data).toMatchObject({ width: 30, revision: 4 });
    expect(await widthOf(id)).toBe(30);
    await upload(first, "intre-timp.jpg");
    expect((await restore(id, 4)).body.errors).toEqual({
      file: ["Acest fișier este deja în bibliotecă: „intre-timp.jpg”."],
    });
  });

  it("a demo media file can be replaced", async () => {
    const address = "/media/packshot/de-inlocuit-1a2b3c4d";
    await shop.api.importShop({ media: { provider: "demo", addresses: [address] } });
    const [drawn] = (await staff.get("/staff/media?q=de-inlocuit-1a2b3c4d")).body.data;
    expect((await replace(drawn.mediumID, await aJpeg(), drawn.version)).status).toBe(200);
    expect(await shop.api.findMedium(address)).toMatchObject({ provider: null, width: 64, revision: 2 });
    await staff.post(`/staff/media/${drawn.mediumID}/previous-file`, { version: drawn.version + 1 });
    expect(await shop.api.findMedium(address)).toMatchObject({ provider: "demo", revision: 3 });
  });
});

it("the media list finds media by the records that use them, and filters pictures without a description", async () => {
  const { address, mediumID } = (await upload(await noise(8, 8).png().toBuffer(), "p.png")).body.data;
  await shop.query("update brand set logo = $1, name = 'Nufărul Alb' where id = 1", [address]);
  const idsOf = async (query: string): Promise<number[]> =>
    (await staff.get(`/staff/media?${query}`)).body.data.map((one: { mediumID: number }) => one.mediumID);
  expect(await idsOf("q=nufărul%20alb")).toEqual([mediumID]);
  expect(await idsOf("missing=alt&q=p.png")).toEqual([mediumID]);
  await staff.put(`/staff/media/${mediumID}`, { alt: "Sigla", version: 1 });
  expect(await idsOf("missing=alt&q=p.png")).toEqual([]);
});
