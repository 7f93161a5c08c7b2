import * as calls from "@curat/contract/staff/roles";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { inUse, invalid, notFound, Refusal } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { counted } from "@curat/contract/quantity-text.values";
import { versionsOf } from "../../changes/index.ts";
import { changeRole, createRole, findStaffRole, removeRole, type WrittenRole } from "./roles.service.ts";
import { listRoles } from "./roles.store.ts";
import { toStaffRole } from "./roles.wire.ts";

const ROWS_PER_PAGE = 50;
const TAKEN = "Există deja un rol cu această denumire: scrie alta.";

export function staffRolesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffRoles, async ({ query: { page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listRoles(db, paging);
    const versions = await versionsOf(
      db,
      "staff_role",
      rows.map(({ id }) => id),
    );
    const roles = rows.map((role) => toStaffRole(role, versions.get(role.id) ?? 0));
    return pagedAnswer(roles, { ...paging, total }, url);
  });

  serve(app, calls.getStaffRole, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffRole, async ({ body, staff }) => ({
    data: await shown(done(await createRole(context, staff, body)).id),
  }));

  serve(app, calls.changeStaffRole, async ({ params, body: { version, ...fields }, staff }) => {
    const stored = await changeRole(context, {
      id: idOf(params.id),
      expectedVersion: version,
      actor: staff,
      fields,
    });
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.removeStaffRole, async ({ params, query: { version: expectedVersion }, staff }) => {
    const { id, version } = done(
      await removeRole(context, { id: idOf(params.id), expectedVersion, actor: staff }),
    );
    return { data: { id, version } };
  });

  async function shown(id: number) {
    const role = await findStaffRole(db, id);
    if (!role) throw notFound();
    return role;
  }
}

function done(stored: WrittenRole): { id: number; version: number } {
  if (stored.ok) return stored;
  switch (stored.error) {
    case "unknown":
      throw notFound();
    case "taken":
      throw invalid({ name: [TAKEN] });
    case "forbidden":
      throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    case "in-use":
      throw inUse(`Rolul este folosit: ${counted(stored.people, "o persoană", "persoane")}.`, {
        people: stored.people,
      });
  }
}
