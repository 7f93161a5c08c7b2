import { afterEach, expect, it } from "vitest";
import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { rememberChoices } from "./remember-choices.ts";

afterEach(() => {
  for (const name of ["consent", "density"]) document.cookie = `${name}=; max-age=-1; path=/`;
});

function open(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<fieldset data-remembers="density">
    <input type="radio" name="density" value="3"><input type="radio" name="density" value="4" checked>
  </fieldset><fieldset><input type="radio" name="other" value="9"></fieldset>`;
  return page;
}
function choose(page: Document, value: string): void {
  const field = page.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (!field) throw new Error("There is no such choice.");
  field.checked = true;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
const stored = (): string | undefined => /\bdensity=(\d)/.exec(document.cookie)?.[1];

it("the bootstrap script stores choices made before and after it loads", () => {
  document.cookie = `consent=${PREFERENCES_CONSENT}; path=/`;
  const page = open();
  choose(page, "3");
  rememberChoices(page);
  expect(stored()).toBe("3");
  choose(page, "4");
  expect(stored()).toBe("4");
  choose(page, "9");
  expect(stored()).toBe("4");
});

it("the bootstrap script stores no choices without consent, and does not store defaults", () => {
  const page = open();
  rememberChoices(page);
  choose(page, "3");
  expect(document.cookie).not.toContain("density");
  document.cookie = `consent=${PREFERENCES_CONSENT}; path=/`;
  rememberChoices(open());
  expect(document.cookie).not.toContain("density");
});
