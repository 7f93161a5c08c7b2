import type { AccountGroup } from "@curat/contract/staff/accounts.values";
import {
  FIRST_STEPS,
  type FirstStep,
  LEGAL_PAGES,
  type LegalPage,
} from "@curat/contract/staff/first-steps.values";

/** Which steps are done is derived from the shop's data, not from this record. */
export interface ChosenSteps {
  id: number;
  skipped: FirstStep[];
  isDismissed: boolean;
}

export interface CurrentState {
  settings: ReadonlyMap<string, unknown>;
  pages: ReadonlySet<LegalPage>;
  /** Account groups in which at least one account works. */
  accounts: ReadonlySet<AccountGroup>;
  categories: number;
  brands: number;
  products: number;
  people: number;
  orders: number;
}

const COMPANY_PARTS = ["company", "address", "tel", "email", "cui", "series"];
/** Seller data that the law requires. (law: Identification) */
const IDENTITY_PARTS = ["company", "address", "tel", "email", "cui", "registry"];

const IS_DONE: Record<FirstStep, (current: CurrentState) => boolean> = {
  company: ({ settings }) => missingParts(settings.get("INVOICE")).length === 0,
  // A name is enough, because pages show it instead of a logo.
  look: ({ settings }) => settings.has("name"),
  delivery: ({ settings }) => settings.has("shipping"),
  courier: ({ accounts }) => accounts.has("shipping"),
  card: ({ accounts }) => accounts.has("payments"),
  payment: ({ settings }) => settings.has("payments"),
  legal: ({ pages }) => LEGAL_PAGES.every((page) => pages.has(page)),
  category: ({ categories }) => categories > 0,
  brand: ({ brands }) => brands > 0,
  product: ({ products }) => products > 0,
  people: ({ people }) => people > 1,
  order: ({ orders }) => orders > 0,
};

function missingParts(company: unknown): string[] {
  return COMPANY_PARTS.filter((part) => textIn(company, part) === "");
}

export function missingIdentity(company: unknown): string[] {
  return IDENTITY_PARTS.filter((part) => textIn(company, part) === "");
}

/** Returns the state of each step in order. A skipped step that is completed later counts as done. */
export function statesOf(
  current: CurrentState,
  { skipped }: Pick<ChosenSteps, "skipped">,
): { step: FirstStep; state: "done" | "open" | "skipped" }[] {
  return FIRST_STEPS.map((step) => ({
    step,
    state: IS_DONE[step](current) ? "done" : skipped.includes(step) ? "skipped" : "open",
  }));
}

/** Returns which parts of the demo data remain. Pictures stay if other products use them. */
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
