import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use } from "react";

export interface IslandHtml {
  menu: string;
  footerText: string;
  footer: string;
}

const IslandContext = createContext<IslandHtml | undefined>(undefined);

export const Islands = IslandContext;

const stored = new Map<keyof IslandHtml, string>();

/** Returns the island's HTML from the document. It is cached, in case React re-creates the layout. */
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
  /** A `template` stores the island's HTML without showing it, for a later page that does. */
  as?: "div" | "template";
}

/** Part of the layout that only the server renders. The browser keeps its HTML. */
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
