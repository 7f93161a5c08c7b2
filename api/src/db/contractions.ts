/**
 * What migrations take away. Release N and N+1 run on one database while a shop is upgraded, so nothing goes that the release
 * before reads (docs/decisions/0101): it is named here first, and taken by a migration of a later release. A migration that
 * closes the shop may take anything; only a release X.0.0 has one.
 * `setup/check-migrations.ts` holds migrations against these lists.
 */

/** A version that was given out, by the last migration it has. */
export interface Release {
  version: string;
  lastMigration: string;
}

export interface Contraction {
  /** `table`, `table.column`, or the name of a view, function, type, constraint. */
  what: string;
  /** The first release that does not use it. */
  unusedSince: string;
  /** The migration that takes it; undefined while it waits. */
  takenBy?: string;
}

/** The earliest first. */
export const RELEASES: readonly Release[] = [
  { version: "0.9.0", lastMigration: "0200_baseline" },
  { version: "1.0.0", lastMigration: "0205_review_reports_by_review" },
  { version: "2.0.0", lastMigration: "0221_cart_and_phone_indexes" },
];

export const CONTRACTIONS: readonly Contraction[] = [
  // The index answers all searches; 0.9 still searched with SQL.
  { what: "product_read_words", unusedSince: "1.0.0" },
];

const CLOSES = /^-- closes the shop\b/;

/** True for a migration that no earlier release runs beside; its first line says so. */
export function closesShop(text: string): boolean {
  return CLOSES.test(text);
}

/** The last migration of the earliest version that runs on after this one; undefined where it takes nothing away. */
export function runsFrom(
  { name: migration, text }: { name: string; text: string },
  contractions: readonly Contraction[] = CONTRACTIONS,
  releases: readonly Release[] = RELEASES,
): string | undefined {
  if (closesShop(text)) return migration;
  const needed = contractions
    .filter(({ takenBy }) => takenBy === migration)
    .flatMap(
      ({ unusedSince }) => releases.find(({ version }) => version === unusedSince)?.lastMigration ?? [],
    );
  return needed.sort().at(-1);
}
