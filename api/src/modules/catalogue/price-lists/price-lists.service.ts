/** Writes invalidate only pages with customer-specific prices. Public pages do not depend on price lists. */
import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import {
  type NewPriceListBody,
  newPriceListFields,
  type PriceListFields,
  priceListMember,
  priceListRow,
  type StaffPriceList,
} from "@curat/contract/staff/price-lists";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  recordChange,
  type RecordWrites,
  removeRecord,
  tag,
  versionOf,
  type Written,
} from "../../platform/changes/index.ts";
import { findGroups } from "./groups/groups.store.ts";
import { findMembers } from "./named-members.ts";
import {
  faultsOf,
  type ListRow,
  NO_DELIVERY,
  PRICE_LIST_LABELS,
  type PriceList,
} from "./price-lists.rules.ts";
import {
  deletePriceList,
  findFloor,
  findTargets,
  loadPriceLists,
  lockFloor,
  lockPriceLists,
  nextPriceListId,
  putFloor,
  putPriceList,
  targetKey,
} from "./price-lists.store.ts";
import { toSnapshot, toStaffPriceList, withFields } from "./price-lists.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type WrittenPriceList = Written<PriceList, Refused>;

const KIND = "price-list";

function writesAt(now: Date): RecordWrites<PriceList, Refused> {
  return {
    kind: KIND,
    title: ({ name }) => `Lista de prețuri „${name}”`,
    gender: "feminine",
    labels: PRICE_LIST_LABELS,
    kept: toSnapshot,
    touched: () => [tag.ownPrices],
    lock: async (tx, ids) => {
      await lockPriceLists(tx, ids);
      return (await loadPriceLists(tx, ids)).map(
        ({ memberNames: _members, groupNames: _groups, targetNames: _targets, ...list }) => list,
      );
    },
    refuse: async (_tx, after) => refusedFor(faultsOf(after)),
    store: async (tx, lists) => {
      for (const list of lists) await putPriceList(tx, list);
    },
    shown: (tx, id) => findPriceList(tx, id, now),
  };
}

function refusedFor(errors: FieldErrors): Refused | undefined {
  return Object.keys(errors).length > 0 ? { ok: false, error: "refused", errors } : undefined;
}

export async function findPriceList(
  db: Db,
  id: number,
  now: Date,
): Promise<Wire<StaffPriceList> | undefined> {
  const [list] = await loadPriceLists(db, [id]);
  return list && toStaffPriceList(list, { version: await versionOf(db, { kind: KIND, id }), now });
}

/** Creates a price list, active by default. */
export function createPriceList(
  { db, now }: Shop,
  { body, actor }: { body: NewPriceListBody; actor: Actor },
): Promise<WrittenPriceList> {
  return createRecord(db, writesAt(now()), {
    actor,
    make: async (tx) => {
      const id = await nextPriceListId(tx);
      const { name, starts_at: startsAt } = body;
      const off = { takesVouchers: false, isNet: false };
      const defaults = { endsAt: null, isActive: true, ...off, members: [], rows: [] };
      return written(tx, { id, name, startsAt, delivery: NO_DELIVERY, ...defaults }, body);
    },
  });
}

/** Changes the given fields. Throws StaleVersion (409). */
export function changePriceList(
  { db, now }: Shop,
  { fields, ...input }: WriteInput & { fields: PriceListFields },
): Promise<WrittenPriceList> {
  return changeRecord(db, writesAt(now()), { ...input, change: (before, tx) => written(tx, before, fields) });
}

export function removePriceList({ db, now }: Shop, input: WriteInput): Promise<WrittenPriceList> {
  return removeRecord(db, writesAt(now()), { ...input, remove: (tx, { id }) => deletePriceList(tx, id) });
}

async function written(tx: Tx, before: PriceList, fields: PriceListFields): Promise<PriceList | Refused> {
  const after = withFields(before, fields);
  const errors: FieldErrors = {};
  if (fields.rows) after.rows = await rowsOf(tx, fields.rows, errors);
  if (fields.members) after.members = await membersOf(tx, fields.members, errors);
  return refusedFor(errors) ?? after;
}

const UNKNOWN = {
  product: (code: string) => `Nu există un produs cu codul „${code}”: verifică-l.`,
  category: (code: string) => `Nu există o categorie cu numele sau adresa „${code}”: verifică.`,
  brand: (code: string) => `Nu există un brand cu numele sau adresa „${code}”: verifică.`,
};

function severalNamed(name: string): string {
  return `Mai multe au numele „${name}”: scrie adresa celei dorite.`;
}

async function rowsOf(
  tx: Db,
  rows: NonNullable<PriceListFields["rows"]>,
  errors: FieldErrors,
): Promise<ListRow[]> {
  const { found, ambiguous } = await findTargets(tx, rows);
  return rows.map(({ target, code, from: fromQuantity, price, percent }, index) => {
    const bani = price === null ? null : toBani(price);
    const value = { fromQuantity, bani, percent };
    if (target === "all") return { target, targetId: null, code: "", ...value };
    const key = targetKey({ target, code });
    const named = found.get(key);
    if (!named)
      errors[`rows.${index}.code`] = [ambiguous.has(key) ? severalNamed(code) : UNKNOWN[target](code)];
    return { target, targetId: named?.id ?? null, code: named?.code ?? code, ...value };
  });
}

async function membersOf(
  tx: Db,
  members: NonNullable<PriceListFields["members"]>,
  errors: FieldErrors,
): Promise<PriceList["members"]> {
  const groups = await findGroups(
    tx,
    members.flatMap(({ group }) => group?.toLowerCase() ?? []),
  );
  return (await findMembers(tx, members, { errors, mayBeGroup: true })).map((one, index) => {
    const named = members[index]?.group ?? null;
    const groupId = named === null ? null : (groups.get(named.toLowerCase())?.id ?? null);
    if (named !== null && groupId === null)
      errors[`members.${index}.group`] = [`Nu există un grup de clienți „${named}”: verifică denumirea.`];
    return { ...one, groupId };
  });
}

/**
 * Returns all errors of a new or changed list, including those of well-formed rows and members if others are
 * malformed.
 */
export async function findPriceListErrors(db: Db, fields: Record<string, unknown>): Promise<FieldErrors> {
  const parsed = newPriceListFields.safeParse(fields);
  const errors = parsed.success ? {} : fieldErrorsOf(parsed.error.issues);
  const [rows, members] = [
    wellFormed(fields.rows, priceListRow),
    wellFormed(fields.members, priceListMember),
  ];
  const unknown: FieldErrors = {};
  const list = {
    startsAt: parsed.data?.starts_at ?? new Date(0),
    endsAt: parsed.data?.ends_at ?? null,
    rows: await rowsOf(db, rows.all, unknown),
    members: await membersOf(db, members.all, unknown),
  };
  const found = Object.entries({ ...faultsOf(list), ...unknown }).map(([name, messages]) => {
    const [field = "", index = "", ...part] = name.split(".");
    const places = field === "rows" ? rows.places : members.places;
    return [part.length === 0 ? name : [field, places[Number(index)], ...part].join("."), messages] as const;
  });
  return { ...Object.fromEntries(found), ...errors };
}

function wellFormed<T>(
  sent: unknown,
  schema: { safeParse: (one: unknown) => { success: boolean; data?: T } },
): { all: T[]; places: number[] } {
  const read = (Array.isArray(sent) ? sent : []).map((one, place) => ({
    place,
    data: schema.safeParse(one).data,
  }));
  const good = read.flatMap(({ place, data }) => (data === undefined ? [] : [{ place, data }]));
  return { all: good.map(({ data }) => data), places: good.map(({ place }) => place) };
}

const FLOOR = "price-floor";

export interface FloorView {
  productID: number;
  floor: Lei | null;
  version: number;
}

/** Returns a product's minimum price with its version; undefined for an unknown product. */
export async function findFloorView(db: Db, productId: number): Promise<FloorView | undefined> {
  const found = await findFloor(db, productId);
  return found && { ...floorState(found), version: await versionOf(db, { kind: FLOOR, id: productId }) };
}

function floorState({ productId, floorBani }: { productId: number; floorBani: number | null }) {
  return { productID: productId, floor: floorBani === null ? null : toLei(floorBani) };
}

/** Sets a product's minimum price. Returns false for an unknown product. Throws StaleVersion (409). */
export async function changeFloor(
  { db }: Shop,
  { id, expectedVersion, actor, floorBani }: WriteInput & { floorBani: number | null },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockFloor(tx, id);
    const before = await findFloor(tx, id);
    if (!before) return false;
    await putFloor(tx, id, floorBani);
    await recordChange(tx, {
      actor,
      subject: { kind: FLOOR, id },
      expectedVersion,
      sentence:
        floorBani === null
          ? `Prețul minim al produsului „${before.name}” a fost eliminat.`
          : `Prețul minim al produsului „${before.name}” a fost stabilit la ${formatOfficeLei(floorBani)}.`,
      before: floorState(before),
      after: floorState({ ...before, floorBani }),
      inverse: { floor: floorState(before).floor },
      touched: [],
    });
    return true;
  });
}
