import { formatOfficeLei } from "@curat/contract/lei.values";

/** An amount in lei as the office writes it, on one line. */
export function Price({ lei }: { lei: number }) {
  return <span className="tabular nowrap">{formatOfficeLei(lei)}</span>;
}
