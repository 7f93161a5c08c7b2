import { expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const box = { grams: 2_300, width_mm: 200, depth_mm: 100, height_mm: 300, products: 80 };
const tryBox = (body: object) => shop.staff.post("/staff/settings/shipping/try-parcel", body);

it("a test parcel is priced with the stored tariffs and the county's surcharge", async () => {
  const counties: { id: number; name: string }[] = (await shop.get("/counties")).body.data;
  const countyid = counties.find(({ name }) => name === "Cluj")?.id;
  const fan = async () => {
    const { body } = await tryBox({ ...box, countyid });
    return body.data.ways.find(({ code }: { code: string }) => code === "FAN_HOME").price;
  };
  const before = await fan();
  const path = "/staff/settings/shipping";
  const { value, version } = (await shop.staff.get(path)).body.data;
  const dearer = { ...value, FAN_HOME: { ...value.FAN_HOME, countyBani: { CJ: 3_00 } } };
  await shop.staff.put(path, { value: dearer, version });
  expect((await fan()) - before).toBeCloseTo(3);
});

it("a test parcel with an invalid box or an unknown county is refused with a field error", async () => {
  const refused = async (body: object) => Object.keys((await tryBox(body)).body.errors ?? {});
  expect(await refused({ ...box, countyid: 999_999 })).toEqual(["countyid"]);
  expect(await refused({ ...box, grams: 0, height_mm: 2.5, products: null })).toEqual([
    "grams",
    "height_mm",
    "products",
    "countyid",
  ]);
});
