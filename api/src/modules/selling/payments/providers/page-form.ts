import { html } from "../../../../text/template.ts";

/**
 * Returns a form that opens a processor's page. A GET form replaces the query of its action, so that the query's
 * parameters are hidden fields.
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
