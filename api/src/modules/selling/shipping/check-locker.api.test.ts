import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiContext } from "../../../context.ts";
import { openDatabase } from "../../../db/database.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { checkLocker, parcelOf } from "./index.ts";
import { syncLockers } from "./locker-sync.ts";

const sameday = await startSameday({ port: 0 });
const shop = await openTestShop({ sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url } });
const database = openDatabase(shop.config.databaseUrl, 4, () => undefined);
afterAll(async () => {
  await database.close();
  await sameday.close();
});
const { db } = database;
// `syncLockers` uses only the database, the clock and the courier account.
const context = { db, now: () => new Date(), config: shop.config } as unknown as ApiContext;
beforeAll(async () => {
  await syncLockers(context, "sameday");
});
const find = async (query: string) => (await shop.get(`/shipping/lockers${query}`)).body.data;
const CLUJ = 12;
const small = parcelOf([{ widthMm: 100, depthMm: 100, heightMm: 250, weightGrams: 1_000, quantity: 2 }]);

describe("checkLocker", () => {
  const code = "SAMEDAY_EASYBOX";
  const cash = { code, parcel: small, cashOnDelivery: true };
  const paid = { code, parcel: small, cashOnDelivery: false };
  const idWhere = async (takesCash: boolean) => {
    const found = await find(`?countyID=${CLUJ}`);
    return found.find((one: { cashOnDelivery: boolean }) => one.cashOnDelivery === takesCash)
      .lockerId as string;
  };

  it("checkLocker returns the locker if the parcel fits", async () => {
    const id = await idWhere(true);
    const checked = await checkLocker(db, id, cash);
    const [row] = await shop.query("select name, address, city, postcode from locker where id = $1", [id]);
    expect(checked).toEqual({ ok: true, locker: { id, ...row, county: "Cluj" } });
  });

  it.each([null, undefined, ""])(
    "checkLocker requires the buyer to choose a locker if the id is %j",
    async (id) => {
      expect(await checkLocker(db, id, paid)).toEqual({
        ok: false,
        message: "Alege easybox-ul la care livrăm comanda.",
      });
    },
  );

  it("checkLocker refuses an unknown locker", async () => {
    expect(await checkLocker(db, "nu exista", paid)).toEqual({
      ok: false,
      message: "Easybox-ul ales nu există. Alege altul din listă.",
    });
  });

  it("checkLocker refuses a parcel that is too large or too heavy for any locker", async () => {
    const message = "Comanda nu încape într-un easybox. Alege altă metodă de livrare.";
    const id = await idWhere(true);
    const size = { widthMm: 100, depthMm: 100, heightMm: 250, weightGrams: 1_000 };
    for (const piece of [
      { ...size, quantity: 21 },
      { ...size, heightMm: 1_300, quantity: 1 },
    ])
      expect(await checkLocker(db, id, { ...paid, parcel: parcelOf([piece]) })).toEqual({
        ok: false,
        message,
      });
  });

  it("checkLocker refuses cash on delivery, but no other payment, at a locker that does not support it", async () => {
    const id = await idWhere(false);
    const [row] = await shop.query<{ name: string }>("select name from locker where id = $1", [id]);
    expect(await checkLocker(db, id, cash)).toEqual({
      ok: false,
      message: `La easybox-ul „${row?.name}” nu se poate plăti ramburs. Alege alt easybox sau altă metodă de plată.`,
    });
    expect((await checkLocker(db, id, paid)).ok).toBe(true);
  });

  it("checkLocker refuses a locker that the courier closed", async () => {
    const id = await idWhere(true);
    sameday.withdrawLocker(Number(id));
    expect(await syncLockers(context, "sameday")).toMatchObject({ ok: true, gone: 1 });
    expect(await checkLocker(db, id, paid)).toEqual({
      ok: false,
      message: expect.stringMatching(/^Easybox-ul „easybox .+” nu mai este activ\. Alege altul din listă\.$/),
    });
  });
});
