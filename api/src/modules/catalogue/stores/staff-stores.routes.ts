import * as calls from "@curat/contract/staff/stores";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import {
  changeStore,
  createStore,
  removeStore,
  toStaffStore,
  type WrittenStore,
} from "./store-writes.service.ts";
import { listOwnStores, loadOwnStore } from "./store-writes.store.ts";

export function staffStoresRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffStores, async () => {
    const stores = await listOwnStores(db);
    const versions = await versionsOf(
      db,
      "store",
      stores.map(({ id }) => id),
    );
    return { data: stores.map((store) => toStaffStore(store, versions.get(store.id) ?? 0)) };
  });

  serve(app, calls.getStaffStore, async ({ params }) => {
    const id = idOf(params.id);
    const [store, version] = await Promise.all([loadOwnStore(db, id), versionOf(db, { kind: "store", id })]);
    if (!store) throw notFound();
    return { data: toStaffStore(store, version) };
  });

  serve(app, calls.createStaffStore, async ({ body, staff }) => {
    const { record: store, version } = done(await createStore(context, { body, actor: staff }));
    return { data: toStaffStore(store, version) };
  });

  serve(
    app,
    calls.changeStaffStore,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      const { record: store, version } = done(await changeStore(context, input));
      return { data: toStaffStore(store, version) };
    },
  );

  serve(app, calls.removeStaffStore, async ({ params, query: { version: expectedVersion }, staff }) => {
    const stored = await removeStore(context, { id: idOf(params.id), expectedVersion, actor: staff });
    const { record: store, version } = done(stored);
    return { data: { id: store.id, version } };
  });
}

function done(stored: WrittenStore): Extract<WrittenStore, { ok: true }> {
  if (stored.ok) return stored;
  throw stored.error === "unknown" ? notFound() : invalid(stored.errors);
}
