import { formatOfficeLei } from "@curat/contract/lei.values";

export function Price({ lei }: { lei: number }) {
  return <span className="tabular nowrap">{formatOfficeLei(lei)}</span>;
}
