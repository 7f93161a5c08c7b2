/** Addresses of a provider's pictures, films and documents, which may be relative to its own site. */
import { isHtmlAddress } from "../html.values.ts";
import { isRecord } from "../unknown-body.ts";

type Rewrite = (raw: unknown) => unknown;

/** Turns a relative address into an absolute one; "" for an address that no browser may open. */
export type FileAddress = (address: string) => string;

/** Fields that hold one address, a list of them, or an object with sizes. */
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
/** In an object with sizes, or in a document. */
const INNER = new Set(["original", "mini", "url", "pic", "location"]);

/** Resolves addresses against the provider's site. Addresses that begin with `//` become https. */
export function fileAddressesAt(site: string): FileAddress {
  // "https://provider.example/shop" is a folder, not a file beside "uploads".
  const base = site.endsWith("/") ? site : `${site}/`;
  return (address) => {
    const given = address.trim();
    if (given === "" || /^(?:https?:\/\/|data:image\/)/i.test(given)) return given;
    if (!isHtmlAddress(given)) return "";
    return URL.parse(given.startsWith("//") ? `https:${given}` : given, base)?.href ?? "";
  };
}

/** Reader rules by field name, for the fields that hold pictures, films, documents and parcel tracking. */
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
