import { createPrivateKey, createPublicKey, X509Certificate } from "node:crypto";
import type { NetopiaAccount } from "../../../../../config.ts";
import type { AccountAnswer } from "../../../../platform/accounts/index.ts";

const SIGNATURE = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}$/;

/**
 * Validates the account's certificate and key. Netopia's protocol cannot test credentials without a payment, so a
 * mismatched certificate and key only fail at the first payment.
 */
export async function checkNetopiaAccount(
  { signature, certificatePem, privateKeyPem }: NetopiaAccount,
  { now }: { now: () => Date },
): Promise<AccountAnswer> {
  if (!SIGNATURE.test(signature))
    return bad(
      "Semnătura are cinci grupe de patru litere mari și cifre, cu cratimă între ele. Copiaz-o din contul Netopia.",
    );
  const end = endOf(certificatePem);
  if (end && end < now())
    return bad("Certificatul a expirat. Descarcă altul din contul Netopia și lipește-l aici.");
  if (createPublicKey(certificatePem).asymmetricKeyType !== "rsa" || keyTypeOf(privateKeyPem) !== "rsa")
    return bad("Certificatul sau cheia nu este de tip RSA. Descarcă-le din nou din contul Netopia.");
  return {
    isGood: true,
    words: "Certificatul și cheia pot fi citite. Fă o comandă de probă cu cardul ca să verifici și plata.",
  };
}

function keyTypeOf(pem: string): string | undefined {
  return createPrivateKey(pem).asymmetricKeyType;
}

function endOf(pem: string): Date | undefined {
  if (!pem.includes("CERTIFICATE")) return undefined;
  return new Date(new X509Certificate(pem).validTo);
}

function bad(words: string): AccountAnswer {
  return { isGood: false, words };
}
