import type { Wire } from "@curat/contract/lei.values";
import {
  addReorderList,
  changeReorderList,
  deleteReorderList,
  getReorderList,
  listReorderLists,
  type ReorderList,
} from "@curat/contract/reorder-lists";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { asCustomer, loadCards, toFamilyItems } from "../../catalogue/catalog/index.ts";
import {
  countLists,
  deleteList,
  findByName,
  findList,
  insertList,
  loadLines,
  loadLists,
  lockOwner,
  MAX_LISTS,
  updateList,
} from "./reorder-lists.store.ts";
import { listTexts } from "./texts.ts";

export function reorderListsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, listReorderLists, async ({ customer }) => ({
    data: (await loadLists(db, customer.id)).map(({ changedAt, ...list }) => ({
      ...list,
      changed_at: changedAt.toISOString(),
    })),
  }));

  serve(app, getReorderList, async ({ params, customer, userToken }) => {
    const list = await wireList(db, { id: idOf(params.id), customerId: customer.id, userToken });
    if (!list) throw notFound();
    return { data: list };
  });

  serve(app, addReorderList, async ({ body: { name, lines }, customer }) => {
    const content = { name, lines: lines.map(toLine) };
    const id = await transaction(db, async (tx) => {
      await lockOwner(tx, customer.id);
      const known = await findByName(tx, customer.id, content);
      // The first of two identical requests created the list.
      if (known?.isSame) return known.id;
      if (known) throw invalid({ name: [listTexts.nameTaken] });
      if ((await countLists(tx, customer.id)) >= MAX_LISTS) throw invalid({ name: [listTexts.tooMany()] });
      return insertList(tx, customer.id, { ...content, now: now() });
    });
    return { data: { id }, message: listTexts.saved };
  });

  serve(app, changeReorderList, async ({ params, body, customer, userToken }) => {
    const { name, lines, version } = body;
    const own = { id: idOf(params.id), customerId: customer.id };
    const next = await transaction(db, async (tx) => {
      await lockOwner(tx, customer.id);
      const named = await findByName(tx, customer.id, { name, lines: [] });
      if (named && named.id !== own.id) throw invalid({ name: [listTexts.nameTaken] });
      return updateList(tx, { ...own, version }, { name, lines: lines.map(toLine), now: now() });
    });
    if (next !== undefined) return { data: { version: next }, message: listTexts.saved };
    const current = await wireList(db, { ...own, userToken });
    throw current ? conflict(current) : notFound();
  });

  serve(app, deleteReorderList, async ({ params, customer }) => {
    if (!(await deleteList(db, { id: idOf(params.id), customerId: customer.id }))) throw notFound();
    return { data: null, message: listTexts.deleted };
  });

  async function wireList(
    from: Db,
    { userToken, ...own }: { id: number; customerId: number; userToken: string | undefined },
  ): Promise<Wire<ReorderList> | undefined> {
    const list = await findList(from, own);
    if (!list) return undefined;
    const lines = await loadLines(from, list.id);
    const cards = await loadCards(
      from,
      lines.map(({ productId }) => productId),
    );
    const items = await asCustomer(context, userToken, await toFamilyItems(from, cards, now()));
    const byId = new Map(items.map((item) => [item.productID, item]));
    return {
      id: list.id,
      name: list.name,
      version: list.version,
      changed_at: list.changedAt.toISOString(),
      lines: lines.map(({ productId, quantity, product }) => ({
        productid: productId,
        quantity,
        product,
        item: byId.get(productId) ?? null,
      })),
    };
  }
}

function toLine({ productid: productId, quantity }: { productid: number; quantity: number }) {
  return { productId, quantity };
}
