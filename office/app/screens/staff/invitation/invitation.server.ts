import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { acceptInvitation, beginInvitation, seeInvitation } from "@curat/contract/staff/session";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { drawQr } from "../../../components/second-factor/qr.server.ts";
import { credentialOf } from "../../../components/second-factor/shown-factor.server.ts";
import { apiOf, refusedPage } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import type { Context } from "../../../session/session.server.ts";

/** Loads an invitation, or null after its acceptance. */
export async function loadInvitation({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const browser = sessionOf(context).cookies.invitation;
  const answer = await apiOf(context).call(seeInvitation, { body: { token, ...(browser && { browser }) } });
  if (!answer.ok) {
    if (answer.status === 404 && !sessionOf(context).isRead) return null;
    throw refusedPage(context, answer);
  }
  const { email, name, roles, is_begun: isBegun, factor } = answer.data;
  const offer = factor && {
    secret: factor.totp.secret,
    qr: drawQr(factor.totp.uri),
    passkey: factor.passkey,
  };
  return { email, name, roles, isBegun, offer };
}

/** Starts accepting an invitation. From now on, only this browser gets the second factor's options. */
async function begin(form: FormData, context: Context, token: string) {
  const answer = await apiOf(context).call(beginInvitation, { body: { token } });
  if (!answer.ok) return refuse(form, answer);
  sessionOf(context).set("invitation", answer.data.browser);
  return leaveTo(context, `/invitation/${encodeURIComponent(token)}`);
}

/** Accepts the invitation, opens a session and returns the recovery codes, which are shown only once. */
export async function accept({ request, context, params: { token = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, "form") === "begin") return begin(form, context, token);
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
    browser: sessionOf(context).cookies.invitation ?? "-",
    name: textOf(form, "name"),
    password: exactTextOf(form, "password"),
    password_confirm: exactTextOf(form, "password_confirm"),
    ...factor,
  };
  const answer = await apiOf(context).call(acceptInvitation, { body });
  if (!answer.ok) return refuse(form, answer);
  sessionOf(context).set("invitation", undefined);
  sessionOf(context).set("session", answer.data.staff_token);
  return data({ codes: answer.data.recovery_codes });
}
