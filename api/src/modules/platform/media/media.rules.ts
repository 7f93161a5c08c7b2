import { z } from "zod";

/** An SVG can contain scripts, so the shop stores only its rendered picture. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "svg";
export type UploadFormat = PictureFormat | "pdf" | "mp4" | "webm";

/** Percent of width and height, from the top left. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface Medium {
  id: number;
  address: string;
  kind: "picture" | "document" | "film";
  provider: string | null;
  name: string;
  alt: string;
  focalPoint: FocalPoint | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  /** True for a document that is stored unchanged. Browsers must download it. */
  isAttachment: boolean;
  /** SHA-256 of the uploaded file in hexadecimal; null for generated media. */
  sha256: string | null;
  /** How many files this URL has had. */
  revision: number;
  createdAt: Date;
  namedAt: Date | null;
}
export const MEDIUM_KIND = z.enum(["picture", "document", "film"]);

export const MEDIUM_LABELS = {
  name: "numele",
  alt: "descrierea",
  focalPoint: "punctul de interes",
  revision: "fișierul",
} satisfies Partial<Record<keyof Medium, string>>;

/** How long a write that refers to a media file may run. Statements of requests time out after 8 seconds. */
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

/** Detects the format from the first bytes, ignoring the name; undefined if unknown. */
export function formatOf(file: Uint8Array): UploadFormat | "heic" | undefined {
  const start = Buffer.from(file.subarray(0, SIGNATURE_BYTES)).toString("latin1");
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}

/** The European Commission's files are served unchanged. They cannot be replaced or removed. */
export const OFFICIAL_FOLDER = "/media/official/";

export function isOfficialAddress(address: string): boolean {
  return address.startsWith(OFFICIAL_FOLDER);
}

const MAX_SLUG_LENGTH = 60;
const HASH_DIGITS = 16;
const NAMELESS: Record<Medium["kind"], string> = { picture: "imagine", document: "document", film: "film" };

export function kindOf(format: UploadFormat): Medium["kind"] {
  if (format === "pdf") return "document";
  return format === "mp4" || format === "webm" ? "film" : "picture";
}

/** Returns a path with the file's name and hash: "/media/upload/detergent-vase-0123456789abcdef". */
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

/** Returns the file name on one line, without folders and unstorable characters. */
export function shownName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? "";
  const name = last
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .trim();
  return name.slice(0, 255) || "fișier";
}

export function toRecordedMedium({ address, kind, name, alt, focalPoint, revision }: Medium): object {
  return { address, kind, name, alt, focal_point: focalPoint, revision };
}
