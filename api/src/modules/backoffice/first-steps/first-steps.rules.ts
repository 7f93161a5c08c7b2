/** Decides from the shop's data which onboarding steps are done. Pure. */
import {
  FIRST_STEPS,
  type FirstStep,
  LEGAL_PAGES,
  type LegalPage,
} from "@curat/contract/staff/first-steps.values";

/** The steps that the merchant skipped. Whether a step is done is derived from the shop's data. */
export interface ChosenSteps {
  id: number;
  skipped: FirstStep[];
  isDismissed: boolean;
}

/** The shop's data that the steps depend on. */
export interface CurrentState {
  /** Values of stored settings, by key. */
  settings: ReadonlyMap<string, unknown>;
  pages: ReadonlySet<LegalPage>;
  categories: number;
  /** Number of brands whose manufacturer is known. */
  brands: number;
  /** Number of products for sale that have a picture. */
  products: number;
  people: number;
  orders: number;
}

/** Seller data that invoices and the footer require. */
const COMPANY_PARTS = ["company", "address", "tel", "email", "cui", "series"];
/** Seller data required by law. (law: Identification) */
const IDENTITY_PARTS = ["company", "address", "tel", "email", "cui", "registry"];

const IS_DONE: Record<FirstStep, (current: CurrentState) => boolean> = {
  company: ({ settings }) => missingParts(settings.get("INVOICE")).length === 0,
  // The shop's name is enough, because it is shown if there is no logo.
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

/** Returns the fields that the company setting lacks. */
function missingParts(company: unknown): string[] {
  return COMPANY_PARTS.filter((part) => textIn(company, part) === "");
}

/** Returns the legally required fields that the company setting lacks. */
export function missingIdentity(company: unknown): string[] {
  return IDENTITY_PARTS.filter((part) => textIn(company, part) === "");
}

/** Returns the state of each step, in order. A step that is done counts as done even if it was skipped. */
export function statesOf(
  current: CurrentState,
  { skipped }: Pick<ChosenSteps, "skipped">,
): { step: FirstStep; state: "done" | "open" | "skipped" }[] {
  return FIRST_STEPS.map((step) => ({
    step,
    state: IS_DONE[step](current) ? "done" : skipped.includes(step) ? "skipped" : "open",
  }));
}

/**
 * Returns which parts of a demo remain. After the demo is removed, pictures may remain that other products
 * use.
 */
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
