/** Contents of a document's own style elements, which the CSP allows by hash. */

export const LAYERS = "@layer reset, tokens, base, layout, components, screens, custom;";

/** Returns the custom CSS setting in the last layer, without a closing style tag. */
export function customLayer(css: string): string {
  return `@layer custom{${css.replaceAll(/\r\n?/g, "\n").replaceAll(/<\/style/gi, "<\\/style")}}`;
}
