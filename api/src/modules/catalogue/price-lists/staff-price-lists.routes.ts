import { toBani, toLei } from "@curat/contract/lei.values";
import { netOf } from "@curat/contract/vat.values";
import { parseCui } from "@curat/contract/cui.values";
import * as calls from "@curat/contract/staff/price-lists";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { ownPrice, ownStory, priceSteps } from "./own-price.rules.ts";
import { loadMissingCompanies, loadOwnTerms, type PriceBuyer } from "./own-prices.store.ts";
import {
  changeFloor,
  changePriceList,
  createPriceList,
  findFloorView,
  findPriceList,
  findPriceListErrors,
  removePriceList,
  type WrittenPriceList,
} from "./price-lists.service.ts";
import { findAccounts, findByCode, listPriceListRows } from "./price-lists.store.ts";
import { toListed } from "./price-lists.wire.ts";

const ROWS_PER_PAGE = 20;

export function staffPriceListsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.listStaffPriceLists, async ({ query: { page, ...filter }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const at = now();
    const { rows, total } = await listPriceListRows(db, { ...paging, ...filter, now: at });
    const versions = await versionsOf(
      db,
      "price-list",
      rows.map(({ id }) => id),
    );
    const shown = rows.map((row) => toListed(row, { version: versions.get(row.id) ?? 0, now: at }));
    return pagedAnswer(shown, { ...paging, total }, url);
  });

  serve(app, calls.getStaffPriceList, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.listUnlinkedMembers, async ({ params }) => {
    const { listID: listId } = await shown(idOf(params.id));
    const missing = await loadMissingCompanies(db, { listId });
    return { data: missing.map(({ customerId, email, cui }) => ({ customerid: customerId, email, cui })) };
  });

  serve(app, calls.checkStaffPriceList, async ({ body }) => {
    const errors = await findPriceListErrors(db, body);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { data: { valid: true as const } };
  });

  serve(app, calls.createStaffPriceList, async ({ body, staff }) => ({
    data: await shown(done(await createPriceList(context, { body, actor: staff })).id),
  }));

  serve(
    app,
    calls.changeStaffPriceList,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      return { data: await shown(done(await changePriceList(context, input)).id) };
    },
  );

  serve(app, calls.removeStaffPriceList, async ({ params, query: { version: expectedVersion }, staff }) => {
    const { id, version } = done(
      await removePriceList(context, { id: idOf(params.id), expectedVersion, actor: staff }),
    );
    return { data: { id, version } };
  });

  serve(app, calls.previewStaffOwnPrice, async ({ body: { code, quantity, member } }) => {
    const buyer = await buyerOf(member);
    const product = await findByCode(db, { code, now: now() });
    if (!product) throw invalid({ code: [`Nu există un produs cu codul „${code}”: verifică-l.`] });
    const { id: productId, name, listBani, publicBani, minQuantity, vatPercent } = product;
    const terms = (await loadOwnTerms(db, buyer, { productIds: [productId], now: now() })).get(productId) ?? {
      productId,
      listBani,
      publicBani,
      floorBani: null,
      rows: [],
    };
    const priceBani = ownPrice(terms, quantity)?.bani ?? publicBani;
    const { customerId } = buyer;
    const missing = customerId === null ? [] : await loadMissingCompanies(db, { customerId });
    const unlinked = missing.map(
      ({ list, cui }) =>
        `Lista „${list}” nu se aplică: contul nu are firma cu CUI ${cui}. Adaugă firma în cont, apoi verifică din nou.`,
    );
    return {
      data: {
        code,
        product: name,
        quantity,
        list_price: toLei(listBani),
        public_price: toLei(publicBani),
        price: toLei(priceBani),
        price_net: toLei(netOf(priceBani, vatPercent)),
        story: [...ownStory(terms, quantity), ...unlinked],
        steps: priceSteps(terms, minQuantity).map(({ from, bani }) => ({ from, price: toLei(bani) })),
      },
    };
  });

  serve(app, calls.getStaffPriceFloor, async ({ params }) => ({ data: await floor(idOf(params.id)) }));

  serve(
    app,
    calls.setStaffPriceFloor,
    async ({ params, body: { floor: lei, version: expectedVersion }, staff }) => {
      const id = idOf(params.id);
      const floorBani = lei === null ? null : toBani(lei);
      if (!(await changeFloor(context, { id, expectedVersion, actor: staff, floorBani }))) throw notFound();
      return { data: await floor(id) };
    },
  );

  async function buyerOf(member: string): Promise<PriceBuyer> {
    const customerId = (await findAccounts(db, [member.toLowerCase()])).get(member.toLowerCase());
    if (customerId !== undefined) return { customerId };
    const cui = parseCui(member);
    if (cui === undefined)
      throw invalid({ member: ["Scrie e-mailul unui cont de client sau un CUI valid."] });
    return { customerId: null, cui };
  }

  async function shown(id: number) {
    const list = await findPriceList(db, id, now());
    if (!list) throw notFound();
    return list;
  }

  async function floor(id: number) {
    const view = await findFloorView(db, id);
    if (!view) throw notFound();
    return view;
  }
}

function done(stored: WrittenPriceList): { id: number; version: number } {
  if (stored.ok) return stored;
  if (stored.error === "unknown") throw notFound();
  throw invalid(stored.errors);
}
