/** What staff and imports do with parameters and their values: create, change, remove. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { NewParameterBody, ParameterFields } from "@curat/contract/staff/parameters";
import type { ApiContext } from "../../../context.ts";
import { insertInBatches } from "../../../db/batches.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import {
  type Actor,
  changedFields,
  changeSentence,
  type NewChange,
  recordChange,
  recordChanges,
  StaleVersion,
  tag,
  versionOf,
} from "../../changes/index.ts";
import { whyInUse } from "../in-use.rules.ts";
import { lockNames, nextId, nextIds } from "../names.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { findProductsOfRenamed, loadNames } from "../renames.ts";
import {
  faultsOf,
  inOrder,
  type Parameter,
  PARAMETER_LABELS,
  type ParameterField,
  valuesLost,
  valuesMoved,
  withTold,
} from "./parameters.rules.ts";
import {
  countProductsOf,
  deleteParameter,
  deleteValues,
  isSlugTaken,
  loadParameters,
  putParameter,
} from "./parameters.store.ts";
import { type ParameterView, toKeptParameter, toStaffParameter, withFields } from "./parameters.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type KeptParameter =
  | { ok: true; id: number; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors }
  /** Products have a value that would go. */
  | { ok: false; error: "in-use"; why: string; uses: { products: number } };

interface Asked {
  id: number;
  seen: number;
  actor: Actor;
}

/** One parameter as staff sees it; undefined for an unknown id and for the brand. */
export async function findStaffParameter(db: Db, id: number): Promise<ParameterView | undefined> {
  const parameter = (await loadParameters(db, [id])).get(id);
  if (!parameter) return undefined;
  const [products, version] = await Promise.all([
    countProductsOf(
      db,
      parameter.values.map((value) => value.id),
    ),
    versionOf(db, { kind: "parameter", id }),
  ]);
  return { parameter, products, version };
}

/** A new parameter with the values that are told. */
export async function createParameter(
  { db }: Shop,
  { body, actor }: { body: NewParameterBody; actor: Actor },
): Promise<KeptParameter> {
  return transaction(db, async (tx): Promise<KeptParameter> => {
    await lockNames(tx);
    const blank = { id: await nextId(tx, "parameter_id"), name: "", slug: "", sortOrder: 0, values: [] };
    const asked = await readFields(tx, blank, body);
    if ("errors" in asked) return { ok: false, error: "refused", errors: asked.errors };
    await putParameter(tx, asked.parameter, []);
    const { version } = await recordChange(tx, changeOf(actor, null, asked.parameter));
    return { ok: true, id: blank.id, version };
  });
}

/** Changes the fields that are told. Throws StaleVersion (409). */
export async function changeParameter(
  { db, now }: Shop,
  { fields, id, seen, actor }: Asked & { fields: ParameterFields },
): Promise<KeptParameter> {
  return transaction(db, async (tx): Promise<KeptParameter> => {
    const before = await lockParameter(tx, { id, seen });
    if (!before) return { ok: false, error: "unknown" };
    const asked = await readFields(tx, before, fields);
    if ("errors" in asked) return { ok: false, error: "refused", errors: asked.errors };
    const { parameter } = asked;
    const lost = valuesLost(before, parameter);
    const used = await findUsed(tx, lost);
    if (used) return used;
    const names = await loadNames(tx);
    await deleteValues(
      tx,
      lost.map((value) => value.id),
    );
    if (differs(before, parameter)) await putParameter(tx, parameter, valuesMoved(before, parameter));
    const renamed = await findProductsOfRenamed(tx, names);
    await insertInBatches(renamed, (ids) => refreshProductRead(tx, ids, now()));
    const { version } = await recordChange(tx, { ...changeOf(actor, before, parameter), seen });
    return { ok: true, id, version };
  });
}

/** Removes a parameter with its values, none of which a product has. */
export async function removeParameter({ db }: Shop, { id, seen, actor }: Asked): Promise<KeptParameter> {
  return transaction(db, async (tx): Promise<KeptParameter> => {
    const parameter = await lockParameter(tx, { id, seen });
    if (!parameter) return { ok: false, error: "unknown" };
    const used = await findUsed(tx, parameter.values);
    if (used) return used;
    await deleteValues(
      tx,
      parameter.values.map((value) => value.id),
    );
    await deleteParameter(tx, id);
    const { version } = await recordChange(tx, { ...changeOf(actor, parameter, null), seen });
    return { ok: true, id, version };
  });
}

/** Writes parameters that a file tells, by their ids; what it leaves out or tells as it stands is left alone. */
export async function saveParameters(tx: Tx, told: readonly Parameter[], actor: Actor): Promise<void> {
  await lockNames(tx);
  const standing = await loadParameters(
    tx,
    told.map(({ id }) => id),
  );
  const changing = told
    .map((parameter) => withTold(standing.get(parameter.id), inOrder(parameter)))
    .filter((parameter) => differs(standing.get(parameter.id), parameter));
  for (const parameter of changing)
    await putParameter(tx, parameter, valuesMoved(standing.get(parameter.id), parameter));
  await recordChanges(
    tx,
    changing.map((parameter) => changeOf(actor, standing.get(parameter.id) ?? null, parameter)),
  );
}

/** The parameter under the lock of names; throws StaleVersion for one who saw another version of it. */
async function lockParameter(
  tx: Tx,
  { id, seen }: Pick<Asked, "id" | "seen">,
): Promise<Parameter | undefined> {
  await lockNames(tx);
  const view = await findStaffParameter(tx, id);
  if (view && view.version !== seen) throw new StaleVersion(toStaffParameter(view), view.version);
  return view?.parameter;
}

/** The parameter as the fields make it, or what is wrong with them. */
async function readFields(
  tx: Tx,
  before: Parameter,
  fields: ParameterFields,
): Promise<{ parameter: Parameter } | { errors: FieldErrors }> {
  const errors = faultsOf(fields, before);
  if (Object.keys(errors).length > 0) return { errors };
  const newValues = fields.values?.filter(({ valueID }) => valueID === undefined) ?? [];
  const parameter = withFields(before, fields, await nextIds(tx, "parameter_value_id", newValues.length));
  return (await isSlugTaken(tx, parameter))
    ? { errors: { slug: ["Alt parametru are această adresă."] } }
    : { parameter };
}

async function findUsed(
  tx: Tx,
  lost: readonly { id: number; name: string }[],
): Promise<Extract<KeptParameter, { error: "in-use" }> | undefined> {
  const uses = await countProductsOf(
    tx,
    lost.map(({ id }) => id),
  );
  const value = lost.find(({ id }) => uses.has(id));
  const products = (value && uses.get(value.id)) ?? 0;
  const why = value && whyInUse(`Valoarea „${value.name}” este folosită`, { produse: products });
  return why ? { ok: false, error: "in-use", why, uses: { products } } : undefined;
}

function differs(before: Parameter | undefined, after: Parameter): boolean {
  return !before || changedFields<ParameterField>(before, after, PARAMETER_LABELS).length > 0;
}

function changeOf(actor: Actor, before: Parameter | null, after: Parameter | null): NewChange {
  const { id, name } = (after ?? before) as Parameter; // a change is of something
  return {
    actor,
    subject: { kind: "parameter", id },
    sentence: changeSentence<ParameterField>(`Parametrul „${name}”`, {
      gender: "masculine",
      before,
      after,
      labels: PARAMETER_LABELS,
    }),
    before: before && toKeptParameter(before),
    after: after && toKeptParameter(after),
    touched: [tag.filters],
  };
}
