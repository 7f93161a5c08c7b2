import * as calls from "@curat/contract/staff/people";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { inUse, invalid, notFound, Refusal } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { versionsOf } from "../../changes/index.ts";
import {
  changeMember,
  endSessions,
  eraseMember,
  findStaffMember,
  inviteMember,
  type SavedMember,
  lockMember,
  repeatInvitation,
  resetMember,
  unlockMember,
} from "./people.service.ts";
import { listMembers } from "./people.store.ts";
import { toStaffMember } from "./people.wire.ts";

const ROWS_PER_PAGE = 50;
const TAKEN = "Există deja o persoană cu această adresă de e-mail.";
const UNKNOWN_ROLE = "Unul dintre rolurile alese nu mai există. Reîncarcă pagina și alege din nou.";
const LAST_OWNER = "Magazinul trebuie să aibă cel puțin un proprietar activ.";
const IS_IN = "Persoana a acceptat deja invitația.";
const IS_LOCKED = "Persoana este blocată. Deblocheaz-o mai întâi.";
const SESSIONS_ENDED = "Sesiunile persoanei au fost închise.";

export function staffPeopleRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.listStaffMembers, async ({ query: { page, q = "", state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listMembers(db, { q, state, ...paging, now: now() });
    const versions = await versionsOf(
      db,
      "staff_member",
      rows.map(({ id }) => id),
    );
    const people = rows.map((member) => toStaffMember(member, versions.get(member.id) ?? 0));
    return pagedAnswer(people, { ...paging, total }, url);
  });

  serve(app, calls.getStaffMember, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.inviteStaffMember, async ({ body: { email, name = "", roles }, staff }) => ({
    data: await stored(inviteMember(context, staff, { email, name, roleIds: roles })),
  }));

  serve(app, calls.repeatInvitation, async ({ params, staff }) => ({
    data: await stored(
      repeatInvitation(context, { id: idOf(params.id), expectedVersion: undefined, actor: staff }),
    ),
  }));

  serve(app, calls.changeStaffMember, async ({ params, body: { version, name, roles }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, name, roleIds: roles };
    return { data: await stored(changeMember(context, input), "roles") };
  });

  serve(app, calls.lockStaffMember, async ({ params, body: { version }, staff }) => ({
    data: await stored(lockMember(context, { id: idOf(params.id), expectedVersion: version, actor: staff })),
  }));

  serve(app, calls.unlockStaffMember, async ({ params, body: { version }, staff }) => ({
    data: await stored(
      unlockMember(context, { id: idOf(params.id), expectedVersion: version, actor: staff }),
    ),
  }));

  serve(app, calls.endSessionsOfStaffMember, async ({ params, staff }) => {
    done(await endSessions(context, { id: idOf(params.id), expectedVersion: undefined, actor: staff }));
    return { data: null, message: SESSIONS_ENDED };
  });

  serve(app, calls.resetStaffMember, async ({ params, body: { version }, staff }) => ({
    data: await stored(resetMember(context, { id: idOf(params.id), expectedVersion: version, actor: staff })),
  }));

  serve(app, calls.eraseStaffMember, async ({ params, query: { version: expectedVersion }, staff }) => {
    const { id, version } = done(
      await eraseMember(context, { id: idOf(params.id), expectedVersion, actor: staff }),
    );
    return { data: { id, version } };
  });

  async function stored(keeping: Promise<SavedMember>, ownersField?: string) {
    return shown(done(await keeping, ownersField).id);
  }

  async function shown(id: number) {
    const member = await findStaffMember(context, id);
    if (!member) throw notFound();
    return member;
  }
}

/** `ownersField` is the field to which an error about the last owner belongs. */
function done(stored: SavedMember, ownersField?: string): { id: number; version: number } {
  if (stored.ok) return stored;
  switch (stored.error) {
    case "unknown":
      throw notFound();
    case "forbidden":
      throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    case "taken":
      throw invalid({ email: [TAKEN] });
    case "unknown-role":
      throw invalid({ roles: [UNKNOWN_ROLE] });
    case "last-owner":
      throw ownersField ? invalid({ [ownersField]: [LAST_OWNER] }) : inUse(LAST_OWNER, {});
    case "is-in":
      throw inUse(IS_IN, {});
    case "is-locked":
      throw inUse(IS_LOCKED, {});
  }
}
