import * as calls from "@curat/contract/staff/session";
import type { ApiContext } from "../../../../context.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { acceptInvitation, beginInvitation, seeInvitation } from "./invitation.service.ts";
import { finishLogin, startLogin } from "./login.service.ts";
import { accept } from "./outcomes.ts";
import { requestPassword, setPassword } from "./password.service.ts";
import { deleteSession } from "./sessions.store.ts";

const LINK_SENT =
  "Dacă există un cont cu această adresă, ți-am trimis un e-mail cu linkul pentru o parolă nouă.";
const PASSWORD_SET = "Parola a fost schimbată. Intră în cont cu ea.";

export function staffEnteringRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, calls.loginStaff, async ({ body, visitor }) => {
    const { login, factors, passkey } = accept(await startLogin(context, body, visitor));
    return { data: { login, factors, passkey } };
  });

  serve(app, calls.finishStaffLogin, async ({ body, visitor, userAgent }) => {
    const { login, ...shown } = body;
    const opened = accept(await finishLogin(context, { login, shown }, { visitor, userAgent }));
    return {
      data: {
        staff_token: opened.token,
        expires_at: opened.expiresAt.toISOString(),
        recovery_codes_left: opened.recoveryCodesLeft,
      },
    };
  });

  serve(app, calls.seeInvitation, async ({ body: { token, browser } }) => {
    const invitation = accept(await seeInvitation(context, { token, browser }));
    const { member, email, isBegun, factor } = invitation;
    const { name, roles } = member;
    const expires_at = invitation.expiresAt.toISOString();
    return {
      data: { email, name, roles: roles.map((role) => role.name), expires_at, is_begun: isBegun, factor },
    };
  });

  serve(app, calls.beginInvitation, async ({ body }) => {
    const { browser, factor } = accept(await beginInvitation(context, body.token));
    return { data: { browser, factor } };
  });

  serve(app, calls.acceptInvitation, async ({ body, visitor, userAgent }) => {
    const { token, browser, name, password } = body;
    const accepted = await acceptInvitation(
      context,
      { token, browser, name, password, made: body },
      { visitor, userAgent },
    );
    const opened = accept(accepted);
    return {
      data: {
        staff_token: opened.token,
        expires_at: opened.expiresAt.toISOString(),
        recovery_codes: opened.recoveryCodes,
      },
    };
  });

  serve(app, calls.requestStaffPassword, async ({ body }) => {
    await requestPassword(context, body.email);
    return { data: null, message: LINK_SENT };
  });

  serve(app, calls.setStaffPassword, async ({ body, visitor }) => {
    accept(await setPassword(context, body, visitor));
    return { data: null, message: PASSWORD_SET };
  });

  serve(app, calls.logoutStaff, async ({ staff }) => {
    await deleteSession(context.db, staff.memberId, staff.sessionId);
    return { data: null };
  });
}
