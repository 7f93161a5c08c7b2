import { redirectsBehind, saveImportedRedirects } from "../../../platform/routing/index.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const MAX_CHARACTERS = 500;

interface ImportedRedirect {
  from: string;
  to: string;
}

export const REDIRECTS: SheetKind = {
  name: "redirects",
  title: "redirecționări",
  columns: [
    {
      key: "from",
      label: "De la",
      names: ["adresa veche", "from", "old url", "sursa"],
      hint: "adresa veche, fără domeniu",
      isKey: true,
      isNeeded: true,
      example: "/produs-vechi",
    },
    {
      key: "to",
      label: "La",
      names: ["adresa noua", "to", "new url", "destinatie"],
      hint: "o adresă din magazin",
      isNeeded: true,
      isReference: true,
      example: "/detergenti",
    },
  ],
  write: (tx, rows, reported) =>
    savedRows(rows.map(readRedirect), (redirects) => saveImportedRedirects(tx, redirects, reported)),
  read: async (db, { filter, after, limit }) => {
    const rows = await redirectsBehind(db, { after: after ?? "", q: filter.q, limit });
    return {
      rows: rows.map(({ from, to }) => ({ from, to })),
      after: rows.length < limit ? null : (rows.at(-1)?.from ?? null),
    };
  },
};

function readRedirect({ key: from, cells: { to = "" } }: SheetRow): ReadRow<ImportedRedirect> {
  if (to === "") return { ok: false, errors: { to: ["Scrie adresa nouă."] } };
  const long = [from, to].some((one) => one.length > MAX_CHARACTERS);
  return long
    ? { ok: false, errors: { to: [`O adresă are cel mult ${MAX_CHARACTERS} de caractere.`] } }
    : { ok: true, value: { from, to } };
}
