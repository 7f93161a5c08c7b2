import { counted } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { CountBody } from "@curat/contract/staff/stock-counts";
import type { CountScope } from "@curat/contract/staff/stock-counts.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { readScan } from "../../../text/scan.ts";
import { findScanned } from "../../catalogue/stock/index.ts";
import { type Actor, recordChange, StaleVersion, versionOf } from "../../platform/changes/index.ts";
import { judgeCount } from "./counts.rules.ts";
import { clearLine, findAtHand, findLine, saveLine, zeroLines } from "./counted-lines.store.ts";
import {
  type Count,
  type CountFields,
  deleteCount,
  findPlaceName,
  findScopeName,
  insertCount,
  insertScope,
  lockCount,
  lockCounting,
  updateCount,
} from "./counts.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type Drafted<Done = object> =
  | ({ ok: true; id: number } & Done)
  | { ok: false; error: "unknown" | "posted" }
  | Refused;

export const KIND = "stock-count";

export function refused(field: string, message: string): Refused {
  return { ok: false, error: "refused", errors: { [field]: [message] } };
}

/** Returns the subject of a count, such as "Inventarul „Detergenți” la „Dubă”". */
export function subjectOf({ scopeName, stockPlace }: Pick<Count, "scopeName" | "stockPlace">): string {
  const at = stockPlace === null ? "" : ` la „${stockPlace}”`;
  if (scopeName !== "") return `Inventarul „${scopeName}”${at}`;
  return stockPlace === null ? "Inventarul întregului magazin" : `Inventarul${at}`;
}

/** Creates a draft with a line for each product of its scope. */
export async function createCount(
  { db, now }: Shop,
  {
    body: { scope, scopeID = null, stock_placeID: placeId = null, ...fields },
    actor,
  }: {
    body: CountBody & {
      scope: CountScope;
      scopeID?: number | null | undefined;
      stock_placeID?: number | null | undefined;
    };
    actor: Actor;
  },
): Promise<Drafted> {
  return transaction(db, async (tx): Promise<Drafted> => {
    const scopeName =
      scope === "all" ? "" : scopeID === null ? undefined : await findScopeName(tx, { scope, id: scopeID });
    if (scopeName === undefined) return refused("scopeID", "Alege din listă.");
    const scopeId = scope === "all" ? null : scopeID;
    const stockPlace = placeId === null ? null : await findPlaceName(tx, placeId);
    if (stockPlace === undefined) return refused("stock_placeID", "Alege din listă.");
    const start = { place: stockPlace ?? "", commission: "", decision: "", keeper: "", note: "" };
    const id = await insertCount(tx, {
      ...withBody(start, fields.place === "" ? { ...fields, place: start.place } : fields),
      scope,
      scopeId,
      placeId,
      scopeName,
      at: now(),
      by: actor.name,
    });
    const lines = await insertScope(tx, id, { scope, scopeId, placeId });
    if (lines === 0) {
      await deleteCount(tx, id);
      return refused("scopeID", "Nu există produse de numărat aici.");
    }
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `${subjectOf({ scopeName, stockPlace })} a fost început, cu ${counted(lines, "un produs", "produse")}.`,
      before: null,
      after: { countID: id, edit: 1, lines },
      touched: [],
    });
    return { ok: true, id };
  });
}

function withBody(current: CountFields, body: CountBody): CountFields {
  return {
    place: body.place ?? current.place,
    commission: body.commission ?? current.commission,
    decision: body.decision ?? current.decision,
    keeper: body.keeper ?? current.keeper,
    note: body.note ?? current.note,
  };
}

interface Change {
  id: number;
  /** The version that staff saw; undefined when lines are counted, because counting compares the line instead. */
  expectedVersion?: number | undefined;
  actor: Actor;
}

/** Locks a draft, changes it and records the change in the audit log. */
async function changeDraft<Done extends object>(
  { db }: Shop,
  { id, expectedVersion, actor }: Change,
  change: (tx: Tx, count: Count) => Promise<Refused | { done: Done; what: string }>,
): Promise<Drafted<Done>> {
  return transaction(db, async (tx): Promise<Drafted<Done>> => {
    const count = await lockCount(tx, id);
    if (!count) return { ok: false, error: "unknown" };
    const version = await versionOf(tx, { kind: KIND, id });
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw new StaleVersion({ stock_countID: id }, version);
    if (count.postedAt) return { ok: false, error: "posted" };
    const changed = await change(tx, count);
    if ("error" in changed) return changed;
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `${subjectOf(count)}: ${changed.what}.`,
      before: { countID: id, edit: version },
      after: { countID: id, edit: version + 1 },
      touched: [],
    });
    return { ok: true, id, ...changed.done };
  });
}

/** Changes the fields of a draft. Throws StaleVersion (409). */
export function changeCount(shop: Shop, { body, ...input }: Change & { body: CountBody }): Promise<Drafted> {
  return changeDraft(shop, input, async (tx, count) => {
    await updateCount(tx, count.id, withBody(count, body));
    return { done: {}, what: "datele au fost schimbate" };
  });
}

/** Deletes a draft. Throws StaleVersion (409). */
export function removeCount(shop: Shop, input: Change): Promise<Drafted> {
  return changeDraft(shop, input, async (tx, { id }) => {
    await deleteCount(tx, id);
    return { done: {}, what: "ciorna a fost ștearsă" };
  });
}

/** Sets every uncounted product to 0 pieces. Throws StaleVersion (409). */
export function zeroUncounted(shop: Shop, input: Change): Promise<Drafted> {
  return changeDraft(shop, input, async (tx, count) => {
    await lockCounting(tx, "line");
    const lines = await zeroLines(tx, count, { at: shop.now(), by: input.actor.name });
    return {
      done: {},
      what: `${counted(lines, "un produs nenumărat a fost trecut", "produse nenumărate au fost trecute")} cu 0`,
    };
  });
}

/**
 * Counts the product of a scanned or typed code against the pieces expected now. Without `pieces` the code is a scan.
 */
export function countLine(
  shop: Shop,
  {
    code: typed,
    pieces,
    mode,
    ...input
  }: Change & { code: string; pieces?: number | undefined; mode?: "add" | "replace" | "clear" | undefined },
): Promise<Drafted<{ product: string; counted: number }>> {
  return changeDraft(shop, input, async (tx, count) => {
    await lockCounting(tx, "line");
    const scan = pieces === undefined ? readScan(typed) : { pieces, code: typed.trim() };
    const product = await findScanned(tx, scan.code);
    if (!product) return refused("code", `Niciun produs nu are codul „${scan.code}”.`);
    if (mode === "clear") {
      await clearLine(tx, count.id, product.id);
      return { done: { product: product.name, counted: 0 }, what: `${product.code}, numărătoare ștearsă` };
    }
    const before = (await findLine(tx, count.id, product.id)) ?? {
      counted: null,
      expected: null,
      countedBy: null,
    };
    const atHand = await findAtHand(tx, count.placeId, product.id);
    const by = input.actor.name;
    const judged = judgeCount(before, {
      pieces: scan.pieces,
      mode,
      isScan: pieces === undefined,
      by,
      atHand,
    });
    if (!judged.ok) return refused(judged.field, judged.message);
    const { counted } = judged;
    await saveLine(tx, count.id, {
      productId: product.id,
      counted,
      expected: atHand,
      at: shop.now(),
      by: judged.countedBy,
    });
    return { done: { product: product.name, counted }, what: `${product.code}, numărate ${counted} buc.` };
  });
}
