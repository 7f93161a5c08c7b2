import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cropOf, makePicture, type Original } from "./media-making.ts";

describe("a crop", () => {
  it.each([
    // In a wide picture, the focal point is as near to the centre of the crop as the edges allow.
    [
      { x: 50, y: 50 },
      { width: 200, height: 100, left: 50, top: 0 },
    ],
    [
      { x: 0, y: 0 },
      { width: 200, height: 100, left: 0, top: 0 },
    ],
    [
      { x: 90, y: 10 },
      { width: 200, height: 100, left: 100, top: 0 },
    ],
    [
      { x: 40, y: 50 },
      { width: 200, height: 100, left: 30, top: 0 },
    ],
    [null, { width: 200, height: 100, left: 50, top: 0 }],
  ])("a crop around %j is %j", (focal, cut) => {
    expect(cropOf({ width: 400, height: 200 }, { width: 100, height: 100 }, focal)).toEqual(cut);
  });
});

async function twoHalves(): Promise<Original> {
  const [width, height] = [1_200, 400];
  const half = sharp({ create: { width: width / 2, height, channels: 3, background: "#f00" } });
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: await half.png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { bytes, width, height };
}
const meanOf = async (picture: Uint8Array) => {
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 50));
};

it("a cropped picture shows the focal point, or the centre if there is none", async () => {
  const original = await twoHalves();
  const size = { kind: "shape", shape: "1x1", width: 160, format: "png" } as const;
  expect(await meanOf(await makePicture(original, size, { x: 10, y: 50 }))).toEqual([5, 0, 0]);
  expect(await meanOf(await makePicture(original, size, { x: 90, y: 50 }))).toEqual([0, 0, 5]);
  expect(await meanOf(await makePicture(original, size, null))).toEqual([3, 0, 3]);
  const shared = await makePicture(original, { kind: "share" }, { x: 90, y: 50 });
  expect(await sharp(shared).metadata()).toMatchObject({ width: 1_200, height: 630 });
});

it("a picture is not enlarged beyond the upload", async () => {
  const small = {
    bytes: await sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
  };
  const size = { kind: "width", width: 800, format: "webp" } as const;
  const made = await makePicture({ ...small, width: 300, height: 200 }, size, null);
  expect(await sharp(made).metadata()).toMatchObject({ width: 300, height: 200 });
});
