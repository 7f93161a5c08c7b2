import type { FormEvent } from "react";
import type { Conflict } from "./conflict.ts";
import { keepField } from "./conflict.ts";

/** Selects the entered value when someone types in a field, and fills the field when a value is selected. */
export function selectTyped(event: FormEvent<HTMLFormElement>, conflict: Conflict): void {
  const { target, currentTarget: form } = event;
  if (!isField(target)) return;
  for (const { name, theirs } of conflict.differences) {
    const field = fieldOf(form, name);
    if (target.name === name) choose(form, name);
    else if (target.name === keepField(name) && field) {
      if (target.value === "theirs") {
        field.dataset.mine = valueOf(field) ?? "";
        show(field, theirs);
      } else if (field.dataset.mine !== undefined) show(field, field.dataset.mine || undefined);
    }
  }
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: unknown): target is FormField {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind);
}

function fieldOf(form: HTMLFormElement, name: string): FormField | undefined {
  const field = form.elements.namedItem(name);
  return isField(field) ? field : undefined;
}

function choose(form: HTMLFormElement, name: string): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>("input[type=radio]"))
    if (radio.name === keepField(name)) radio.checked = radio.value === "mine";
}

function valueOf(field: FormField): string | undefined {
  return field.type === "checkbox" && field instanceof HTMLInputElement
    ? field.checked
      ? field.value
      : undefined
    : field.value;
}

function show(field: FormField, value: string | undefined): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value !== undefined;
  else field.value = value ?? "";
}
