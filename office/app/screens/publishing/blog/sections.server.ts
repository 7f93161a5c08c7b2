/** Loads and changes blog categories and tags. Each kind has a page with one form per entry. */
import { data } from "react-router";
import * as calls from "@curat/contract/staff/blog-sections";
import type { BlogSection } from "@curat/contract/staff/blog-sections";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { filledSection, sectionForm } from "./section-fields.ts";
import type { SectionKind } from "./section-fields.ts";
import { texts } from "./texts.ts";

const KINDS = {
  category: {
    room: "/blog/categorii",
    subject: "blog-category",
    list: calls.listBlogCategories,
    create: calls.createBlogCategory,
    change: calls.changeBlogCategory,
    remove: calls.removeBlogCategory,
  },
  tag: {
    room: "/blog/etichete",
    subject: "blog-tag",
    list: calls.listBlogTags,
    create: calls.createBlogTag,
    change: calls.changeBlogTag,
    remove: calls.removeBlogTag,
  },
} as const;

export async function loadSections(context: Context, kind: SectionKind) {
  const [{ data: sections }, may] = await Promise.all([need(context, KINDS[kind].list), mayDo(context)]);
  return { kind, sections, mayEdit: may("blog:edit") };
}

export async function changeSections(request: Request, context: Context, kind: SectionKind) {
  const { room, subject, create, change, remove } = KINDS[kind];
  const form = await formOf(request);
  const [act = "", id = ""] = textOf(form, "form").split("-");
  const params = { id };
  const version = Number(textOf(form, "version"));
  const words = texts.sections[kind];
  if (act === "new") {
    const sent = await send(context, form, create, { body: sectionIn(form) });
    return sent.ok ? leaveTo(context, room, words.created) : sent.refusal;
  }
  if (act === sectionForm.act) {
    const compared = {
      subject: { kind: subject, id },
      fill: (section: BlogSection): Typed => filledSection(section),
      labels: texts.sectionLabels,
    };
    const input = { params, body: { ...sectionIn(form), version } };
    const sent = await send(context, form, change, input, compared);
    return sent.ok ? leaveTo(context, room, words.saved) : sent.refusal;
  }
  if (act !== "remove") throw data(null, { status: 404 });
  return press(
    context,
    remove,
    { params, query: { version: String(version) } },
    { to: room, message: words.removed },
  );
}

function sectionIn(form: FormData) {
  const name = textOf(form, "name");
  return {
    name,
    slug: textOf(form, "slug") || slugOf(name),
    sort_order: Number(textOf(form, "sort_order") || "0"),
  };
}
