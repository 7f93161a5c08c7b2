import { lostElements } from "@curat/contract/clean-html";
import type { MigratedKind } from "@curat/contract/staff/store-migration.values";

export class LostHtml {
  #count = 0;
  readonly #names = new Set<string>();

  take({ kind, record }: { kind: MigratedKind; record: object }): void {
    if (kind !== "category" && kind !== "product") return;
    const { description = "", summary = "" } = record as { description?: string; summary?: string };
    for (const text of [description, summary]) {
      const lost = lostElements(text);
      if (lost.length > 0) this.#count += 1;
      for (const name of lost) this.#names.add(name);
    }
  }

  notes(): string[] {
    if (this.#count === 0) return [];
    const names = [...this.#names].toSorted().join(", ");
    return [`Descrieri care nu se păstrează integral: ${this.#count}. Elemente eliminate: ${names}.`];
  }
}

/** Returns a note on the HTML elements removed from a product's texts, or an empty string if none were. */
export function lostRemark(texts: readonly string[]): string {
  const names = [...new Set(texts.flatMap((text) => lostElements(text)))].toSorted();
  return names.length === 0 ? "" : `Din descriere au fost scoase elementele: ${names.join(", ")}.`;
}
