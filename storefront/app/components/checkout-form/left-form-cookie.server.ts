/** Keeps the checkout form of a buyer who left, or whose cart or login ended, for 30 minutes. */
import type { RouterContextProvider } from "react-router";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { COOKIES } from "../../session/cookies.ts";
import { MAX_SEALED_CHARACTERS, seal, unseal } from "../../session/sealed.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { FIELD } from "./form-fields.ts";

type Context = Readonly<RouterContextProvider>;

const PURPOSE = "curat: typed checkout";
/** Of that cart, remembered elsewhere, or agreed to for that order alone. */
const NOT_KEPT = new Set<string>(["intent", "total", "terms", "selected_store", ...Object.values(FIELD)]);

interface Kept {
  values: Typed;
  /** Nobody else's form is filled in with it. */
  customerId: number | undefined;
  /** Milliseconds since 1970. */
  until: number;
}

/** Keeps the form in a cookie that only this server can read; one that is too long is kept without its observations. */
export function storeLeftForm(context: Context, typed: Typed, customerId: number | undefined): void {
  const { sealKey } = context.get(scopeContext).options;
  const until = Date.now() + COOKIES.typed.maxAgeSeconds * 1000;
  const values = Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => text !== "" && isKept(name)),
  );
  const { observation: _, ...short } = values;
  const sealed = [values, short]
    .map((kept) => seal({ values: kept, customerId, until } satisfies Kept, { sealKey, purpose: PURPOSE }))
    .find((text) => text.length <= MAX_SEALED_CHARACTERS);
  sessionOf(context).set("typed", sealed);
}

/** What this buyer typed before; empty when nothing was kept. */
export function storedLeftForm(context: Context, customerId: number | undefined): Typed {
  const { typed: cookie } = sessionOf(context).cookies;
  const { sealKey } = context.get(scopeContext).options;
  const kept = cookie ? unseal<Kept>(cookie, { sealKey, purpose: PURPOSE }) : undefined;
  return kept && kept.until > Date.now() && kept.customerId === customerId ? kept.values : {};
}

/** Once the order is sent the form has done its work. */
export function dropLeftForm(context: Context): void {
  sessionOf(context).set("typed", undefined);
}

function isKept(name: string): boolean {
  return !NOT_KEPT.has(name) && !/^items\[|^(?:delivery|payment)\.|\.(?:id|seen)$/.test(name);
}
