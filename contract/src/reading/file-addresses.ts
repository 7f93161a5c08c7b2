/** Resolves URLs of a provider's pictures, films and documents, which may be relative to its own site. */
import { isHtmlAddress } from "../html.values.ts";
import { isRecord } from "../unknown-body.ts";

type Rewrite = (raw: unknown) => unknown;

/** Makes a URL absolute; returns "" for one that browsers must not open. */
export type FileAddress = (address: string) => string;

/** Names of fields that contain a URL, a list of URLs, or an object with a URL per size. */
const FIELDS = [
  "pic",
  "pics",
  "picture",
  "original",
  "mini",
  "image",
  "bannerpic",
  "bannerpic_mobile",
  "promopic",
  "promopic_mobile",
  "photomb",
  "photods",
  "background-image-desktop",
  "background-image-mobile",
  "movie",
  "location",
  "tracking",
] as const;
const INNER = new Set(["original", "mini", "url", "pic", "location"]);

/** Returns a function that resolves URLs against the provider's site; `//` becomes https. */
export function fileAddressesAt(site: string): FileAddress {
  // Without the trailing slash, URL would drop the last segment of "https://provider.example/shop".
  const base = site.endsWith("/") ? site : `${site}/`;
  return (address) => {
    const trimmed = address.trim();
    if (trimmed === "" || /^(?:https?:\/\/|data:image\/)/i.test(trimmed)) return trimmed;
    if (!isHtmlAddress(trimmed)) return "";
    return URL.parse(trimmed.startsWith("//") ? `https:${trimmed}` : trimmed, base)?.href ?? "";
  };
}

/** Returns reading rules for fields that contain URLs of files or of parcel tracking. */
export function fileRules(resolve: FileAddress): Readonly<Record<string, Rewrite>> {
  const rewrite: Rewrite = (raw) => {
    if (typeof raw === "string") return resolve(raw);
    if (Array.isArray(raw)) return raw.map(rewrite);
    if (!isRecord(raw)) return raw;
    const isPart = (key: string, value: unknown): boolean =>
      INNER.has(key) || /^k?\d+$/.test(key) || typeof value === "object";
    return Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [key, isPart(key, value) ? rewrite(value) : value]),
    );
  };
  return Object.fromEntries([...FIELDS, "docs"].map((field) => [field, rewrite]));
}
