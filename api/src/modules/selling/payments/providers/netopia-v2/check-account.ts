import type { NetopiaV2Account } from "../../../../../config.ts";
import type { AccountAnswer } from "../../../../platform/accounts/index.ts";
import { callV2 } from "./client.ts";
import { publicKeys } from "./notification.ts";

/** Queries an order that does not exist. Netopia responds to that only if it accepts the key and the point of sale. */
export async function checkNetopiaV2Account(account: NetopiaV2Account): Promise<AccountAnswer> {
  if (publicKeys(account.publicKeysPem).length === 0)
    return bad(
      "Cheia publică nu este o cheie RSA de cel puțin 2048 de biți. Copiaz-o din nou din contul Netopia.",
    );
  const body = { posID: account.posSignature, ntpID: "", orderID: "verificare-cont" };
  const called = await callV2(account, "/operation/status", body);
  if (called.kind !== "answer") return bad(called.detail);
  // Error codes for wrong merchant settings.
  if (["32", "33", "103", "401"].includes(called.answer.error.code))
    return bad("Netopia nu recunoaște semnătura punctului de vânzare. Copiaz-o din contul Netopia.");
  return { isGood: true, words: "Netopia acceptă cheia API și punctul de vânzare." };
}

function bad(words: string): AccountAnswer {
  return { isGood: false, words };
}
