import { isRouteErrorResponse } from "react-router";
import { permissionText } from "../components/permissions/permission-words.ts";
import type { Forbidden } from "../session/api.server.ts";

interface ErrorWords {
  title: string;
  texts: string[];
}

const NO_RIGHT = "Nu ai acces aici";
const WORDS: Record<number, ErrorWords> = {
  403: {
    title: NO_RIGHT,
    texts: [
      "Rolul tău nu îți permite să vezi această pagină. Cere dreptul persoanei care administrează rolurile.",
    ],
  },
  404: { title: "Pagina nu există", texts: ["Adresa este greșită sau pagina a fost ștearsă."] },
  429: { title: "Prea multe cereri", texts: ["Așteaptă un minut, apoi încearcă din nou."] },
};
const OTHER: ErrorWords = {
  title: "A apărut o eroare",
  texts: ["Pagina nu poate fi afișată acum. Încearcă din nou peste câteva clipe."],
};

/** Returns whether the same request may succeed later. */
export function isPassing(error: unknown): boolean {
  return !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;
}

/**
 * Returns the title and texts for an error. A missing permission is shown with the staff who can grant it.
 */
export function errorWords(error: unknown): ErrorWords {
  if (!isRouteErrorResponse(error)) return OTHER;
  // The cast is safe, because only need() and requireRight() throw a 403 with data.
  const forbidden = error.status === 403 ? (error.data as Forbidden | null) : null;
  if (!forbidden?.missing) return WORDS[error.status] ?? OTHER;
  return {
    title: NO_RIGHT,
    texts: [missingText(forbidden.missing.map(permissionText)), giverText(forbidden.owners)],
  };
}

function missingText(rights: string[]): string {
  const quoted = rights.map((right) => `„${right}”`);
  return quoted.length === 1
    ? `Rolurile tale nu includ dreptul ${quoted.join()}, necesar pentru această pagină.`
    : `Pentru această pagină este necesar unul dintre drepturile ${quoted.join(", ")}. Rolurile tale nu includ niciunul.`;
}

function giverText(owners: readonly string[]): string {
  if (owners.length === 0) return "Cere-l persoanei care administrează rolurile.";
  const who = owners.length === 1 ? "proprietarul magazinului" : "oricare dintre proprietarii magazinului";
  return `Ți-l poate acorda ${who}: ${owners.join(", ")}.`;
}
