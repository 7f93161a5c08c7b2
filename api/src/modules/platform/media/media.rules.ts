/** What a file is by its first bytes, what a medium is called, and what is told of its changes. Pure. */
import { z } from "zod";

/** What may be uploaded. A drawing in SVG is a program: its picture is kept, never the drawing. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "svg";
export type UploadFormat = PictureFormat | "pdf" | "mp4" | "webm";

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
  /** A document that is kept as it came: browsers save it and do not open it. */
  isAttachment: boolean;
  /** Hexadecimal, of the file as it came. */
  sha256: string | null;
  /** Counts the files that stood at its address. */
  revision: number;
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
  revision: "fișierul",
} satisfies Partial<Record<keyof Medium, string>>;

/** A write that named it may still be under way for so long: a statement of a request has 8 seconds. */
export const NAMED_FOR_MS = 60_000;

const SIGNATURES: [UploadFormat | "heic", RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n/],
  ["gif", /^GIF8[79]a/],
  ["webp", /^RIFF[^]{4}WEBP/],
  ["avif", /^[^]{4}ftypavi[fs]/],
  ["heic", /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  ["mp4", /^[^]{4}ftyp(?:iso|mp4|avc1|M4V|MSNV|dash|qt {2})/],
  ["webm", /^[^]E\xdf\xa3[^]{0,48}webm/],
  ["pdf", /^%PDF-\d\.\d/],
  [
    "svg",
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^]{0,500}?-->\s*){0,3}(?:<!DOCTYPE\s+svg[^>[]{0,300}>\s*)?<svg[\s>]/,
  ],
];
const SIGNATURE_BYTES = 2_048;

/** By what it begins with, whatever its name says; undefined for all that is not known. */
export function formatOf(file: Uint8Array): UploadFormat | "heic" | undefined {
  const start = Buffer.from(file.subarray(0, SIGNATURE_BYTES)).toString("latin1");
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}

/** Whether a PDF has an end: one that was cut off opens nowhere. */
export function isWholePdf(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(-2_048)).includes("%%EOF");
}

/** Where the Commission's files are kept: nobody replaces or removes them, and they are served as they came. */
export const OFFICIAL_FOLDER = "/media/official/";

export function isOfficialAddress(address: string): boolean {
  return address.startsWith(OFFICIAL_FOLDER);
}

const MAX_SLUG_LENGTH = 60;
const HASH_DIGITS = 16;
const NAMELESS: Record<Medium["kind"], string> = { picture: "imagine", document: "document", film: "film" };

/** What a file of this format is to the shop. */
export function kindOf(format: UploadFormat): Medium["kind"] {
  if (format === "pdf") return "document";
  return format === "mp4" || format === "webm" ? "film" : "picture";
}

/** "/media/upload/detergent-vase-0123456789abcdef": what it was called, and the hash of its file. */
export function addressOf(fileName: string, sha256: string, format: UploadFormat): string {
  const slug = fileName
    .replace(/\.\w{1,5}$/, "")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");
  const kind = kindOf(format);
  const name = slug || NAMELESS[kind];
  return `/media/upload/${name}-${sha256.slice(0, HASH_DIGITS)}${kind === "picture" ? "" : `.${format}`}`;
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
export function toKeptMedium({ address, kind, name, alt, focalPoint, revision }: Medium): object {
  return { address, kind, name, alt, focal_point: focalPoint, revision };
}
