import { toBani, toLei } from "@curat/contract/lei.values";
import { tryStaffParcel } from "@curat/contract/staff/test-parcel";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findCounty } from "../../platform/geography/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { courierAccounts } from "./couriers.ts";
import { loadLockerCouriers } from "./locker.store.ts";
import { parcelOf } from "./locker-fit.rules.ts";
import { loadActiveMethods } from "./own-methods/own-methods.store.ts";
import { toOwnMethod } from "./own-methods/stored-method.rules.ts";
import { readTariffs } from "./shipping.settings.ts";
import { tryParcel } from "./try-parcel.rules.ts";

export function tryParcelRoutes(app: ApiApp, { db, config, now }: ApiContext): void {
  serve(app, tryStaffParcel, async ({ body }) => {
    const county = await findCounty(db, body.countyid);
    if (!county) throw invalid({ countyid: [MESSAGES.invalid("Județ")] });
    const [{ shipping }, known, methods] = await Promise.all([
      loadSettings(db),
      loadLockerCouriers(db),
      loadActiveMethods(db),
    ]);
    const size = { widthMm: body.width_mm, depthMm: body.depth_mm, heightMm: body.height_mm };
    const deliveries = tryParcel(
      {
        parcel: parcelOf([{ ...size, weightGrams: body.grams, quantity: 1 }]),
        productsBani: toBani(body.products),
        productsVatBani: 0,
        ownDelivery: [],
        vatPercent: 0,
        cashOnDelivery: body.cash,
        countyCode: county.code,
        city: null,
        now: now(),
        methods: methods.flatMap((method) => toOwnMethod(method) ?? []),
        tariffs: readTariffs(shipping),
        stores: [],
        lockersOf: known,
        accounts: courierAccounts(config),
      },
      county.name,
    );
    const shown = deliveries.map(({ priceBani, ...way }) => ({
      ...way,
      price: priceBani === null ? null : toLei(priceBani),
    }));
    return { data: { county: county.name, ways: shown } };
  });
}
