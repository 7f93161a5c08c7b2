/** Reads eMAG's orders, imports each one once, and acknowledges it after the commit. */
import { EMAG_DELIVERY_LABEL } from "@curat/contract/staff/emag.values";
import type { ApiContext } from "../../../context.ts";
import { romanianWallClock } from "../../../calendar/romanian-time.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { findWrittenPlace } from "../../platform/geography/index.ts";
import { placeMarketplaceOrder } from "../../selling/orders/index.ts";
import type { EmagClient } from "./emag-client.ts";
import type { EmagSetting } from "./marketplace.settings.ts";
import {
  changedLines,
  EMAG_STATUS,
  type EmagAddress,
  type EmagLine,
  type EmagOrder,
  type LineChange,
  readOrder,
  toStoredLines,
} from "./orders.rules.ts";
import {
  closeUnplaced,
  findByCodes,
  forgetSent,
  lastChangedAt,
  listUnacknowledged,
  listWaiting,
  loadMatches,
  lockRead,
  putRead,
  writeAcknowledged,
  writePlaced,
  writeProblem,
  recordChanges,
  recordReport,
  type StoredOrder,
} from "./orders.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Changes are read again from this long before the newest known one, because responses may arrive out of order. */
const OVERLAP_MS = 2 * 86_400_000;
const UNREADABLE =
  "Comanda nu a putut fi citită. Rezolv-o în contul eMAG și anunță administratorul magazinului.";

/** Reads new orders and changes. Returns whether everything was read; only then is the stock at eMAG known. */
export async function readOrders(
  { db, now }: Shop,
  client: EmagClient,
): Promise<{ ok: boolean; words: string }> {
  const known = await lastChangedAt(db);
  const modifiedAfter = known && romanianWallClock(new Date(known.getTime() - OVERLAP_MS));
  const filters = [
    { status: EMAG_STATUS.new },
    ...[EMAG_STATUS.cancelled, EMAG_STATUS.returned].map((status) => ({
      status,
      ...(modifiedAfter !== undefined && { modifiedAfter }),
    })),
    // Orders in progress are read only for changes of their lines.
    ...(modifiedAfter === undefined
      ? []
      : [EMAG_STATUS.inProgress, EMAG_STATUS.prepared].map((status) => ({ status, modifiedAfter }))),
  ];
  for (const filter of filters) {
    const read = await client.listOrders(filter);
    if (!read.ok) return { ok: false, words: read.words };
    // Skips orders that the shop never read while they were new.
    for (const sent of read.value) await storeOrder({ db, now }, sent);
  }
  return { ok: true, words: "" };
}

async function storeOrder({ db, now }: Shop, sent: unknown): Promise<void> {
  const at = now();
  const read = readOrder(sent, at);
  const head = read.ok ? read.order : read.head;
  if (!head) return;
  const hasEnded = head.status === EMAG_STATUS.cancelled || head.status === EMAG_STATUS.returned;
  await transaction(db, async (tx) => {
    const before = await lockRead(tx, head.id);
    if (!before && head.status !== EMAG_STATUS.new) return;
    const isNews = await putRead(tx, head, {
      order: read.ok ? read.order : undefined,
      problem: read.ok ? null : UNREADABLE,
      at,
    });
    if (!isNews) return;
    if (!hasEnded) {
      if (before && read.ok) await compareLines(tx, before, read.order.lines, at);
      return;
    }
    if (before?.orderId == null) await closeUnplaced(tx, head.id);
    else await recordReport(tx, head.id, head.status === EMAG_STATUS.returned ? "returned" : "cancelled", at);
    if (read.ok) await forgetSent(tx, offersOf(read.order.lines));
  });
}

/** Records the pieces that an imported order gained or lost at eMAG. A cancellation or return outweighs them. */
async function compareLines(
  tx: Tx,
  { id, orderId, told, lines, changes: known }: StoredOrder,
  sent: readonly EmagLine[],
  at: Date,
): Promise<void> {
  if (orderId === null || (told !== null && told !== "changed")) return;
  const changes = changedLines(lines, toStoredLines(sent));
  // JSON columns do not keep the order of keys.
  const keyOf = (all: readonly LineChange[]) =>
    all.map((one) => `${one.code} ${one.before} ${one.after}`).join();
  if (!changes || keyOf(changes) === keyOf(known)) return;
  await recordChanges(tx, id, changes, at);
  await forgetSent(tx, [...lines.flatMap(({ offer }) => offer ?? []), ...offersOf(sent)]);
}

/** Imports each waiting order, or records why it cannot be imported. */
export async function placeWaiting(shop: Shop, setting: EmagSetting): Promise<void> {
  for (const id of await listWaiting(shop.db)) await placeOne(shop, id, setting);
}

async function placeOne({ db, now }: Shop, id: number, setting: EmagSetting): Promise<void> {
  await transaction(db, async (tx) => {
    const read = await lockRead(tx, id);
    if (!read?.pending || read.orderId !== null) return;
    const { pending } = read;
    const matched = await productsOf(tx, pending.lines);
    if (!matched.ok) return writeProblem(tx, id, matched.problem);
    const [delivery, invoice] = [await addressOf(tx, pending.delivery), await addressOf(tx, pending.invoice)];
    const { placedAt, locker, lines, id: _id, status: _status, changedAt: _changed, ...buyer } = pending;
    const placed = await placeMarketplaceOrder(
      tx,
      {
        ...buyer,
        key: `emag:${id}`,
        marketplace: "eMAG",
        orderType: "emag",
        delivery,
        invoice,
        // The locker belongs to eMAG's courier, so the shop's couriers cannot deliver to it.
        locker: null,
        observation: [`Comanda eMAG ${id}.`, locker && `Livrare la locker: ${locker}.`]
          .filter(Boolean)
          .join(" "),
        deliveryCode: setting.delivery,
        deliveryName: EMAG_DELIVERY_LABEL[setting.delivery] ?? "Curier",
        lines: lines.map((line, index) => ({ ...line, productId: matched.ids[index] ?? 0 })),
        placedAt: new Date(placedAt),
      },
      now(),
    );
    if (!placed.ok) return writeProblem(tx, id, missingWords(placed.missing));
    await writePlaced(tx, id, placed.order.id);
    await forgetSent(tx, offersOf(lines));
  });
}

function missingWords(missing: readonly { name: string; ordered: number; stock: number }[]): string {
  const texts = missing.map(({ name, ordered, stock }) => `${name} (cerute ${ordered}, în stoc ${stock})`);
  return `Nu sunt destule bucăți: ${texts.join(", ")}. Corectează stocul sau anulează comanda la eMAG.`;
}

function offersOf(lines: readonly EmagLine[]): number[] {
  return lines.flatMap(({ offerId }) => offerId ?? []);
}

/** Finds each line's product by the offer's match, otherwise by its code. */
async function productsOf(
  tx: Tx,
  lines: readonly EmagLine[],
): Promise<{ ok: true; ids: number[] } | { ok: false; problem: string }> {
  const byOffer = await loadMatches(tx, offersOf(lines));
  const codes = lines.map(({ partNumber }) => partNumber.toLowerCase());
  const byCode = await findByCodes(tx, codes);
  const ids = lines.map(
    ({ offerId, partNumber }) =>
      (offerId === null ? undefined : byOffer.get(offerId)) ?? byCode.get(partNumber.toLowerCase()),
  );
  const unknown = lines
    .filter((_, index) => ids[index] === undefined)
    .map(({ name, partNumber }) => `${name} (${partNumber})`);
  if (lines.length === 0) return { ok: false, problem: "Comanda nu mai are niciun produs." };
  if (unknown.length > 0)
    return {
      ok: false,
      problem: `Nu se știe ce produse sunt: ${unknown.join(", ")}. Deschide oferta la eMAG › Oferte și scrie codul produsului.`,
    };
  return { ok: true, ids: ids.flatMap((one) => one ?? []) };
}

/** Returns the address with the shop's spelling of county and city, or eMAG's spelling if the place is unknown. */
async function addressOf(
  tx: Tx,
  { county, city, street, postcode }: EmagAddress,
): Promise<EmagOrder["delivery"] & { countyCode: string | null }> {
  const place = await findWrittenPlace(tx, { county, city, postcode, street });
  if (!place) return { county, city, street, postcode, countyCode: null };
  return { county: place.county, countyCode: place.countyCode, city: place.city, street, postcode };
}

/**
 * Acknowledges imported orders. After a lost response, eMAG's own status shows whether it received the
 * acknowledgement.
 */
export async function acknowledgeOrders({ db, now }: Shop, client: EmagClient): Promise<void> {
  for (const id of await listUnacknowledged(db)) {
    const answered = await client.acknowledge(id);
    if (answered.ok) {
      await writeAcknowledged(db, id, now());
      continue;
    }
    if (answered.kind === "busy") return;
    if (answered.kind === "unknown") continue;
    const read = await client.listOrders({ id });
    const found = read.ok ? read.value.map((one) => readOrder(one, now())).find((one) => one.ok) : undefined;
    const isTaken = found?.ok === true && found.order.id === id && found.order.status !== EMAG_STATUS.new;
    if (isTaken) await writeAcknowledged(db, id, now());
    else await writeProblem(db, id, answered.words);
  }
}
