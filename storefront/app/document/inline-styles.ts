/** Contents of the document's own style elements. The CSP allows them by their hash. */

export const LAYERS = "@layer reset, tokens, base, layout, components, screens, custom;";

export function customLayer(css: string): string {
  return `@layer custom{${css.replaceAll(/\r\n?/g, "\n").replaceAll(/<\/style/gi, "<\\/style")}}`;
}
