/**
 * Implements the part of S3 that archives need: an in-memory bucket with signatures, multipart uploads and
 * paged lists.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Account, isSigned } from "./s3-signature-check.ts";

export interface S3 {
  endpoint: string;
  /** Stored objects by key, without the bucket. */
  objects: Map<string, { bytes: Buffer; modifiedAt: Date }>;
  /** While true, the server refuses every request, as an overloaded service would. */
  isRefusing: boolean;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

/** Page size of lists. It is far below the real 1,000, so that tests get several pages. */
const PAGE = 3;

/** Starts the server on a free local port, with one bucket and one account. */
export async function startS3({ bucket, account }: { bucket: string; account: Account }): Promise<S3> {
  const objects: S3["objects"] = new Map();
  const uploads = new Map<string, Map<number, Buffer>>();
  const put = (key: string, bytes: Buffer): Answer => {
    objects.set(key, { bytes, modifiedAt: new Date() });
    return { status: 200 };
  };

  function answer(method: string, url: URL, body: Buffer): Answer {
    const [, name, ...keyParts] = decodeURIComponent(url.pathname).split("/");
    const key = keyParts.join("/");
    if (name !== bucket) return refusal(404, "NoSuchBucket");
    const query = url.searchParams;
    if (method === "GET" && key === "") return list(query);
    const upload = query.get("uploadId");
    if (method === "POST" && query.has("uploads")) return begin();
    if (upload !== null)
      return toUpload(method, key, { upload, part: Number(query.get("partNumber")), body });
    if (method === "PUT") return put(key, body);
    if (method === "DELETE") return objects.delete(key) ? { status: 204 } : refusal(404, "NoSuchKey");
    const found = objects.get(key);
    return found ? { status: 200, body: found.bytes } : refusal(404, "NoSuchKey");
  }

  function begin(): Answer {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, new Map());
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  function toUpload(
    method: string,
    key: string,
    { upload, part, body }: { upload: string; part: number; body: Buffer },
  ): Answer {
    const parts = uploads.get(upload);
    if (!parts) return refusal(404, "NoSuchUpload");
    if (method === "PUT") {
      parts.set(part, body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    uploads.delete(upload);
    if (method === "DELETE") return { status: 204 };
    const requested = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
    const bytes = requested.map(([, number, etag]) => {
      const stored = parts.get(Number(number));
      return stored && etagOf(stored) === etag ? stored : undefined;
    });
    if (bytes.some((one) => one === undefined)) return refusal(400, "InvalidPart");
    put(key, Buffer.concat(bytes.filter((one) => one !== undefined)));
    return { status: 200, body: "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>" };
  }

  function list(query: URLSearchParams): Answer {
    const after = query.get("continuation-token") ?? "";
    const prefix = query.get("prefix") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const entries = keys.slice(0, PAGE).map((key) => {
      const { bytes, modifiedAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), modifiedAt: new Date() };
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : "";
    return { status: 200, body: `<ListBucketResult>${entries.join("")}${next}</ListBucketResult>` };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://localhost");
    const isKnown = isSigned({ method, url, headers, body }, account);
    const reported = s3.isRefusing
      ? refusal(503, "SlowDown")
      : isKnown
        ? answer(method, url, body)
        : refusal(403, "SignatureDoesNotMatch");
    response.writeHead(reported.status, reported.headers).end(reported.body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const s3: S3 = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    isRefusing: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return s3;
}

function refusal(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code></Error>` };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
