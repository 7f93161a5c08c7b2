import { isHtmlAddress } from "@curat/contract/html.values";

/** Matches paths of the shop and anchors of the same page. */
const OWN = /^(?:\/(?!\/)|#)\S*$/;
const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:\S+$/i;
const EMAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d\s().-]{6,20}$/;
const SITE = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** Returns the URL of an entered link. Adds a missing scheme. Undefined if the text is not a URL. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (OWN.test(text)) return text;
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, "")}`;
  if (WITH_SCHEME.test(text)) return isHtmlAddress(text) ? text : undefined;
  if (EMAIL.test(text)) return `mailto:${text}`;
  return SITE.test(text) ? `https://${text}` : undefined;
}

/**
 * Returns the URL of a picture. A picture of the shop gets the size for texts. Undefined if the text is not a
 * URL.
 */
export function pictureAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^(?:\/(?!\/)|https:\/\/)\S+$/.test(text)) return undefined;
  return /^\/media\/[^?#]+$/.test(text) && !/\.\w+$/.test(text) ? `${text}/800.webp` : text;
}
