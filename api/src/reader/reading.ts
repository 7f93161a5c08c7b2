import type { Limits } from "./limits.ts";

/** Streams the bytes of a file; each call starts at the beginning. */
export type FileParts = () => AsyncIterable<Uint8Array>;

/**
 * Reads files in the reader process. Yields plain data in pieces of at most about a megabyte. Throws FileFault for an
 * invalid file.
 */
export type Reading<WriteInput, Piece> = (
  files: readonly FileParts[],
  requested: WriteInput,
  limits: Pick<Limits, "unpackedBytes">,
) => AsyncIterable<Piece>;

/** The reader sends one message at a time and waits for the reply. */
export type ToReader =
  | { type: "read"; url: string; asked: unknown; files: number; limits: Limits }
  | { type: "part"; part: Uint8Array | undefined }
  | { type: "next" };
export type FromReader =
  | { type: "ready" }
  /** The parser is loaded, and the file's working time starts now. */
  | { type: "loaded" }
  | { type: "part"; stream: number; file: number }
  | { type: "piece"; piece: unknown }
  | { type: "end"; rssMb: number }
  | { type: "fault"; message: string }
  | { type: "error"; text: string };
