/** Finds fields and buttons by name, and the data that a form would submit, without a browser. */

/** Element to search, or a page whose main part is searched. */
export type Scope = Element | { readonly document: Document };

export function buttonOf(scope: Scope, name: string | RegExp): Element {
  const found = [...partOf(scope).querySelectorAll("button")].find((button) => isNamed(button, name));
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

export function linkOf(scope: Scope, name: string | RegExp): Element {
  const found = [...partOf(scope).querySelectorAll("a[href]")].find((link) => isNamed(link, name));
  if (!found) throw new Error(`There is no link ${name}.`);
  return found;
}

/** Returns the field with that label; throws unless there is exactly one. */
export function fieldOf(scope: Scope, name: string | RegExp): Element {
  const found = fieldsOf(scope, name);
  if (found.length !== 1) throw new Error(`There are ${found.length} fields ${name}, not one.`);
  return found[0] as Element;
}

export function fieldsOf(scope: Scope, name: string | RegExp): Element[] {
  return [...partOf(scope).querySelectorAll(FIELDS)].filter((field) => isNamed(field, name));
}

export function groupOf(scope: Scope, name: string | RegExp): Element {
  const groups = [...partOf(scope).querySelectorAll("fieldset")];
  const found = groups.find((group) => {
    const legend = group.querySelector(":scope > legend");
    return legend !== null && matches(labelOf(legend), name);
  });
  if (!found) throw new Error(`There is no group ${name}.`);
  return found;
}

/** Fills in fields by their labels. In a select, the option with that text is chosen. */
export function fill(scope: Scope, typed: Record<string, string>): void {
  for (const [name, text] of Object.entries(typed)) {
    const field = fieldOf(scope, name);
    if (field.tagName === "TEXTAREA") field.textContent = text;
    else if (field.tagName === "SELECT") choose(field, text);
    else field.setAttribute("value", text);
  }
}

export function tick(scope: Scope, name: string | RegExp): void {
  tickField(fieldOf(scope, name));
}

/** Ticks a checkbox or radio button; throws if it is disabled. */
export function tickField(field: Element): void {
  if (field.hasAttribute("disabled")) throw new Error(`${nameOf(field)} cannot be checked.`);
  if (field.getAttribute("type") === "radio")
    for (const other of controlsOf(formOf(field)))
      if (other.getAttribute("name") === field.getAttribute("name")) other.removeAttribute("checked");
  field.setAttribute("checked", "");
}

export function valueOf(scope: Scope, name: string | RegExp): string {
  return storedIn(fieldOf(scope, name));
}

/** Returns the request that is made by pressing this button, or by Enter in this field. */
export function sentBy(sender: Element): { action: string | null; asks: boolean; fields: URLSearchParams } {
  const form = formOf(sender);
  const controls = controlsOf(form);
  // Enter in a field presses the first submit button of the form.
  const pressed = sender.tagName === "BUTTON" ? sender : controls.find(isSubmit);
  const fields = new URLSearchParams();
  for (const control of controls) {
    const name = control.getAttribute("name");
    if (!name || control.hasAttribute("disabled")) continue;
    const isSent =
      control.tagName === "BUTTON" ? control === pressed : !isChoice(control) || isTicked(control);
    if (isSent) fields.append(name, storedIn(control));
  }
  return {
    action: pressed?.getAttribute("formaction") ?? form.getAttribute("action"),
    asks: (form.getAttribute("method") ?? "get").toLowerCase() === "get",
    fields,
  };
}

export function isTicked(field: Element): boolean {
  return field.hasAttribute("checked");
}

function nameOf(element: Element): string {
  const document = element.ownerDocument;
  const own = element.getAttribute("aria-label");
  if (own !== null) return own;
  const by = element.getAttribute("aria-labelledby")?.split(" ");
  const labels = by?.map((id) => document.getElementById(id)) ?? [
    element.matches(FIELDS)
      ? (element.id && document.querySelector(`label[for="${element.id}"]`)) || element.closest("label")
      : element,
  ];
  return labels.map((label) => (label ? labelOf(label) : "")).join(" ");
}

/** Leaves out parts that are hidden from screen readers. */
function labelOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], script, style')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, " ").trim();
}

/** Returns the element itself, or the main part of a page. */
export function partOf(scope: Scope): Element {
  if (!("document" in scope)) return scope;
  return scope.document.querySelector("main") ?? scope.document.body;
}

function isNamed(element: Element, requested: string | RegExp): boolean {
  return matches(nameOf(element), requested);
}

function matches(name: string, requested: string | RegExp): boolean {
  return typeof requested === "string" ? name === requested : requested.test(name);
}

function formOf(control: Element): Element {
  const id = control.getAttribute("form");
  const form = id === null ? control.closest("form") : control.ownerDocument.getElementById(id);
  if (!form) throw new Error("It is not inside a form.");
  return form;
}

/** Returns all fields and buttons of a form in order, even those elsewhere on the page. */
function controlsOf(form: Element): Element[] {
  const elsewhere = form.id === "" ? "" : `[form="${form.id}"]`;
  return [...form.ownerDocument.querySelectorAll("input, select, textarea, button")].filter((control) =>
    control.hasAttribute("form")
      ? elsewhere !== "" && control.matches(elsewhere)
      : control.closest("form") === form,
  );
}

function storedIn(field: Element): string {
  if (field.tagName === "TEXTAREA") return field.textContent;
  if (field.tagName !== "SELECT") return field.getAttribute("value") ?? (isChoice(field) ? "on" : "");
  const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
  return chosen?.getAttribute("value") ?? (chosen ? labelOf(chosen) : "");
}

function choose(list: Element, words: string): void {
  const options = [...list.querySelectorAll("option")];
  const requested = options.find((option) => labelOf(option) === words);
  if (!requested) throw new Error(`${nameOf(list)} has no option ${words}.`);
  for (const option of options) option.removeAttribute("selected");
  requested.setAttribute("selected", "");
}

function isSubmit(control: Element): boolean {
  return control.tagName === "BUTTON" && (control.getAttribute("type") ?? "submit") === "submit";
}

function isChoice(field: Element): boolean {
  return /^(?:checkbox|radio)$/.test(field.getAttribute("type") ?? "");
}

const FIELDS = "input:not([type=hidden]), select, textarea";
