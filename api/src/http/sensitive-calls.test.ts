import { expect, it } from "vitest";
import { contractCalls } from "../testing/odd-requests.ts";

/** Calls without a second factor, keyed by subject. Each line is a path and its methods. */
const NOT_SENSITIVE: Record<string, { why: string; calls: string }> = {
  "checks of accounts": {
    why: "a check makes a harmless call with what is stored and changes nothing",
    calls: `
    /staff/accounts/{provider}/{mode}/check post`,
  },
  "content and its drafts": {
    why: "everything is previewed, versioned and undoable; none of it moves money",
    calls: `
    /staff/articles post
    /staff/articles/{id} delete put
    /staff/articles/{id}/draft delete put
    /staff/articles/{id}/draft/publish post
    /staff/articles/{id}/draft/restore post
    /staff/articles/{id}/draft/time delete put
    /staff/articles/{id}/publish post
    /staff/articles/{id}/unpublish post
    /staff/blog/categories post
    /staff/blog/categories/{id} delete put
    /staff/blog/posts post
    /staff/blog/posts/{id} delete put
    /staff/blog/posts/{id}/draft delete put
    /staff/blog/posts/{id}/draft/publish post
    /staff/blog/posts/{id}/draft/restore post
    /staff/blog/posts/{id}/draft/time delete put
    /staff/blog/posts/{id}/publish post
    /staff/blog/posts/{id}/unpublish post
    /staff/blog/tags post
    /staff/blog/tags/{id} delete put
    /staff/first-steps put
    /staff/first-steps/pages/{page} post
    /staff/home put
    /staff/home/{id}/draft delete put
    /staff/home/{id}/draft/publish post
    /staff/home/{id}/draft/restore post
    /staff/home/{id}/draft/time delete put
    /staff/landingpages post
    /staff/landingpages/{id} delete put
    /staff/landingpages/{id}/draft delete put
    /staff/landingpages/{id}/draft/publish post
    /staff/landingpages/{id}/draft/restore post
    /staff/landingpages/{id}/draft/time delete put
    /staff/landingpages/{id}/publish post
    /staff/landingpages/{id}/unpublish post
    /staff/menu put`,
  },
  campaigns: {
    why: "only scheduling sends them; the rest changes drafts, tests to oneself, or stops emails",
    calls: `
    /staff/campaigns post
    /staff/campaigns/{id} delete put
    /staff/campaigns/{id}/stop post
    /staff/campaigns/{id}/test post
    /staff/mail-suppressions post
    /staff/mail-suppressions/{id} delete`,
  },
  "sales at eMAG": {
    why: "they change matches, prices above the floors of the setting and orders, kept in their history and undoable",
    calls: `
    /staff/emag/run post
    /staff/emag/offers/{id} put
    /staff/emag/offers/{id}/undo post
    /staff/emag/orders/{id}/settle post`,
  },
  webhooks: {
    why: "events go only to the address that a confirmed second factor set",
    calls: `
    /staff/webhooks/{id}/resend post
    /staff/webhooks/{id}/test post`,
  },
  "the catalogue": {
    why: "prices and goods are public, kept in their history and undoable",
    calls: `
    /staff/brands post
    /staff/brands/{id} delete put
    /staff/bundles post
    /staff/bundles/{id} delete put
    /staff/categories post
    /staff/categories/{id} delete put
    /staff/accounting/handovers post
    /staff/accounting/handovers/{id}/withdraw put
    /staff/categories/{id}/merge post
    /staff/categories/{id}/place post
    /staff/parameters post
    /staff/parameters/{id} delete put
    /staff/parameters/{id}/merge post
    /staff/parameters/{id}/place post
    /staff/product-sheets post
    /staff/product-sheets/{id}/apply post
    /staff/product-sheets/{id}/cancel post
    /staff/products post
    /staff/products/bulk post
    /staff/products/{id} put
    /staff/products/{id}/archive post
    /staff/products/{id}/lots post
    /staff/products/{id}/lots put
    /staff/products/{id}/lots/{lotId} put
    /staff/products/{id}/price put
    /staff/products/{id}/publish post
    /staff/products/{id}/restore post
    /staff/products/{id}/seap-item put
    /staff/products/{id}/shelf put
    /staff/products/{id}/stock post
    /staff/products/{id}/unpublish post
    /staff/products/{id}/variants post put
    /staff/promotions post
    /staff/promotions/{id} delete put
    /staff/stores post
    /staff/stores/{id} delete put`,
  },
  "payment terms of companies": {
    why: "no money leaves the shop, every order is checked against the limit, and orders can be cancelled",
    calls: `
    /staff/companies/{cui}/credit delete put
    /staff/companies/{cui}/credit/doubtful delete put
    /staff/companies/{cui}/credit/institution delete put`,
  },
  "suppliers, orders to them and goods receipts": {
    why: "everything is previewed, recorded and can be undone; no money leaves the shop",
    calls: `
    /staff/products/{id}/cost post
    /staff/products/{id}/supply put
    /staff/purchase-orders post
    /staff/purchase-orders/{id} delete put
    /staff/purchase-orders/{id}/cancel post
    /staff/purchase-orders/{id}/close post
    /staff/purchase-orders/{id}/reopen post
    /staff/purchase-orders/{id}/send post
    /staff/receipts post
    /staff/receipts/from-invoice post
    /staff/receipts/from-purchase-order post
    /staff/receipts/{id} delete put
    /staff/receipts/{id}/file post
    /staff/receipts/{id}/lines put
    /staff/receipts/{id}/receive post
    /staff/receipts/{id}/scan post
    /staff/receipts/{id}/undo post
    /staff/stock-counts post
    /staff/stock-counts/{id} delete put
    /staff/stock-counts/{id}/lines post
    /staff/stock-counts/{id}/post post
    /staff/stock-counts/{id}/undo post
    /staff/stock-counts/{id}/zero post
    /staff/delivery-methods post
    /staff/delivery-methods/{id} put
    /staff/stock-places post
    /staff/stock-places/{id} put
    /staff/stock-places/{id}/movements post
    /staff/stock-transfers post
    /staff/stock-transfers/{id} delete put
    /staff/stock-transfers/{id}/checks post
    /staff/stock-transfers/{id}/lines post
    /staff/stock-transfers/{id}/receive post
    /staff/stock-transfers/{id}/send post
    /staff/stock-transfers/{id}/undo post
    /staff/stock-transfers/{id}/undo-receipt post
    /staff/replenishment/orders post
    /staff/suppliers post
    /staff/suppliers/{id} put
    /staff/suppliers/{id}/offers post
    /staff/suppliers/{id}/offers/{offer} delete`,
  },
  vouchers: {
    why: "a discount is public to its bearer, bounded by its terms and can be ended",
    calls: `
    /staff/vouchers post
    /staff/vouchers/batch post
    /staff/vouchers/{id} put
    /staff/vouchers/{id}/archive post
    /staff/vouchers/{id}/end post
    /staff/vouchers/{id}/restore post`,
  },
  media: {
    why: "files are rewritten on upload and served from the shop",
    calls: `
    /staff/media post
    /staff/media/unused/remove post
    /staff/media/{id} delete put
    /staff/media/{id}/file post
    /staff/media/{id}/previous-file post`,
  },
  redirects: {
    why: "they only lead to pages of this shop",
    calls: `
    /staff/redirects delete post put
    /staff/redirects/bulk post`,
  },
  "texts of the shop": {
    why: "buttons and labels are public at once and undoable",
    calls: `
    /staff/answer-templates post
    /staff/answer-templates/{id} delete put
    /staff/search/synonyms post
    /staff/texts put
    /staff/texts/proposals post
    /staff/texts/{key} delete put`,
  },
  "answers to customers": {
    why: "each is one written reply, mailed from the shop and kept in its thread",
    calls: `
    /staff/complaints/{id} put
    /staff/mail-texts/{key}/test post
    /staff/messages/{id} put
    /staff/messages/{id}/answer post
    /staff/offers post
    /staff/offers/{id} put
    /staff/offers/{id}/send post
    /staff/offers/{id}/withdraw post
    /staff/reviews/{id} put
    /staff/reviews/{id}/reports put`,
  },
  "orders and parcels": {
    why: "daily work; money that goes back because of it waits among the refunds, which do ask",
    calls: `
    /staff/orders post
    /staff/orders/bulk post
    /staff/recurring-orders post
    /staff/recurring-orders/{id} put
    /staff/recurring-orders/{id}/delivery put
    /staff/recurring-orders/{id}/state post
    /staff/orders/preview post
    /staff/orders/{id}/amendment put
    /staff/orders/{id}/awb put
    /staff/orders/{id}/invoice post
    /staff/orders/{id}/invoice/replacement post
    /staff/orders/{id}/invoice/storno post
    /staff/orders/{id}/mails/{mailId}/resend post
    /staff/orders/{id}/notes post
    /staff/orders/{id}/notes/{noteId} delete put
    /staff/orders/{id}/parcels post
    /staff/orders/{id}/parcels/{parcelId} delete
    /staff/orders/{id}/parcels/{parcelId}/state put
    /staff/orders/{id}/payment-link post
    /staff/orders/{id}/references put
    /staff/orders/{id}/balance-due put
    /staff/orders/{id}/status put
    /staff/lots/{id}/discard post
    /staff/lots/{id}/restore post
    /staff/packing/{id}/lot put
    /staff/packing/scan post
    /staff/packing/{id}/undo post
    /staff/official-files/{kind} post
    /staff/returns/{id} put
    /staff/returns/{id}/account-request post
    /staff/couriers/{courier}/visits post
    /staff/returns/{id}/waybill post delete
    /staff/shipments/bulk post`,
  },
  "e-Factura documents": {
    why: "they resend or close what was issued; PUT connection only finishes what POST began, bound by its state",
    calls: `
    /staff/efactura/buyer-messages/{id}/handled post
    /staff/efactura/connection put
    /staff/efactura/documents post
    /staff/efactura/documents/{id}/close post
    /staff/efactura/documents/{id}/send post`,
  },
  "documents of an invoicing service": {
    why: "they repeat what an order began, or record what staff saw at the service; who did it is recorded",
    calls: `
    /staff/invoice-issuers/documents/{id}/own-series post
    /staff/invoice-issuers/documents/{id}/retry post
    /staff/invoice-issuers/documents/{id}/settle post`,
  },
  "files that are only read": {
    why: "nothing is written before apply or start, which do ask",
    calls: `
    /staff/imports post
    /staff/imports/{id}/check post
    /staff/incoming/files post
    /staff/incoming/{id}/ignored put
    /staff/store-migrations/{id} put
    /staff/store-migrations/{id}/files post
    /staff/store-migrations/{id}/files/{file} delete
    /staff/store-migrations/{id}/read post`,
  },
  customers: {
    why: "it locks, annotates or mails the customer; e-mail, merge, export and erasure do ask",
    calls: `
    /staff/companies/{cui}/split post
    /staff/customers post
    /staff/customers/{id} put
    /staff/customers/{id}/lock post
    /staff/customers/{id}/notes post
    /staff/customers/{id}/notes/{noteId} delete put
    /staff/customers/{id}/password-link post
    /staff/customers/{id}/sessions delete
    /staff/customers/{id}/unlock post
    /staff/privacy-requests post
    /staff/privacy-requests/{id}/close post
    /staff/privacy-requests/{id}/link post`,
  },
  "companies of an account": {
    why: "an account pays on terms or at a company's prices only after staff with those rights named it there",
    calls: `
    /staff/companies post
    /staff/customers/{id}/companies post
    /staff/customers/{id}/companies/{companyID} delete`,
  },
  undo: {
    why: "it calls the call that takes the change back, which asks if it is sensitive",
    calls: `
    /staff/changes/{id}/undo post`,
  },
  "background jobs": {
    why: "they only stop, repeat or leave undone what somebody started; who did it is recorded",
    calls: `
    /staff/failed-jobs/drop post
    /staff/failed-jobs/retry post
    /staff/failed-jobs/{id}/drop post
    /staff/failed-jobs/{id}/retry post
    /staff/jobs/{id}/retry post
    /staff/jobs/{id}/stop post`,
  },
  "exports without people": {
    why: "catalogue and orders by the right of their kind; people have a call of their own, which asks",
    calls: `
    /staff/exports post`,
  },
  entering: {
    why: "the second factor is part of it, or comes next",
    calls: `
    /staff/invitation post
    /staff/invitation/accept post
    /staff/invitation/begin post
    /staff/login post
    /staff/login/second-factor post
    /staff/logout post
    /staff/password post
    /staff/password/forgotten post`,
  },
  oneself: {
    why: "it changes no credential: name, notices, lists, the open record, a narrower role, or ends own sessions",
    calls: `
    /staff/me put
    /staff/me/notices put
    /staff/me/role delete put
    /staff/me/second-factor post
    /staff/me/second-factor/challenge post
    /staff/me/sessions delete
    /staff/me/sessions/{id} delete
    /staff/presence post
    /staff/views post
    /staff/views/{id} delete put`,
  },
};

it("each staff call that writes is sensitive or has a reason not to be", async () => {
  const decided = Object.values(NOT_SENSITIVE).flatMap(({ calls }) =>
    calls
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [path, ...methods] = line.trim().split(" ");
        return methods.map((method) => `${method} ${path}`);
      }),
  );
  const writes = (await contractCalls()).filter(
    ({ path, effect }) => path.startsWith("/staff/") && effect === "write",
  );
  const unguarded = writes.filter(({ isSensitive }) => !isSensitive);
  expect(unguarded.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(decided.toSorted());
});
