import type { EfacturaAccount } from "../../../../../config.ts";
import type { AccountAnswer } from "../../../../platform/accounts/index.ts";
import { callAnaf, CALL_MS } from "./anaf-http.ts";

/** Tries to renew an invented token. ANAF's error shows whether it rejects the application or only the token. */
export async function checkEfacturaAccount({
  loginUrl,
  clientId,
  clientSecret,
}: EfacturaAccount): Promise<AccountAnswer> {
  const answer = await callAnaf(
    `${loginUrl}/anaf-oauth2/v1/token`,
    {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: "verificare" }),
    },
    CALL_MS,
  );
  const isDenied = !answer.ok && answer.kind === "denied";
  if (!isDenied && (!answer.ok || answer.value.status >= 500))
    return { isGood: false, words: "ANAF nu răspunde. Încearcă din nou mai târziu." };
  const isUnknown = isDenied || (answer.ok && answer.value.text().includes("invalid_client"));
  return isUnknown
    ? {
        isGood: false,
        words: "ANAF nu recunoaște aplicația. Copiază din nou Client ID și Client Secret din SPV.",
      }
    : {
        isGood: true,
        words: "ANAF recunoaște aplicația. Dacă nu ai făcut-o, conectează magazinul din pagina e-Factura.",
      };
}
