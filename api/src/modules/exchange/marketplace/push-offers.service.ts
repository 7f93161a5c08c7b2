/** Matches eMAG's offers with products, and sends their stock and price. */
import { leiNumber } from "@curat/contract/lei.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import type { EmagClient, EmagResult } from "./emag-client.ts";
import { offer as offerSchema, vatRate } from "./emag.wire.ts";
import type { EmagSetting } from "./marketplace.settings.ts";
import { matchOffer, mustSend, offeredPrice, offeredStock } from "./offers.rules.ts";
import {
  deletePushesBefore,
  findMatchable,
  insertMatches,
  listNeverMatched,
  listToSend,
  offersReadAt,
  type OfferToSend,
  type Pushed,
  putOffers,
  writePushed,
} from "./offers.store.ts";
import { loadWaitingPieces } from "./orders.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Maximum number of entities that eMAG accepts per call. */
const BATCH = 50;
const READ_EVERY_MS = 3_600_000;
const RETENTION_DAYS = 90;
/** Offers are stored in batches, so that no transaction holds thousands of rows. */
const STORED_AT_ONCE = 500;

/** Reads the account's offers once an hour, or at once on request, and matches new ones by code or EAN. */
export async function readOffers(
  { db, now }: Shop,
  client: EmagClient,
  { isAsked = false } = {},
): Promise<{ ok: boolean; words: string }> {
  const at = now();
  const readAt = await offersReadAt(db);
  if (!isAsked && readAt && at.getTime() - readAt.getTime() < READ_EVERY_MS) return { ok: true, words: "" };
  const read = await client.listOffers();
  if (!read.ok) return { ok: false, words: read.words };
  const offers = read.value.flatMap((sent) => {
    const { id, part_number: partNumber, name, ean } = offerSchema.safeParse(sent).data ?? {};
    if (id === undefined || id < 1 || id > 16_777_215) return [];
    return { id, partNumber: partNumber ?? "", name: name || `Oferta ${id}`, eans: ean ?? [] };
  });
  const unique = [...new Map(offers.map((offer) => [offer.id, offer])).values()];
  for (let start = 0; start < unique.length; start += STORED_AT_ONCE)
    await transaction(db, async (tx) => putOffers(tx, unique.slice(start, start + STORED_AT_ONCE), at));
  await matchNew({ db, now });
  return { ok: true, words: "" };
}

/** Matches offers that have no match yet. Staff can change or undo each match. */
async function matchNew({ db, now }: Shop): Promise<void> {
  await transaction(db, async (tx) => {
    const offers = await listNeverMatched(tx);
    const products = await findMatchable(tx, {
      codes: offers.map(({ partNumber }) => partNumber),
      eans: offers.flatMap(({ eans }) => eans),
    });
    const matches = offers.flatMap((offer) => {
      const found = matchOffer(offer, products);
      if (found.productId === null) return [];
      return { offerId: offer.id, ...found, actorName: "Curat", at: now() };
    });
    await insertMatches(tx, matches);
  });
}

/** Sends stock and price of each changed offer. Returns eMAG's last error; empty if there was none. */
export async function pushOffers(
  { db, now }: Shop,
  client: EmagClient,
  { setting, knowsOrders }: { setting: EmagSetting; knowsOrders: boolean },
): Promise<string> {
  const at = now();
  await deletePushesBefore(db, new Date(at.getTime() - RETENTION_DAYS * 86_400_000));
  const waiting = await loadWaitingPieces(db);
  let due: Due[] = (await listToSend(db, at)).flatMap((offer) => {
    const stock = offeredStock(offer.stock, {
      reserve: setting.reserve,
      waiting: waiting.get(offer.id) ?? 0,
    });
    const priceBani = offeredPrice(offer.priceBani, setting, offer.floorBani);
    return mustSend(offer, { stock, priceBani }, { now: at, knowsOrders })
      ? { offer, target: { offerId: offer.id, stock, priceBani } }
      : [];
  });
  if (due.length === 0) return "";
  if (!knowsOrders) {
    const lowered = await loweredStocks(client, due);
    if (!lowered.ok) return lowered.words;
    due = lowered.value;
    if (due.length === 0) return "";
  }
  const rates = await client.listVatRates();
  if (!rates.ok) return rates.words;
  const vatIds = new Map(
    rates.value.flatMap((sent) => {
      const { vat_id: id, vat_rate: rate } = vatRate.safeParse(sent).data ?? {};
      return id === undefined || rate === undefined ? [] : [[Math.round(rate * 100), id] as const];
    }),
  );
  let words = "";
  for (let start = 0; start < due.length; start += BATCH) {
    const pushed = await sendBatch(client, due.slice(start, start + BATCH), { vatIds, setting });
    await transaction(db, async (tx) => writePushed(tx, pushed, now()));
    words = pushed.find(({ outcome }) => outcome !== "accepted")?.words ?? words;
    // After a lost response or a rate limit, the rest waits for the next run.
    if (pushed.some(({ outcome }) => outcome === "unknown")) return words;
  }
  return words;
}

/**
 * Lowers each stock to eMAG's own figure if that is lower: eMAG may have sold pieces in orders that could not be
 * read, and these pieces must not be sold twice.
 */
async function loweredStocks(client: EmagClient, due: readonly Due[]): Promise<EmagResult<Due[]>> {
  const read = await client.listOffers();
  if (!read.ok) return read;
  const theirs = new Map(
    read.value.flatMap((sent) => {
      const { id, stock } = offerSchema.safeParse(sent).data ?? {};
      return id === undefined || !stock
        ? []
        : [[id, stock.reduce((sum, { value }) => sum + value, 0)] as const];
    }),
  );
  const lowered = due.flatMap(({ offer, target }) => {
    const known = theirs.get(offer.id);
    if (known === undefined || known <= target.stock) return [];
    return { offer, target };
  });
  return { ok: true, value: lowered };
}

interface Due {
  offer: OfferToSend;
  target: Pick<Pushed, "offerId" | "stock" | "priceBani">;
}

/** eMAG refuses a whole batch because of one offer. A refused batch is halved until the refused offers are found. */
async function sendBatch(
  client: EmagClient,
  batch: readonly Due[],
  terms: { vatIds: ReadonlyMap<number, number>; setting: EmagSetting },
): Promise<Pushed[]> {
  const answered = await client.saveOffers(batch.map((due) => toWire(due, terms)));
  const all = (outcome: Pushed["outcome"], words: string): Pushed[] =>
    batch.map(({ target }) => ({ ...target, outcome, words }));
  if (answered.ok) return all("accepted", "");
  if (answered.kind !== "refused") return all("unknown", answered.words);
  if (batch.length === 1) return all("refused", answered.words);
  const half = Math.ceil(batch.length / 2);
  const first = await sendBatch(client, batch.slice(0, half), terms);
  if (first.some(({ outcome }) => outcome === "unknown")) return first;
  return [...first, ...(await sendBatch(client, batch.slice(half), terms))];
}

const ACTIVE = 1;
const WAREHOUSE = 1;

function toWire(
  { offer, target }: Due,
  { vatIds, setting }: { vatIds: ReadonlyMap<number, number>; setting: EmagSetting },
): object {
  const { offerId: id, stock, priceBani } = target;
  return {
    id,
    status: ACTIVE,
    // eMAG expects prices without VAT, with four decimals.
    sale_price: Number((leiNumber(priceBani) / (1 + offer.vatPercent / 100)).toFixed(4)),
    vat_id: vatIds.get(Math.round(offer.vatPercent)) ?? 0,
    stock: [{ warehouse_id: WAREHOUSE, value: stock }],
    handling_time: [{ warehouse_id: WAREHOUSE, value: setting.handlingDays }],
  };
}
