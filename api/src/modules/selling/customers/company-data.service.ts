/** Filling a company's form in from its fiscal code: a help that never stands in the way (law: CUI/CIF). */
import type { LogEntry } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { parseCui } from "@curat/contract/cui.values";
import { findWrittenPlace, type Place } from "../../platform/geography/index.ts";
import { anafRegister } from "./providers/anaf.ts";
import type { CompanyRegister, RegisteredCompany } from "./company-data.port.ts";

const KEPT_MS = 24 * 3_600_000;
const MAX_CACHED_COMPANIES = 1_000;

export interface FoundCompany extends RegisteredCompany {
  /** Where the shop knows the locality. */
  place: Place | undefined;
}

interface Parts {
  db: Db;
  now: () => Date;
  register: CompanyRegister | undefined;
  log: (entry: LogEntry) => void;
}

/**
 * Finds companies by fiscal code; undefined for a wrong code, an unknown company, and whenever nobody can be asked.
 * What the register told is kept for a day, that it knows nothing too; a failure is not.
 */
function companyFinder({ db, now, register, log }: Parts) {
  const stored = new Map<string, { until: number; company: RegisteredCompany | undefined }>();
  return async (text: string): Promise<FoundCompany | undefined> => {
    const cui = parseCui(text);
    if (cui === undefined || !register) return undefined;
    const at = now();
    let entry = stored.get(cui);
    if (!entry || entry.until <= at.getTime()) {
      try {
        entry = { until: at.getTime() + KEPT_MS, company: await register(cui, at) };
      } catch (error) {
        log({ level: "warn", message: "The register of companies could not be asked.", error });
        return undefined;
      }
      keep(stored, cui, entry);
    }
    const { company } = entry;
    return (
      company && { ...company, place: await findWrittenPlace(db, { ...company, county: company.countyCode }) }
    );
  };
}

/** The finder that asks the register of the shop's configuration; without one it finds nothing. */
export function shopCompanyFinder({
  db,
  now,
  config,
  log,
}: Pick<ApiContext, "db" | "now" | "config" | "log">) {
  const register = config.anafUrl === undefined ? undefined : anafRegister(config.anafUrl);
  return companyFinder({ db, now, register, log });
}

/** Drops the oldest entry when there are too many. */
function keep<Value>(stored: Map<string, Value>, cui: string, entry: Value): void {
  stored.delete(cui);
  stored.set(cui, entry);
  const oldest = stored.size > MAX_CACHED_COMPANIES ? stored.keys().next().value : undefined;
  if (oldest !== undefined) stored.delete(oldest);
}
