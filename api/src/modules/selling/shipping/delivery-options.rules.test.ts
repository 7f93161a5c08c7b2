import { describe, expect, it } from "vitest";
import { parcelOf } from "./locker-fit.rules.ts";
import type { DeliveryRequest, Parcel, Piece } from "./shipping.port.ts";
import { isDeliveryCode, listDeliveryOptions } from "./delivery-options.rules.ts";
import { tariffBani } from "./tariff.rules.ts";
import { readTariffs } from "./shipping.settings.ts";

const tariff = {
  bands: [
    { maxGrams: 2_000, bani: 18_00 },
    { maxGrams: 10_000, bani: 25_00 },
  ],
  extraKilogramBani: 1_50,
  countyBani: { B: -2_00, TL: 4_00, XX: -99_00 },
};

describe("a courier's tariff", () => {
  it.each([
    [0, undefined, 18_00],
    [2_000, undefined, 18_00],
    [2_001, undefined, 25_00],
    [10_000, "CJ", 25_00],
    [10_001, "CJ", 26_50],
    [12_000, "CJ", 28_00],
    [500, "B", 16_00],
    [12_500, "TL", 33_50],
    [500, "XX", 0],
  ])("a parcel of %d g to county %s costs %d bani", (grams, county, bani) => {
    expect(tariffBani(tariff, grams, county)).toBe(bani);
  });

  it("delivery is free above the configured limit", () => {
    const tariffs = readTariffs({ freeFromBani: 350_00 });
    const prices = (productsBani: number) =>
      listDeliveryOptions({ ...request, tariffs, productsBani }).map(({ priceBani }) => priceBani);
    expect(prices(350_01).every((bani) => bani === 0)).toBe(true);
    expect(prices(350_00).some((bani) => bani > 0)).toBe(true);
  });

  it("a tariff can be set for a single courier", () => {
    const tariffs = readTariffs({ FAN_HOME: tariff });
    expect(tariffs.FAN_HOME).toEqual(tariff);
    expect(tariffs.SAMEDAY_HOME.bands).not.toHaveLength(0);
  });

  it("readTariffs sorts stored bands by weight and drops duplicates", () => {
    const [first, second] = [
      { maxGrams: 1_000, bani: 9_00 },
      { maxGrams: 5_000, bani: 12_00 },
    ];
    const bands = [second, first, { ...second, bani: 99_00 }];
    const { FAN_HOME: read } = readTariffs({ FAN_HOME: { ...tariff, bands } });
    expect(read.bands).toEqual([first, second]);
    expect([tariffBani(read, 800, undefined), tariffBani(read, 5_001, undefined)]).toEqual([
      9_00,
      12_00 + tariff.extraKilogramBani,
    ]);
  });

  it.each([
    { FAN_HOME: { ...tariff, bands: [] } },
    { FAN_HOME: { ...tariff, extraKilogramBani: -1 } },
    { FAN_HOME: 7 },
  ])("readTariffs refuses the invalid tariff %j", (stored) => {
    expect(() => readTariffs(stored)).toThrow(/FAN_HOME/);
  });
});

const soap: Piece = { widthMm: 100, depthMm: 100, heightMm: 250, weightGrams: 1_000, quantity: 3 };
const request: DeliveryRequest = {
  parcel: parcelOf([soap]),
  productsBani: 50_00,
  productsVatBani: 0,
  ownDelivery: [],
  vatPercent: 21,
  cashOnDelivery: false,
  countyCode: "CJ",
  tariffs: readTariffs(undefined),
  stores: [
    { id: 1, name: "Showroom Curat", address: "Str. Lungă 1", city: "Cluj-Napoca" },
    { id: 2, name: "Depozit Curat", address: "Hala C", city: "Apahida" },
  ],
  lockersOf: ["sameday" as const],
  methods: [],
  now: new Date("2026-11-25T10:00:00Z"),
  accounts: [],
};
const offered = (changes: Partial<DeliveryRequest>) => listDeliveryOptions({ ...request, ...changes });
const codes = (changes: Partial<DeliveryRequest>) => offered(changes).map((option) => option.code);

describe("delivery options", () => {
  it("delivery options include home couriers, the easybox and each store, with stable ids", () => {
    expect(offered({})).toEqual([
      { id: 1, code: "SAMEDAY_HOME", name: "Curier Sameday la domiciliu", priceBani: 19_99 },
      { id: 2, code: "SAMEDAY_EASYBOX", name: "Sameday easybox", priceBani: 13_99 },
      { id: 3, code: "FAN_HOME", name: "FAN Courier la domiciliu", priceBani: 21_50 },
      {
        id: 101,
        code: "STORE_PICKUP",
        name: "Ridicare personală: Showroom Curat, Str. Lungă 1, Cluj-Napoca",
        priceBani: 0,
      },
      {
        id: 102,
        code: "STORE_PICKUP",
        name: "Ridicare personală: Depozit Curat, Hala C, Apahida",
        priceBani: 0,
      },
    ]);
  });

  it.each([
    [199_99, [19_99, 13_99, 21_50, 0, 0]],
    [200_00, [19_99, 13_99, 21_50, 0, 0]],
    [200_01, [0, 0, 0, 0, 0]],
  ])("delivery of %d bani of products costs %j", (productsBani, bani) => {
    expect(offered({ productsBani }).map((option) => option.priceBani)).toEqual(bani);
  });

  it("delivery options start with the cheapest home delivery", () => {
    const heavy = { parcel: parcelOf([{ ...soap, weightGrams: 10_000 }]) };
    expect(offered(heavy).map(({ code, priceBani }) => [code, priceBani])).toMatchObject([
      ["FAN_HOME", 39_50],
      ["SAMEDAY_HOME", 49_99],
      ["STORE_PICKUP", 0],
      ["STORE_PICKUP", 0],
    ]);
  });

  it("every offered delivery option has a known code, and isDeliveryCode refuses an unknown one", () => {
    expect(offered({}).every((option) => isDeliveryCode(option.code))).toBe(true);
    expect(isDeliveryCode("PIGEON")).toBe(false);
  });
});

describe("the easybox", () => {
  const piece = (widthMm: number, depthMm: number, heightMm: number, changes: Partial<Piece> = {}) =>
    parcelOf([{ widthMm, depthMm, heightMm, weightGrams: 1_000, quantity: 1, ...changes }]);

  it.each<[string, Parcel, boolean]>([
    ["nothing at all", parcelOf([]), true],
    ["a flat piece as large as the box", piece(460, 440, 300), true],
    ["the same piece turned over", piece(300, 460, 440), true],
    ["a piece one millimetre too long", piece(461, 100, 100), false],
    ["a mop handle", piece(1_300, 25, 25), false],
    ["exactly 20 kg", piece(100, 100, 100, { weightGrams: 20_000 }), true],
    ["one gram more", piece(100, 100, 100, { weightGrams: 20_001 }), false],
    [
      "the largest number of 5 l canisters within the weight limit",
      piece(190, 135, 300, { quantity: 3, weightGrams: 5_300 }),
      true,
    ],
    ["one canister above the weight limit", piece(190, 135, 300, { quantity: 4, weightGrams: 5_300 }), false],
    [
      "light rolls up to four fifths of the volume",
      piece(200, 200, 200, { quantity: 7, weightGrams: 300 }),
      true,
    ],
    ["one light roll more", piece(200, 200, 200, { quantity: 8, weightGrams: 300 }), false],
  ])("the easybox is offered only if the parcel fits: %s (%#)", (_what, parcel, fits) => {
    expect(codes({ parcel }).includes("SAMEDAY_EASYBOX")).toBe(fits);
  });

  it.each([
    [5_000_00, true, true],
    [5_000_01, true, false],
    [5_000_01, false, true],
  ])(
    "the easybox for %d bani of products, paid on delivery %s, is offered: %s",
    (productsBani, cashOnDelivery, isOffered) => {
      expect(codes({ productsBani, cashOnDelivery }).includes("SAMEDAY_EASYBOX")).toBe(isOffered);
    },
  );

  it("the easybox is not offered while the shop has no lockers", () => {
    expect(codes({ lockersOf: [] })).not.toContain("SAMEDAY_EASYBOX");
  });

  it("the easybox is not offered above the configured weight", () => {
    const { locker } = request.tariffs;
    const tariffs = readTariffs({ locker: { ...locker, maxGrams: 2_999 } });
    expect(codes({ tariffs })).not.toContain("SAMEDAY_EASYBOX");
    expect(() => readTariffs({ locker: { ...locker, fillPercent: 101 } })).toThrow(/locker/);
  });
});

describe("own delivery prices and cargo", () => {
  const own = (bani: number | null, isNet = false) => ({ bani, freeFromBani: null, isNet });
  const prices = (changes: Partial<DeliveryRequest>) => offered(changes).map(({ priceBani }) => priceBani);
  const crate = { ...soap, weightGrams: 20_000, quantity: 3 };
  const cargo = {
    fromGrams: 60_000,
    isFreeToo: false,
    SAMEDAY_HOME: { bands: [{ maxGrams: 100_000, bani: 149_00 }], extraKilogramBani: 1_00, countyBani: {} },
    FAN_HOME: {
      bands: [{ maxGrams: 80_000, bani: 129_00 }],
      extraKilogramBani: 90,
      countyBani: { TL: 30_00 },
    },
  };
  const tariffs = readTariffs({ cargo });

  it("the lowest of the tariff and the buyer's own prices applies to each delivery", () => {
    expect(prices({ ownDelivery: [own(15_00), own(16_00), own(null)] })).toEqual([15_00, 13_99, 15_00, 0, 0]);
    expect(prices({ ownDelivery: [own(99_00)] })).toEqual([19_99, 13_99, 21_50, 0, 0]);
    expect(prices({ ownDelivery: [own(10_00, true)] })).toEqual([12_10, 12_10, 12_10, 0, 0]);
  });

  it.each([
    [2, 79_99],
    [3, 149_00],
    [6, 169_00],
  ])("delivering %d crates of 20 kg with the first courier costs %d bani", (quantity, bani) => {
    const { SAMEDAY_HOME } = tariffs;
    const parcelBands = { ...SAMEDAY_HOME, bands: [{ maxGrams: 20_000, bani: 49_99 }] };
    const options = {
      parcel: parcelOf([{ ...crate, quantity }]),
      tariffs: { ...tariffs, SAMEDAY_HOME: parcelBands },
    };
    expect(offered(options).find(({ code }) => code === "SAMEDAY_HOME")?.priceBani).toBe(bani);
  });

  it("cargo has its own county surcharges, ignores own parcel prices, and is free only if the setting allows it", () => {
    const heavy = { parcel: parcelOf([crate]), tariffs, countyCode: "TL", productsBani: 900_00 };
    expect(prices({ ...heavy, ownDelivery: [own(1_00)] })).toEqual([149_00, 159_00, 0, 0]);
    expect(prices({ ...heavy, tariffs: readTariffs({ cargo: { ...cargo, isFreeToo: true } }) })).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
