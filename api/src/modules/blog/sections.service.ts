/** Writing the blog's categories and tags: staff one by one, imports many at once, by the same way. */
import type { ApiContext } from "../../context.ts";
import { transaction, type Tx } from "../../db/database.ts";
import {
  type Actor,
  changeSentence,
  type NewChange,
  recordChange,
  recordChanges,
  saysTheSame,
  tag,
} from "../changes/index.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";
import { blogCategoryPath, blogTagPath } from "./blog.rules.ts";
import {
  deleteSection,
  loadSections,
  lockSections,
  nextSectionId,
  putSections,
  type Section,
  type SectionKind,
  subjectOf,
} from "./sections.store.ts";

export type SectionFields = Omit<Section, "id">;
export type WrittenSection =
  | { ok: true; section: Section; version: number }
  | { ok: false; error: "unknown" }
  /** Posts stand in the category. */
  | { ok: false; error: "in-use" };

/** Writes many sections of a kind as one act; what says the same already is left alone. Throws for a taken address. */
export async function saveSections(
  tx: Tx,
  actor: Actor,
  { kind, sections }: { kind: SectionKind; sections: readonly Section[] },
): Promise<void> {
  const ids = sections.map(({ id }) => id);
  const standing = new Map((await lockSections(tx, kind, ids)).map((section) => [section.id, section]));
  const changing = sections
    .map((after) => ({ before: standing.get(after.id) ?? null, after }))
    .filter(({ before, after }) => !saysTheSame(before, after));
  await write(
    tx,
    kind,
    changing.map(({ after }) => after),
  );
  await recordChanges(
    tx,
    changing.map(({ before, after }) => changeOf(actor, kind, { before, after })),
  );
}

/** A new section. Throws AddressRefused for an address that is not free. */
export async function createSection(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { kind, fields }: { kind: SectionKind; fields: SectionFields },
): Promise<WrittenSection> {
  return transaction(db, async (tx): Promise<WrittenSection> => {
    const section = ofKind(kind, { ...fields, id: await nextSectionId(tx, kind) });
    await write(tx, kind, [section]);
    const { version } = await recordChange(tx, changeOf(actor, kind, { before: null, after: section }));
    return { ok: true, section, version };
  });
}

/** Changes a section on the version that the writer saw; throws StaleVersion (409), AddressRefused. */
export async function changeSection(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { kind, id, seen, fields }: { kind: SectionKind; id: number; seen: number; fields: SectionFields },
): Promise<WrittenSection> {
  return transaction(db, async (tx): Promise<WrittenSection> => {
    const [before] = await lockSections(tx, kind, [id]);
    if (!before) return { ok: false, error: "unknown" };
    const section = ofKind(kind, { ...fields, id });
    const { version } = await recordChange(tx, {
      ...changeOf(actor, kind, { before, after: section }),
      seen,
    });
    await write(tx, kind, [section]);
    return { ok: true, section, version };
  });
}

/** Removes a category without posts, or a tag from all its posts. */
export async function removeSection(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { kind, id, seen }: { kind: SectionKind; id: number; seen: number },
): Promise<WrittenSection> {
  return transaction(db, async (tx): Promise<WrittenSection> => {
    const [section] = await lockSections(tx, kind, [id]);
    if (!section) return { ok: false, error: "unknown" };
    const posts = (await loadSections(tx, kind)).find((one) => one.id === id)?.posts ?? 0;
    if (kind === "category" && posts > 0) return { ok: false, error: "in-use" };
    const { version } = await recordChange(tx, {
      ...changeOf(actor, kind, { before: section, after: null }),
      seen,
    });
    await removeRoutes(tx, `blog.${kind}`, [id]);
    await deleteSection(tx, kind, id);
    return { ok: true, section, version };
  });
}

/** Address of a category's or tag's list. */
export function sectionPath(kind: SectionKind, slug: string): string {
  return kind === "category" ? blogCategoryPath(slug) : blogTagPath(slug);
}

/** Tags have no order of their own. */
function ofKind(kind: SectionKind, section: Section): Section {
  return kind === "tag" ? { ...section, sortOrder: 0 } : section;
}

async function write(tx: Tx, kind: SectionKind, sections: readonly Section[]): Promise<void> {
  await putSections(tx, kind, sections);
  await putRoutes(
    tx,
    sections.map(({ id, slug, name }) => ({
      path: sectionPath(kind, slug),
      kind: `blog.${kind}` as const,
      targetId: id,
      metaTitle: kind === "category" ? `Blog: ${name}` : `Blog: articole despre ${name}`,
      metaDescription: "",
    })),
  );
}

const NAMES = { category: "Categoria de blog", tag: "Eticheta de blog" };
const LABELS: Record<keyof SectionFields, string> = {
  slug: "adresa",
  name: "denumirea",
  sortOrder: "ordinea",
};

function changeOf(
  actor: Actor,
  kind: SectionKind,
  { before, after }: { before: Section | null; after: Section | null },
): NewChange {
  const { id, name } = (after ?? before) as Section; // a change is of something
  return {
    actor,
    subject: { kind: subjectOf(kind), id },
    sentence: changeSentence(`${NAMES[kind]} „${name}”`, {
      gender: "feminine",
      before,
      after,
      labels: LABELS,
    }),
    before,
    after,
    touched: [tag.blog],
  };
}
