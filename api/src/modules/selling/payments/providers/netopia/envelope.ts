/** Netopia's messages are encrypted with AES-256-CBC. Their random key is encrypted with RSA. */
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

/** Form fields of an encrypted message. All except `cipher` are base64. */
export interface Envelope {
  env_key: string;
  data: string;
  cipher: string;
  iv: string;
}

/** Encrypts a text for the owner of the private key. Takes a certificate or a public key (PEM). */
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

/**
 * Decrypts posted fields; undefined unless they were encrypted for this key. Every input costs one RSA operation.
 * Rejecting numbers above the modulus faster would reveal the modulus, with which anyone can forge notifications.
 */
export function unseal(
  sent: Partial<Record<keyof Envelope, unknown>>,
  privatePem: string,
): string | undefined {
  const { cipher, env_key, data, iv } = sent;
  const privateKey = createPrivateKey(privatePem);
  const modulus = Buffer.from(privateKey.export({ format: "jwk" }).n ?? "", "base64url");
  const sealedKey = withinModulus(typeof env_key === "string" ? env_key : "", modulus);
  try {
    // With wrong padding, this returns a random key instead of throwing, so that attackers learn nothing from the
    // failure.
    const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, sealedKey);
    if (cipher !== CIPHER || typeof data !== "string" || typeof iv !== "string") return undefined;
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, "base64"));
    const bytes = Buffer.concat([decipher.update(Buffer.from(data, "base64")), decipher.final()]);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined; // The message was encrypted for another key, was tampered with, or is not text.
  }
}

function withinModulus(sent: string, modulus: Buffer): Buffer {
  const sentBytes = Buffer.from(sent, "base64");
  const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString("hex")}`);
  const number = sentBytes.length === modulus.length ? numberOf(sentBytes) % numberOf(modulus) : 1n;
  return Buffer.from(number.toString(16).padStart(2 * modulus.length, "0"), "hex");
}
