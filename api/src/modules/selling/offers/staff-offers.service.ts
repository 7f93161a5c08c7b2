import { cuiDigits } from "@curat/contract/cui.values";
import { toLei } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../context.ts";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { type Actor, recordChange, refuseStale, versionOf } from "../../platform/changes/index.ts";
import {
  loadOwnTerms,
  loadPriceFloors,
  ownPrice,
  type PriceBuyer,
} from "../../catalogue/price-lists/index.ts";
import {
  type Draft,
  type DraftLine,
  may,
  numberOf,
  type Offer,
  priceFaults,
  sendFaults,
} from "./offers.rules.ts";
import {
  insertVersion,
  findOffer,
  loadOfferedProducts,
  loadVatPercents,
  lockOffer,
  moveOffer,
  type OfferedProduct,
  takeNumber,
  writeDraft,
} from "./offers.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

interface WriteInput {
  id: number;
  expectedVersion: number;
  actor: Actor;
}

/** A line as entered. Product data comes from the catalogue. */
export interface WrittenLine {
  asked: string;
  productId: number | null;
  code: string;
  name: string;
  unit: string;
  quantity: number;
  priceBani: number | null;
  vatPercent: number | null;
  /** If undefined, the cost of the earlier line with this name stays. */
  costBani: number | null | undefined;
}

interface DraftFields {
  lines?: WrittenLine[] | undefined;
  days?: number | undefined;
  note?: string | undefined;
  mayUndercut: boolean;
}

export type Written =
  | { ok: true; id: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors };

const CLOSED: FieldErrors = {
  offer: ["Oferta nu mai poate fi modificată: a fost deja comandată sau retrasă."],
};

/** Changes the given fields of the draft. Throws StaleVersion (409). */
export async function changeDraft(
  { db, now }: Shop,
  input: WriteInput,
  { lines, mayUndercut, ...reported }: DraftFields,
): Promise<Written> {
  const at = now();
  return transaction(db, async (tx): Promise<Written> => {
    const offer = await lockExpected(tx, input);
    if (!offer) return { ok: false, error: "unknown" };
    if (!may("edit", offer, at)) return { ok: false, error: "refused", errors: CLOSED };
    const errors: FieldErrors = {};
    const after: Draft = {
      lines: lines
        ? withStoredCosts(await readLines(tx, lines, { errors, buyer: priceBuyerOf(offer), at }), offer.draft)
        : offer.draft.lines,
      days: reported.days ?? offer.draft.days,
      note: reported.note ?? offer.draft.note,
    };
    if (lines)
      Object.assign(
        errors,
        priceFaults(after.lines, { floors: await floorsOf(tx, after.lines), mayUndercut }),
      );
    if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
    await writeDraft(tx, offer.id, after);
    const [before, changed] = [recordedDraft(offer.draft), recordedDraft(after)];
    await recordChange(tx, {
      actor: input.actor,
      subject: { kind: "offer", id: offer.id },
      expectedVersion: input.expectedVersion,
      sentence: `${titleOf(offer)}: ${changedWords(offer.draft, after)}.`,
      before,
      after: changed,
      inverse: before,
      touched: [],
    });
    return { ok: true, id: offer.id };
  });
}

/**
 * Stores the draft as the next sent version and enqueues its email to the buyer. Throws StaleVersion (409).
 */
export async function sendOffer({ db, now }: Shop, input: WriteInput): Promise<Written> {
  const at = now();
  return transaction(db, async (tx): Promise<Written> => {
    const offer = await lockExpected(tx, input);
    if (!offer) return { ok: false, error: "unknown" };
    if (!may("send", offer, at)) return { ok: false, error: "refused", errors: CLOSED };
    const errors = sendFaults(offer.draft);
    if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
    const year = offer.year ?? Number(romanianDay(at).slice(0, 4));
    const number = offer.number ?? (await takeNumber(tx, year));
    const version = (offer.sent[0]?.version ?? 0) + 1;
    await insertVersion(tx, offer, { ...offer.draft, version, year, number, by: input.actor.name, at });
    await record(tx, input, {
      offer,
      state: "offered",
      sentence:
        version > 1
          ? `A fost trimisă versiunea ${version} a ofertei ${numberOf({ year, number })}.`
          : `Oferta ${numberOf({ year, number })} a fost trimisă.`,
    });
    await enqueue(tx, "offer_mail", { offerId: offer.id, version }, `offer:${offer.id}:${version}`);
    return { ok: true, id: offer.id };
  });
}

/** Withdraws an offer, or declines a request, and enqueues an email with the reason. Throws StaleVersion (409). */
export async function withdrawOffer({ db, now }: Shop, input: WriteInput, reason: string): Promise<Written> {
  const at = now();
  return transaction(db, async (tx): Promise<Written> => {
    const offer = await lockExpected(tx, input);
    if (!offer) return { ok: false, error: "unknown" };
    if (!may("withdraw", offer, at)) return { ok: false, error: "refused", errors: CLOSED };
    await moveOffer(tx, offer.id, { state: "withdrawn", reason, at });
    await record(tx, input, { offer, state: "withdrawn", sentence: `${titleOf(offer)}: retrasă.` });
    await enqueue(tx, "offer_withdrawn_mail", { offerId: offer.id }, `offer-withdrawn:${offer.id}`);
    return { ok: true, id: offer.id };
  });
}

function titleOf(offer: Pick<Offer, "id" | "year" | "number">): string {
  const number = numberOf(offer);
  return number ? `Oferta ${number}` : `Cererea de ofertă ${offer.id}`;
}

async function lockExpected(tx: Tx, { id, expectedVersion }: WriteInput): Promise<Offer | undefined> {
  const offer = await lockOffer(tx, id);
  if (!offer) return undefined;
  await refuseStale(
    tx,
    { kind: "offer", id },
    { expectedVersion, loadCurrent: async () => recordedDraft(offer.draft) },
  );
  return offer;
}

async function record(
  tx: Tx,
  { actor, expectedVersion }: WriteInput,
  { offer, state, sentence }: { offer: Offer; state: string; sentence: string },
): Promise<void> {
  const sent = offer.sent[0]?.version ?? 0;
  await recordChange(tx, {
    actor,
    subject: { kind: "offer", id: offer.id },
    expectedVersion,
    sentence,
    before: { state: offer.state, sent },
    // Sending an offer again does not change its state, so the version is recorded too.
    after: { state, sent: state === "offered" ? sent + 1 : sent },
    touched: [],
  });
}

/** Returns the draft for the audit log, without the buyer's data. */
function recordedDraft({ lines, days, note }: Draft): object {
  const stored = lines.map(({ asked, productId, code, name, unit, quantity, priceBani, vatPercent }) => ({
    asked,
    product_id: productId,
    code,
    name,
    unit,
    quantity,
    price: priceBani === null ? null : toLei(priceBani),
    vat_percent: vatPercent,
  }));
  return { lines: stored, days, note };
}

function changedWords(before: Draft, after: Draft): string {
  const changed = [
    JSON.stringify(before.lines) !== JSON.stringify(after.lines) && "rândurile",
    before.days !== after.days && "termenul",
    before.note !== after.note && "mesajul",
  ].filter(Boolean);
  return changed.length > 0 ? `s-au schimbat ${changed.join(", ")}` : "salvată";
}

async function floorsOf(tx: Tx, lines: readonly DraftLine[]): Promise<ReadonlyMap<number, number>> {
  return loadPriceFloors(
    tx,
    lines.flatMap(({ productId }) => productId ?? []),
  );
}

/** Returns the buyer whose price lists apply to an offer: the account and, with a CUI, the company. */
export function priceBuyerOf({ customerId, cui }: Pick<Offer, "customerId" | "cui">): PriceBuyer {
  const digits = cuiDigits(cui);
  return { customerId, ...(digits !== "" && { cui: digits }) };
}

/** Returns a function that returns the price in bani that this buyer would pay without the offer. */
export async function usualPrices(
  db: Db,
  { buyer, products, at }: { buyer: PriceBuyer; products: readonly OfferedProduct[]; at: Date },
): Promise<(product: OfferedProduct, quantity: number) => number> {
  const terms = await loadOwnTerms(db, buyer, { productIds: products.map(({ id }) => id), now: at });
  return (product, quantity) => {
    const own = terms.get(product.id);
    return (own && ownPrice(own, quantity)?.bani) ?? product.priceBani;
  };
}

/** Only lines without a product have an entered cost. */
function withStoredCosts(lines: readonly ReadLine[], before: Draft): DraftLine[] {
  const known = new Map(before.lines.map(({ name, costBani }) => [name, costBani]));
  return lines.map(({ costBani, ...line }) => {
    const cost = costBani === undefined ? known.get(line.name) : costBani;
    return line.productId === null && typeof cost === "number" ? { ...line, costBani: cost } : line;
  });
}

type ReadLine = Omit<DraftLine, "costBani"> & Pick<WrittenLine, "costBani">;

/**
 * Reads entered lines and collects their errors. A line with only a code gets the price that the buyer would pay
 * without the offer.
 */
async function readLines(
  tx: Tx,
  lines: readonly WrittenLine[],
  { errors, buyer, at }: { errors: FieldErrors; buyer: PriceBuyer; at: Date },
): Promise<ReadLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const codes = lines.flatMap(({ productId, code }) => (productId === null && code !== "" ? [code] : []));
  const products = await loadOfferedProducts(tx, { ids, codes, now: at });
  const byId = new Map(products.map((product) => [product.id, product]));
  const byCode = new Map(products.map((product) => [product.code.toLowerCase(), product]));
  const usual = await usualPrices(tx, { buyer, products, at });
  const percents = await loadVatPercents(tx, at);
  return lines.map(({ productId, code: written, ...line }, index) => {
    const product = productId === null ? byCode.get(written.toLowerCase()) : byId.get(productId);
    if (product) {
      const { id, code, name, unit, vatPercent } = product;
      const priceBani = line.priceBani ?? (productId === null ? usual(product, line.quantity) : null);
      return { ...line, productId: id, code, name, unit, vatPercent, priceBani };
    }
    if (productId !== null) errors[`lines.${index}.product_id`] = ["Produsul nu există: alege altul."];
    else if (written !== "")
      errors[`lines.${index}.code`] = [`Nu există un produs cu codul „${written}”: verifică-l.`];
    const vatPercent = line.vatPercent ?? percents[0] ?? 0;
    if (!percents.includes(vatPercent))
      errors[`lines.${index}.vat_percent`] = [
        "Cota de TVA nu este în vigoare. Scrie una dintre cotele din Setări, la Cotele de TVA.",
      ];
    return { ...line, productId: null, code: "", unit: line.unit || "buc.", vatPercent };
  });
}

export async function findVersioned(
  { db }: Pick<Shop, "db">,
  id: number,
): Promise<{ offer: Offer; version: number } | undefined> {
  const offer = await findOffer(db, id);
  return offer && { offer, version: await versionOf(db, { kind: "offer", id }) };
}
