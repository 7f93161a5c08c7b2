import { html } from "../../../../text/template.ts";

/**
 * Returns a form that opens a processor's page. Query parameters become hidden fields, because a GET form replaces
 * the query of its action.
 */
export function pageForm(url: string): string {
  const { searchParams } = new URL(url);
  const action = new URL(url);
  action.search = "";
  const inputs = [...searchParams].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="get" action="${action.href}">${inputs}<button type="submit">Continuă către plată</button></form>`
    .markup;
}
