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

/** Logs in at the test ANAF and returns the parameters of its redirect. */
export async function logInAt(authorizeUrl: string): Promise<{ code: string; state: string }> {
  const chosen = authorizeUrl.replace("/anaf-oauth2/v1/authorize?", "/stand-in/certificat?");
  const answer = await fetch(chosen, { redirect: "manual" });
  const { searchParams } = new URL(answer.headers.get("location") ?? "");
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}
