import type { ReorderListImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import type { Assortment } from "./assortment.ts";
import { PERSONS } from "./persons.ts";

interface WrittenList {
  person: keyof typeof PERSONS;
  name: string;
  daysAgo: number;
  lines: readonly (readonly [base: string, quantity: number])[];
}

const WRITTEN: readonly WrittenList[] = [
  {
    person: "ana",
    name: "În fiecare lună, acasă",
    daysAgo: 6,
    lines: [
      ["anticalcar-cabine-dus-picur", 2],
      ["laveta-microfibra-catifea", 4],
      ["rezerva-mop-plat-lin", 2],
      ["sapun-spuma-norisor", 3],
    ],
  },
  {
    person: "mihai",
    name: "Pensiune: schimb de sezon",
    daysAgo: 20,
    lines: [
      ["detergent-pudra-hotel", 6],
      ["sapun-spuma-norisor", 24],
      ["dispenser-sapun-picur", 4],
      ["mop-plat-unda", 2],
    ],
  },
];

/** Returns lists of existing products. Omits a list without any. */
export function reorderListImports(assortment: Assortment, today: Date): ReorderListImport[] {
  return WRITTEN.flatMap(({ person, name, daysAgo, lines: written }) => {
    const changedAt = new Date(today.getTime() - daysAgo * DAY_MS);
    const lines = written.flatMap(([base, quantity]) => {
      const found = assortment.findLike(base, { since: changedAt });
      return found ? [{ productId: found.product.id, quantity }] : [];
    });
    return lines.length === 0 ? [] : [{ email: PERSONS[person].email, name, lines, changedAt }];
  });
}
