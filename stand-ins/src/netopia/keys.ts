import { generateKeyPairSync } from "node:crypto";

/** Two pairs, as with the real processor: orders are sealed for it, news for the merchant. PEM. */
export interface NetopiaKeys {
  signature: string;
  processor: KeyPair;
  merchant: KeyPair;
}
interface KeyPair {
  publicPem: string;
  privatePem: string;
}

/** A merchant's account that this stand-in would open. */
export function newNetopiaKeys(): NetopiaKeys {
  return { signature: "DEMO-CURA-TSHO-PNET-OPIA", processor: newPair(), merchant: newPair() };
}

function newPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { publicPem: publicKey, privatePem: privateKey };
}
