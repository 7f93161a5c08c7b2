import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/me";
import { changeStaffNotices, getStaffNotices } from "@curat/contract/staff/notices";
import { NOTICE_KINDS, NOTICE_CHANNELS } from "@curat/contract/staff/dashboard.values";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { press, refuse, send } from "../../../components/form/send.server.ts";
import { drawQr } from "../../../components/second-factor/qr.server.ts";
import { credentialOf } from "../../../components/second-factor/shown-factor.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

const PAGE = "/contul-meu";
/** Counts a confirmation as expired early, so that it does not expire while a form is being filled in. */
const SPARE_SECONDS = 60;

export async function loadAccount({ context }: LoaderFunctionArgs) {
  const [me, notices, sessions] = await Promise.all([
    requireStaff(context),
    need(context, getStaffNotices).then((answer) => answer.data),
    need(context, calls.listStaffSessions).then((answer) => answer.data),
  ]);
  const isConfirmed = me.recent_seconds > SPARE_SECONDS;
  const { name, email, roles, totp, passkeys, recovery_codes_left } = me;
  return { name, email, roles, totp, passkeys, recovery_codes_left, notices, sessions, isConfirmed };
}

/** Exports all data stored about the logged-in person. */
export async function storedData({ context }: LoaderFunctionArgs): Promise<Response> {
  const { data: stored } = await need(context, calls.getStoredStaff);
  return new Response(JSON.stringify(stored, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="datele-mele.json"',
    },
  });
}

export async function changeAccount({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const to = (message: string) => ({ to: PAGE, message });
  switch (textOf(form, "form")) {
    case "name": {
      const sent = await send(context, form, calls.changeStaffMe, { body: { name: textOf(form, "name") } });
      return sent.ok ? leaveTo(context, PAGE, "Numele a fost schimbat.") : sent.refusal;
    }
    case "password": {
      const body = {
        old_password: exactTextOf(form, "old_password"),
        password: exactTextOf(form, "password"),
        password_confirm: exactTextOf(form, "password_confirm"),
      };
      const sent = await send(context, form, calls.changeStaffPassword, { body });
      return sent.ok
        ? leaveTo(context, PAGE, "Parola a fost schimbată, iar celelalte sesiuni au fost închise.")
        : sent.refusal;
    }
    case "notices": {
      const choices = NOTICE_KINDS.flatMap((kind) => {
        const way = NOTICE_CHANNELS.find((each) => each === textOf(form, kind));
        return way ? [{ kind, way }] : [];
      });
      const sent = await send(context, form, changeStaffNotices, { body: { choices } });
      return sent.ok ? leaveTo(context, PAGE, "Notificările au fost salvate.") : sent.refusal;
    }
    case "new-totp": {
      const sent = await send(context, form, calls.newStaffTotp, {});
      return sent.ok ? data({ totp: { ...sent.data, qr: drawQr(sent.data.uri) } }) : sent.refusal;
    }
    case "confirm-totp": {
      const answer = await apiOf(context).call(calls.confirmStaffTotp, {
        body: { code: textOf(form, "code") },
      });
      if (answer.ok) return leaveTo(context, PAGE, "Aplicația de autentificare este activă.");
      const uri = textOf(form, "uri");
      const totp = { secret: textOf(form, "secret"), uri, qr: drawQr(uri.slice(0, 500)) };
      return refuse(form, answer, { totp });
    }
    case "remove-totp":
      return press(context, calls.removeStaffTotp, {}, to("Aplicația de autentificare a fost dezactivată."));
    case "passkey-options": {
      const sent = await send(context, form, calls.newStaffPasskey, {});
      return sent.ok ? data({ passkey: sent.data.passkey }) : sent.refusal;
    }
    case "add-passkey": {
      const body = { name: textOf(form, "name"), credential: credentialOf(form) };
      const sent = await send(context, form, calls.addStaffPasskey, { body });
      return sent.ok ? leaveTo(context, PAGE, "Cheia de acces a fost adăugată.") : sent.refusal;
    }
    case "remove-passkey":
      return press(
        context,
        calls.removeStaffPasskey,
        { params: { id: textOf(form, "id") } },
        to("Cheia de acces a fost ștearsă."),
      );
    case "new-codes": {
      const sent = await send(context, form, calls.newRecoveryCodes, {});
      return sent.ok ? data({ codes: sent.data.recovery_codes }) : sent.refusal;
    }
    case "end-session":
      return press(
        context,
        calls.endStaffSession,
        { params: { id: textOf(form, "id") } },
        to("Sesiunea a fost închisă."),
      );
    case "end-others":
      return press(context, calls.endOtherStaffSessions, {}, to("Celelalte sesiuni au fost închise."));
    default:
      throw data(null, { status: 404 });
  }
}
