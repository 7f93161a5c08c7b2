/** What a `*.reading.ts` file exports, and the messages between the shop and its reader. */
import type { Limits } from "./limits.ts";

/** The bytes of a file from its beginning, at each call. */
export type FileParts = () => AsyncIterable<Uint8Array>;

/**
 * Reads files in the reader process. It yields what it found in pieces of at most a megabyte or so: one piece is on its way
 * at a time. `asked` and the pieces are plain data. Throws FileFault for a file that is not what it should be.
 */
export type Reading<Asked, Piece> = (
  files: readonly FileParts[],
  asked: Asked,
  limits: Pick<Limits, "unpackedBytes">,
) => AsyncIterable<Piece>;

/** The reader has at most one message on its way, and then waits for the answer. */
export type ToReader =
  | { type: "read"; url: string; asked: unknown; files: number; limits: Limits }
  | { type: "part"; part: Uint8Array | undefined }
  | { type: "next" };
export type FromReader =
  | { type: "ready" }
  /** The parser is loaded: the file's working time begins. */
  | { type: "loaded" }
  | { type: "part"; stream: number; file: number }
  | { type: "piece"; piece: unknown }
  | { type: "end"; rssMb: number }
  | { type: "fault"; message: string }
  | { type: "error"; text: string };
