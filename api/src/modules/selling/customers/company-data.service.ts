/** Looks up company data by CUI. If the lookup fails, the form can still be filled in by hand. (law: CUI/CIF) */
import type { CompanyRegisterAccount, LogEntry } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { parseCui } from "@curat/contract/cui.values";
import { type AccountAnswer, accountOf } from "../../platform/accounts/index.ts";
import { findWrittenPlace, type Place } from "../../platform/geography/index.ts";
import { anafRegister } from "./providers/anaf.ts";
import type { CompanyRegister, RegisteredCompany } from "./company-data.port.ts";

const CACHE_MS = 24 * 3_600_000;
const MAX_CACHED_COMPANIES = 1_000;

export interface FoundCompany extends RegisteredCompany {
  /** The locality in the shop's list; undefined if the list does not contain it. */
  place: Place | undefined;
}

interface Parts {
  db: Db;
  now: () => Date;
  register: () => CompanyRegister | undefined;
  log: (entry: LogEntry) => void;
}

/**
 * Returns a function that finds a company by CUI. It returns undefined for an invalid code, an unknown company or an
 * unavailable register. Results are cached for a day, including unknown companies but not failures.
 */
function companyFinder({ db, now, register: registerNow, log }: Parts) {
  const stored = new Map<string, { until: number; company: RegisteredCompany | undefined }>();
  return async (text: string): Promise<FoundCompany | undefined> => {
    const cui = parseCui(text);
    const register = registerNow();
    if (cui === undefined || !register) return undefined;
    const at = now();
    let entry = stored.get(cui);
    if (!entry || entry.until <= at.getTime()) {
      try {
        entry = { until: at.getTime() + CACHE_MS, company: await register(cui, at) };
      } catch (error) {
        log({ level: "warn", message: "The company register could not be queried.", error });
        return undefined;
      }
      cache(stored, cui, entry);
    }
    const { company } = entry;
    return (
      company && { ...company, place: await findWrittenPlace(db, { ...company, county: company.countyCode }) }
    );
  };
}

export function shopCompanyFinder({
  db,
  now,
  config,
  log,
}: Pick<ApiContext, "db" | "now" | "config" | "log">) {
  let last: { url: string; register: CompanyRegister } | undefined;
  const register = (): CompanyRegister | undefined => {
    const account = accountOf(config, "companies");
    if (!account) return undefined;
    if (last?.url !== account.url) last = { url: account.url, register: anafRegister(account.url) };
    return last.register;
  };
  return companyFinder({ db, now, register, log });
}

/** Looks up one company. Any response counts as success, even if the company is unknown. */
export async function checkCompanyRegister(
  { url }: CompanyRegisterAccount,
  { now }: { now: () => Date },
): Promise<AccountAnswer> {
  try {
    await anafRegister(url)(ANY_CUI, now());
    return { isGood: true, words: "Registrul răspunde." };
  } catch {
    // The register reports no reason that staff could act on.
    return { isGood: false, words: "Registrul firmelor nu răspunde. Încearcă din nou mai târziu." };
  }
}

const ANY_CUI = "4192685";

function cache<Value>(stored: Map<string, Value>, cui: string, entry: Value): void {
  stored.delete(cui);
  stored.set(cui, entry);
  const oldest = stored.size > MAX_CACHED_COMPANIES ? stored.keys().next().value : undefined;
  if (oldest !== undefined) stored.delete(oldest);
}
