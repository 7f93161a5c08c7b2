import * as calls from "@curat/contract/staff/delivery-methods";
import type { DeliveryMethod } from "@curat/contract/staff/delivery-methods";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { versionsOf } from "../../../platform/changes/index.ts";
import {
  changeMethod,
  createMethod,
  findMethod,
  METHOD_KIND,
  toWireMethod,
  type WrittenMethod,
} from "./own-methods.service.ts";
import { listMethodRows } from "./own-methods.store.ts";

const ROWS_PER_PAGE = 50;

export function ownMethodsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, calls.listDeliveryMethods, async ({ query: { page, state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listMethodRows(db, { ...paging, state });
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, METHOD_KIND, ids);
    const listed = rows.map((row) => toWireMethod(row, { version: versions.get(row.id) ?? 0, now: now() }));
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.getDeliveryMethod, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createDeliveryMethod, async ({ body, staff }) => ({
    data: await written(await createMethod(context, { body, actor: staff })),
  }));

  serve(
    app,
    calls.changeDeliveryMethod,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      return { data: await written(await changeMethod(context, input)) };
    },
  );

  async function written(stored: WrittenMethod): Promise<DeliveryMethod> {
    if (stored.ok) return shown(stored.id);
    throw stored.error === "unknown" ? notFound() : invalid(stored.errors);
  }

  async function shown(id: number): Promise<DeliveryMethod> {
    const method = await findMethod(context, id);
    if (!method) throw notFound();
    return method;
  }
}
