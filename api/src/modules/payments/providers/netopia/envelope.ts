/** How both sides of Netopia's protocol seal what they tell each other: AES-256-CBC under a key that RSA carries. */
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from "node:crypto";

const CIPHER = "aes-256-cbc";
const [KEY_BYTES, IV_BYTES] = [32, 16];

/** The fields of a form, each in base64 but the cipher's name. */
export interface Envelope {
  env_key: string;
  data: string;
  cipher: string;
  iv: string;
}

/** Seals a text for whoever holds the private key; takes a certificate or a bare public key (PEM). */
export function seal(text: string, publicPem: string): Envelope {
  const [key, iv] = [randomBytes(KEY_BYTES), randomBytes(IV_BYTES)];
  const cipher = createCipheriv(CIPHER, key, iv);
  const data = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const sealedKey = publicEncrypt(
    { key: createPublicKey(publicPem), padding: constants.RSA_PKCS1_PADDING },
    key,
  );
  return {
    env_key: sealedKey.toString("base64"),
    data: data.toString("base64"),
    cipher: CIPHER,
    iv: iv.toString("base64"),
  };
}

/** What was sealed for this key; undefined for anything that was not. Takes the fields as they came. */
export function unseal(
  sent: Partial<Record<keyof Envelope, unknown>>,
  privatePem: string,
): string | undefined {
  const { cipher, env_key, data, iv } = sent;
  if (cipher !== CIPHER || typeof env_key !== "string" || typeof data !== "string" || typeof iv !== "string")
    return undefined;
  try {
    // Wrongly padded input gives a random key instead of an error, so nobody learns from how this fails.
    const key = privateDecrypt(
      { key: createPrivateKey(privatePem), padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(env_key, "base64"),
    );
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, "base64"));
    const bytes = Buffer.concat([decipher.update(Buffer.from(data, "base64")), decipher.final()]);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined; // sealed for another key, changed on its way, or no text at all
  }
}
