import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { ArchiveStore, StoredFile } from "./archive-store.ts";
import { signedHeaders, type Signer } from "./s3-signature.ts";

export interface BucketSettings extends Signer {
  endpoint: string;
  bucket: string;
  /** Prefix of every object key: either empty or ending with a slash. */
  prefix: string;
}

interface S3Request {
  method: string;
  name?: string;
  query?: Record<string, string>;
  payload?: Buffer;
  signal?: AbortSignal | undefined;
}

/** Timeout for a response. A part of 16 MB takes a minute at 2 Mbit/s. */
const LIMIT_MS = 90_000;
const DOWNLOAD_MS = 3_600_000;
const PART_BYTES = 16 * 1024 * 1024;

export function openBucket(bucket: BucketSettings): ArchiveStore {
  const sendRequest = async ({
    method,
    name = "",
    query = {},
    payload,
    signal,
  }: S3Request): Promise<Response> => {
    const path = name === "" ? "" : `/${bucket.prefix}${name}`;
    const url = new URL(`${bucket.endpoint}/${bucket.bucket}${path}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const { host: _, ...headers } = signedHeaders(
      { method, url, ...(payload && { payload }) },
      bucket,
      new Date(),
    );
    const isDownload = method === "GET" && name !== "";
    const limit = AbortSignal.timeout(isDownload ? DOWNLOAD_MS : LIMIT_MS);
    const answer = await fetch(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(payload && { body: new Uint8Array(payload) }),
    }).catch((cause: unknown) => {
      throw new Error(`${bucket.endpoint} does not respond.`, { cause });
    });
    if (answer.ok || (method === "DELETE" && answer.status === 404)) return answer;
    const code = textIn(await answer.text(), "Code") ?? "no reason given";
    throw new Error(
      `${bucket.endpoint} refuses ${method} ${name || bucket.bucket}: ${answer.status} ${code}.`,
    );
  };

  const put = async (name: string, payload: Buffer): Promise<void> => {
    await (await sendRequest({ method: "PUT", name, payload })).text();
  };

  const putInParts = async (name: string, path: string): Promise<void> => {
    const begun = await sendRequest({ method: "POST", name, query: { uploads: "" } });
    const uploadId = textIn(await begun.text(), "UploadId") ?? "";
    try {
      const parts: string[] = [];
      for await (const payload of partsOf(path)) {
        const query = { partNumber: String(parts.length + 1), uploadId };
        const answer = await sendRequest({ method: "PUT", name, query, payload });
        await answer.text();
        parts.push(answer.headers.get("etag") ?? "");
      }
      const list = parts.map(
        (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      );
      const payload = Buffer.from(`<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`);
      const done = await (await sendRequest({ method: "POST", name, query: { uploadId }, payload })).text();
      // Unlike other calls, completing an upload can report an error in the body of a 200 response.
      if (done.includes("<Error>"))
        throw new Error(
          `${bucket.endpoint} could not complete the upload of ${name}: ${textIn(done, "Code")}.`,
        );
    } catch (error) {
      await sendRequest({ method: "DELETE", name, query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  };

  return {
    put,
    async putFile(name, path) {
      const { size } = await stat(path);
      if (size > PART_BYTES) return await putInParts(name, path);
      for await (const payload of partsOf(path)) return await put(name, payload);
      await put(name, Buffer.alloc(0));
    },
    async get(name) {
      const { body } = await sendRequest({ method: "GET", name });
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]); // the body is Node's own stream
    },
    async list(prefix, signal) {
      const found: StoredFile[] = [];
      for (let token: string | undefined = ""; token !== undefined;) {
        const query = {
          "list-type": "2",
          prefix: bucket.prefix + prefix,
          ...(token && { "continuation-token": token }),
        };
        const text = await (await sendRequest({ method: "GET", query, signal })).text();
        for (const [, entry = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            name: (textIn(entry, "Key") ?? "").slice(bucket.prefix.length),
            bytes: Number(textIn(entry, "Size")),
            modifiedAt: new Date(textIn(entry, "LastModified") ?? ""),
          });
        token = textIn(text, "NextContinuationToken");
      }
      return found;
    },
    remove: async (name) => void (await (await sendRequest({ method: "DELETE", name })).text()),
  };
}

async function* partsOf(path: string): AsyncGenerator<Buffer> {
  const handle = await open(path);
  try {
    for (;;) {
      const part = Buffer.alloc(PART_BYTES);
      const { bytesRead } = await handle.read(part, 0, PART_BYTES);
      if (bytesRead === 0) return;
      yield part.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Returns the text of an XML element. The names and tokens in these responses need no other XML syntax. */
function textIn(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll("&quot;", '"');
}
