import { formatOfficeLei } from "@curat/contract/lei.values";

/** An amount in lei that does not wrap. */
export function Price({ lei }: { lei: number }) {
  return <span className="tabular nowrap">{formatOfficeLei(lei)}</span>;
}
