/** The forms of an answer, for whoever has no browser: fields and buttons by their names, and what would be sent. */

/** A part of a page, or an answer: then its main part. */
export type Scope = Element | { readonly document: Document };

/** The button of that name, the first of several. */
export function buttonOf(scope: Scope, name: string | RegExp): Element {
  const found = [...partOf(scope).querySelectorAll("button")].find((button) => isNamed(button, name));
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

/** The link of that name, the first of several. */
export function linkOf(scope: Scope, name: string | RegExp): Element {
  const found = [...partOf(scope).querySelectorAll("a[href]")].find((link) => isNamed(link, name));
  if (!found) throw new Error(`There is no link ${name}.`);
  return found;
}

/** The field of that name; there has to be one alone. */
export function fieldOf(scope: Scope, name: string | RegExp): Element {
  const found = fieldsOf(scope, name);
  if (found.length !== 1) throw new Error(`There are ${found.length} fields ${name}, not one.`);
  return found[0] as Element;
}

/** All fields of that name. */
export function fieldsOf(scope: Scope, name: string | RegExp): Element[] {
  return [...partOf(scope).querySelectorAll(FIELDS)].filter((field) => isNamed(field, name));
}

/** The group of fields of that name. */
export function groupOf(scope: Scope, name: string | RegExp): Element {
  const groups = [...partOf(scope).querySelectorAll("fieldset")];
  const found = groups.find((group) => {
    const legend = group.querySelector(":scope > legend");
    return legend !== null && matches(labelOf(legend), name);
  });
  if (!found) throw new Error(`There is no group ${name}.`);
  return found;
}

/** Types into fields by their names; of a list an option is chosen by its words. */
export function fill(scope: Scope, typed: Record<string, string>): void {
  for (const [name, text] of Object.entries(typed)) {
    const field = fieldOf(scope, name);
    if (field.tagName === "TEXTAREA") field.textContent = text;
    else if (field.tagName === "SELECT") choose(field, text);
    else field.setAttribute("value", text);
  }
}

/** Ticks the box or radio of that name. */
export function tick(scope: Scope, name: string | RegExp): void {
  tickField(fieldOf(scope, name));
}

/** Ticks this box or radio. */
export function tickField(field: Element): void {
  if (field.hasAttribute("disabled")) throw new Error(`${nameOf(field)} can not be ticked.`);
  if (field.getAttribute("type") === "radio")
    for (const other of controlsOf(formOf(field)))
      if (other.getAttribute("name") === field.getAttribute("name")) other.removeAttribute("checked");
  field.setAttribute("checked", "");
}

/** What stands in the field of that name. */
export function valueOf(scope: Scope, name: string | RegExp): string {
  return standingIn(fieldOf(scope, name));
}

/** What a press of that button, or Enter in that field, sends. */
export function sentBy(sender: Element): { action: string | null; asks: boolean; fields: URLSearchParams } {
  const form = formOf(sender);
  const controls = controlsOf(form);
  // Enter in a field presses the form's first button.
  const pressed = sender.tagName === "BUTTON" ? sender : controls.find(isSubmit);
  const fields = new URLSearchParams();
  for (const control of controls) {
    const name = control.getAttribute("name");
    if (!name || control.hasAttribute("disabled")) continue;
    const isSent =
      control.tagName === "BUTTON" ? control === pressed : !isChoice(control) || isTicked(control);
    if (isSent) fields.append(name, standingIn(control));
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

/** What a reader calls it: its own name, that of what it points to, its label, or what stands in it. */
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

/** Text without what is hidden from readers, in one line. */
function labelOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], script, style')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, " ").trim();
}

/** That part, or the main part of an answer. */
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
  if (!form) throw new Error("There is no form around it.");
  return form;
}

/** Its fields and buttons in their order, those elsewhere on the page as well. */
function controlsOf(form: Element): Element[] {
  const elsewhere = form.id === "" ? "" : `[form="${form.id}"]`;
  return [...form.ownerDocument.querySelectorAll("input, select, textarea, button")].filter((control) =>
    control.hasAttribute("form")
      ? elsewhere !== "" && control.matches(elsewhere)
      : control.closest("form") === form,
  );
}

function standingIn(field: Element): string {
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
