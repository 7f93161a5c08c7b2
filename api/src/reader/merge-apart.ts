import { readingAt } from "./read-apart.ts";
import type mergeReading from "./merge.reading.ts";

/** Merges PDFs in the reader process. */
export const mergeApart = readingAt<typeof mergeReading>(new URL("merge.reading.ts", import.meta.url));
