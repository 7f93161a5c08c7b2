import { toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/compliance";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { listRequestedPrices, listProductGaps } from "../../catalogue/catalog/index.ts";
import { listChoices } from "../../publishing/consent/index.ts";
import { shopCompanyFinder } from "../../selling/customers/index.ts";
import { listWithdrawalProofs, type Return } from "../../aftersales/returns/index.ts";
import { listReviewProofs, type ReviewProof } from "../../publishing/reviews/index.ts";
import { dutiesOf } from "./compliance.rules.ts";
import { loadProofs } from "./compliance.service.ts";

export function complianceRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  const findCompany = shopCompanyFinder(context);
  serve(app, calls.getCompliance, async () => ({
    data: {
      checked_at: now().toISOString(),
      duties: dutiesOf(await loadProofs({ ...context, findCompany })),
    },
  }));
  serve(app, calls.readPriceEvidence, async ({ query: { after, rows } }) => {
    const found = await listRequestedPrices(db, idIn(after), rows + 1);
    return { data: partOf(found, rows, ({ id }) => String(id), toWirePrice) };
  });
  serve(app, calls.readSafetyEvidence, async ({ query: { after, rows } }) => {
    const found = await listProductGaps(db, idIn(after), rows + 1);
    return {
      data: partOf(
        found,
        rows,
        ({ id }) => String(id),
        (row) => row,
      ),
    };
  });
  serve(app, calls.readWithdrawalEvidence, async ({ query: { after, rows } }) => {
    const found = await listWithdrawalProofs(db, idIn(after), rows + 1);
    return { data: partOf(found, rows, ({ id }) => String(id), toWireWithdrawal) };
  });
  serve(app, calls.readConsentEvidence, async ({ query: { after, rows } }) => {
    const found = await listChoices(db, after, rows + 1);
    const toWire = ({ at, ...choice }: (typeof found)[number]) => ({ ...choice, at: at.toISOString() });
    return { data: partOf(found, rows, ({ csvid }) => csvid, toWire) };
  });
  serve(app, calls.readReviewEvidence, async ({ query: { after, rows } }) => {
    const found = await listReviewProofs(db, idIn(after), rows + 1);
    return { data: partOf(found, rows, ({ id }) => String(id), toWireReview) };
  });
}

function idIn(after: string): number {
  const id = Number(after);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/**
 * Returns a page of rows and the key of its last row for the next page. The query fetches one extra row to detect a
 * next page.
 */
function partOf<Row, Wire>(
  found: readonly Row[],
  max: number,
  keyOf: (row: Row) => string,
  toWire: (row: Row) => Wire,
): { rows: Wire[]; next: string | null } {
  const reported = found.slice(0, max);
  const last = reported.at(-1);
  return { rows: reported.map(toWire), next: found.length > max && last ? keyOf(last) : null };
}

type Prices = Awaited<ReturnType<typeof listRequestedPrices>>;
function toWirePrice({ priceBani, from, to, ...row }: Prices[number]) {
  return { ...row, price: toLei(priceBani), from: from.toISOString(), to: to?.toISOString() ?? null };
}

function toWireWithdrawal({ id, number, orderNumber, fullName, email, status, lines, ...at }: Return) {
  return {
    id,
    number,
    order_number: orderNumber,
    declared_at: at.createdAt.toISOString(),
    full_name: fullName,
    email,
    products: lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
    status,
    changed_at: at.changedAt.toISOString(),
  };
}

function toWireReview({ createdAt, decidedAt, orderNumber, isOutside, ...row }: ReviewProof) {
  const at = { created_at: createdAt.toISOString(), decided_at: decidedAt?.toISOString() ?? null };
  return { ...row, ...at, order_number: orderNumber, is_outside: isOutside };
}
