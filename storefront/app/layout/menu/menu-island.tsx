import { createContext, use } from "react";
import styles from "./mega-menu.module.css";

const MenuHtmlContext = createContext<string | undefined>(undefined);

/** Gives the server's rendering the menu's HTML, which is no loader data and is not hydrated. */
export const MenuHtml = MenuHtmlContext;

const ISLAND = "menu-island";
const kept = { html: undefined as string | undefined };

/** What the document brought, read before React hydrates and kept when React builds the layout anew (error page). */
function htmlInDocument(): string {
  if (typeof document === "undefined") return "";
  kept.html ??= document.getElementById(ISLAND)?.innerHTML ?? "";
  return kept.html;
}

/** The mega menu as it came with the document: React neither builds nor touches what is inside. */
export function MenuIsland() {
  const fromServer = use(MenuHtmlContext);
  const html = fromServer ?? htmlInDocument();
  // The class is used here so that the styles of what only the server renders reach the one stylesheet.
  return (
    <div
      id={ISLAND}
      className={styles["mega-menu"]}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
