import type { Courier } from "@curat/contract/deliveries.values";
import { type RawBuilder, sql } from "kysely";
import type { ApiConfig } from "../../../config.ts";
import type { Db } from "../../../db/database.ts";
import { vatOn } from "../../../db/vat-on.ts";
import { cardProcessors, readPaymentTerms } from "../payments/index.ts";
import {
  activeMethods,
  courierAccounts,
  lockerCouriers,
  type PickupStore,
  readDeliveryTerms,
  readTariffs,
  type StoredMethod,
  toOwnMethod,
} from "../shipping/index.ts";
import type { SaleTerms } from "./quote.rules.ts";

interface ParsedTerms {
  shipping: unknown;
  payments: unknown;
  deliveryTerms: unknown;
  stores: PickupStore[];
  lockersOf: Courier[];
  methods: StoredMethod[];
  standardVatPercent: number;
}

export type StoredTerms = string;

/** Returns the shop's terms of sale and the standard VAT rate, both at `now`. */
export async function loadSaleTerms(db: Db, now: Date, config: ApiConfig): Promise<SaleTerms> {
  const { rows } = await sql<{ terms: StoredTerms | null }>`
    /* sale-terms */ select ${storedTerms(vatOn(now))} as terms`.execute(db);
  return readTerms(rows[0]?.terms, config);
}

/** Returns SQL for the terms of sale as one JSON text. `rates` is a table of `VatOfKind`. */
export function storedTerms(rates: RawBuilder<unknown>): RawBuilder<StoredTerms | null> {
  return sql`(select (json_build_object(
      'shipping', (select value from setting where key = 'shipping'),
      'deliveryTerms', (select value from setting where key = 'deliveryTerms'),
      'payments', (select value from setting where key = 'payments'),
      'stores', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'address', address,
          'city', city) order by id), '[]')
        from pickup_store),
      'lockersOf', ${lockerCouriers()},
      'methods', ${activeMethods()},
      'standardVatPercent', v.percent))::text
    from ${rates} v where v.code = 'standard')`;
}

let last: { stored: StoredTerms; takesCards: boolean; couriers: string; terms: SaleTerms } | undefined;

/**
 * Parses the stored terms. Returns the previous result if neither the text nor the shop's accounts have changed.
 * Throws if no standard VAT rate is in force.
 */
export function readTerms(stored: StoredTerms | null | undefined, config: ApiConfig): SaleTerms {
  if (!stored) throw new Error("No standard VAT rate applies.");
  const takesCards = cardProcessors(config).length > 0;
  const accounts = courierAccounts(config);
  const couriers = accounts.join();
  if (last?.stored === stored && last.takesCards === takesCards && last.couriers === couriers)
    return last.terms;
  // The cast is safe, because only `storedTerms` writes this JSON.
  const { shipping, payments, deliveryTerms, methods, ...rest } = JSON.parse(stored) as ParsedTerms;
  const terms = {
    tariffs: readTariffs(shipping),
    deliveryTerms: readDeliveryTerms(deliveryTerms ?? undefined),
    payments: readPaymentTerms(payments, takesCards),
    accounts,
    methods: methods.flatMap((method) => toOwnMethod(method) ?? []),
    ...rest,
  };
  last = { stored, takesCards, couriers, terms };
  return terms;
}
