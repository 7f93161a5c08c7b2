import type { FieldErrors } from "@curat/contract/envelope";
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { SeapItemOfProduct } from "@curat/contract/staff/seap-items";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction } from "../../../../db/database.ts";
import { type Actor, recordChange, refuseStale, versionOf } from "../../../platform/changes/index.ts";
import { changeOf, isSame } from "./seap-items.import.ts";
import {
  findSeapCodes,
  type ListedSeapItem,
  loadSeapItems,
  lockSeapItems,
  putSeapItem,
  type SeapItem,
} from "./seap-items.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type SetItem = { ok: true } | { ok: false; errors?: FieldErrors };

const subjectOf = (productId: number) => ({ kind: "seap-item" as const, id: productId });

/** Returns a product's SEAP item and version; undefined for an unknown product. */
export async function findSeapItem(
  { db, now }: Shop,
  productId: number,
): Promise<Wire<SeapItemOfProduct> | undefined> {
  const found = (await loadSeapItems(db, [productId], now())).get(productId);
  return found && toWire(found, await versionOf(db, subjectOf(productId)));
}

/** Sets a product's SEAP item, or removes it if null. Throws StaleVersion (409). */
export async function setItem(
  { db, now }: Shop,
  {
    productId,
    item,
    expectedVersion,
    actor,
  }: { productId: number; item: SeapItem | null; expectedVersion: number; actor: Actor },
): Promise<SetItem> {
  return transaction(db, async (tx): Promise<SetItem> => {
    await lockSeapItems(tx);
    const found = (await loadSeapItems(tx, [productId], now())).get(productId);
    if (!found) return { ok: false };
    const standing = async () => toWire(found, await versionOf(tx, subjectOf(productId)));
    await refuseStale(tx, subjectOf(productId), { expectedVersion, loadCurrent: standing });
    if (item && (await holderOf(tx, item.code, productId)))
      return { ok: false, errors: { code: ["Alt produs are deja acest cod SEAP."] } };
    const before = found.code === null ? null : { ...found, code: found.code };
    if (isSame(before, item)) return { ok: true };
    await putSeapItem(tx, productId, item);
    await recordChange(tx, { ...changeOf(productId, { before, after: item, actor }), expectedVersion });
    return { ok: true };
  });
}

async function holderOf(db: Db, code: string, productId: number): Promise<boolean> {
  const holder = (await findSeapCodes(db, [code])).get(code);
  return holder !== undefined && holder !== productId;
}

function toWire(item: ListedSeapItem, version: number): Wire<SeapItemOfProduct> {
  return {
    productID: item.productId,
    code: item.code,
    price: item.priceBani === null ? null : toLei(item.priceBani),
    shop_price: toLei(item.shopBani),
    published_on: item.publishedOn,
    ends_on: item.endsOn,
    version,
  };
}
