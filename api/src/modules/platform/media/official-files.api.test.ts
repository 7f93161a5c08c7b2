import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { OFFICIAL_SHA256, type OfficialKind } from "@curat/contract/official-files.values";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { CLOCK } from "../changes/index.ts";
import { loadOfficialFiles, uploadOfficial } from "./official-files.service.ts";

const shop = await openTestShop();
const { staff } = shop;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const LABEL = `<svg xmlns="http://www.w3.org/2000/svg"><text>XX</text><text> Brand/Trademark </text><text>Model identifier</text></svg>`;

/** Uploads with the hash of the test's own file as the expected hash. */
function upload(kind: OfficialKind, content: string) {
  const hashes = { ...OFFICIAL_SHA256, [kind]: createHash("sha256").update(content).digest("hex") };
  const file = new File([content], "orice.svg");
  const context = { db: shop.db, now: () => new Date() };
  return uploadOfficial(context, { kind, file, actor: CLOCK }, hashes);
}
async function send(kind: string, content: string) {
  const form = new FormData();
  form.set("file", new File([content], "Legal guarantee_notice RO.svg"));
  const request = new Request(`http://api.test${API_BASE}/staff/official-files/${kind}`, {
    method: "POST",
    headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers },
    body: form,
  });
  const response = await shop.api.fetch(request);
  return { status: response.status, body: await response.json() };
}
const settings = async () => (await shop.get("/utilities/settings")).body.data;

it("a file other than the official one is refused with the right file's name and page", async () => {
  const { status, body } = await send("notice_svg", DRAWING);
  expect(status).toBe(422);
  expect(body.errors.file[0]).toMatch(
    /„SVG\.zip” de pe https:\/\/commission\.europa\.eu\/.*„Legal guarantee_notice RO\.svg”/,
  );
  expect((await send("notice_jpg", DRAWING)).status).toBe(422);
  expect((await settings()).legal_notice).toBeUndefined();
});

it("the notice is stored unchanged, and settings contain its URL", async () => {
  expect(await upload("notice_svg", DRAWING)).toEqual({ ok: true });
  expect(await upload("notice_svg", DRAWING), "the same file again").toEqual({ ok: true });
  const { notice_svg: address = "" } = await loadOfficialFiles(shop.db);
  expect(address).toMatch(/^\/media\/official\/.*\.svg$/);
  await expect.poll(async () => (await settings()).legal_notice).toEqual({ svg: address });
  const medium = await shop.api.findMedium(address);
  expect((await shop.api.readOriginal(medium?.id ?? 0))?.toString()).toBe(DRAWING);
  const listed = (await staff.get("/staff/official-files")).body.data;
  expect(listed).toContainEqual({ kind: "notice_svg", address });
  const removed = await staff.delete(`/staff/media/${medium?.id}?version=1`);
  expect([removed.status, removed.body.message]).toEqual([409, "Fișierul este folosit."]);
});

it("a label has its three fields filled in unless a text does not fit", async () => {
  const id = PRODUCT.lemon;
  await shop.query("update product set durability_years = 5, code = 'A&B-5' where id = $1", [id]);
  const product = async () => (await shop.get(`/products/${id}`)).body.data.legal.durability_label;
  expect(await shop.api.readLabel(id)).toBeUndefined();
  expect(await product()).toBeUndefined();
  await upload("label", LABEL);
  expect(await shop.api.readLabel(id)).toMatch(/<text>5<\/text><text> .+ <\/text><text>A&amp;B-5<\/text>/);
  await expect.poll(product).toBe(`/media/official/garan/${id}.svg`);
  await shop.query("update product set code = $2 where id = $1", [id, "X".repeat(41)]);
  expect(await shop.api.readLabel(id)).toBeUndefined();
});
