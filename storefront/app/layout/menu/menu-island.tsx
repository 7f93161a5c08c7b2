import { createContext, use } from "react";
import styles from "./mega-menu.module.css";

const MenuHtmlContext = createContext<string | undefined>(undefined);

/** Gives the server's rendering the menu's HTML, which is no loader data and is not hydrated. */
export const MenuHtml = MenuHtmlContext;

const ISLAND = "menu-island";
let inDocument: string | undefined;

/** The mega menu as it came with the document: React neither builds nor touches what is inside. */
export function MenuIsland() {
  const fromServer = use(MenuHtmlContext);
  inDocument ??= typeof document === "undefined" ? undefined : (document.getElementById(ISLAND)?.innerHTML ?? "");
  // The class is used here so that the styles of what only the server renders reach the one stylesheet.
  return (
    <div
      id={ISLAND}
      className={styles["mega-menu"]}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fromServer ?? inDocument ?? "" }}
    />
  );
}
