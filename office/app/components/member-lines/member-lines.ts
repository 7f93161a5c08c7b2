/** Members as lines, such as "RO14399840: ana@firma.ro, ion@firma.ro" or "ana@client.ro". */
import { type Lines, linesOf } from "./lines.ts";

export interface SentMember {
  cui: string | null;
  customer: string | null;
}
interface Shown extends SentMember {
  email: string | null;
}

/** Parses one line. Each account of a company becomes a separate member. */
export function membersAt(line: string): SentMember[] {
  const [, cui, accounts = ""] = /^((?:RO)?\s*\d[\d\s]*)(?::(.*))?$/i.exec(line) ?? [];
  if (cui === undefined) return [{ cui: null, customer: line }];
  const named = accounts.split(/[,;\s]+/).filter((name) => name !== "");
  return named.length === 0 ? [{ cui, customer: null }] : named.map((customer) => ({ cui, customer }));
}

export function membersIn(text: string): Lines<SentMember> {
  return linesOf(text, membersAt);
}

export function membersText(members: readonly Shown[]): string {
  const byCompany = Map.groupBy(members, ({ cui }) => cui);
  return [...byCompany]
    .flatMap(([cui, own]) => {
      const accounts = own.flatMap(({ email, customer }) => email ?? customer ?? []);
      if (cui === null) return accounts;
      return [accounts.length === 0 ? `RO${cui}` : `RO${cui}: ${accounts.join(", ")}`];
    })
    .join("\n");
}
