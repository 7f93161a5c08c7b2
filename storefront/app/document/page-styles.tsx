import { createContext, use } from "react";
import { LAYERS } from "./inline-styles.ts";

export const PageStylesContext = createContext<readonly string[]>([]);

/**
 * Renders the layer order and the screen's style sheets. Because they have a precedence, React puts the order
 * first and never removes a sheet.
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
