import { createContext, use } from "react";
import { LAYERS } from "./inline-styles.ts";

export const PageStylesContext = createContext<readonly string[]>([]);

/** With `precedence`, React puts the layer order first and never removes a style sheet. */
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
