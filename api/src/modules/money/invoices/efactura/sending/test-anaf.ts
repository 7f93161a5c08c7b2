/** What tests of the way to ANAF begin with. */

/** A seller whose invoices go to e-Factura and break no rule. */
export const EFACTURA_SETTINGS = {
  company: "Curat Test SRL",
  address: "Str. Scurtă 1, Cluj-Napoca",
  tel: "0264000100",
  email: "office@curat.example",
  cui: "RO14399840",
  series: "CUR",
  street: "Str. Scurtă 1",
  city: "Cluj-Napoca",
  county: "Cluj",
  countyCode: "CJ",
  efactura: true,
};

/** What the browser of somebody who chooses a certificate at the stand-in comes back with. */
export async function logInAt(authorizeUrl: string): Promise<{ code: string; state: string }> {
  const chosen = authorizeUrl.replace("/anaf-oauth2/v1/authorize?", "/stand-in/certificat?");
  const answer = await fetch(chosen, { redirect: "manual" });
  const { searchParams } = new URL(answer.headers.get("location") ?? "");
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}
