/** Compression of what is made for one visitor: zstd 3, else gzip 6; streamed, so that early parts leave early. */
import { Readable } from "node:stream";
import { constants, createGzip, createZstdCompress } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/;
const SMALLEST_BYTES = 1_024;

/** Compresses textual answers for browsers that accept it. */
export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers, body } = c.res;
    const encoding = encodingFor(c.req.header("accept-encoding") ?? "");
    const isSmall = Number(headers.get("content-length") ?? SMALLEST_BYTES) < SMALLEST_BYTES;
    if (
      !body ||
      !encoding ||
      isSmall ||
      headers.has("content-encoding") ||
      !COMPRESSIBLE.test(headers.get("content-type") ?? "")
    )
      return;
    const compressed = Readable.fromWeb(body as never).pipe(compressor(encoding));
    c.res = new Response(Readable.toWeb(compressed) as ReadableStream, c.res);
    c.res.headers.set("content-encoding", encoding);
    c.res.headers.append("vary", "Accept-Encoding");
    c.res.headers.delete("content-length");
  };
}

function encodingFor(accepted: string): "zstd" | "gzip" | undefined {
  const names = accepted
    .split(",")
    .flatMap((part) => (/;\s*q=0(?:\.0*)?\s*$/.test(part) ? [] : (part.split(";")[0]?.trim() ?? "")));
  return names.includes("zstd") ? "zstd" : names.includes("gzip") ? "gzip" : undefined;
}

function compressor(encoding: "zstd" | "gzip") {
  if (encoding === "gzip") return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  return createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3 },
    flush: constants.ZSTD_e_flush,
  });
}
