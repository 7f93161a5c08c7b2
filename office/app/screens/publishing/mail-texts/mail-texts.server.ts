import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/mail-texts";
import type { MailText } from "@curat/contract/staff/mail-texts";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, refuse, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { mailFrame } from "../../../components/mail/mail-frame.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";

const ROOM = "/texte-mailuri";
const FORM = "mail";

export async function loadMailTexts({ context }: LoaderFunctionArgs) {
  const { data: mails } = await need(context, calls.listMailTexts);
  const listed = mails.map(({ key, group, label, title, intro }) => ({
    key,
    group,
    label,
    isChosen: title !== "" || intro !== "",
  }));
  return [...Map.groupBy(listed, ({ group }) => group)].map(([group, ofGroup]) => ({
    group,
    mails: ofGroup,
  }));
}

export async function loadMailText({ context, params: { key = "" } }: LoaderFunctionArgs) {
  const [{ data: mails }, history, may] = await Promise.all([
    need(context, calls.listMailTexts),
    loadHistory(context, "setting", "mailTexts"),
    mayDo(context),
  ]);
  const mail = mails.find((one) => one.key === key);
  if (!mail) throw data(null, { status: 404 });
  const words = { title: mail.title, intro: mail.intro };
  const { data: preview } = await need(context, calls.previewMailText, { params: { key }, body: words });
  return {
    mail,
    filled: filledMail(mail),
    preview: { subject: preview.subject, text: preview.text, page: pageOf(key, words) },
    history,
    mayEdit: may("settings:edit"),
  };
}

function filledMail({ title, intro }: Pick<MailText, "title" | "intro">) {
  return { title, intro };
}

function pageOf(key: string, words: { title: string; intro: string }): string {
  return `/admin${ROOM}/${key}/arata?${new URLSearchParams(words).toString()}`;
}

/** Saves, previews or resets an email's texts, or sends the email to the staff member. */
export async function changeMailText(request: Request, context: Context, key: string) {
  const form = await formOf(request);
  const params = { key };
  const words = { title: textOf(form, "title"), intro: textOf(form, "intro") };
  const version = textOf(form, "version");
  const to = `${ROOM}/${key}`;
  if (textOf(form, "form") === "reset") {
    const input = { params, query: { version } };
    return press(context, calls.resetMailText, input, {
      to,
      message: "E-mailul are din nou textul inițial.",
    });
  }
  if (textOf(form, "form") !== FORM) throw data(null, { status: 404 });
  switch (textOf(form, "press")) {
    case "show":
      return shownPreview(context, form, { key, words });
    case "test": {
      const sent = await send(context, form, calls.sendMailText, { params, body: words });
      if (!sent.ok) return sent.refusal;
      return { ...typed(form), message: `E-mailul de probă a fost trimis la ${sent.data.to}.` };
    }
    default: {
      const body = { ...words, version: Number(version) };
      const compared = {
        subject: { kind: "setting" as const, id: "mailTexts" },
        fill: filledMail,
        labels: { title: "Subiect", intro: "Introducere" },
      };
      const sent = await send(context, form, calls.changeMailText, { params, body }, compared);
      return sent.ok
        ? leaveTo(context, to, "Textul a fost salvat și va fi folosit în următoarele e-mailuri.")
        : sent.refusal;
    }
  }
}

async function shownPreview(
  context: Context,
  form: FormData,
  { key, words }: { key: string; words: { title: string; intro: string } },
) {
  const answer = await apiOf(context).call(calls.previewMailText, { params: { key }, body: words });
  if (!answer.ok) return refuse(form, answer);
  const { subject, text } = answer.data;
  return { ...typed(form), preview: { subject, text, page: pageOf(key, words) } };
}

function typed(form: FormData) {
  return { form: FORM, values: typedValues(form), errors: {}, messages: [] };
}

/** Returns the email as HTML for a sandboxed iframe. */
export async function showMail({
  context,
  url,
  params: { key = "" },
}: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const words = { title: url.searchParams.get("title") ?? "", intro: url.searchParams.get("intro") ?? "" };
  const { data: mail } = await need(context, calls.previewMailText, { params: { key }, body: words });
  return mailFrame(mail.html);
}
