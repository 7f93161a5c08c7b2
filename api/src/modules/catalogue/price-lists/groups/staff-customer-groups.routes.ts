import * as calls from "@curat/contract/staff/customer-groups";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { versionsOf } from "../../../platform/changes/index.ts";
import {
  changeGroup,
  createGroup,
  findGroup,
  GROUP_KIND,
  removeGroup,
  type WrittenGroup,
} from "./groups.service.ts";
import { listGroups } from "./groups.store.ts";

const ROWS_PER_PAGE = 20;

export function staffCustomerGroupsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffCustomerGroups, async ({ query: { page, q }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listGroups(db, { ...paging, q });
    const versions = await versionsOf(
      db,
      GROUP_KIND,
      rows.map(({ id }) => id),
    );
    const shownRows = rows.map(({ id, name, members, lists }) => ({
      groupID: id,
      name,
      members_count: members,
      lists,
      version: versions.get(id) ?? 0,
    }));
    return pagedAnswer(shownRows, { ...paging, total }, url);
  });

  serve(app, calls.getStaffCustomerGroup, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffCustomerGroup, async ({ body, staff }) => {
    const { id } = await done(await createGroup(context, { body, actor: staff }));
    return { data: await shown(id) };
  });

  serve(
    app,
    calls.changeStaffCustomerGroup,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      const { id } = await done(await changeGroup(context, input));
      return { data: await shown(id) };
    },
  );

  serve(
    app,
    calls.removeStaffCustomerGroup,
    async ({ params, query: { version: expectedVersion }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff };
      const { id, version } = await done(await removeGroup(context, input), input.id);
      return { data: { id, version } };
    },
  );

  async function shown(id: number) {
    const group = await findGroup(db, id);
    if (!group) throw notFound();
    return group;
  }

  async function done(stored: WrittenGroup, id?: number): Promise<{ id: number; version: number }> {
    if (stored.ok) return stored;
    if (stored.error === "unknown") throw notFound();
    if (stored.error === "in-lists") throw inUse(stored.message, id === undefined ? {} : await shown(id));
    throw invalid(stored.errors);
  }
}
