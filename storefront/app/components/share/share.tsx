import type { MouseEvent } from "react";
import styles from "./share.module.css";
import { texts } from "./texts.ts";

interface ShareProps {
  url: string;
  title: string;
}

/** Icons are inline, because the icon set has no brand logos (decisions/0020: Small conflicts). */
const NETWORKS = [
  {
    name: "Facebook",
    address: ({ url }: ShareProps) =>
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    icon: "M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1Z",
  },
  {
    name: "WhatsApp",
    address: ({ url, title }: ShareProps) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    icon: "M12 2a10 10 0 0 0-8.6 15L2 22l5.2-1.4A10 10 0 1 0 12 2Zm0 18a8 8 0 0 1-4.2-1.2l-.3-.2-3 .8.8-2.9-.2-.3A8 8 0 1 1 12 20Zm4.4-6c-.2-.1-1.4-.7-1.6-.8-.3-.1-.4-.1-.6.1l-.7.9c-.2.2-.3.2-.5.1a6.500 6.500 0 0 1-3.200-2.800c-.3-.4.200-.4.600-1.200.1-.2 0-.3 0-.4l-.7-1.700c-.2-.5-.4-.4-.6-.4h-.5c-.2 0-.4.1-.7.300-.900 1-.9 2.300.1 3.800 1.500 2.300 3.300 3.300 5.300 3.900 1 .2 1.800.1 2.400-.1.700-.2 1.400-.8 1.500-1.400.100-.500.100-.3-.8-.4Z",
  },
];
const POPUP = "popup,width=570,height=570"; // requirements: B12

/** Share links. With JavaScript they open in a small popup window. */
export function Share(props: ShareProps) {
  return (
    <ul className="list row" aria-label={texts.share} data-screen-only>
      {NETWORKS.map(({ name, address, icon }) => (
        <li key={name}>
          <a
            className={`grid place-center pill muted ${styles.link}`}
            href={address(props)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.on(name)}
            onClick={openSmall}
          >
            <svg aria-hidden viewBox="0 0 24 24" width={22} height={22} fill="currentColor">
              <path d={icon} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "share", POPUP);
}
