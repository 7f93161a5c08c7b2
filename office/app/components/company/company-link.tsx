import { Link } from "react-router";
import { cuiDigits } from "@curat/contract/cui.values";

export function CompanyLink({ name, cui }: { name: string; cui: string }) {
  const digits = cuiDigits(cui);
  return digits === "" ? name : <Link to={`/firme/${digits}`}>{name || cui}</Link>;
}
