import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export interface Account {
  accessKeyId: string;
  secretAccessKey: string;
}

interface Arrived {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

export function isSigned({ method, url, headers, body }: Arrived, account: Account): boolean {
  const [, id, scope = "", names = "", signature] = FORM.exec(headers.authorization ?? "") ?? [];
  const hash = createHash("sha256").update(body).digest("hex");
  if (id !== account.accessKeyId || headers["x-amz-content-sha256"] !== hash) return false;
  // The query exactly as it was sent, including its percent-encoding.
  const query = url.search.slice(1).split("&").filter(Boolean).map(withEqualsSign).sort().join("&");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = `${method}\n${url.pathname}\n${query}\n${signed.join("")}\n${names}\n${hash}`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  let key: Buffer | string = `AWS4${account.secretAccessKey}`;
  for (const part of scope.split("/")) key = createHmac("sha256", key).update(part).digest();
  const text = `AWS4-HMAC-SHA256\n${String(headers["x-amz-date"])}\n${scope}\n${digest}`;
  return createHmac("sha256", key).update(text).digest("hex") === signature;
}

function withEqualsSign(pair: string): string {
  return pair.includes("=") ? pair : `${pair}=`;
}
