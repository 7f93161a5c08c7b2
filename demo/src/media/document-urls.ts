import type { ProductImport } from "@curat/api";
import type { BaseProduct } from "../catalogue/base-product.ts";
import { versionOf } from "./version.ts";

export type DocumentKind = "fds" | "ft";

const TITLES: Record<DocumentKind, string> = { fds: "Fișă cu date de securitate (FDS)", ft: "Fișă tehnică" };

const REVISED = "2026-01";

function documentSpec(kind: DocumentKind, base: BaseProduct): unknown {
  const { name, brand, subtitle, texts, characteristics, features, cpv, safety, axis, second } = base;
  const packs = axis.values.map(({ label, net, weight, size }) => [label, net, weight, size]);
  const options = second?.values.map(({ label, pieces }) => [label, pieces]);
  return [kind, name, brand, subtitle, texts[0], characteristics, features, cpv, safety, packs, options];
}

/** Returns a product's technical sheet, and the safety data sheet of hazardous mixtures and biocides. */
export function productDocuments(base: BaseProduct): ProductImport["documents"] {
  const kinds: DocumentKind[] = base.safety ? ["ft", "fds"] : ["ft"];
  return kinds.map((kind) => ({
    title: TITLES[kind],
    type: "pdf",
    revised: REVISED,
    url: `/media/document/${kind}-${base.key}-${versionOf(documentSpec(kind, base))}.pdf`,
  }));
}
