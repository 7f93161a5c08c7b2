import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  tag,
  type Written,
} from "../../platform/changes/index.ts";
import { putRoutes, removeRoutes } from "../../platform/routing/index.ts";
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

type Shop = Pick<ApiContext, "db">;
export type SectionFields = Omit<Section, "id">;
type Refused = { ok: false; error: "in-use" };
export type WrittenSection = Written<Section, Refused>;

const NAMES = { category: "Categoria de blog", tag: "Eticheta de blog" };

function sectionsOf(kind: SectionKind): RecordWrites<Section, Refused> {
  return {
    kind: subjectOf(kind),
    title: ({ name }) => `${NAMES[kind]} „${name}”`,
    gender: "feminine",
    labels: { slug: "adresa", name: "denumirea", sortOrder: "ordinea" },
    kept: ({ id, slug, name, sortOrder }) => ({ id, slug, name, sort_order: sortOrder }),
    touched: () => [tag.blog],
    lock: (tx, ids) => lockSections(tx, kind, ids),
    store: (tx, sections) => store(tx, kind, sections),
  };
}

/** Upserts sections of one kind as one batch. Skips unchanged sections. Throws if a URL is in use. */
export function saveSections(
  tx: Tx,
  actor: Actor,
  { kind, sections }: { kind: SectionKind; sections: readonly Section[] },
): Promise<void> {
  return saveRecords(tx, sectionsOf(kind), { actor, records: sections });
}

/** Creates a section. Throws AddressRefused if the URL is in use. */
export function createSection(
  { db }: Shop,
  actor: Actor,
  { kind, fields }: { kind: SectionKind; fields: SectionFields },
): Promise<WrittenSection> {
  const make = async (tx: Tx) => ofKind(kind, { ...fields, id: await nextSectionId(tx, kind) });
  return createRecord(db, sectionsOf(kind), { actor, make });
}

/** Changes a section. Throws StaleVersion (409) or AddressRefused. */
export function changeSection(
  { db }: Shop,
  { kind, fields, ...input }: WriteInput & { kind: SectionKind; fields: SectionFields },
): Promise<WrittenSection> {
  const change = ({ id }: Section) => ofKind(kind, { ...fields, id });
  return changeRecord(db, sectionsOf(kind), { ...input, change });
}

/** Removes a tag from all its posts, or a category without posts. */
export function removeSection(
  { db }: Shop,
  { kind, ...input }: WriteInput & { kind: SectionKind },
): Promise<WrittenSection> {
  const remove = async (tx: Tx, { id }: Section): Promise<Refused | void> => {
    const posts = (await loadSections(tx, kind)).find((one) => one.id === id)?.posts ?? 0;
    if (kind === "category" && posts > 0) return { ok: false, error: "in-use" };
    await removeRoutes(tx, `blog.${kind}`, [id]);
    await deleteSection(tx, kind, id);
  };
  return removeRecord(db, sectionsOf(kind), { ...input, remove });
}

export function sectionPath(kind: SectionKind, slug: string): string {
  return kind === "category" ? blogCategoryPath(slug) : blogTagPath(slug);
}

function ofKind(kind: SectionKind, section: Section): Section {
  return kind === "tag" ? { ...section, sortOrder: 0 } : section;
}

async function store(tx: Tx, kind: SectionKind, sections: readonly Section[]): Promise<void> {
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
