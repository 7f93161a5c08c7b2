import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/first-steps";
import type { FirstStepsAnswer } from "@curat/contract/staff/first-steps";
import { FIRST_STEPS } from "@curat/contract/staff/first-steps.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { scopeContext } from "../../../office-context.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";

const ROOM = "/pasi";
const PAGES = "/pasi/pagini-legale";

export async function loadSteps({ context }: LoaderFunctionArgs) {
  const [{ data: first }, may] = await Promise.all([need(context, calls.getFirstSteps), mayDo(context)]);
  const { removeDemo } = context.get(scopeContext).options.commands;
  return { first, mayEdit: may("settings:edit"), removeDemo };
}

/** Skips or resumes an onboarding step, or hides all steps. */
export async function changeSteps(request: Request, context: Context) {
  const form = await request.formData();
  const version = Number(textOf(form, "version"));
  const { data: current } = await need(context, calls.getFirstSteps);
  const skipped = current.steps.filter(({ state }) => state === "skipped").map(({ step }) => step);
  const chosen = FIRST_STEPS.find((step) => step === textOf(form, "step"));
  const write = (body: Partial<Parameters<typeof bodyOf>[0]>, message: string) =>
    press(
      context,
      calls.changeFirstSteps,
      { body: bodyOf({ skipped, is_dismissed: current.is_dismissed, ...body, version }) },
      { to: ROOM, message },
    );
  switch (textOf(form, "form")) {
    case "skip":
      return write({ skipped: [...skipped, ...(chosen ? [chosen] : [])] }, texts.skippedSaid);
    case "resume":
      return write({ skipped: skipped.filter((step) => step !== chosen) }, texts.resumedSaid);
    case "dismiss":
      return write({ is_dismissed: true }, texts.dismissed);
    case "show":
      return write({ is_dismissed: false }, texts.shown);
    default:
      throw data(null, { status: 404 });
  }
}

const bodyOf = (body: Pick<FirstStepsAnswer, "is_dismissed" | "version"> & { skipped: StepName[] }) => body;
type StepName = FirstStepsAnswer["steps"][number]["step"];

export async function loadPages(context: Context) {
  const [{ data: pages }, may] = await Promise.all([need(context, calls.listLegalPages), mayDo(context)]);
  return { pages, mayEdit: may("content:edit"), maySet: may("settings:edit") };
}

/**
 * Loads the form for a page that the shop needs. If the page is already published, redirects to the list of
 * these pages.
 */
export async function loadPage({ context, params: { page: name = "" } }: LoaderFunctionArgs) {
  const { pages, mayEdit } = await loadPages(context);
  const page = pages.find((one) => one.page === name);
  if (!page) throw data(null, { status: 404 });
  if (!mayEdit) throw data(null, { status: 403 });
  if (page.url !== null) return leaveTo(context, PAGES);
  return { page };
}

export async function publishPage(request: Request, context: Context, page: string) {
  const form = await request.formData();
  const body = { title: textOf(form, "title"), content: textOf(form, "content") };
  const sent = await send(context, form, calls.publishLegalPage, { params: { page }, body });
  return sent.ok ? leaveTo(context, PAGES, texts.publishedSaid) : sent.refusal;
}
