/** Tests an upload from the staff call to the URL in a page, with a real database. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { openTestShop } from "../../../api/src/testing/test-shop.ts";
import { mountMedia } from "./media.ts";
import { mediaStoreOf } from "./media-sources.ts";
import type { SiteEnv } from "./site-app.ts";

const shop = await openTestShop();
const { staff } = shop;
const dataDir = await mkdtemp(join(tmpdir(), "curat-uploaded-"));
afterAll(() => rm(dataDir, { recursive: true }));

/** Simulates a web process that shares only the machine's folder. */
function aProcess(): (path: string) => Promise<Response> {
  const site = new Hono<SiteEnv>();
  const shelf = mediaStoreOf(shop.api);
  mountMedia(site, shelf, { dataDir, onFault: (error) => expect(error).toBeUndefined() });
  shop.api.onTouched((tags) => shelf.drop(tags));
  return async (path) => site.request(path);
}

async function upload(): Promise<{ id: number; address: string }> {
  const [width, height] = [900, 300];
  const red = await sharp({ create: { width: 300, height, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(photo)], "raft.jpg"));
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const request = new Request(`http://api.test${API_BASE}/staff/media`, {
    method: "POST",
    headers,
    body: form,
  });
  const { data } = await (await shop.api.fetch(request)).json();
  return { id: data.mediumID, address: data.address };
}

it("an upload is served by every process with its focal point until it is removed", async () => {
  const [one, other] = [aProcess(), aProcess()];
  const { id, address } = await upload();
  const [whole, sized] = [await one(address), await other(`${address}/800.jpg`)];
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(await sized.arrayBuffer()).toEqual(await whole.arrayBuffer());

  const colour = async (fetchFrom: typeof one) => {
    const { channels } = await sharp(await (await fetchFrom(`${address}/1x1-160.png`)).arrayBuffer()).stats();
    return channels.map(({ mean }) => (mean > 128 ? 1 : 0));
  };
  expect(await colour(one)).toEqual([0, 0, 1]);
  const fields = { focal_point: { x: 10, y: 50 }, version: 1 };
  expect((await staff.put(`/staff/media/${id}`, fields)).status).toBe(200);
  for (const fetchFrom of [one, other]) await expect.poll(() => colour(fetchFrom)).toEqual([1, 0, 0]);

  expect((await shop.delete(`/staff/media/${id}?version=2`, staff)).status).toBe(200);
  for (const fetchFrom of [one, other])
    await expect.poll(async () => (await fetchFrom(address)).status).toBe(404);
});
