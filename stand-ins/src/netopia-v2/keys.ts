import { generateKeyPairSync } from "node:crypto";

/** A merchant account at this stand-in. */
export interface NetopiaV2Keys {
  posSignature: string;
  apiKey: string;
  publicPem: string;
  privatePem: string;
}

export function newNetopiaV2Keys(): NetopiaV2Keys {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return {
    posSignature: "DEMO-CURA-TSHO-PNET-OPV2",
    apiKey: "demo-api-key",
    publicPem: publicKey,
    privatePem: privateKey,
  };
}
