import * as calls from "@curat/contract/staff/suppliers";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findChosen } from "../../catalogue/catalog/index.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { listOffersFor, listOffersOf } from "./offers.store.ts";
import {
  changeSupplier,
  createSupplier,
  findStaffSupplier,
  removeOffer,
  saveOffer,
  toOffer,
  toPrice,
  toStaffSupplier,
  type WrittenSupplier,
} from "./suppliers.service.ts";
import { countOffers, listSupplierRows } from "./suppliers.store.ts";

const ROWS_PER_PAGE = 50;

export function suppliersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffSuppliers, async ({ query: { page, ...filter }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listSupplierRows(db, { ...paging, ...filter });
    const ids = rows.map(({ id }) => id);
    const [versions, offers] = await Promise.all([versionsOf(db, "supplier", ids), countOffers(db, ids)]);
    const shownRows = rows.map((row) =>
      toStaffSupplier(row, { offers: offers.get(row.id) ?? 0, version: versions.get(row.id) ?? 0 }),
    );
    return pagedAnswer(shownRows, { ...paging, total }, url);
  });

  serve(app, calls.getStaffSupplier, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffSupplier, async ({ body, staff }) => ({
    data: await shown(done(await createSupplier(context, { body, actor: staff })).id),
  }));

  serve(
    app,
    calls.changeStaffSupplier,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      return { data: await shown(done(await changeSupplier(context, input)).id) };
    },
  );

  serve(app, calls.listSupplierOffers, async ({ params, query: { page }, staff, url }) => {
    const id = idOf(params.id);
    await shown(id);
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listOffersOf(db, id, paging);
    const seesCosts = staff.permissions.includes("costs:view");
    return pagedAnswer(
      rows.map((offer) => ({
        ...toOffer(offer, { seesCosts }),
        prices: seesCosts ? offer.prices.map(toPrice) : [],
      })),
      { ...paging, total },
      url,
    );
  });

  serve(app, calls.listProductOffers, async ({ params, staff }) => {
    const id = idOf(params.id);
    const [product] = await findChosen(db, { ids: [id], limit: 1 });
    if (!product) throw notFound();
    const seesCosts = staff.permissions.includes("costs:view");
    return { data: (await listOffersFor(db, id)).map((offer) => toOffer(offer, { seesCosts })) };
  });

  serve(app, calls.saveSupplierOffer, async ({ params, body, staff }) => {
    const saved = await saveOffer(context, { supplierId: idOf(params.id), body, actor: staff });
    if (saved.ok)
      return { data: toOffer(saved.offer, { seesCosts: staff.permissions.includes("costs:view") }) };
    if (saved.error === "unknown") throw notFound();
    throw invalid(saved.errors);
  });

  serve(app, calls.removeSupplierOffer, async ({ params, staff }) => {
    const input = { supplierId: idOf(params.id), offerId: idOf(params.offer), actor: staff };
    if (!(await removeOffer(context, input))) throw notFound();
    return { data: null };
  });

  async function shown(id: number) {
    const supplier = await findStaffSupplier(db, id);
    if (!supplier) throw notFound();
    return supplier;
  }
}

function done(stored: WrittenSupplier): { id: number } {
  if (stored.ok) return stored;
  if (stored.error === "refused") throw invalid(stored.errors);
  throw notFound();
}
