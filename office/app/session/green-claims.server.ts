import { greenClaimsWarning } from "@curat/contract/staff/green-claims.values";
import type { Context } from "./session.server.ts";

/** Matches the paths of calls that save texts for visitors. */
const READ_BY_VISITORS =
  /^\/staff\/(?:products|product-sheets|articles|blog|home|promotions|brands|categories|landingpages|bundles|shop-texts|texts|menu)(?:\/|$)/;

const warnings = new WeakMap<Context, string>();

/** Stores a warning if a saved form contains a generic environmental claim. */
export function noteGreenClaims(context: Context, path: string, form: FormData): void {
  if (!READ_BY_VISITORS.test(path)) return;
  const texts = [...form.values()].filter((value) => typeof value === "string");
  const warning = greenClaimsWarning(texts);
  if (warning !== undefined) warnings.set(context, warning);
}

/** Returns the warning about texts that this request saved, if any. */
export function greenWarningOf(context: Context): string | undefined {
  return warnings.get(context);
}
