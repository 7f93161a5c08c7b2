/** Escapes JSON for a `<script>` element, so that a closing tag inside a text does not end it. */
export function inScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
