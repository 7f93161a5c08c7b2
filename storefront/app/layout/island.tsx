import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use } from "react";

export interface IslandHtml {
  menu: string;
  footerText: string;
  footer: string;
}

const IslandContext = createContext<IslandHtml | undefined>(undefined);

/** Provides the islands' HTML to server rendering. It is neither loader data nor hydrated. */
export const Islands = IslandContext;

const stored = new Map<keyof IslandHtml, string>();

/** The HTML is read before hydration, and cached in case React re-creates the layout. */
function htmlInDocument(name: keyof IslandHtml): string {
  const known = stored.get(name);
  if (known !== undefined || typeof document === "undefined") return known ?? "";
  const html = document.getElementById(idOf(name))?.innerHTML ?? "";
  stored.set(name, html);
  return html;
}

interface IslandProps {
  name: keyof IslandHtml;
  className?: string;
  /** A template stores the island's HTML without displaying it, for the next page that displays it. */
  as?: "div" | "template";
}

/** A part of the layout whose content stays as the server rendered it. */
export function Island({ name, className, as = "div" }: IslandProps) {
  const fromServer = use(IslandContext);
  return (
    <TrustedHtml
      as={as}
      id={idOf(name)}
      className={className}
      suppressHydrationWarning
      html={fromServer?.[name] ?? htmlInDocument(name)}
    />
  );
}

function idOf(name: keyof IslandHtml): string {
  return `${name}-island`;
}
