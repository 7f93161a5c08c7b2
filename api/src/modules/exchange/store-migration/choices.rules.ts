import type { OrderOutcome, VatCode } from "@curat/contract/staff/store-migration.values";
import type { UnresolvedPlace } from "@curat/contract/staff/unresolved-places.fields";
import { foldText } from "../../../text/fold.ts";
import type { PlaceAnswers } from "../../platform/geography/index.ts";
import type { Found, SourceCategory } from "./records.ts";

/** The category with the same name or a new one, none, or the category with this id. */
export type CategoryTarget = "same" | "none" | number;

export interface Choices {
  pricesWithVat: boolean;
  /** Null until staff decide, if the files contain no currency. Undefined in choices of earlier versions. */
  inLei?: boolean | null;
  vat: Record<string, VatCode>;
  statuses: Record<string, OrderOutcome>;
  /** Full path, such as "Bucătărie > Bureți", and target, keyed by the platform's category id. */
  categories: Record<string, { path: string; to: CategoryTarget }>;
  /**
   * Places that are missing from the list of localities. Undefined in choices of earlier versions and after the
   * migration.
   */
  places?: { asked: readonly (UnresolvedPlace & { rows: number })[]; answers: PlaceAnswers };
}

export const NO_CHOICES: Choices = { pricesWithVat: true, vat: {}, statuses: {}, categories: {} };

/** Beyond this number, categories are matched by name without a choice. */
const MAX_CATEGORIES = 1_000;
const MAX_LEVELS = 20;
const OF_THE_PLATFORM =
  /^(?:uncategori[sz]ed|unclassified|fara categorie|necategorisite?|necategorizate?|all products|toate produsele|home page|frontpage)$/;

/** Adds proposals for the platform's statuses, methods and categories in these records. */
export function withProposed(choices: Choices, found: Found): Choices {
  const statuses = new Set(found.orders.map(({ status }) => status));
  const classes = new Set(found.products.map(({ vatClass }) => vatClass));
  const paths = pathsOf(found.categories).slice(0, MAX_CATEGORIES);
  return {
    ...(choices.inLei !== undefined && { inLei: choices.inLei }),
    pricesWithVat: found.pricesWithVat ?? choices.pricesWithVat,
    vat: { ...choices.vat, ...each([...classes], probableVat) },
    statuses: { ...choices.statuses, ...each([...statuses], probableOutcome) },
    categories: {
      ...choices.categories,
      ...Object.fromEntries(
        paths.map(({ id, name, path }) => [
          id,
          { path, to: OF_THE_PLATFORM.test(foldText(name)) ? ("none" as const) : ("same" as const) },
        ]),
      ),
    },
  };
}

function each<T>(names: readonly string[], of: (name: string) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}

function probableVat(name: string): VatCode {
  return /redus|reduced|\b(?:5|9|11) ?%/i.test(name) ? "reduced" : "standard";
}

function probableOutcome(name: string): OrderOutcome {
  const word = foldText(name);
  if (/cancel|anulat|refund|rambursat|void|failed|esuat|refuz/.test(word)) return "cancelled";
  return /complet|deliver|livrat|finaliz|^fulfilled/.test(word) ? "delivered" : "skip";
}

function pathsOf(categories: readonly SourceCategory[]): { id: string; name: string; path: string }[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return categories.map(({ id, name, parentId }) => {
    const names = [name];
    for (let above = byId.get(parentId ?? ""); above && names.length < MAX_LEVELS;)
      [above] = [byId.get(above.parentId ?? ""), names.unshift(above.name)];
    return { id, name, path: names.join(" > ") };
  });
}

/** Returns the proposals, with staff's earlier choices for the same names. */
export function mergedChoices(proposed: Choices, decided: Choices | null): Choices {
  if (!decided) return proposed;
  return {
    ...proposed,
    vat: stored(proposed.vat, decided.vat),
    statuses: stored(proposed.statuses, decided.statuses),
    categories: Object.fromEntries(
      Object.entries(proposed.categories).map(([id, { path, to }]) => [
        id,
        { path, to: decided.categories[id]?.to ?? to },
      ]),
    ),
  };
}

function stored<T>(proposed: Record<string, T>, decided: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(proposed).map(([name, value]) => [name, decided[name] ?? value]));
}
