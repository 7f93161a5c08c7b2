import { toBani } from "@curat/contract/lei.values";
import { MESSAGES } from "@curat/contract/messages.values";
import * as calls from "@curat/contract/staff/offers";
import type { ApiContext } from "../../../context.ts";
import type { Staff } from "../../../http/caller.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { loadPriceFloors } from "../../catalogue/price-lists/index.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { startOffer } from "./new-offer.service.ts";
import { offerFile } from "./offer-pdf.ts";
import type { Offer } from "./offers.rules.ts";
import { findOffer, listOffers, loadOfferedProducts } from "./offers.store.ts";
import { toStaffOffer, toWireListed } from "./offers.wire.ts";
import {
  changeDraft,
  findVersioned,
  sendOffer,
  priceBuyerOf,
  usualPrices,
  withdrawOffer,
  type Written,
} from "./staff-offers.service.ts";

const seesCosts = ({ permissions }: Staff): boolean => permissions.includes("costs:view");

export function staffOffersRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now, config } = context;
  serve(app, calls.listStaffOffers, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const { q: text, sort } = query;
    const state = query.state === "all" ? undefined : query.state;
    const { rows, total } = await listOffers(db, { state, text, sort, now: now() }, paging);
    const versions = await versionsOf(
      db,
      "offer",
      rows.map(({ id }) => id),
    );
    const shownRows = rows.map((row) => toWireListed(row, versions.get(row.id) ?? 0));
    return pagedAnswer(shownRows, { ...paging, total }, url);
  });

  serve(app, calls.getStaffOffer, async ({ params, staff }) => ({
    data: await shown(idOf(params.id), staff),
  }));

  serve(app, calls.createStaffOffer, async ({ body, staff }) => {
    const { customerid: customerId, firstname: firstName, lastname: lastName, lines, ...rest } = body;
    const goods = lines.map(({ productid: productId, quantity }) => ({ productId, quantity }));
    const recipient = { customerId, firstName, lastName, ...rest };
    const id = await startOffer(context, { recipient, goods, actor: staff });
    if (id === undefined) throw invalid({ customerid: [MESSAGES.invalid("Client")] });
    return { data: await shown(id, staff) };
  });

  serve(
    app,
    calls.changeStaffOffer,
    async ({ params, body: { version: expectedVersion, lines, ...reported }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff };
      const written = lines?.map(
        ({ product_id: productId, price, cost, vat_percent: vatPercent, ...line }) => ({
          ...line,
          costBani: cost === undefined || !seesCosts(staff) ? undefined : cost && toBani(cost),
          productId,
          priceBani: price === null ? null : toBani(price),
          vatPercent,
        }),
      );
      const mayUndercut = staff.permissions.includes("price-lists:edit");
      return {
        data: await done(
          await changeDraft(context, input, { ...reported, lines: written, mayUndercut }),
          staff,
        ),
      };
    },
  );

  serve(app, calls.sendStaffOffer, async ({ params, body: { version: expectedVersion }, staff }) => ({
    data: await done(await sendOffer(context, { id: idOf(params.id), expectedVersion, actor: staff }), staff),
  }));

  serve(
    app,
    calls.withdrawStaffOffer,
    async ({ params, body: { version: expectedVersion, reason }, staff }) => ({
      data: await done(
        await withdrawOffer(context, { id: idOf(params.id), expectedVersion, actor: staff }, reason),
        staff,
      ),
    }),
  );

  servePdf(app, calls.getStaffOfferPdf, async ({ params }) => {
    const offer = await findOffer(db, idOf(params.id));
    const sent = offer?.sent.find(({ version }) => version === idOf(params.sent));
    if (!offer || !sent) throw notFound();
    const { INVOICE: seller } = await loadSettings(db);
    const mark = await loadLetterheadLogo(db);
    return offerFile(offer, sent, { mark, seller, address: `${config.shopUrl}/oferta/${offer.token}` });
  });

  async function done(written: Written, staff: Staff) {
    if (written.ok) return shown(written.id, staff);
    throw written.error === "unknown" ? notFound() : invalid(written.errors);
  }

  async function shown(id: number, staff: Staff) {
    const found = await findVersioned(context, id);
    if (!found) throw notFound();
    return toStaffOffer(found.offer, {
      version: found.version,
      seesCosts: seesCosts(staff),
      ...(await related(found.offer)),
    });
  }

  async function related(offer: Offer) {
    const { draft } = offer;
    const at = now();
    const ids = [...new Set(draft.lines.flatMap(({ productId }) => productId ?? []))];
    const found = await loadOfferedProducts(db, { ids, now: at });
    const products = new Map(found.map((one) => [one.id, one]));
    const priceOf = await usualPrices(db, { buyer: priceBuyerOf(offer), products: found, at });
    const usual = new Map(
      draft.lines.flatMap(({ productId, quantity }): [number, number][] => {
        const product = products.get(productId ?? 0);
        return product ? [[product.id, priceOf(product, quantity)]] : [];
      }),
    );
    return { products, usual, floors: await loadPriceFloors(db, ids), now: at };
  }
}
