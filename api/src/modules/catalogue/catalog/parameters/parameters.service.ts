import type { FieldErrors } from "@curat/contract/envelope";
import type { NewParameterBody, ParameterFields, StaffParameter } from "@curat/contract/staff/parameters";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import {
  type Actor,
  type WriteInput,
  changeOf,
  changeRecord,
  createRecord,
  lockExpected,
  recordChange,
  recordChanges,
  type RecordWrites,
  removeRecord,
  saveRecords,
  tag,
  undoRecords,
  versionOf,
  type Written,
} from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { whyInUse } from "../in-use.rules.ts";
import { lockNames, nextId, nextIds } from "../names.store.ts";
import { placesAfter, type Step } from "../place.rules.ts";
import { refreshAll, renaming } from "../renames.ts";
import {
  errorsOf,
  inOrder,
  mergeErrors,
  type Parameter,
  PARAMETER_LABELS,
  valuesLost,
  valuesMoved,
  withImported,
} from "./parameters.rules.ts";
import {
  countProductsOf,
  deleteParameter,
  deleteValues,
  isSlugTaken,
  loadCategoriesOf,
  loadParameters,
  loadPlaces,
  loadProductsWith,
  moveValue,
  putParameter,
} from "./parameters.store.ts";
import { toParameterSnapshot, toStaffParameter, withFields } from "./parameters.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused =
  | { ok: false; error: "refused"; errors: FieldErrors }
  | { ok: false; error: "in-use"; why: string; uses: { products: number } };
export type WrittenParameter = Written<Parameter, Refused>;

export const PARAMETERS: RecordWrites<Parameter, Refused> = {
  kind: "parameter",
  title: ({ name }) => `Caracteristica „${name}”`,
  gender: "feminine",
  labels: PARAMETER_LABELS,
  kept: toParameterSnapshot,
  touched: () => [tag.filters],
  lock: async (tx, ids) => {
    await lockNames(tx);
    return [...(await loadParameters(tx, ids)).values()];
  },
  refuse: async (tx, after, before) => {
    if (await isSlugTaken(tx, after))
      return {
        ok: false,
        error: "refused",
        errors: { slug: ["Adresa este folosită de altă caracteristică: scrie alta."] },
      };
    return before ? refuseUsed(tx, valuesLost(before, after)) : undefined;
  },
  store: async (tx, parameters, current) => {
    for (const parameter of parameters) {
      const before = current.get(parameter.id);
      await deleteValues(tx, before ? idsOf(valuesLost(before, parameter)) : []);
      await putParameter(tx, parameter, valuesMoved(before, parameter));
    }
  },
  shown: findStaffParameter,
};

export async function findStaffParameter(db: Db, id: number): Promise<StaffParameter | undefined> {
  const parameter = (await loadParameters(db, [id])).get(id);
  if (!parameter) return undefined;
  const [products, categories, version] = await Promise.all([
    countProductsOf(db, idsOf(parameter.values)),
    loadCategoriesOf(db, id),
    versionOf(db, { kind: "parameter", id }),
  ]);
  return toStaffParameter({ parameter, products, categories, version });
}

export function createParameter(
  { db }: Shop,
  { body, actor }: { body: NewParameterBody; actor: Actor },
): Promise<WrittenParameter> {
  const make = async (tx: Tx) => {
    const id = await nextId(tx, "parameter_id");
    return withBody(tx, { id, name: "", slug: "", sortOrder: 0, values: [] }, body);
  };
  return createRecord(db, PARAMETERS, { actor, make });
}

export function changeParameter(
  { db, now }: Shop,
  { fields, ...input }: WriteInput & { fields: ParameterFields },
): Promise<WrittenParameter> {
  return changeRecord(db, PARAMETERS, {
    ...input,
    change: (before, tx) => withBody(tx, before, fields),
    around: (tx, store) => renaming(tx, now(), store),
  });
}

/**
 * Moves a parameter among all others. The others get new sort numbers only if no number is free at the new position.
 */
export function placeParameter(
  { db }: Shop,
  { step, ...input }: WriteInput & { step: Step },
): Promise<WrittenParameter> {
  const { id, expectedVersion, actor } = input;
  return transaction(db, async (tx): Promise<WrittenParameter> => {
    const placed = await lockExpected(tx, PARAMETERS, input);
    if (!placed) return { ok: false, error: "unknown" };
    const places = placesAfter(await loadPlaces(tx), id, step);
    const current = await loadParameters(tx, [...places.keys(), id]);
    const moved = [...places].flatMap(([at, sortOrder]) => {
      const before = current.get(at);
      return before ? [{ before, after: { ...before, sortOrder } }] : [];
    });
    await PARAMETERS.store(
      tx,
      moved.map(({ after }) => after),
      current,
    );
    const own = moved.find(({ before }) => before.id === id) ?? { before: placed, after: placed };
    const { version } = await recordChange(tx, {
      ...changeOf(PARAMETERS, { actor, ...own }),
      expectedVersion,
    });
    const movedSiblings = moved.filter(({ before }) => before.id !== id);
    await recordChanges(
      tx,
      movedSiblings.map((one) => changeOf(PARAMETERS, { actor, ...one })),
    );
    return { ok: true, id, record: own.after, version };
  });
}

/**
 * Merges a value into another. The merge cannot be undone, because the audit log does not record which products had
 * the value.
 */
export function mergeValues(
  { db, now }: Shop,
  { from, into, ...input }: WriteInput & { from: number; into: number },
): Promise<WrittenParameter> {
  const { id, expectedVersion, actor } = input;
  return transaction(db, async (tx): Promise<WrittenParameter> => {
    const before = await lockExpected(tx, PARAMETERS, input);
    if (!before) return { ok: false, error: "unknown" };
    const errors = mergeErrors(before, from, into);
    if (errors) return { ok: false, error: "refused", errors };
    const nameOf = (valueId: number) => before.values.find((value) => value.id === valueId)?.name ?? "";
    const after = { ...before, values: before.values.filter((value) => value.id !== from) };
    const products = await loadProductsWith(tx, from);
    await lockProducts(tx, products);
    await moveValue(tx, from, into);
    await PARAMETERS.store(tx, [after], new Map([[id, before]]));
    await refreshAll(tx, products, now());
    const change = changeOf(PARAMETERS, { actor, before, after });
    const { version } = await recordChange(tx, {
      ...change,
      expectedVersion,
      sentence: `La caracteristica „${before.name}” valoarea „${nameOf(from)}” a fost unită cu „${nameOf(into)}”.`,
      before: { ...change.before, products },
      inverse: undefined,
    });
    return { ok: true, id, record: after, version };
  });
}

export function removeParameter({ db }: Shop, input: WriteInput): Promise<WrittenParameter> {
  return removeRecord(db, PARAMETERS, { ...input, remove: removeUnused });
}

async function removeUnused(tx: Tx, { id, values }: Parameter): Promise<Refused | void> {
  const used = await refuseUsed(tx, values);
  if (used) return used;
  await deleteValues(tx, idsOf(values));
  await deleteParameter(tx, id);
}

/** Undoes parameter changes. Removes added values unless products use them. */
export const takeBackParameters = undoRecords(PARAMETERS, {
  former: (parameter, fields: ParameterFields) => withFields(parameter, fields, []),
  remove: removeUnused,
  why: (refused) =>
    refused.error === "in-use" ? refused.why : (Object.values(refused.errors).flat()[0] ?? ""),
  around: renaming,
});

/** Upserts imported parameters by id. Values that the file does not contain are left unchanged. */
export function saveParameters(tx: Tx, reported: readonly Parameter[], actor: Actor): Promise<void> {
  const change = (parameter: Parameter, before: Parameter | undefined) =>
    withImported(before, inOrder(parameter));
  return saveRecords(tx, PARAMETERS, { actor, records: reported, change });
}

async function withBody(tx: Tx, before: Parameter, fields: ParameterFields): Promise<Parameter | Refused> {
  const errors = errorsOf(fields, before);
  if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
  const newValues = fields.values?.filter(({ valueID }) => valueID === undefined) ?? [];
  return withFields(before, fields, await nextIds(tx, "parameter_value_id", newValues.length));
}

async function refuseUsed(
  tx: Tx,
  lost: readonly { id: number; name: string }[],
): Promise<Refused | undefined> {
  const uses = await countProductsOf(tx, idsOf(lost));
  const value = lost.find(({ id }) => uses.has(id));
  const products = (value && uses.get(value.id)) ?? 0;
  const why = value && whyInUse(`Valoarea „${value.name}” este folosită`, { produse: products });
  return why ? { ok: false, error: "in-use", why, uses: { products } } : undefined;
}

function idsOf(values: readonly { id: number }[]): number[] {
  return values.map(({ id }) => id);
}
