import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/customer-groups";
import type { StaffCustomerGroup } from "@curat/contract/staff/customer-groups";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { refusedAtLines } from "../../../components/member-lines/lines.ts";
import { membersIn, membersText } from "../../../components/member-lines/member-lines.ts";
import { othersAt } from "../../../components/presence/presence.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { CUSTOMER_GROUPS } from "./customer-groups-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/grupuri-clienti";

/** A page of the groups. */
export async function loadGroups({ context, url }: LoaderFunctionArgs) {
  const state = readList(CUSTOMER_GROUPS, url.searchParams);
  const query = { q: state.filters.q, page: String(state.page) };
  const [{ data: groups, meta }, may] = await Promise.all([
    need(context, calls.listStaffCustomerGroups, { query }),
    mayDo(context),
  ]);
  return { state, groups, total: meta.total, lastPage: meta.last_page, mayEdit: may("price-lists:edit") };
}

/** All groups, as filtered. */
export async function groupsAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { filters } = readList(CUSTOMER_GROUPS, url.searchParams);
  const head = [texts.name, texts.members, texts.lists];
  return fileAnswer(url, head, async (page) => {
    const query = { q: filters.q, page: String(page) };
    const { data: groups, meta } = await need(context, calls.listStaffCustomerGroups, { query });
    const rows = groups.map(({ name, members_count: members, lists }) => [
      name,
      members,
      lists.map((list) => list.name).join(", "),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}

export async function loadNewGroup({ context }: LoaderFunctionArgs) {
  const may = await mayDo(context);
  if (!may("price-lists:edit")) throw data(null, { status: 403 });
  return { filled: {} };
}

export async function createGroup({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { body, lines } = groupIn(form);
  const sent = await send(context, form, calls.createStaffCustomerGroup, { body });
  if (sent.ok) return leaveTo(context, `${ROOM}/${sent.data.groupID}`, texts.created);
  return refusedAtLines(sent.refusal, lines);
}

/** One group with its form as it stands. */
export async function loadGroup({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: group }, history, others, may] = await Promise.all([
    need(context, calls.getStaffCustomerGroup, { params: { id } }),
    loadHistory(context, "customer-group", id),
    othersAt(context, "customer-group", id),
    mayDo(context),
  ]);
  return { group, filled: filledGroup(group), history, others, mayEdit: may("price-lists:edit") };
}

/** Changes or removes it; each form says by its name which. */
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
      const to = { to: here, say: texts.removed, next: () => ROOM };
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
