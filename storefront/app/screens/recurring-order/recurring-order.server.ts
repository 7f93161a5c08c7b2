import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import {
  closeRecurringDraft,
  confirmRecurringDraft,
  showRecurringDraft,
} from "@curat/contract/recurring-orders";
import type { RecurringDraft } from "@curat/contract/recurring-orders";
import { rhythmText } from "@curat/contract/recurring-orders.values";
import { longDate } from "@curat/ui/date/long-date.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { texts } from "../../components/recurring-order/texts.ts";
import { submit } from "../../components/form/submit.server.ts";
import { apiOf } from "../../session/api.server.ts";
import { quantityField } from "./quantity-field.ts";

type Context = Readonly<RouterContextProvider>;

const FIELD = /^q\.(\d{1,9})$/;

/** Returns the draft for a signed link, with quantities from the query string. Null if the link is invalid. */
export async function loadDraft(context: Context, link: string, { searchParams }: URL) {
  const lines = quantitiesIn(searchParams);
  const body = lines.length > 0 ? { lines } : {};
  const answer = await apiOf(context).call(showRecurringDraft, { params: { link }, body });
  if (!answer.ok && answer.status !== 404 && answer.status !== 422) throw data(null, { status: 503 });
  return {
    head: { title: texts.title, robots: "noindex" },
    draft: answer.ok ? toView(answer.data, link) : null,
  };
}
export type DraftData = Awaited<ReturnType<typeof loadDraft>>;

function toView(draft: RecurringDraft, link: string) {
  const { every_weeks: everyWeeks, month_day: monthDay } = draft;
  // The stored moment is the midnight after the last day.
  const lastMoment = new Date(new Date(draft.expires_at).getTime() - 1);
  return {
    ...draft,
    address: `/comanda-recurenta/${link}`,
    day: longDate(draft.due_on),
    until: longDate(lastMoment.toISOString()),
    next: longDate(draft.next_on),
    rhythm: rhythmText({ everyWeeks, monthDay }),
    stateText: texts.states[draft.state],
  };
}

function quantitiesIn(fields: URLSearchParams | FormData): { productid: number; quantity: number }[] {
  return [...fields.entries()].flatMap(([name, value]) => {
    const [, id] = FIELD.exec(name) ?? [];
    if (id === undefined || typeof value !== "string") return [];
    const quantity = Number(value.trim() || "0");
    return [{ productid: Number(id), quantity: Number.isInteger(quantity) ? quantity : -1 }];
  });
}

/** Confirms or skips a draft, or ends its recurring order. A notice explains a refusal. */
export async function answerDraft(context: Context, link: string, request: Request) {
  const form = await request.formData();
  const params = { link };
  const page = `/comanda-recurenta/${encodeURIComponent(link)}`;
  const act = textOf(form, "intent");
  if (act === "skip" || act === "end")
    return submit(context, closeRecurringDraft, { params, body: { act }, done: { to: page } });
  const lines = quantitiesIn(form);
  const query = new URLSearchParams(
    lines.map(({ productid, quantity }) => [quantityField(productid), String(quantity)]),
  );
  // After a refusal the page shows the entered quantities at the current total.
  const to = query.size > 0 ? `${page}?${query.toString()}` : page;
  const body = { lines, seen_total: Number(textOf(form, "total")) };
  return submit(context, confirmRecurringDraft, { params, body, done: { to } });
}
