/** HTML that needs no further escaping. Only `html` and `Html.trusted` create it. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  get markup(): string {
    return this.#markup;
  }

  /** Wraps markup without escaping it. Only for stored output of `html`. */
  static trusted(markup: string): Html {
    return new Html(markup);
  }
}

type Value = string | number | Html | false | null | undefined | readonly Value[];

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Template tag that escapes inserted values, except other `html`. Joins lists. Omits null, undefined and false. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return Html.trusted(String.raw({ raw: parts }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value === undefined || value === null || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map(markupOf).join("");
  return String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
