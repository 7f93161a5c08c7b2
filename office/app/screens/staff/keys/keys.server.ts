import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/keys";
import type { StaffKey } from "@curat/contract/staff/keys";
import { KEYLESS_PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { tickedPermissions } from "../../../components/permissions/permission-fields.ts";
import { sentencesOf } from "../../../components/permissions/permission-words.ts";
import { endOfDay, romanianToday } from "../../../components/time/day.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";
import { KEYS } from "./keys-shape.ts";
import { untilForm } from "./until-form.ts";

export async function loadKeys({ context, url }: LoaderFunctionArgs) {
  const state = readList(KEYS, url.searchParams);
  const [keys, me] = await Promise.all([
    need(context, calls.listStaffKeys, { query: { page: String(state.page) } }),
    requireStaff(context),
  ]);
  return {
    state,
    total: keys.meta.total,
    lastPage: keys.meta.last_page,
    keys: keys.data.map(reportedOf),
    grantable: me.permissions.filter((one) => !KEYLESS_PERMISSIONS.includes(one)),
    mayEdit: me.permissions.includes("keys:edit"),
  };
}

export async function loadKey({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: key }, may, history] = await Promise.all([
    need(context, calls.getStaffKey, { params: { id } }),
    mayDo(context),
    loadHistory(context, "key", id),
  ]);
  return { key: reportedOf(key), mayEdit: may("keys:edit"), history };
}

function reportedOf(key: StaffKey) {
  return {
    ...key,
    sentences: sentencesOf(key.permissions),
    lastDay: key.expires_at && romanianToday(new Date(key.expires_at)),
    isExpired: key.expires_at !== null && Date.parse(key.expires_at) <= Date.now(),
  };
}

/** Creates, narrows or revokes a key, or changes its expiry, depending on the form. `page` is the redirect target. */
export async function changeKeys(request: Request, context: Context, page = "/chei") {
  const form = await request.formData();
  const id = textOf(form, "id");
  const named = textOf(form, "form");
  if (named === untilForm(Number(id))) {
    const body = { expires_at: untilOf(form), version: Number(textOf(form, "version")) };
    const sent = await send(context, form, calls.changeStaffKey, { params: { id }, body });
    return sent.ok ? leaveTo(context, page, "Valabilitatea cheii a fost schimbată.") : sent.refusal;
  }
  switch (named) {
    case "key": {
      const body = {
        name: textOf(form, "name"),
        permissions: tickedPermissions(form),
        expires_at: untilOf(form),
      };
      const sent = await send(context, form, calls.createStaffKey, { body });
      return sent.ok ? data({ made: { name: sent.data.name, key: sent.data.key } }) : sent.refusal;
    }
    case "narrow": {
      const input = {
        params: { id },
        body: { permissions: tickedPermissions(form), version: Number(textOf(form, "version")) },
      };
      const sent = await send(context, form, calls.narrowStaffKey, input);
      return sent.ok ? leaveTo(context, page, "Drepturile cheii au fost restrânse.") : sent.refusal;
    }
    case "revoke": {
      const to = { to: page, message: "Cheia a fost retrasă și nu mai poate fi folosită." };
      return press(context, calls.revokeStaffKey, { params: { id } }, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}

function untilOf(form: FormData): string | null {
  const day = textOf(form, "until");
  if (day === "") return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? endOfDay(day) : day;
}
