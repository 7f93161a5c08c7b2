/** Redirects have no loops or chains and never replace a page. */
import { randomUUID } from "node:crypto";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, type NewChange, recordChange, recordChanges, tag } from "../changes/index.ts";
import {
  endOf,
  inOrder,
  isShopsOwn,
  leadsInCircle,
  redirectPath,
  redirectTarget,
} from "./redirects.rules.ts";
import {
  deleteRedirect,
  findAddress,
  loadLeadingTo,
  loadWay,
  lockAddresses,
  putRedirects,
  type Redirect,
} from "./redirects.store.ts";

type Shop = Pick<ApiContext, "db">;
export type WrittenRedirect =
  | { ok: true; redirect: Redirect; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; field: "from" | "to"; message: string };

/** Creates a redirect from a URL that is neither a page nor a redirect. */
export async function createRedirect({ db }: Shop, actor: Actor, input: Redirect): Promise<WrittenRedirect> {
  return transaction(db, async (tx): Promise<WrittenRedirect> => {
    await lockAddresses(tx);
    return begin(tx, actor, input);
  });
}

export type WrittenRedirects =
  | { ok: true; created: number; unchanged: number }
  | { ok: false; at: number; field: "from" | "to"; message: string };

class RowRefused extends Error {
  readonly refusal: Extract<WrittenRedirects, { ok: false }>;

  constructor(refusal: Extract<WrittenRedirects, { ok: false }>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Creates redirects as one batch. If one is invalid, none is created. Skips redirects that already exist. */
export async function createRedirects(
  { db }: Shop,
  actor: Actor,
  rows: readonly Redirect[],
): Promise<WrittenRedirects> {
  const { order, circle } = inOrder(rows);
  const [first] = circle;
  if (first !== undefined) return { ok: false, at: first, field: "to", message: CIRCLE };
  const act = { ...actor, batch: actor.batch ?? randomUUID() };
  try {
    return await transaction(db, async (tx) => {
      await lockAddresses(tx);
      let created = 0;
      for (const at of order) {
        const row = rows[at] as Redirect; // `order` contains indices of `rows`.
        if (await standsSo(tx, row)) continue;
        const written = await begin(tx, act, row);
        if (written.ok) created += 1;
        else if (written.error === "refused") throw new RowRefused({ ...written, at });
      }
      return { ok: true, created, unchanged: rows.length - created };
    });
  } catch (error) {
    if (error instanceof RowRefused) return error.refusal;
    throw error;
  }
}

async function standsSo(tx: Tx, { from, to }: Redirect): Promise<boolean> {
  const current = await findRedirect(tx, from);
  const target = redirectTarget(to);
  return current !== undefined && target !== undefined && current.to === target.path + target.query;
}

async function begin(tx: Tx, actor: Actor, input: Redirect): Promise<WrittenRedirect> {
  const from = redirectPath(input.from);
  if (from === undefined)
    return refused(
      "from",
      "Scrie o adresă din magazin, fără „?” și ce urmează după el, de exemplu /adresa-veche.",
    );
  if (isShopsOwn(from)) return refused("from", "Adresa este rezervată magazinului: scrie alta.");
  const existing = await findAddress(tx, from);
  if (existing)
    return refused("from", existing.to === null ? TAKEN : "Adresa este deja redirecționată: scrie alta.");
  return lead(tx, actor, { from, to: input.to, before: null });
}

/** Creates or updates a redirect. With `isDryRun`, only validates it. */
export async function putRedirect(
  tx: Tx,
  actor: Actor,
  { isDryRun, ...input }: Redirect & { isDryRun: boolean },
): Promise<WrittenRedirect & { before?: Redirect | null }> {
  const before = (await findRedirect(tx, input.from)) ?? null;
  if (!before && !isDryRun) return { ...(await begin(tx, actor, input)), before };
  const from = redirectPath(input.from);
  if (from === undefined || isShopsOwn(from) || (!before && (await findAddress(tx, from))))
    return begin(tx, actor, input);
  if (before && (await standsSo(tx, input))) return { ok: true, redirect: before, version: 0, before };
  return { ...(await lead(tx, actor, { from, to: input.to, before, isDryRun })), before };
}

/** Changes a redirect's target. Throws StaleVersion (409). */
export async function changeRedirect(
  { db }: Shop,
  actor: Actor,
  input: Redirect & { expectedVersion: number },
): Promise<WrittenRedirect> {
  return transaction(db, async (tx): Promise<WrittenRedirect> => {
    await lockAddresses(tx);
    const before = await findRedirect(tx, input.from);
    if (!before) return { ok: false, error: "unknown" };
    return lead(tx, actor, {
      from: before.from,
      to: input.to,
      before,
      expectedVersion: input.expectedVersion,
    });
  });
}

export async function removeRedirect(
  { db }: Shop,
  actor: Actor,
  { from, expectedVersion }: { from: string; expectedVersion: number },
): Promise<WrittenRedirect> {
  return transaction(db, async (tx): Promise<WrittenRedirect> => {
    await lockAddresses(tx);
    const redirect = await findRedirect(tx, from);
    if (!redirect) return { ok: false, error: "unknown" };
    const { version } = await recordChange(tx, { ...redirectChange(actor, redirect, null), expectedVersion });
    await deleteRedirect(tx, redirect.from);
    return { ok: true, redirect, version };
  });
}

/** Redirects a page's former URLs to the page. Skips invalid URLs and those in use. */
export async function leadFormer(
  tx: Tx,
  actor: Actor,
  { addresses, to }: { addresses: readonly string[]; to: string },
): Promise<void> {
  await lockAddresses(tx);
  for (const from of new Set(addresses)) await begin(tx, actor, { from, to });
}

const CIRCLE = "Adresele s-ar redirecționa una către cealaltă: scrie altă adresă.";
const TAKEN = "La această adresă există o pagină: scrie altă adresă.";

async function findRedirect(tx: Tx, text: string): Promise<Redirect | undefined> {
  const from = redirectPath(text);
  const existing = from === undefined ? undefined : await findAddress(tx, from);
  return from !== undefined && typeof existing?.to === "string" ? { from, to: existing.to } : undefined;
}

/** Points a redirect at the end of its chain, and updates redirects that lead to `from`. */
async function lead(
  tx: Tx,
  actor: Actor,
  {
    from,
    to,
    before,
    expectedVersion,
    isDryRun = false,
  }: Redirect & { before: Redirect | null; expectedVersion?: number; isDryRun?: boolean },
): Promise<WrittenRedirect> {
  const target = redirectTarget(to);
  if (!target) return refused("to", "Scrie o adresă din magazin, de exemplu /adresa-noua.");
  const way = await loadWay(tx, target.path);
  const end = endOf(target.path, way);
  if (leadsInCircle(from, end, way)) return refused("to", CIRCLE);
  const redirect = { from, to: end === target.path ? end + target.query : end };
  if (end === target.path && !isShopsOwn(end) && !(await findAddress(tx, end)))
    return refused("to", "La această adresă nu există nicio pagină: scrie alta.");
  if (isDryRun) return { ok: true, redirect, version: 0 };
  const leading = (await loadLeadingTo(tx, from)).filter((follower) => follower.from !== from);
  const followers = leading.map((follower) => ({ from: follower.from, to: redirect.to }));
  const [own] = await recordChanges(tx, [
    { ...redirectChange(actor, before, redirect), expectedVersion },
    ...leading.map((was, index) => redirectChange(actor, was, followers[index] ?? was)),
  ]);
  await putRedirects(tx, [redirect, ...followers]);
  return { ok: true, redirect, version: own?.version ?? 0 };
}

function refused(field: "from" | "to", message: string): WrittenRedirect {
  return { ok: false, error: "refused", field, message };
}

/** Returns the change to record for a created (`before` is null), changed or removed redirect. */
export function redirectChange(actor: Actor, before: Redirect | null, after: Redirect | null): NewChange {
  const { from } = (after ?? before) as Redirect; // One of the two states is always set.
  return {
    actor,
    subject: { kind: "redirect", id: from },
    sentence: after
      ? `Adresa ${from} redirecționează către ${after.to}.`
      : `Redirecționarea de la ${from} a fost ștearsă.`,
    before,
    after,
    touched: [tag.route(from)],
  };
}
