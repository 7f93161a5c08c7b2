/** Escapes JSON for a `<script>` element, so that a closing tag in a text does not end the element. */
export function inScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
