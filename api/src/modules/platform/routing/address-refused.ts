import { invalid } from "../../../http/refusal.ts";

/** A page may not stand at an address: it is the shop's own, or another page has it. */
export class AddressRefused extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

const TAKEN = "Adresa este a altei pagini.";
/** PostgreSQL: a second row of what may stand once; the tables of pages hold one page to a slug. */
const UNIQUE_VIOLATION = "23505";

/** Answers an address that is not free with 422 at the field that names it. */
export async function atField<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AddressRefused || isSlugTaken(error)) throw invalid({ [field]: [TAKEN] });
    throw error;
  }
}

function isSlugTaken(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "constraint" in error)) return false;
  return error.code === UNIQUE_VIOLATION && String(error.constraint).endsWith("_slug_key");
}
