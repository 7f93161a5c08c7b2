import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/roles";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { tickedPermissions } from "../../../components/permissions/permission-fields.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { sentencesOf } from "../../../components/permissions/permission-words.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireRight, requireStaff } from "../../../session/staff.server.ts";
import { comparedRole, filledRole, percentOf } from "./role-fields.ts";

export async function loadRoles({ context }: LoaderFunctionArgs) {
  const [roles, may] = await Promise.all([
    need(context, calls.listStaffRoles, { query: {} }),
    mayDo(context),
  ]);
  return {
    roles: roles.data.map(({ id, name, people, is_owner, permissions }) => ({
      id,
      name,
      people,
      isOwner: is_owner,
      sentences: is_owner ? ["tot"] : sentencesOf(permissions),
    })),
    mayEdit: may("roles:edit"),
  };
}

/** Loads the permissions for a new role, which are those that this person has. */
export async function loadNewRole({ context }: LoaderFunctionArgs) {
  const { permissions } = await requireRight(context, "roles:edit");
  return { grantable: permissions };
}

function limitOf(form: FormData) {
  return { discount_percent: percentOf(textOf(form, "discount_percent")) };
}

export async function createRole({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { name: textOf(form, "name"), permissions: tickedPermissions(form), ...limitOf(form) };
  const sent = await send(context, form, calls.createStaffRole, { body });
  return sent.ok ? leaveTo(context, `/roluri/${sent.data.id}`, "Rolul a fost creat.") : sent.refusal;
}

export async function loadRole({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [role, otherViewers, me, history] = await Promise.all([
    need(context, calls.getStaffRole, { params: { id } }),
    otherViewersOf(context, "staff_role", id),
    requireStaff(context),
    loadHistory(context, "staff_role", id),
  ]);
  return {
    role: role.data,
    otherViewers,
    history,
    grantable: me.permissions,
    mayEdit: me.permissions.includes("roles:edit") && !role.data.is_owner,
  };
}

export async function changeRole(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = textOf(form, "version");
  switch (textOf(form, "form")) {
    case "role": {
      const permissions = tickedPermissions(form);
      const body = { name: textOf(form, "name"), permissions, version: Number(version), ...limitOf(form) };
      const me = await requireStaff(context);
      const sent = await send(
        context,
        form,
        calls.changeStaffRole,
        { params, body },
        {
          subject: { kind: "staff_role", id },
          fill: filledRole,
          ...comparedRole(me.permissions),
        },
      );
      return sent.ok
        ? leaveTo(context, `/roluri/${id}`, "Rolul a fost salvat și se aplică imediat.")
        : sent.refusal;
    }
    case "remove": {
      const to = { to: "/roluri", message: "Rolul a fost șters." };
      return press(context, calls.removeStaffRole, { params, query: { version } }, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}
