import * as calls from "@curat/contract/offers";
import type { ApiContext } from "../../../context.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { findCustomer } from "../../platform/sessions/index.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { offerFile } from "./offer-pdf.ts";
import type { Offer } from "./offers.rules.ts";
import { acceptFreeOffer, declineOffer, saveRequest, type Moved } from "./offers.service.ts";
import { findByToken, listOffersOf, loadOfferedProducts } from "./offers.store.ts";
import { toWireOffer } from "./offers.wire.ts";
import { offerTexts } from "./texts.ts";

const MAX_OWN = 100;

export function offersRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now, config } = context;
  serve(app, calls.requestOffer, async ({ body, userToken }) => {
    const { firstname: firstName, lastname: lastName, lines, terms: _terms, ...request } = body;
    const input = lines.map(({ text, quantity, product_id: productId = null }) => ({
      text,
      quantity,
      productId,
    }));
    const customer = await findCustomer(context, userToken);
    const stored = await saveRequest(context, { ...request, firstName, lastName, lines: input }, customer);
    if (!stored.ok) throw invalid({ email: [offerTexts.tooMany] });
    return { data: { token: stored.token }, message: offerTexts.sent };
  });

  serve(app, calls.getOffer, async ({ params }) => {
    const offer = await findByToken(db, params.token);
    if (!offer) throw notFound();
    return { data: (await shown([offer]))[0] ?? missing() };
  });

  servePdf(app, calls.getOfferPdf, async ({ params }) => {
    const offer = await findByToken(db, params.token);
    const sent = offer?.sent[0];
    if (!offer || !sent || offer.state === "withdrawn") throw notFound();
    const { INVOICE: seller } = await loadSettings(db);
    const mark = await loadLetterheadLogo(db);
    return offerFile(offer, sent, { mark, seller, address: `${config.shopUrl}/oferta/${offer.token}` });
  });

  serve(app, calls.declineOffer, async ({ params }) => ({
    data: await moved(await declineOffer(context, params.token)),
    message: offerTexts.hasDeclined,
  }));

  serve(app, calls.acceptOffer, async ({ params }) => ({
    data: await moved(await acceptFreeOffer(context, params.token)),
  }));

  serve(app, calls.listOwnOffers, async ({ customer }) => ({
    data: await shown(await listOffersOf(db, customer.id, MAX_OWN)),
  }));

  async function moved(reported: Moved) {
    if (reported.ok) return (await shown([reported.offer]))[0] ?? missing();
    throw reported.error === "unknown" ? notFound() : invalid(reported.errors);
  }

  async function shown(offers: readonly Offer[]) {
    const at = now();
    const ids = offers.flatMap(
      ({ sent: [last] }) => last?.lines.flatMap(({ productId }) => productId ?? []) ?? [],
    );
    const products = new Map(
      (await loadOfferedProducts(db, { ids: [...new Set(ids)], now: at })).map((one) => [one.id, one]),
    );
    return offers.map((offer) => toWireOffer(offer, { products, now: at }));
  }
}

function missing(): never {
  throw notFound();
}
