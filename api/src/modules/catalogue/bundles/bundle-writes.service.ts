import { toLei, type Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type {
  BundleFields,
  ListedStaffBundle,
  NewBundleBody,
  StaffBundle,
} from "@curat/contract/staff/bundles";
import type { ApiContext } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { BUNDLE } from "@curat/contract/staff/bundle.values";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import { summaryOf } from "../../../text/html.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  isSameText,
  tag,
  versionOf,
  type Written,
} from "../../platform/changes/index.ts";
import { putRoutes, removeRoutes } from "../../platform/routing/index.ts";
import { bundlePath, loadBundleLines } from "./bundle-lines.store.ts";
import { type Bundle, errorsOf } from "./bundle-writes.rules.ts";
import {
  deleteBundle,
  isNamed,
  loadBundles,
  loadMaxQuantities,
  lockBundles,
  nextBundleId,
  putBundle,
  ROWS,
} from "./bundle-writes.store.ts";
import { offerOf } from "./bundles.service.ts";

type Shop = Pick<ApiContext, "db">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors } | { ok: false; error: "in-use" };
export type WrittenBundle = Written<Bundle, Refused>;

const BUNDLES: RecordWrites<Bundle, Refused> = {
  kind: "bundle",
  title: ({ bundle }) => `Pachetul „${bundle}”`,
  gender: "masculine",
  labels: sentenceLabelsOf(BUNDLE),
  kept: ({ id, ...values }) => ({ bundleID: id, ...values }),
  touched: ({ id }) => [tag.bundle(id), tag.bundles],
  lock: async (tx, ids) => {
    await lockBundles(tx);
    return [...(await loadBundles(tx, ids)).values()];
  },
  refuse,
  store,
  shown: findStaffBundle,
};

export async function findStaffBundle(db: Db, id: number): Promise<Wire<StaffBundle> | undefined> {
  const bundle = (await loadBundles(db, [id])).get(id);
  const [line] = await loadBundleLines(db, [id]);
  if (!bundle || !line) return undefined;
  const version = await versionOf(db, { kind: "bundle", id });
  const { totalBani, priceBani, stock: bundle_stock } = offerOf(line);
  const prices = { total_price: toLei(totalBani), price: toLei(priceBani) };
  return { ...named(bundle, version), ...prices, bundle_stock };
}

export function toListedBundle(
  { description: _description, pic: _pic, ...listed }: Omit<Bundle, "products">,
  version: number,
): ListedStaffBundle {
  return named(listed, version);
}

function named<Listed extends { id: number; slug: string }>({ id, ...values }: Listed, version: number) {
  return { bundleID: id, ...values, url: bundlePath(values.slug), version };
}

/** Creates a bundle, unpublished by default. Throws AddressRefused if the URL is taken. */
export function createBundle(
  { db }: Shop,
  { body, actor }: { body: NewBundleBody; actor: Actor },
): Promise<WrittenBundle> {
  const make = async (tx: Tx) => cleaned({ ...ROWS.blank, ...body, id: await nextBundleId(tx) });
  return createRecord(db, BUNDLES, { actor, make });
}

/** Changes the given fields of a bundle. Throws StaleVersion (409), or AddressRefused if the URL is taken. */
export function changeBundle(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: BundleFields },
): Promise<WrittenBundle> {
  return changeRecord(db, BUNDLES, { ...input, change: (before) => cleaned({ ...before, ...fields }) });
}

/** Removes a bundle and its URL, unless a cart or an order contains the bundle. */
export async function removeBundle({ db }: Shop, input: WriteInput): Promise<WrittenBundle> {
  const remove = async (tx: Tx, { id }: Bundle) => {
    await removeRoutes(tx, "bundle", [id]);
    await deleteBundle(tx, id);
  };
  return removeRecord(db, BUNDLES, { ...input, remove }).catch((error: unknown) => {
    if (isNamed(error)) return { ok: false, error: "in-use" };
    throw error;
  });
}

export function saveBundles(tx: Tx, bundles: readonly Bundle[], actor: Actor): Promise<void> {
  return saveRecords(tx, BUNDLES, { actor, records: bundles.map(cleaned) });
}

/**
 * Skips the check for unchanged products, because a maximum quantity may have been lowered after the bundle was
 * saved.
 */
async function refuse(tx: Tx, bundle: Bundle, before: Bundle | null): Promise<Refused | undefined> {
  if (before && isSameText(before.products, bundle.products)) return undefined;
  const maxQuantities = await loadMaxQuantities(
    tx,
    bundle.products.map(({ productID }) => productID),
  );
  const errors = errorsOf(bundle, maxQuantities);
  return Object.keys(errors).length > 0 ? { ok: false, error: "refused", errors } : undefined;
}

async function store(tx: Tx, bundles: readonly Bundle[]): Promise<void> {
  for (const bundle of bundles) await putBundle(tx, bundle);
  await putRoutes(
    tx,
    bundles.map(({ id, slug, bundle, description, ...search }) => ({
      path: bundlePath(slug),
      kind: "bundle" as const,
      targetId: id,
      metaTitle: search.metatitle || bundle,
      metaDescription: search.metadescription || summaryOf(description),
      canonical: search.canonical,
      isNoindex: search.noindex,
    })),
  );
}

function cleaned(bundle: Bundle): Bundle {
  return { ...bundle, description: cleanHtml(bundle.description) };
}
