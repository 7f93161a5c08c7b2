/** What staff and imports do with bundles: create, change, remove. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { BundleFields, NewBundleBody } from "@curat/contract/staff/bundles";
import type { ApiContext } from "../../context.ts";
import { type Db, transaction, type Tx } from "../../db/database.ts";
import { cleanHtml, summaryOf } from "../../text/html.ts";
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
} from "../changes/index.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";
import { bundlePath, loadBundleLines } from "./bundle-lines.store.ts";
import { type Bundle, BUNDLE_LABELS, type BundleField, faultsOf } from "./bundle-writes.rules.ts";
import {
  deleteBundle,
  isNamed,
  loadBundles,
  loadMostOf,
  lockBundles,
  nextBundleId,
  putBundle,
} from "./bundle-writes.store.ts";
import { type BundleView, toKeptBundle, toStaffBundle, withFields } from "./bundle-writes.wire.ts";
import { offerOf } from "./bundles.service.ts";

type Shop = Pick<ApiContext, "db">;
export type KeptBundle =
  | { ok: true; id: number; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors }
  /** It lies in carts or was ordered. */
  | { ok: false; error: "in-use" };

interface Asked {
  id: number;
  seen: number;
  actor: Actor;
}

/** One bundle as staff sees it; undefined for an unknown id. */
export async function findStaffBundle(db: Db, id: number): Promise<BundleView | undefined> {
  const bundle = (await loadBundles(db, [id])).get(id);
  const [line] = await loadBundleLines(db, [id]);
  if (!bundle || !line) return undefined;
  return { bundle, offer: offerOf(line), version: await versionOf(db, { kind: "bundle", id }) };
}

/** A new bundle, a draft unless told. Throws for an address that is not free (routing: atField). */
export async function createBundle(
  { db }: Shop,
  { body, actor }: { body: NewBundleBody; actor: Actor },
): Promise<KeptBundle> {
  return transaction(db, async (tx): Promise<KeptBundle> => {
    await lockBundles(tx);
    const blank = {
      id: await nextBundleId(tx),
      slug: "",
      name: "",
      description: "",
      picture: null,
      isPublished: false,
      sortOrder: 0,
      percent: 0,
      products: [],
    };
    const bundle = cleaned(withFields(blank, body));
    const errors = await faultsAround(tx, bundle);
    if (errors) return { ok: false, error: "refused", errors };
    await write(tx, [bundle]);
    const { version } = await recordChange(tx, changeOf(actor, null, bundle));
    return { ok: true, id: bundle.id, version };
  });
}

/** Changes the fields that are told. Throws StaleVersion (409), or for an address that is not free. */
export async function changeBundle(
  { db }: Shop,
  { fields, id, seen, actor }: Asked & { fields: BundleFields },
): Promise<KeptBundle> {
  return transaction(db, async (tx): Promise<KeptBundle> => {
    const before = await lockBundle(tx, { id, seen });
    if (!before) return { ok: false, error: "unknown" };
    const bundle = cleaned(withFields(before, fields));
    const errors = fields.products && (await faultsAround(tx, bundle));
    if (errors) return { ok: false, error: "refused", errors };
    if (differs(before, bundle)) await write(tx, [bundle]);
    const { version } = await recordChange(tx, { ...changeOf(actor, before, bundle), seen });
    return { ok: true, id, version };
  });
}

/** Removes a bundle that no cart and no order names, with its address. */
export async function removeBundle({ db }: Shop, { id, seen, actor }: Asked): Promise<KeptBundle> {
  const removal = transaction(db, async (tx): Promise<KeptBundle> => {
    const bundle = await lockBundle(tx, { id, seen });
    if (!bundle) return { ok: false, error: "unknown" };
    await removeRoutes(tx, "bundle", [id]);
    await deleteBundle(tx, id);
    const { version } = await recordChange(tx, { ...changeOf(actor, bundle, null), seen });
    return { ok: true, id, version };
  });
  return removal.catch((error: unknown) => {
    if (isNamed(error)) return { ok: false, error: "in-use" };
    throw error;
  });
}

/** Writes bundles that a file tells, by their ids; what says the same is left alone. */
export async function saveBundles(tx: Tx, bundles: readonly Bundle[], actor: Actor): Promise<void> {
  if (bundles.length === 0) return;
  await lockBundles(tx);
  const standing = await loadBundles(
    tx,
    bundles.map(({ id }) => id),
  );
  const changing = bundles.map(cleaned).filter((one) => differs(standing.get(one.id), one));
  await write(tx, changing);
  await recordChanges(
    tx,
    changing.map((one) => changeOf(actor, standing.get(one.id) ?? null, one)),
  );
}

/** The bundle under the writers' lock; throws StaleVersion for one who saw another version of it. */
async function lockBundle(tx: Tx, { id, seen }: Pick<Asked, "id" | "seen">): Promise<Bundle | undefined> {
  await lockBundles(tx);
  const view = await findStaffBundle(tx, id);
  if (view && view.version !== seen) throw new StaleVersion(toStaffBundle(view), view.version);
  return view?.bundle;
}

async function faultsAround(tx: Tx, bundle: Bundle): Promise<FieldErrors | undefined> {
  const most = await loadMostOf(
    tx,
    bundle.products.map(({ productId }) => productId),
  );
  const faults = faultsOf(bundle, most);
  return Object.keys(faults).length > 0 ? faults : undefined;
}

async function write(tx: Tx, bundles: readonly Bundle[]): Promise<void> {
  for (const bundle of bundles) await putBundle(tx, bundle);
  await putRoutes(
    tx,
    bundles.map(({ id, slug, name, description }) => ({
      path: bundlePath(slug),
      kind: "bundle" as const,
      targetId: id,
      metaTitle: name,
      metaDescription: summaryOf(description),
    })),
  );
}

function cleaned(bundle: Bundle): Bundle {
  return { ...bundle, description: cleanHtml(bundle.description) };
}

function differs(before: Bundle | undefined, after: Bundle): boolean {
  return !before || changedFields<BundleField>(before, after, BUNDLE_LABELS).length > 0;
}

function changeOf(actor: Actor, before: Bundle | null, after: Bundle | null): NewChange {
  const { id, name } = (after ?? before) as Bundle; // a change is of something
  return {
    actor,
    subject: { kind: "bundle", id },
    sentence: changeSentence<BundleField>(`Pachetul „${name}”`, {
      gender: "masculine",
      before,
      after,
      labels: BUNDLE_LABELS,
    }),
    before: before && toKeptBundle(before),
    after: after && toKeptBundle(after),
    touched: [tag.bundle(id), tag.bundles],
  };
}
