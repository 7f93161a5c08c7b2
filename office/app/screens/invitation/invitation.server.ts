import { data } from "react-router";
import { acceptInvitation, seeInvitation } from "@curat/contract/staff/session";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../components/form/send.server.ts";
import { drawQr } from "../../components/second-factor/qr.server.ts";
import { credentialOf } from "../../components/second-factor/shown-factor.server.ts";
import { apiOf, refusedPage } from "../../session/api.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import type { Context } from "../../session/session.server.ts";

/** What an invitation says; null on the page that answers its acceptance. */
export async function loadInvitation(context: Context, token: string) {
  const answer = await apiOf(context).call(seeInvitation, { body: { token } });
  if (!answer.ok) {
    if (answer.status === 404 && !sessionOf(context).isRead) return null;
    throw refusedPage(context, answer);
  }
  const { email, name, roles, totp, passkey } = answer.data;
  return { email, name, roles, secret: totp.secret, qr: drawQr(totp.uri), passkey };
}

/** Comes in: the answer opens the session and shows the recovery codes, this once. */
export async function accept(request: Request, context: Context, token: string) {
  const form = await request.formData();
  const factor =
    textOf(form, "credential") === ""
      ? ({ factor: "totp", code: textOf(form, "code") } as const)
      : ({
          factor: "passkey",
          credential: credentialOf(form),
          passkey_name: textOf(form, "passkey_name"),
        } as const);
  const body = {
    token,
    name: textOf(form, "name"),
    password: exactTextOf(form, "password"),
    password_confirm: exactTextOf(form, "password_confirm"),
    ...factor,
  };
  const answer = await apiOf(context).call(acceptInvitation, { body });
  if (!answer.ok) return refuse(form, answer);
  sessionOf(context).set("session", answer.data.staff_token);
  return data({ codes: answer.data.recovery_codes });
}
