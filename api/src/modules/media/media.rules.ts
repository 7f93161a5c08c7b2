/** What a file is by its first bytes, what a medium is called, and what is told of its changes. Pure. */
import { z } from "zod";

/** What may be uploaded; SVG is none of them, as it is a program. */
export type UploadFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "pdf";

/** A point in percent of width and height, from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A medium without its bytes. */
export interface Medium {
  id: number;
  address: string;
  kind: "picture" | "document" | "film";
  /** Who makes it when it is asked for; null for what was uploaded. */
  provider: string | null;
  name: string;
  alt: string;
  focalPoint: FocalPoint | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  /** Hexadecimal, of the file as it came. */
  sha256: string | null;
  createdAt: Date;
  /** When a write last named it. */
  namedAt: Date | null;
}
export const MEDIUM_KIND = z.enum(["picture", "document", "film"]);

/** A medium's fields as people call them. */
export const MEDIUM_LABELS = {
  name: "numele",
  alt: "descrierea",
  focalPoint: "punctul de interes",
} satisfies Partial<Record<keyof Medium, string>>;

/** A write that named it may still be under way for so long: a statement of a request has 8 seconds. */
export const NAMED_FOR_MS = 60_000;

const SIGNATURES: [UploadFormat, RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n/],
  ["gif", /^GIF8[79]a/],
  ["webp", /^RIFF[^]{4}WEBP/],
  ["avif", /^[^]{4}ftypavi[fs]/],
  ["pdf", /^%PDF-\d\.\d/],
];

/** By the signature that it begins with, whatever its name says; undefined for all that is not taken. */
export function formatOf(file: Uint8Array): UploadFormat | undefined {
  const start = Buffer.from(file.subarray(0, 16)).toString("latin1");
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}

/** Whether a PDF has an end: one that was cut off opens nowhere. */
export function isWholePdf(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(-2_048)).includes("%%EOF");
}

const LONGEST_SLUG = 60;
const HASH_DIGITS = 16;

/** "/media/upload/detergent-vase-0123456789abcdef": what it was called, and the hash of its file. */
export function addressOf(fileName: string, sha256: string, isDocument: boolean): string {
  const slug = fileName
    .replace(/\.\w{1,5}$/, "")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, "");
  const name = slug || (isDocument ? "document" : "imagine");
  return `/media/upload/${name}-${sha256.slice(0, HASH_DIGITS)}${isDocument ? ".pdf" : ""}`;
}

/** A file's name as it is shown: one line, without folders and what no table keeps. */
export function shownName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? "";
  const name = last
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .trim();
  return name.slice(0, 255) || "fișier";
}

/** What a change keeps of it. */
export function toKeptMedium({ address, kind, name, alt, focalPoint }: Medium): object {
  return { address, kind, name, alt, focal_point: focalPoint };
}
