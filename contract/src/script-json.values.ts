/** JSON as it may stand inside a `<script>` of a page: a closing tag inside a text must not end the element. */
export function inScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
