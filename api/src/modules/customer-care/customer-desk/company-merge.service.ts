/** A merge of CUIs leaves customers and orders unchanged, so that it can be undone (decision 0140). */
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale, type Subject } from "../../platform/changes/index.ts";
import { findCredit } from "../../selling/credit/index.ts";
import { aliasesOf, headOf, joinCompany, lockAliases, partCompany } from "../../selling/orders/index.ts";
import { loadStaffCompany } from "./company-view.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type CompanyMerged =
  | { ok: true; cui: string }
  | { ok: false; error: "unknown" | "unknown-from" | "same" | "on-terms" | "not-merged" };

interface MergeInput {
  into: string;
  from: string;
  expectedVersion: { into: number; from: number };
  actor: Actor;
}

/**
 * Merges two companies. Throws StaleVersion (409) with the current state if the caller's version of either CUI is
 * outdated.
 */
export async function mergeCompanies({ db, now }: Shop, input: MergeInput): Promise<CompanyMerged> {
  const { expectedVersion, actor } = input;
  return transaction(db, async (tx): Promise<CompanyMerged> => {
    await lockAliases(tx);
    const [into, from] = [await headOf(tx, input.into), await headOf(tx, input.from)];
    if (!(await loadStaffCompany(tx, into))) return { ok: false, error: "unknown" };
    await refuseOther(tx, into, expectedVersion.into);
    if (from === into) return { ok: false, error: "same" };
    if (!(await loadStaffCompany(tx, from))) return { ok: false, error: "unknown-from" };
    await refuseOther(tx, from, expectedVersion.from);
    if (await findCredit(tx, from)) return { ok: false, error: "on-terms" };
    const [before, along] = [await aliasesOf(tx, into), await aliasesOf(tx, from)];
    await joinCompany(tx, { from, into, now: now() });
    const sentence = `Firma cu CUI ${from} a fost unită cu firma cu CUI ${into}, care se păstrează.`;
    const merged = await aliasesOf(tx, into);
    const gone = { actor, sentence, touched: [] };
    await recordChange(tx, {
      ...gone,
      subject: companySubject(into),
      before: { merged: before },
      after: { merged },
      inverse: { from, along },
    });
    await recordChange(tx, {
      ...gone,
      subject: companySubject(from),
      before: { merged_into: null },
      after: { merged_into: into },
    });
    return { ok: true, cui: into };
  });
}

interface SplitInput {
  into: string;
  from: string;
  /** CUIs that were merged into `from` earlier and are now split off with it. */
  along: readonly string[];
  expectedVersion: number;
  actor: Actor;
}

export async function splitCompany({ db }: Pick<Shop, "db">, input: SplitInput): Promise<CompanyMerged> {
  const { into, from, expectedVersion, actor } = input;
  return transaction(db, async (tx): Promise<CompanyMerged> => {
    await lockAliases(tx);
    if (!(await loadStaffCompany(tx, into))) return { ok: false, error: "unknown" };
    await refuseOther(tx, into, expectedVersion);
    const before = await aliasesOf(tx, into);
    if (!before.includes(from)) return { ok: false, error: "not-merged" };
    const along = input.along.filter((cui) => cui !== from && before.includes(cui));
    await partCompany(tx, { from, along, into });
    const parted = {
      actor,
      sentence: `Firma cu CUI ${from} nu mai este unită cu firma cu CUI ${into}.`,
      touched: [],
    };
    const merged = await aliasesOf(tx, into);
    await recordChange(tx, {
      ...parted,
      subject: companySubject(into),
      before: { merged: before },
      after: { merged },
    });
    await recordChange(tx, {
      ...parted,
      subject: companySubject(from),
      before: { merged_into: into },
      after: { merged_into: null },
    });
    return { ok: true, cui: into };
  });
}

async function refuseOther(tx: Tx, cui: string, expectedVersion: number): Promise<void> {
  const loadCurrent = async () => (await loadStaffCompany(tx, cui)) ?? {};
  await refuseStale(tx, companySubject(cui), { expectedVersion, loadCurrent });
}

function companySubject(cui: string): Subject {
  return { kind: "company", id: cui };
}
