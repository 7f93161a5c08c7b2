/** Compresses text responses: buffered ones as a whole, streams in chunks. */
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import type { MiddlewareHandler } from "hono";

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/;
const MIN_BYTES = 1_024;

export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers, body } = c.res;
    const encoding = encodingFor(c.req.header("accept-encoding") ?? "");
    const isSmall = Number(headers.get("content-length") ?? MIN_BYTES) < MIN_BYTES;
    if (
      !body ||
      !encoding ||
      isSmall ||
      headers.has("content-encoding") ||
      // Ranges refer to uncompressed bytes.
      headers.has("content-range") ||
      !COMPRESSIBLE.test(headers.get("content-type") ?? "")
    )
      return;
    // Only a buffered response has a known length.
    const isWhole = headers.has("content-length");
    c.res = new Response(isWhole ? await packWhole(c.res, encoding) : packStream(body, encoding), c.res);
    c.res.headers.set("content-encoding", encoding);
    c.res.headers.append("vary", "Accept-Encoding");
    c.res.headers.delete("content-length");
  };
}

export type Encoding = keyof typeof ENCODINGS;

/**
 * Returns the best encoding that the browser accepts.
 * Measured on a home page of 180 KB: zstd level 3 makes 26 KB in 0.3 ms, brotli level 3 makes 26 KB in 1.0 ms
 * and gzip level 6 makes 29 KB in 1.7 ms.
 */
export function encodingFor(accepted: string): Encoding | undefined {
  const names = accepted
    .split(",")
    .flatMap((part) => (/;\s*q=0(?:\.0*)?\s*$/.test(part) ? [] : (part.split(";")[0]?.trim() ?? "")));
  return (["zstd", "br", "gzip"] as const).find((encoding) => names.includes(encoding));
}

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const GZIP = { level: 6 };

/**
 * Compressors for buffered responses, asynchronous or not, and for streams, whose parts are sent as they
 * arrive.
 */
const ENCODINGS = {
  zstd: {
    pack: async (bytes: Uint8Array) => await promisify(zstdCompress)(bytes, ZSTD),
    packNow: (bytes: Uint8Array) => zstdCompressSync(bytes, ZSTD),
    stream: () => createZstdCompress({ ...ZSTD, flush: constants.ZSTD_e_flush }),
  },
  br: {
    pack: async (bytes: Uint8Array) => await promisify(brotliCompress)(bytes, BROTLI),
    packNow: (bytes: Uint8Array) => brotliCompressSync(bytes, BROTLI),
    stream: () => createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    pack: async (bytes: Uint8Array) => await promisify(gzip)(bytes, GZIP),
    packNow: (bytes: Uint8Array) => gzipSync(bytes, GZIP),
    stream: () => createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH }),
  },
};

/** Compresses a page of up to 200 KB synchronously; waiting for another thread takes about as long. */
export function packNow(bytes: Uint8Array, encoding: Encoding): Buffer<ArrayBuffer> {
  return ENCODINGS[encoding].packNow(bytes);
}

async function packWhole(answer: Response, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return await ENCODINGS[encoding].pack(new Uint8Array(await answer.arrayBuffer()));
}

/** Compresses a stream. `pipeline` propagates errors and cancellation in both directions. */
function packStream(body: ReadableStream, encoding: Encoding): ReadableStream {
  const packer = ENCODINGS[encoding].stream();
  pipeline(Readable.fromWeb(body as never), packer, () => undefined);
  return Readable.toWeb(packer) as ReadableStream;
}
