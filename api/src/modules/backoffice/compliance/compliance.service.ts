import { LEGAL_PAGES } from "@curat/contract/staff/first-steps.values";
import { deadlineOf } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { countUnsaidPackaging, isParcelUnsaid } from "../../money/books/index.ts";
import { countLabels, countSaleProofs } from "../../catalogue/catalog/index.ts";
import { countChoices } from "../../publishing/consent/index.ts";
import { loadOfficialFiles } from "../../platform/media/index.ts";
import { loadArticleLinks } from "../../publishing/content/index.ts";
import type { shopCompanyFinder } from "../../selling/customers/index.ts";
import { missingIdentity, existingPages } from "../first-steps/index.ts";
import { countUnsent, waitingForAnaf, waitingForZips } from "../../money/invoices/index.ts";
import { readPaymentTerms } from "../../selling/payments/index.ts";
import { PRIVACY_DAYS, waitingRequests } from "../../customer-care/privacy/index.ts";
import { countWithdrawals } from "../../aftersales/returns/index.ts";
import { countPublishedReviews } from "../../publishing/reviews/index.ts";
import { hasVatFault, loadSellerVat, loadSettings, type SellerVat } from "../../platform/settings/index.ts";
import type { Proofs } from "./compliance.rules.ts";

type Sources = Pick<ApiContext, "db" | "now"> & { findCompany: ReturnType<typeof shopCompanyFinder> };

export async function loadProofs({ db, now, findCompany }: Sources): Promise<Proofs> {
  const at = now();
  const today = romanianDay(at);
  const year = { from: `${today.slice(0, 4)}-01-01`, to: today };
  const [
    settings,
    pages,
    sale,
    withdrawals,
    anaf,
    zips,
    unsent,
    choices,
    requests,
    unsaidPackaging,
    reviews,
    links,
    vatFault,
    sellerVat,
    files,
    labels,
  ] = await Promise.all([
    loadSettings(db),
    existingPages(db),
    countSaleProofs(db),
    countWithdrawals(db, at),
    waitingForAnaf(db, at),
    waitingForZips(db, at),
    countUnsent(db, at),
    countChoices(db),
    waitingRequests(db),
    countUnsaidPackaging(db, year),
    countPublishedReviews(db),
    loadArticleLinks(db),
    hasVatFault(db, at),
    loadSellerVat(db, today),
    loadOfficialFiles(db),
    countLabels(db),
  ]);
  const { INVOICE, payments, packaging } = settings;
  const { cashOnDelivery } = readPaymentTerms(payments);
  const { count, oldest } = requests;
  return {
    missingParts: missingIdentity(INVOICE).length,
    missingPages: LEGAL_PAGES.filter((page) => !pages.has(page)).length,
    products: sale.products,
    productsWithGaps: sale.withGaps,
    productsWithoutHistory: sale.withoutHistory,
    productsWithoutNetQuantity: sale.withoutNetQuantity,
    fee: cashOnDelivery,
    missingNotices: [files.notice_svg, files.notice_png].filter((file) => file === undefined).length,
    labels,
    withdrawals,
    hasVatFault: vatFault || (await isOtherwiseAtAnaf(INVOICE.cui, { sellerVat, findCompany })),
    pendingInvoices: INVOICE.efactura ? anaf.count + zips.count + unsent : null,
    unsaidPackaging: unsaidPackaging + ((await isParcelUnsaid(db, year, packaging)) ? 1 : 0),
    choices,
    requests: count,
    reviews,
    hasContact: INVOICE.email.trim() !== "",
    hasAccessibilityPage: links.some(({ linktitle }) => /accesibil/i.test(linktitle)),
    lateRequests: oldest !== null && deadlineOf(oldest, PRIVACY_DAYS, at).daysLeft < 0,
  };
}

async function isOtherwiseAtAnaf(
  cui = "",
  { sellerVat, findCompany }: { sellerVat: SellerVat } & Pick<Sources, "findCompany">,
): Promise<boolean> {
  const company = await findCompany(cui);
  return company !== undefined && company.isVatPayer !== (sellerVat.status !== "not_registered");
}
