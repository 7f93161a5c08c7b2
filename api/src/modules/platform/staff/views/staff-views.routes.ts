import * as calls from "@curat/contract/staff/views";
import { MAX_VIEWS } from "@curat/contract/staff/views.values";
import type { ApiContext } from "../../../../context.ts";
import type { Person } from "../../../../http/caller.ts";
import { idOf } from "../../../../http/ids.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import {
  changeView,
  createView,
  findStaffView,
  removeView,
  viewsOf,
  type WrittenView,
} from "./views.service.ts";

const TAKEN = "Ai deja o listă salvată cu această denumire: scrie alta.";
const TOO_MANY = `Ai deja ${MAX_VIEWS} de liste salvate aici: șterge una.`;
const NOT_SHAREABLE = "Nu poți partaja o listă pe care nu ai dreptul să o vezi.";

export function staffViewsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffViews, async ({ query: { list }, staff }) => ({
    data: await viewsOf(db, staff, list),
  }));

  serve(app, calls.getStaffView, async ({ params, staff }) => ({
    data: await shown(staff, idOf(params.id)),
  }));

  serve(app, calls.createStaffView, async ({ body: { is_shared, ...fields }, staff }) => {
    const { id } = done(await createView(context, staff, { ...fields, isShared: is_shared }));
    return { data: await shown(staff, id) };
  });

  serve(
    app,
    calls.changeStaffView,
    async ({ params, body: { version: expectedVersion, ...reported }, staff }) => {
      const fields = { name: reported.name, query: reported.query, isShared: reported.is_shared };
      const { id } = done(
        await changeView(context, { id: idOf(params.id), expectedVersion, actor: staff, fields }),
      );
      return { data: await shown(staff, id) };
    },
  );

  serve(app, calls.removeStaffView, async ({ params, query: { version: expectedVersion }, staff }) => {
    const { id, version } = done(
      await removeView(context, { id: idOf(params.id), expectedVersion, actor: staff }),
    );
    return { data: { id, version } };
  });

  async function shown(staff: Person, id: number) {
    const view = await findStaffView(db, staff, id);
    if (!view) throw notFound();
    return view;
  }
}

function done(stored: WrittenView): { id: number; version: number } {
  if (stored.ok) return stored;
  switch (stored.error) {
    case "unknown":
      throw notFound();
    case "taken":
      throw invalid({ name: [TAKEN] });
    case "too-many":
      throw invalid({ name: [TOO_MANY] });
    case "not-shareable":
      throw invalid({ is_shared: [NOT_SHAREABLE] });
  }
}
