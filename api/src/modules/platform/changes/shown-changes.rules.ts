import type { SubjectKind } from "@curat/contract/staff/changes.values";
import type { Permission } from "@curat/contract/staff/permissions.values";

interface Change {
  subject: { kind: SubjectKind; id: string };
  actor: { kind: string; id: string | null };
  sentence: string;
  before: unknown;
  after: unknown;
  inverse: unknown;
}

/** Permissions to view the changes of each kind; any one suffices. "author": staff see only their own changes. */
const VIEW_PERMISSIONS: Record<Exclude<SubjectKind, "draft">, readonly Permission[] | "author"> = {
  account: ["settings:view"],
  answer_template: ["templates:view"],
  article: ["content:view"],
  "blog-category": ["blog:view"],
  "blog-post": ["blog:view"],
  "blog-tag": ["blog:view"],
  brand: ["brands:view"],
  bundle: ["bundles:view"],
  category: ["categories:view"],
  company: ["customers:view"],
  "company-credit": ["credit:view"],
  complaint: ["complaints:view"],
  cost: ["costs:view"],
  customer: ["customers:view"],
  "customer-group": ["price-lists:view"],
  customer_note: ["customers:view"],
  export: ["exports:view"],
  first_steps: ["settings:view"],
  "courier-visit": ["shipments:view", "shipments:edit"],
  handover: ["books:view"],
  home: ["content:view"],
  incoming_file: ["payments:view"],
  incoming_row: ["payments:view"],
  // Staff who may see an order may also see its documents, parcels and payments, because the order page shows them.
  invoice: ["invoices:view", "orders:view"],
  job: ["jobs:view"],
  key: ["keys:view"],
  landing: ["content:view"],
  medium: ["media:view"],
  menu: ["content:view"],
  message: ["messages:view"],
  moving: ["moving:run"],
  offer: ["offers:view"],
  order: ["orders:view"],
  order_note: ["orders:view"],
  parameter: ["parameters:view"],
  price: ["prices:view"],
  "price-floor": ["price-lists:view"],
  "price-list": ["price-lists:view"],
  privacy_request: ["customers:view"],
  product: ["products:view"],
  "product-sheet": ["products:view"],
  "promoted-price": ["prices:view"],
  promotion: ["promotions:view"],
  "purchase-order": ["purchasing:view"],
  // A receipt's changes contain its lines and pieces, but no cost.
  receipt: ["purchasing:view"],
  "recurring-order": ["orders:view"],
  redirect: ["redirects:view"],
  refund: ["refunds:view", "orders:view"],
  return: ["returns:view"],
  review: ["reviews:view"],
  "seap-item": ["products:view"],
  setting: ["settings:view"],
  shipment: ["shipments:view", "orders:view"],
  staff_factors: ["staff:view"],
  staff_member: ["staff:view"],
  staff_role: ["roles:view"],
  staff_view: "author",
  stock: ["stock:view"],
  "stock-count": ["purchasing:view"],
  "stock-level": ["purchasing:view"],
  "stock-place": ["purchasing:view"],
  "delivery-method": ["settings:view"],
  campaign: ["campaigns:view"],
  "mail-suppression": ["campaigns:view"],
  webhook: ["webhooks:view"],
  "emag-offer": ["emag:view"],
  "stock-transfer": ["purchasing:view"],
  store: ["stores:view"],
  supplier: ["purchasing:view"],
  "supplier-offer": ["costs:view"],
  voucher: ["vouchers:view"],
};

interface Viewer {
  kind: string;
  id: string | null;
  permissions: readonly Permission[];
}

/**
 * Returns whether staff may open records of a kind. All staff may open "author" kinds, where they see only their own
 * changes.
 */
export function maySeeKind(kind: SubjectKind, { permissions }: Pick<Viewer, "permissions">): boolean {
  const needed = kind === "draft" ? (["content:view", "blog:view"] as const) : VIEW_PERMISSIONS[kind];
  return needed === "author" || needed.some((one) => permissions.includes(one));
}

function maySeeChange(
  change: Pick<Change, "subject" | "actor" | "before" | "after">,
  staff: Viewer,
): boolean {
  const { kind } = change.subject;
  // A draft requires the permission for its page.
  if (kind === "draft") return maySeeKind(draftedKind(change), staff);
  if (VIEW_PERMISSIONS[kind] !== "author") return maySeeKind(kind, staff);
  return change.actor.kind === staff.kind && change.actor.id === staff.id;
}

const HIDDEN = "Nu ai dreptul să vezi detaliile acestei modificări.";
const MASK = "•••";

type Shown = Pick<Change, "sentence" | "before" | "after" | "inverse">;

/** Returns the change without its content if staff lack the permission. Secrets are always masked. */
export function shownTo<C extends Change>(change: C, staff: Viewer): C & { isHidden: boolean } {
  if (!maySeeChange(change, staff))
    return { ...change, sentence: HIDDEN, before: null, after: null, inverse: null, isHidden: true };
  return { ...change, ...withoutSecrets(change), isHidden: false };
}

/** Masks keys of product feeds, and codes of personal vouchers. */
function withoutSecrets({ subject, sentence, before, after, inverse }: Change): Shown {
  if (subject.kind === "setting" && subject.id === "feeds")
    return { sentence, ...changed({ before, after, inverse }, keylessFeeds) };
  const codes = [before, after].filter(isBound).map(({ code }) => code);
  if (subject.kind !== "voucher" || codes.length === 0) return { sentence, before, after, inverse };
  const maskedSentence = codes.reduce((text, code) => text.replaceAll(code, MASK), sentence);
  return {
    sentence: maskedSentence,
    ...changed({ before, after, inverse }, (state) => masked(state, "code")),
  };
}

function changed(
  states: Omit<Shown, "sentence">,
  change: (state: unknown) => unknown,
): Omit<Shown, "sentence"> {
  return { before: change(states.before), after: change(states.after), inverse: change(states.inverse) };
}

/** Masks keys inside the value. The outer `key` is the setting's name. */
function keylessFeeds(state: unknown): unknown {
  return isObject(state) && "value" in state ? { ...state, value: masked(state.value, "key") } : state;
}

function isObject(state: unknown): state is object {
  return typeof state === "object" && state !== null;
}

function draftedKind({ before, after }: Pick<Change, "before" | "after">): SubjectKind {
  const stored = isObject(after) ? after : before;
  return isObject(stored) && "kind" in stored && stored.kind === "blog-post" ? "blog-post" : "article";
}

function isBound(state: unknown): state is { code: string } {
  return isObject(state) && "is_bound" in state && state.is_bound === true;
}

function masked(state: unknown, field: string): unknown {
  if (Array.isArray(state)) return state.map((part) => masked(part, field));
  if (!isObject(state)) return state;
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      name === field && typeof value === "string" && value !== "" ? MASK : masked(value, field),
    ]),
  );
}
