import { generateKeyPairSync } from "node:crypto";

/** Key pairs in PEM: orders are encrypted for the processor, notifications for the merchant. */
export interface NetopiaKeys {
  signature: string;
  processor: KeyPair;
  merchant: KeyPair;
}
interface KeyPair {
  publicPem: string;
  privatePem: string;
}

/** Generates the signature and keys of a merchant's account at this stand-in. */
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
