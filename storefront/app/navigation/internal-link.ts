/** Which clicks on a plain link become a client navigation. */
import { isSecretAddress } from "../session/secret-addresses.ts";

/** What of a click matters; a MouseEvent has it all. */
interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** True for a plain click with the main button; the others ask the browser for a tab, a window, a download. */
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

/** The path that a link leads to inside the shop, or undefined when the browser has to follow it itself. */
export function internalPath(link: LinkLike, current: string): string | undefined {
  if (link.hasAttribute("download") || link.hasAttribute("data-reload")) return undefined;
  if (link.target !== "" && link.target !== "_self") return undefined;
  if (!URL.canParse(link.href)) return undefined;
  const [to, from] = [new URL(link.href), new URL(current)];
  if (to.origin !== from.origin || FILES.test(to.pathname)) return undefined;
  // No third party hears of a secret address: none is loaded there, and none is left from the page before.
  if (isSecretAddress(to.pathname) || isSecretAddress(from.pathname)) return undefined;
  // Only the hash differs: the browser scrolls by itself.
  if (to.hash !== "" && to.pathname === from.pathname && to.search === from.search) return undefined;
  return to.pathname + to.search + to.hash;
}

/** Files that no screen shows; .html addresses are screens. */
const FILES = /^\/(?:media|assets|api|dev)\/|\.(?:pdf|docx?|xlsx?|xml|txt|zip|jpe?g|png|webp|avif|svg)$/;
