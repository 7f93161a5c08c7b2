/** Which of a shop's first steps are done, told by what stands. Pure. */
import {
  FIRST_STEPS,
  type FirstStep,
  LEGAL_PAGES,
  type LegalPage,
} from "@curat/contract/staff/first-steps.values";

/** What a merchant chose of them; whether a step is done is told by the shop itself. */
export interface ChosenSteps {
  id: number;
  skipped: FirstStep[];
  isDismissed: boolean;
}

/** What the shop has, as far as the steps ask for it. */
export interface Standing {
  /** Values of settings that somebody set, by key. */
  settings: ReadonlyMap<string, unknown>;
  pages: ReadonlySet<LegalPage>;
  categories: number;
  /** Brands whose maker is known. */
  brands: number;
  /** Products that are for sale and have a picture. */
  products: number;
  people: number;
  orders: number;
}

/** What an invoice and the footer have to say of who sells. */
const COMPANY_PARTS = ["company", "address", "tel", "email", "cui", "series"];
/** By what the law wants to know who sells. (law: Identification) */
const IDENTITY_PARTS = ["company", "address", "tel", "email", "cui", "registry"];

const IS_DONE: Record<FirstStep, (standing: Standing) => boolean> = {
  company: ({ settings }) => missingParts(settings.get("INVOICE")).length === 0,
  // Without a logo its name stands in its place.
  look: ({ settings }) => settings.has("name"),
  delivery: ({ settings }) => settings.has("shipping"),
  payment: ({ settings }) => settings.has("payments"),
  legal: ({ pages }) => LEGAL_PAGES.every((page) => pages.has(page)),
  category: ({ categories }) => categories > 0,
  brand: ({ brands }) => brands > 0,
  product: ({ products }) => products > 0,
  people: ({ people }) => people > 1,
  order: ({ orders }) => orders > 0,
};

/** What the setting of the firm does not say. */
function missingParts(company: unknown): string[] {
  return COMPANY_PARTS.filter((part) => textIn(company, part) === "");
}

/** What it does not say of who sells. */
export function missingIdentity(company: unknown): string[] {
  return IDENTITY_PARTS.filter((part) => textIn(company, part) === "");
}

/** Each step in its order; one that is done counts as done though it was left out. */
export function statesOf(
  standing: Standing,
  { skipped }: Pick<ChosenSteps, "skipped">,
): { step: FirstStep; state: "done" | "open" | "skipped" }[] {
  return FIRST_STEPS.map((step) => ({
    step,
    state: IS_DONE[step](standing) ? "done" : skipped.includes(step) ? "skipped" : "open",
  }));
}

/** What of a demo is still in the shop; a removed one may leave pictures that kept products have. */
export function demoLeft({
  hasDemo,
  hasDemoOwner,
  isRemoved,
}: Record<"hasDemo" | "hasDemoOwner" | "isRemoved", boolean>): "all" | "owner" | null {
  if (!isRemoved) return hasDemo ? "all" : null;
  return hasDemoOwner ? "owner" : null;
}

function textIn(value: unknown, key: string): string {
  const text = (value as Record<string, unknown> | undefined)?.[key];
  return typeof text === "string" ? text.trim() : "";
}
