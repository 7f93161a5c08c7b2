/** The processor's side of the envelope protocol: AES-256-CBC with a key encrypted by RSA. */
import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from "node:crypto";

const CIPHER = "aes-256-cbc";

/** Fields of a form, all in base64 except the cipher's name. */
export type Sealed = Record<"env_key" | "data" | "cipher" | "iv", string>;

/**
 * Encrypts `text` so that only the holder of the matching private key can read it. `publicPem` is the public
 * key in PEM.
 */
export function sealFor(text: string, publicPem: string): Sealed {
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv(CIPHER, key, iv);
  const data = Buffer.concat([cipher.update(text), cipher.final()]);
  const envKey = publicEncrypt({ key: publicPem, padding: constants.RSA_PKCS1_PADDING }, key);
  return {
    env_key: envKey.toString("base64"),
    data: data.toString("base64"),
    cipher: CIPHER,
    iv: iv.toString("base64"),
  };
}

/** Decrypts a form; undefined if it was not encrypted for this private key (PEM). */
export function openSealed(form: URLSearchParams, privatePem: string): string | undefined {
  const bytes = (name: keyof Sealed): Buffer => Buffer.from(form.get(name) ?? "", "base64");
  if (form.get("cipher") !== CIPHER) return undefined;
  try {
    const key = privateDecrypt({ key: privatePem, padding: constants.RSA_PKCS1_PADDING }, bytes("env_key"));
    const decipher = createDecipheriv(CIPHER, key, bytes("iv"));
    return decipher.update(bytes("data"), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
