/** How both sides of Netopia's protocol seal what they tell each other: AES-256-CBC under a key that RSA carries. */
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
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

/**
 * What was sealed for this key; undefined for anything that was not. Takes the fields as they came. Whatever they are,
 * it costs one RSA operation: a number that the key's modulus refuses at once would tell the modulus by its speed.
 */
export function unseal(
  sent: Partial<Record<keyof Envelope, unknown>>,
  privatePem: string,
): string | undefined {
  const { cipher, env_key, data, iv } = sent;
  const { key: privateKey, modulus, bytes } = privateKeyOf(privatePem);
  const sealedKey = withinModulus(typeof env_key === "string" ? env_key : "", modulus, bytes);
  try {
    // Wrongly padded input gives a random key instead of an error, so nobody learns from how this fails.
    const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, sealedKey);
    if (cipher !== CIPHER || typeof data !== "string" || typeof iv !== "string") return undefined;
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, "base64"));
    const bytes = Buffer.concat([decipher.update(Buffer.from(data, "base64")), decipher.final()]);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined; // sealed for another key, changed on its way, or no text at all
  }
}

interface PrivateKey {
  key: KeyObject;
  modulus: bigint;
  bytes: number;
}
const readKeys = new Map<string, PrivateKey>();

/** Read once: the account's key stays the same as long as the process. */
function privateKeyOf(pem: string): PrivateKey {
  const known = readKeys.get(pem);
  if (known) return known;
  const key = createPrivateKey(pem);
  const modulus = Buffer.from(key.export({ format: "jwk" }).n ?? "", "base64url");
  const read = { key, modulus: BigInt(`0x${modulus.toString("hex")}`), bytes: modulus.length };
  readKeys.set(pem, read);
  return read;
}

/** The sent number as one that the key can work on: reduced by the modulus; what has another length is nothing. */
function withinModulus(sent: string, modulus: bigint, bytes: number): Buffer {
  const given = Buffer.from(sent, "base64");
  const number = given.length === bytes ? BigInt(`0x${given.toString("hex")}`) % modulus : 1n;
  return Buffer.from(number.toString(16).padStart(2 * bytes, "0"), "hex");
}
