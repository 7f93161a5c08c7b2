import type { NetopiaV2Account } from "../../../../../config.ts";
import type { AccountAnswer } from "../../../../platform/accounts/index.ts";
import { callV2 } from "./client.ts";
import { publicKeys } from "./notification.ts";

/** Asks for the status of an order that does not exist: the key and the point of sale must be accepted. */
export async function checkNetopiaV2Account(account: NetopiaV2Account): Promise<AccountAnswer> {
  if (publicKeys(account.publicKeysPem).length === 0)
    return bad(
      "Cheia publică nu este o cheie RSA de cel puțin 2048 de biți. Copiaz-o din nou din contul Netopia.",
    );
  const body = { posID: account.posSignature, ntpID: "", orderID: "verificare-cont" };
  const called = await callV2(account, "/operation/status", body);
  if (called.kind !== "answer") return bad(called.detail);
  // Refusals of the merchant's own settings.
  if (["32", "33", "103", "401"].includes(called.answer.error.code))
    return bad("Netopia nu recunoaște semnătura punctului de vânzare. Copiaz-o din contul Netopia.");
  return { isGood: true, words: "Netopia acceptă cheia API și punctul de vânzare." };
}

function bad(words: string): AccountAnswer {
  return { isGood: false, words };
}
