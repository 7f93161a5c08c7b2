import { Link } from "react-router";
import { cuiDigits } from "@curat/contract/cui.values";

/** Leads from a company's name to its page, which has the digits of its CUI for an address. */
export function CompanyLink({ name, cui }: { name: string; cui: string }) {
  const digits = cuiDigits(cui);
  return digits === "" ? name : <Link to={`/firme/${digits}`}>{name || cui}</Link>;
}
