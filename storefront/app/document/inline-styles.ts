/** What stands in a document's own style elements; the policy names each by its hash. */

export const LAYERS = "@layer reset, tokens, base, layout, components, screens, custom;";

/** The setting's rules in the last layer, with the ends of lines that a document has; a closing tag must not end the element. */
export function customLayer(css: string): string {
  return `@layer custom{${css.replaceAll(/\r\n?/g, "\n").replaceAll(/<\/style/gi, "<\\/style")}}`;
}
