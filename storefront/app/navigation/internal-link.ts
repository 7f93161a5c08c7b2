/** Decides which clicks on links become client-side navigations. */
import { isSecretAddress } from "../session/secret-addresses.ts";

interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/**
 * Returns whether a click is an unmodified click with the main button. Other clicks open tabs, windows or
 * downloads.
 */
export function isPlainClick(click: Click): boolean {
  return (
    click.button === 0 &&
    !click.defaultPrevented &&
    !click.metaKey &&
    !click.ctrlKey &&
    !click.shiftKey &&
    !click.altKey
  );
}

interface LinkLike {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
}

/** Returns the path of a link within the shop, or undefined if the browser must follow it. */
export function internalPath(link: LinkLike, current: string): string | undefined {
  if (link.hasAttribute("download") || link.hasAttribute("data-reload")) return undefined;
  if (link.target !== "" && link.target !== "_self") return undefined;
  if (!URL.canParse(link.href)) return undefined;
  const [to, from] = [new URL(link.href), new URL(current)];
  if (to.origin !== from.origin || FILES.test(to.pathname)) return undefined;
  // Pages with secret URLs need a full page load, so that no third-party script sees the URL.
  if (isSecretAddress(to.pathname) || isSecretAddress(from.pathname)) return undefined;
  // If only the hash differs, the browser scrolls natively.
  if (to.hash !== "" && to.pathname === from.pathname && to.search === from.search) return undefined;
  return to.pathname + to.search + to.hash;
}

/** URLs of files. URLs that end in .html are screens. */
const FILES = /^\/(?:media|assets|api|dev)\/|\.(?:pdf|docx?|xlsx?|xml|txt|zip|jpe?g|png|webp|avif|svg)$/;
