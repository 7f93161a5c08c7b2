import {
  type BlogSection,
  type BlogSectionBody,
  changeBlogCategory,
  changeBlogTag,
  createBlogCategory,
  createBlogTag,
  listBlogCategories,
  listBlogTags,
  removeBlogCategory,
  removeBlogTag,
} from "@curat/contract/staff/blog-sections";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { atField } from "../../platform/routing/index.ts";
import {
  changeSection,
  createSection,
  removeSection,
  type SectionFields,
  sectionPath,
  type WrittenSection,
} from "./sections.service.ts";
import { loadSections, type SectionKind, subjectOf } from "./sections.store.ts";

const CALLS = [
  {
    kind: "category",
    list: listBlogCategories,
    create: createBlogCategory,
    change: changeBlogCategory,
    remove: removeBlogCategory,
  },
  { kind: "tag", list: listBlogTags, create: createBlogTag, change: changeBlogTag, remove: removeBlogTag },
] as const;
const IN_USE = "Categoria conține articole. Mută-le mai întâi.";

export function staffSectionsRoutes(app: ApiApp, context: ApiContext): void {
  for (const { kind, list, create, change, remove } of CALLS) {
    serve(app, list, async () => ({ data: await all(kind) }));

    serve(app, create, async ({ body, staff }) => {
      const input = { kind, fields: fieldsOf(body) };
      return { data: await shown(kind, await atField("slug", createSection(context, staff, input))) };
    });

    serve(app, change, async ({ params, body, staff }) => {
      const input = {
        kind,
        id: idOf(params.id),
        expectedVersion: body.version,
        actor: staff,
        fields: fieldsOf(body),
      };
      return { data: await shown(kind, await atField("slug", changeSection(context, input))) };
    });

    serve(app, remove, async ({ params, query, staff }) => {
      const input = { kind, id: idOf(params.id), expectedVersion: query.version, actor: staff };
      const { id, version } = stands(await removeSection(context, input));
      return { data: { id, version } };
    });
  }

  async function all(kind: SectionKind): Promise<BlogSection[]> {
    const sections = await loadSections(context.db, kind);
    const ids = sections.map(({ id }) => id);
    const versions = await versionsOf(context.db, subjectOf(kind), ids);
    return sections.map(({ id, slug, name, sortOrder, posts }) => ({
      id,
      slug,
      url: sectionPath(kind, slug),
      name,
      sort_order: sortOrder,
      posts,
      version: versions.get(id) ?? 0,
    }));
  }

  async function shown(kind: SectionKind, written: WrittenSection): Promise<BlogSection> {
    const { record } = stands(written);
    const one = (await all(kind)).find(({ id }) => id === record.id);
    if (!one) throw notFound();
    return one;
  }
}

function stands(written: WrittenSection): Extract<WrittenSection, { ok: true }> {
  if (written.ok) return written;
  if (written.error === "unknown") throw notFound();
  throw new Refusal(409, { message: IN_USE });
}

function fieldsOf({ slug, name, sort_order }: BlogSectionBody): SectionFields {
  return { slug, name, sortOrder: sort_order };
}
