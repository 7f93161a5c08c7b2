import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

export interface SoftPasskey {
  /** Returns what `navigator.credentials.create` would return, as JSON. */
  create(options: Options, origin: string): object;
  /** Returns what `navigator.credentials.get` would return, as JSON. */
  get(options: Options, origin: string): object;
}
interface Options {
  challenge: string;
  [key: string]: unknown;
}

export function softPasskey(host: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;
  const rawId = id.toString("base64url");

  function authenticatorData(flags: number, credential = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, credential]);
  }

  return {
    create({ challenge }, origin) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const aaguid = Buffer.alloc(16);
      const credential = Buffer.concat([aaguid, length, id, coseKey(x, y)]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | WITH_CREDENTIAL, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: clientData("webauthn.create", challenge, origin),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      };
      return { id: rawId, rawId, type: "public-key", clientExtensionResults: {}, response };
    },
    get({ challenge }, origin) {
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED);
      const clientDataJSON = clientData("webauthn.get", challenge, origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
      const response = {
        clientDataJSON,
        authenticatorData: data.toString("base64url"),
        signature: createSign("SHA256").update(signed).sign(privateKey, "base64url"),
      };
      return { id: rawId, rawId, type: "public-key", clientExtensionResults: {}, response };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}

/** Encodes a P-256 key for ES256 (RFC 9053): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
