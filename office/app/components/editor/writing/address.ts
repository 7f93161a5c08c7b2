import { isHtmlAddress } from "@curat/contract/html.values";

/** Paths in the shop and anchors on the same page. */
const OWN = /^(?:\/(?!\/)|#)\S*$/;
const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:\S+$/i;
const EMAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d\s().-]{6,20}$/;
const SITE = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** Returns a typed link's target, with a missing scheme added. Undefined if it is not an address. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (OWN.test(text)) return text;
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, "")}`;
  if (WITH_SCHEME.test(text)) return isHtmlAddress(text) ? text : undefined;
  if (EMAIL.test(text)) return `mailto:${text}`;
  return SITE.test(text) ? `https://${text}` : undefined;
}

/**
 * Returns a picture's address, with the size for texts if it is a shop picture. Undefined for anything else.
 */
export function pictureAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^(?:\/(?!\/)|https:\/\/)\S+$/.test(text)) return undefined;
  return /^\/media\/[^?#]+$/.test(text) && !/\.\w+$/.test(text) ? `${text}/800.webp` : text;
}
