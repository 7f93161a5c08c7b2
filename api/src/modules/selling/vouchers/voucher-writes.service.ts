import type { Wire } from "@curat/contract/lei.values";
import { createHash, randomInt } from "node:crypto";
import type { FieldErrors } from "@curat/contract/envelope";
import type { StaffVoucher, VoucherFields } from "@curat/contract/staff/vouchers";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  IMPORT,
  madeByBatch,
  type RecordWrites,
  saveRecords,
  versionOf,
  type Written,
} from "../../platform/changes/index.ts";
import { faultsOf, stateOf, VOUCHER_LABELS, type VoucherTerms } from "./voucher-writes.rules.ts";
import {
  findCodes,
  findIdsByCode,
  lockCodes,
  lockVouchers,
  nextVoucherIds,
  putVouchers,
} from "./voucher-writes.store.ts";
import { normalizeCode, type Voucher } from "./vouchers.rules.ts";
import { findVoucher } from "./vouchers.store.ts";
import { toVoucherSnapshot, toStaffVoucher, withFields } from "./vouchers.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused =
  | { ok: false; error: "refused"; errors: FieldErrors }
  /** The voucher's state does not allow the change. `why` is the reason in Romanian. */
  | { ok: false; error: "too-late"; why: string };
export type WrittenVoucher = Written<Voucher, Refused>;

/**
 * Defines how vouchers are written. Vouchers appear only in carts and orders, which are not cached, so there are no
 * cache tags.
 */
function vouchersAt(now: Date): RecordWrites<Voucher, Refused> {
  return {
    kind: "voucher",
    title: ({ code }) => `Voucherul „${code}”`,
    gender: "masculine",
    labels: VOUCHER_LABELS,
    kept: toVoucherSnapshot,
    touched: () => [],
    lock: lockVouchers,
    refuse: async (_tx, after, before) => {
      const errors = faultsOf(after, before, now);
      return Object.keys(errors).length > 0 ? { ok: false, error: "refused", errors } : undefined;
    },
    store: (tx, vouchers) => putVouchers(tx, vouchers, now),
    shown: (tx, id) => findStaffVoucher(tx, id, now),
  };
}

export async function findStaffVoucher(
  db: Db,
  id: number,
  now: Date,
): Promise<Wire<StaffVoucher> | undefined> {
  const voucher = await findVoucher(db, id);
  if (!voucher) return undefined;
  return toStaffVoucher({ voucher, version: await versionOf(db, { kind: "voucher", id }), now });
}

interface Making {
  /** Repeating a request with the same `actor.batch` creates no further vouchers. */
  actor: Actor;
  now: Date;
}

/** Returns the batch id of a submission. The same form with the same terms always has the same id. */
export function actionOf(key: string | undefined, input: object): { batch?: string } {
  if (key === undefined) return {};
  const hex = createHash("sha256")
    .update(JSON.stringify([key, input]))
    .digest("hex");
  return { batch: hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") };
}
export type CreatedVoucher = { ok: true; id: number; code: string } | { ok: false; error: "code-taken" };

/** Creates a voucher in the caller's transaction. By default it has a random code and is valid from `now`. */
export async function makeVoucher(
  tx: Tx,
  { code, ...terms }: VoucherTerms & { code?: string },
  making: Making,
): Promise<CreatedVoucher> {
  const [made] = await make(tx, terms, { ...making, codes: code === undefined ? 1 : [normalizeCode(code)] });
  return made ? { ok: true, ...made } : { ok: false, error: "code-taken" };
}

export function makeVouchers(
  { db, now }: Shop,
  terms: VoucherTerms,
  { count, actor }: { count: number; actor: Actor },
): Promise<{ id: number; code: string }[]> {
  return transaction(db, (tx) => make(tx, terms, { codes: count, actor, now: now() }));
}

async function make(
  tx: Tx,
  terms: VoucherTerms,
  { codes: input, actor, now }: Making & { codes: number | readonly string[] },
): Promise<{ id: number; code: string }[]> {
  await lockCodes(tx);
  const made = actor.batch === undefined ? [] : await madeByBatch(tx, actor.batch, "voucher");
  if (made.length > 0) return findCodes(tx, made);
  const codes = typeof input === "number" ? await freeCodes(tx, input) : input;
  if (typeof input !== "number" && (await findIdsByCode(tx, codes)).size > 0) return [];
  const ids = await nextVoucherIds(tx, codes.length);
  const vouchers = codes.map((code, index) => toVoucher({ ...terms, code }, { id: ids[index] ?? 0, now }));
  await saveRecords(tx, vouchersAt(now), { actor, records: vouchers });
  return vouchers.map(({ id, code }) => ({ id, code }));
}

/** Changes the given fields, for future orders. Throws StaleVersion (409). */
export function changeVoucher(
  { db, now }: Shop,
  { fields, ...input }: WriteInput & { fields: VoucherFields },
): Promise<WrittenVoucher> {
  const change = (before: Voucher): Voucher | Refused =>
    before.archivedAt === null
      ? withFields(before, fields)
      : { ok: false, error: "too-late", why: "Voucherul este arhivat: scoate-l mai întâi din arhivă." };
  return changeRecord(db, vouchersAt(now()), { ...input, change });
}

export type VoucherStep = "end" | "archive" | "restore";

/** Ends, archives or restores a voucher. Does nothing if it already has that state. */
export function moveVoucher(
  { db, now }: Shop,
  { step, ...input }: WriteInput & { step: VoucherStep },
): Promise<WrittenVoucher> {
  const at = now();
  return changeRecord(db, vouchersAt(at), { ...input, change: (before) => after(step, before, at) });
}

function after(step: VoucherStep, before: Voucher, at: Date): Voucher | Refused {
  switch (step) {
    case "end":
      if (stateOf(before, at) === "planned")
        return {
          ok: false,
          error: "too-late",
          why: "Voucherul nu este încă valabil, deci nu poate fi încheiat: arhivează-l.",
        };
      return before.endsAt !== null && before.endsAt <= at ? before : { ...before, endsAt: at };
    case "archive":
      return { ...before, archivedAt: before.archivedAt ?? at };
    case "restore":
      return { ...before, archivedAt: null };
  }
}

/** `uses` counts uses before the import. */
export type VoucherImport = VoucherTerms & { code: string; uses?: number };
export interface VouchersImport {
  vouchers?: VoucherImport[];
}

/** Imports vouchers by code. An existing voucher keeps its id, uses and archived state and, by default, its start. */
export async function importVouchers(tx: Tx, { vouchers = [] }: VouchersImport, now: Date): Promise<void> {
  if (vouchers.length === 0) return;
  await lockCodes(tx);
  const current = await findIdsByCode(
    tx,
    vouchers.map(({ code }) => normalizeCode(code)),
  );
  const newIds = await nextVoucherIds(tx, vouchers.length - current.size);
  const records = vouchers.map((reported) => {
    const id = current.get(normalizeCode(reported.code)) ?? newIds.shift() ?? 0;
    return { ...toVoucher(reported, { id, now }), uses: reported.uses ?? 0 };
  });
  const begins = new Set(records.filter((_, at) => vouchers[at]?.startsAt).map(({ id }) => id));
  await saveRecords(tx, vouchersAt(now), {
    actor: IMPORT,
    records,
    change: (reported, before) =>
      before
        ? {
            ...reported,
            startsAt: begins.has(reported.id) ? reported.startsAt : before.startsAt,
            uses: before.uses,
            archivedAt: before.archivedAt,
          }
        : reported,
  });
}

function toVoucher(terms: VoucherTerms & { code: string }, { id, now }: { id: number; now: Date }): Voucher {
  return {
    id,
    code: normalizeCode(terms.code),
    name: terms.name,
    kind: terms.kind,
    percent: terms.kind === "percent" ? terms.percent : null,
    amountBani: terms.kind === "amount" ? terms.amountBani : null,
    minBani: terms.minBani ?? 0,
    startsAt: terms.startsAt ?? now,
    endsAt: terms.endsAt ?? null,
    maxUses: terms.maxUses ?? null,
    uses: 0,
    email: terms.email?.toLowerCase() ?? null,
    categoryIds: terms.categoryIds ?? [],
    brandIds: terms.brandIds ?? [],
    productIds: terms.productIds ?? [],
    archivedAt: null,
  };
}

/** Letters and digits that are hard to confuse. A code has 50 bits of entropy. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;

async function freeCodes(tx: Tx, count: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    while (codes.size < count) codes.add(randomCode());
    for (const taken of (await findIdsByCode(tx, [...codes])).keys()) codes.delete(taken);
  }
  return [...codes];
}

function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
