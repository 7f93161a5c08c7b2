import { toBani, toLei, type Wire } from "@curat/contract/lei.values";
import { cuiDigits, parseCui } from "@curat/contract/cui.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import { SUPPLIER } from "@curat/contract/staff/supplier.values";
import type {
  NewSupplierOffer,
  StaffSupplier,
  SupplierFields,
  SupplierOffer,
  SupplierOfferPrice,
} from "@curat/contract/staff/suppliers";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import { findByCodes } from "../../catalogue/catalog/index.ts";
import {
  type Actor,
  changeOf,
  changeRecord,
  createRecord,
  recordChange,
  type RecordWrites,
  versionOf,
  type WriteInput,
  type Written,
} from "../../platform/changes/index.ts";
import {
  deleteOffer,
  findOffer,
  findSameOffer,
  type OfferPrice,
  putOffer,
  type ShownOffer,
} from "./offers.store.ts";
import {
  countOffers,
  findSupplierByCui,
  loadSuppliers,
  lockSuppliers,
  nextSupplierId,
  putSupplier,
  ROWS,
  type Supplier,
} from "./suppliers.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type WrittenSupplier = Written<Supplier, Refused>;

export const SUPPLIERS: RecordWrites<Supplier, Refused> = {
  kind: "supplier",
  title: ({ name }) => `Furnizorul „${name}”`,
  gender: "masculine",
  labels: sentenceLabelsOf(SUPPLIER),
  kept: ({ id, ...values }) => ({ supplierID: id, ...values }),
  touched: () => [],
  lock: async (tx, ids) => {
    await lockSuppliers(tx, ids);
    return loadSuppliers(tx, ids);
  },
  refuse: async (tx, { id, cui }) => {
    const other = await findSupplierByCui(tx, cui);
    if (!other || other.id === id) return undefined;
    return {
      ok: false,
      error: "refused",
      errors: { cui: [`Furnizorul „${other.name}” are deja acest CUI.`] },
    };
  },
  store: async (tx, suppliers) => {
    for (const supplier of suppliers) await putSupplier(tx, supplier);
  },
  shown: findStaffSupplier,
};

export async function findStaffSupplier(db: Db, id: number): Promise<StaffSupplier | undefined> {
  const [supplier] = await loadSuppliers(db, [id]);
  if (!supplier) return undefined;
  const offers = (await countOffers(db, [id])).get(id) ?? 0;
  return toStaffSupplier(supplier, { offers, version: await versionOf(db, { kind: "supplier", id }) });
}

export function toStaffSupplier(
  { id, ...values }: Supplier,
  around: { offers: number; version: number },
): StaffSupplier {
  return { supplierID: id, ...values, ...around };
}

const NEW = { ...ROWS.blank, currency: "RON" as const, is_active: true };

export function createSupplier(
  { db }: Shop,
  { body, actor }: { body: SupplierFields & { name: string }; actor: Actor },
): Promise<WrittenSupplier> {
  return createRecord(db, SUPPLIERS, {
    actor,
    make: async (tx) => {
      // Serialises creation, so that two requests cannot create the same CUI.
      await lockNewSuppliers(tx);
      return { ...NEW, ...body, id: await nextSupplierId(tx) };
    },
  });
}

/** Changes the given fields. Throws StaleVersion (409). */
export function changeSupplier(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: SupplierFields },
): Promise<WrittenSupplier> {
  return changeRecord(db, SUPPLIERS, {
    ...input,
    change: async (before, tx) => {
      await lockNewSuppliers(tx);
      return { ...before, ...fields };
    },
  });
}

async function lockNewSuppliers(tx: Tx): Promise<void> {
  await tx
    .selectNoFrom((expression) =>
      expression
        .fn("pg_advisory_xact_lock", [expression.fn("hashtext", [expression.val("suppliers")])])
        .as("locked"),
    )
    .execute();
}

export type WrittenOffer = { ok: true; offer: ShownOffer } | { ok: false; error: "unknown" } | Refused;

/** Upserts a supplier's offer, identified by product, supplier code and pack. */
export async function saveOffer(
  { db, now }: Shop,
  { supplierId, body, actor }: { supplierId: number; body: NewSupplierOffer; actor: Actor },
): Promise<WrittenOffer> {
  return transaction(db, async (tx): Promise<WrittenOffer> => {
    await lockSuppliers(tx, [supplierId]);
    const [supplier] = await loadSuppliers(tx, [supplierId]);
    if (!supplier) return { ok: false, error: "unknown" };
    const product = matchedByCodes([body.product_code], await findByCodes(tx, [body.product_code])).get(
      body.product_code,
    );
    if (!product) {
      const message = `Nu există un produs cu codul „${body.product_code}”: verifică-l.`;
      return { ok: false, error: "refused", errors: { product_code: [message] } };
    }
    const { code, barcode, pack, price, valid_from: validFrom = romanianDay(now()), is_preferred } = body;
    const sameId = await findSameOffer(tx, supplierId, { productId: product.id, code, pack });
    const before = sameId === undefined ? undefined : await findOffer(tx, sameId);
    const priceBani =
      price === undefined ? (before?.priceBani ?? null) : price === null ? null : toBani(price);
    const offer = {
      productId: product.id,
      code,
      barcode,
      pack,
      priceBani,
      validFrom,
      isPreferred: is_preferred,
    };
    const id = await putOffer(tx, supplierId, offer);
    const after = await findOffer(tx, id);
    if (!after) throw new Error("The offer that was just saved is missing.");
    await recordOffer(tx, { actor, id, before, after });
    return { ok: true, offer: after };
  });
}

/** Removes an offer. Returns false if the supplier has no such offer. */
export async function removeOffer(
  { db }: Shop,
  { supplierId, offerId, actor }: { supplierId: number; offerId: number; actor: Actor },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockSuppliers(tx, [supplierId]);
    const before = await findOffer(tx, offerId);
    if (before?.supplierId !== supplierId) return false;
    await deleteOffer(tx, offerId);
    await recordOffer(tx, { actor, id: offerId, before, after: undefined });
    return true;
  });
}

async function recordOffer(
  tx: Tx,
  {
    actor,
    id,
    before,
    after,
  }: { actor: Actor; id: number; before: ShownOffer | undefined; after: ShownOffer | undefined },
): Promise<void> {
  const shown = after ?? before;
  const verb = after ? (before ? "schimbată" : "adăugată") : "ștearsă";
  await recordChange(tx, {
    actor,
    subject: { kind: "supplier-offer", id },
    sentence: `Oferta furnizorului „${shown?.supplier}” pentru ${shown?.productCode} a fost ${verb}.`,
    before: before ? toOffer(before, { seesCosts: true }) : null,
    after: after ? toOffer(after, { seesCosts: true }) : null,
    touched: [],
  });
}

/** Converts an offer to the format of the staff calls. The price is null for people who may not see costs. */
export function toOffer(
  { id, supplierId, productId, productCode, priceBani, validFrom, isPreferred, ...offer }: ShownOffer,
  { seesCosts }: { seesCosts: boolean },
): Wire<SupplierOffer> {
  return {
    offerID: id,
    supplierID: supplierId,
    supplier: offer.supplier,
    currency: offer.currency,
    productID: productId,
    product_code: productCode,
    product: offer.product,
    code: offer.code,
    barcode: offer.barcode,
    pack: offer.pack,
    price: seesCosts && priceBani !== null ? toLei(priceBani) : null,
    valid_from: validFrom,
    is_preferred: isPreferred,
  };
}

export function toPrice({
  priceBani,
  validFrom,
  receiptId,
  reference,
}: OfferPrice): Wire<SupplierOfferPrice> {
  return { price: toLei(priceBani), valid_from: validFrom, receiptID: receiptId, reference };
}

/** Returns the id of the supplier with this CUI, creating the supplier from the invoice's data if needed. */
export async function findOrCreateSupplier(
  tx: Tx,
  { name, cui, address, currency }: Pick<Supplier, "name" | "cui" | "address" | "currency">,
  actor: Actor,
): Promise<number> {
  await lockNewSuppliers(tx);
  const digits = parseCui(cui) ?? cuiDigits(cui).slice(0, 20);
  const known = await findSupplierByCui(tx, digits);
  if (known) return known.id;
  const id = await nextSupplierId(tx);
  const shown = { name: name.slice(0, 200), address: address.slice(0, 300) };
  const supplier: Supplier = { ...NEW, ...shown, cui: digits, currency, id };
  await putSupplier(tx, supplier);
  await recordChange(tx, changeOf(SUPPLIERS, { actor, before: null, after: supplier }));
  return id;
}
