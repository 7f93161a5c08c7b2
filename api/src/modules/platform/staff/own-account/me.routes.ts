import * as calls from "@curat/contract/staff/me";
import { requestSecondFactor, renewSecondFactor } from "@curat/contract/staff/session";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import type { Person } from "../../../../http/caller.ts";
import { idOf } from "../../../../http/ids.ts";
import { inUse, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { accept } from "../login/outcomes.ts";
import { changePassword } from "../login/password.service.ts";
import { deleteSession, deleteSessionsOf, loadSessions } from "../login/sessions.store.ts";
import { loadOwnerNames } from "../people/people.store.ts";
import {
  addPasskey,
  requestFactor,
  changeName,
  confirmTotp,
  newCodes,
  offerPasskey,
  offerTotp,
  type Removed,
  removePasskey,
  removeTotp,
  renewFactor,
  seeAs,
} from "./me.service.ts";
import { loadMe } from "./me.view.ts";
import { loadStoredPerson } from "./stored-person.store.ts";

const PASSWORD_CHANGED = "Parola a fost schimbată.";
const SESSION_ENDED = "Sesiunea a fost închisă.";
const SESSIONS_ENDED = "Celelalte sesiuni au fost închise.";
const LAST_FACTOR = "Nu ai altă metodă pentru al doilea factor. Adaugă una înainte de a o șterge pe aceasta.";

export function staffMeRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  const shown = async ({ sessionId }: Person) => ({ data: await loadMe(db, sessionId) });

  serve(app, calls.getStaffMe, async ({ staff }) => shown(staff));

  serve(app, calls.listStaffOwners, async () => ({ data: await loadOwnerNames(db) }));

  serve(app, calls.changeStaffMe, async ({ body, staff }) => {
    await changeName(context, staff, body.name);
    return shown(staff);
  });

  serve(app, calls.seeAsRole, async ({ body, staff }) => {
    accept(await seeAs(context, staff, body.role));
    return shown(staff);
  });

  serve(app, calls.seeAsOneself, async ({ staff }) => {
    accept(await seeAs(context, staff, null));
    return shown(staff);
  });

  serve(app, calls.getStoredStaff, async ({ staff }) => ({
    data: await loadStoredPerson(db, staff.memberId),
  }));

  serve(app, calls.listStaffSessions, async ({ staff }) => {
    const sessions = await loadSessions(db, staff.memberId, now());
    const reported = sessions.map(({ id, device, address, createdAt, usedAt, expiresAt }) => ({
      id,
      device,
      address,
      created_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      current: id === staff.sessionId,
    }));
    return { data: reported.toSorted((one, other) => Number(other.current) - Number(one.current)) };
  });

  serve(app, calls.endStaffSession, async ({ params, staff }) => {
    if (!(await deleteSession(db, staff.memberId, idOf(params.id)))) throw notFound();
    return { data: null, message: SESSION_ENDED };
  });

  serve(app, calls.endOtherStaffSessions, async ({ staff }) => {
    await transaction(db, (tx) => deleteSessionsOf(tx, staff.memberId, staff.sessionId));
    return { data: null, message: SESSIONS_ENDED };
  });

  serve(app, calls.changeStaffPassword, async ({ body, staff, visitor }) => {
    const input = { oldPassword: body.old_password, password: body.password, visitor };
    accept(await changePassword(context, staff, input));
    return { data: null, message: PASSWORD_CHANGED };
  });

  serve(app, requestSecondFactor, async ({ staff }) => ({ data: await requestFactor(context, staff) }));

  serve(app, renewSecondFactor, async ({ body, staff }) => {
    const { recentUntil, recoveryCodesLeft } = accept(await renewFactor(context, staff, body));
    return { data: { recent_until: recentUntil.toISOString(), recovery_codes_left: recoveryCodesLeft } };
  });

  serve(app, calls.newStaffTotp, async ({ staff }) => ({ data: await offerTotp(context, staff) }));

  serve(app, calls.confirmStaffTotp, async ({ body, staff }) => {
    accept(await confirmTotp(context, staff, body.code));
    return shown(staff);
  });

  serve(app, calls.removeStaffTotp, async ({ staff }) => {
    gone(await removeTotp(context, staff));
    return shown(staff);
  });

  serve(app, calls.newStaffPasskey, async ({ staff }) => ({
    data: { passkey: await offerPasskey(context, staff) },
  }));

  serve(app, calls.addStaffPasskey, async ({ body, staff }) => {
    accept(await addPasskey(context, staff, body));
    return shown(staff);
  });

  serve(app, calls.removeStaffPasskey, async ({ params, staff }) => {
    gone(await removePasskey(context, staff, idOf(params.id)));
    return shown(staff);
  });

  serve(app, calls.newRecoveryCodes, async ({ staff }) => ({
    data: { recovery_codes: await newCodes(context, staff) },
  }));
}

function gone(removed: Removed): void {
  if (removed.ok) return;
  throw removed.error === "last" ? inUse(LAST_FACTOR, {}) : notFound();
}
