import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/people";
import type { StaffState } from "@curat/contract/staff/people.values";
import { listStaffRoles } from "@curat/contract/staff/roles";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { sentencesOf } from "../../../components/permissions/permission-words.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireRight } from "../../../session/staff.server.ts";
import { PEOPLE } from "./people-shape.ts";
import { comparedPerson, filledPerson } from "./person-fields.ts";

export async function loadPeople({ context, url }: LoaderFunctionArgs) {
  const state = readList(PEOPLE, url.searchParams);
  // The cast is safe, because the list accepts only known values for this filter.
  const query = { page: String(state.page), q: state.filters.q, state: state.filters.stare as StaffState };
  const [people, may] = await Promise.all([need(context, calls.listStaffMembers, { query }), mayDo(context)]);
  const { total, last_page } = people.meta;
  return {
    state,
    people: people.data,
    total,
    lastPage: last_page,
    mayInvite: may("staff:edit"),
    maySeeRoles: may("roles:view"),
  };
}

async function rolesFor(context: Context) {
  const answer = await maybe(context, listStaffRoles, { query: {} });
  return answer?.data.map(({ id, name, is_owner: isOwner, permissions }) => ({
    id,
    name,
    isOwner,
    sentences: isOwner ? ["tot"] : sentencesOf(permissions),
  }));
}

export async function loadInvite({ context }: LoaderFunctionArgs) {
  await requireRight(context, "staff:edit");
  return { roles: await rolesFor(context) };
}

export async function invite({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [email, name] = [textOf(form, "email"), textOf(form, "name")];
  const body = { email, roles: rolesIn(form), ...(name !== "" && { name }) };
  const sent = await send(context, form, calls.inviteStaffMember, { body });
  return sent.ok
    ? leaveTo(context, `/oameni/${sent.data.id}`, `Invitația a fost trimisă la ${email}.`)
    : sent.refusal;
}

/** Loads a staff member with their permissions, and the actions that this person may take. */
export async function loadPerson({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [person, otherViewers, may, roles, history] = await Promise.all([
    need(context, calls.getStaffMember, { params: { id } }),
    otherViewersOf(context, "staff_member", id),
    mayDo(context),
    rolesFor(context),
    loadHistory(context, "staff_member", id),
  ]);
  const has = new Set(person.data.roles.map((role) => role.id));
  return {
    person: person.data,
    otherViewers,
    history,
    worn: roles?.filter((role) => has.has(role.id) && !role.isOwner) ?? [],
    sentences: sentencesOf(person.data.permissions),
    roles,
    mayEdit: may("staff:edit"),
  };
}

export async function changePerson(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  const to = (message: string) => ({ to: `/oameni/${id}`, message });
  const onVersion = { params, body: { version } };
  switch (textOf(form, "form")) {
    case "person": {
      const body = { name: textOf(form, "name"), roles: rolesIn(form), version };
      const sent = await send(
        context,
        form,
        calls.changeStaffMember,
        { params, body },
        {
          subject: { kind: "staff_member", id },
          fill: filledPerson,
          ...comparedPerson(await rolesFor(context)),
        },
      );
      return sent.ok ? leaveTo(context, `/oameni/${id}`, "Modificările au fost salvate.") : sent.refusal;
    }
    case "repeat":
      return press(
        context,
        calls.repeatInvitation,
        { params },
        to("A fost trimisă altă invitație; cea anterioară nu mai este valabilă."),
      );
    case "lock":
      return press(
        context,
        calls.lockStaffMember,
        onVersion,
        to(
          "Accesul a fost blocat, sesiunile au fost închise, iar cheile create de această persoană au fost retrase.",
        ),
      );
    case "unlock":
      return press(context, calls.unlockStaffMember, onVersion, to("Accesul a fost deblocat."));
    case "end":
      return press(context, calls.endSessionsOfStaffMember, { params }, to("Sesiunile au fost închise."));
    case "reset":
      return press(
        context,
        calls.resetStaffMember,
        onVersion,
        to("Parola și al doilea factor au fost șterse; a fost trimisă o invitație nouă."),
      );
    default:
      throw data(null, { status: 404 });
  }
}

function rolesIn(form: FormData): number[] {
  return [...form.keys()].flatMap((name) => {
    const [, id] = /^role\.(\d{1,9})$/.exec(name) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}
