import { createContext, use } from "react";
import { LAYERS } from "./inline-styles.ts";

/** Addresses of the style sheets of the page's lazily loaded screen, for the server's rendering. */
export const PageStylesContext = createContext<readonly string[]>([]);

/**
 * The order of the layers, and the sheets of the screen. With a precedence React puts the order first and never removes a sheet.
 * In the browser Vite loads the sheets together with the screen.
 */
export function PageStyles() {
  return (
    <>
      <style href="layers" precedence="layers">
        {LAYERS}
      </style>
      {use(PageStylesContext).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="screens" />
      ))}
    </>
  );
}
