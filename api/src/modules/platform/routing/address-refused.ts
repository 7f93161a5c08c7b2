import { invalid } from "../../../http/refusal.ts";

/** Another page or the shop itself already uses the URL. */
export class AddressRefused extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

const TAKEN = "Adresa este folosită de altă pagină: scrie alta.";
/** PostgreSQL's unique_violation. Each page table allows a slug once. */
const UNIQUE_VIOLATION = "23505";

/** Runs `work`. If a URL is taken, throws 422 with an error at the given field. */
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
