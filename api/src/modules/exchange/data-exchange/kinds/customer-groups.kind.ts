import { parseCui } from "@curat/contract/cui.values";
import { truthOf } from "@curat/contract/truth.values";
import {
  groupsBehind,
  saveImportedGroupMembers,
  type ImportedGroupMember,
} from "../../../catalogue/price-lists/index.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const MAX_CHARACTERS = 80;

export const CUSTOMER_GROUPS: SheetKind = {
  name: "customer-groups",
  title: "grupuri de clienți",
  columns: [
    {
      key: "group",
      label: "Grup",
      names: ["grup de clienti", "grupa", "group", "customer group"],
      isKey: true,
      isNeeded: true,
      example: "Școli",
    },
    {
      key: "member",
      label: "Membru",
      names: ["client", "e-mail", "email", "cui", "member"],
      hint: "e-mailul contului, CUI-ul firmei sau „RO14399840: ana@firma.ro”",
      isKey: true,
      isNeeded: true,
      example: "ana@firma.ro",
    },
    {
      key: "is_in",
      label: "Face parte",
      names: ["activ", "in grup"],
      hint: "scrie „nu” ca să îl scoți din grup; celula goală înseamnă „da”",
      example: "da",
    },
  ],
  write: (tx, rows, reported) =>
    savedRows(rows.map(readMember), (members) => saveImportedGroupMembers(tx, members, reported)),
  read: async (db, { after, limit }) => {
    const groups = await groupsBehind(db, { after: Number(after ?? 0), limit });
    return {
      rows: groups.flatMap(({ name, members, emails }) =>
        members.map(({ cui, customerId }) => {
          const email = customerId === null ? undefined : (emails.get(customerId) ?? String(customerId));
          const parts = [...(cui === null ? [] : [`RO${cui}`]), ...(email === undefined ? [] : [email])];
          return { group: name, member: parts.join(": "), is_in: "da" };
        }),
      ),
      after: groups.length < limit ? null : String(groups.at(-1)?.id),
    };
  },
};

function readMember({ cells }: SheetRow): ReadRow<ImportedGroupMember> {
  const [group, member] = [(cells.group ?? "").replaceAll(/\s+/g, " ").trim(), (cells.member ?? "").trim()];
  const refused = (field: string, message: string): ReadRow<ImportedGroupMember> => ({
    ok: false,
    errors: { [field]: [message] },
  });
  if (group.length > MAX_CHARACTERS || !/\D/.test(group))
    return refused(
      "group",
      `Denumirea are cel mult ${MAX_CHARACTERS} de caractere și nu este doar un număr.`,
    );
  const isIn = cells.is_in === undefined ? true : truthOf(cells.is_in);
  if (isIn === undefined) return refused("is_in", "Scrie „da” sau „nu”.");
  const [, first = "", second] = /^([^:]*)(?::\s*(.*))?$/.exec(member) ?? [];
  const cui = parseCui(first.trim());
  if (cui === undefined && (second !== undefined || !first.includes("@")))
    return refused("member", "Scrie e-mailul unui cont sau un CUI valid.");
  const customer = cui === undefined ? first.trim() : second?.trim() || null;
  return { ok: true, value: { group, cui: cui ?? null, customer, isIn } };
}
