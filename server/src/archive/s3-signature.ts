/**
 * Signs requests to S3 with AWS Signature Version 4, for a payload in one chunk with its hash in a header.
 */
import { createHash, createHmac } from "node:crypto";

export interface Signer {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The request to sign. `headers` are sent unchanged with those of the signature. */
export interface UnsignedRequest {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  payload?: Buffer;
}

/** Returns all headers to send, including `authorization`. */
export function signedHeaders(
  { method, url, headers = {}, payload = Buffer.alloc(0) }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: Signer,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": sha256(payload),
    "x-amz-date": time,
  };
  const names = Object.keys(all).sort();
  const canonical = [
    method,
    url.pathname
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    [...url.searchParams]
      .map(([key, value]) => `${encode(key)}=${encode(value)}`)
      .sort()
      .join("&"),
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    "",
    names.join(";"),
    all["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = createHmac("sha256", key)
    .update(["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n"))
    .digest("hex");
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(";")},Signature=${signature}`,
  };
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Encodes a text as RFC 3986 requires, which is stricter than encodeURIComponent. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
