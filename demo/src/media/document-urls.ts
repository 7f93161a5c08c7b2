import type { ProductImport } from "@curat/api";
import type { BaseProduct } from "../catalogue/authoring.ts";
import { versionOf } from "./version.ts";

export type DocumentKind = "fds" | "ft";

const TITLES: Record<DocumentKind, string> = { fds: "Fișă cu date de securitate (FDS)", ft: "Fișă tehnică" };

/** What a document is made from; drawings and prices change nothing in it. */
export function documentSpec(kind: DocumentKind, { drawing: _, axis, second, video: __, ...rest }: BaseProduct): unknown {
  return [kind, rest, axis.values.map(({ label }) => label), second?.values.map(({ label }) => label)];
}

/** A technical sheet for every product, a safety data sheet for hazardous mixtures and biocides. */
export function productDocuments(base: BaseProduct): ProductImport["documents"] {
  const kinds: DocumentKind[] = base.safety ? ["ft", "fds"] : ["ft"];
  return kinds.map((kind) => ({ title: TITLES[kind], type: "pdf", url: `/media/document/${kind}-${base.key}-${versionOf(documentSpec(kind, base))}.pdf` }));
}
