/** Contents of the document's own style elements. The CSP allows them by their hash. */

export const LAYERS = "@layer reset, tokens, base, layout, components, screens, custom;";

/** Returns the shop's custom CSS in the last layer. Escapes closing style tags. */
export function customLayer(css: string): string {
  return `@layer custom{${css.replaceAll(/\r\n?/g, "\n").replaceAll(/<\/style/gi, "<\\/style")}}`;
}
