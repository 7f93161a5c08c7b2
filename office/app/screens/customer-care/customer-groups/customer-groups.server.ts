import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/customer-groups";
import type { StaffCustomerGroup } from "@curat/contract/staff/customer-groups";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { refusedAtLines } from "../../../components/member-lines/lines.ts";
import { membersIn, membersText } from "../../../components/member-lines/member-lines.ts";
import { loadList, listAsFile } from "../../../lists/list.server.ts";
import { loadAround, loadNew } from "../../../components/record/record.server.ts";
import type { ListState } from "../../../lists/list-address.ts";
import type { Context } from "../../../session/session.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { CUSTOMER_GROUPS } from "./customer-groups-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/grupuri-clienti";

const RIGHT = "price-lists:edit";
const LIST = {
  shape: CUSTOMER_GROUPS,
  read: (context: Context, { filters }: ListState, page: number) =>
    need(context, calls.listStaffCustomerGroups, { query: { q: filters.q, page: String(page) } }),
};

export const loadGroups = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: RIGHT });

export const groupsAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    ...LIST,
    head: [texts.name, texts.members, texts.lists],
    cells: ({ name, members_count, lists }) => [
      name,
      members_count,
      lists.map((list) => list.name).join(", "),
    ],
  });

export async function loadNewGroup({ context }: LoaderFunctionArgs) {
  await loadNew(context, RIGHT);
  return { filled: {} };
}

export async function createGroup({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { body, lines } = groupIn(form);
  const sent = await send(context, form, calls.createStaffCustomerGroup, { body });
  if (sent.ok) return leaveTo(context, `${ROOM}/${sent.data.groupID}`, texts.created);
  return refusedAtLines(sent.refusal, lines);
}

export async function loadGroup({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: group }, around] = await Promise.all([
    need(context, calls.getStaffCustomerGroup, { params: { id } }),
    loadAround(context, { kind: "customer-group", id, right: RIGHT }),
  ]);
  return { group, filled: filledGroup(group), ...around };
}

/** Saves or removes a group. The form's name selects the action. */
export async function changeGroup({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  const here = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "customer-group": {
      const { body, lines } = groupIn(form);
      const compared = {
        subject: { kind: "customer-group" as const, id },
        fill: filledGroup,
        labels: texts.labels,
      };
      const input = { params, body: { ...body, version } };
      const sent = await send(context, form, calls.changeStaffCustomerGroup, input, compared);
      if (sent.ok) return leaveTo(context, here, texts.saved);
      return refusedAtLines(sent.refusal, lines);
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      const to = { to: here, message: texts.removed, next: () => ROOM };
      return press(context, calls.removeStaffCustomerGroup, input, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}

function groupIn(form: FormData) {
  const { sent, lineOf } = membersIn(textOf(form, "members"));
  return { body: { name: textOf(form, "name"), members: sent }, lines: { members: lineOf } };
}

function filledGroup({ name, members }: StaffCustomerGroup): Typed {
  return { name, members: membersText(members) };
}
