import { textOf } from "@curat/ui/form/form-values.ts";
import type { SavedAddress, SavedCompany } from "./saved-entries.server.ts";

export interface SavedEntry {
  id: number;
  title: string;
  text: string;
}

export function addressEntry({ id, street, place }: SavedAddress): SavedEntry {
  return { id, title: street, text: place };
}

export function companyEntry({ id, name, cui, address }: SavedCompany): SavedEntry {
  return { id, title: name, text: [cui, address.street, address.place].join(", ") };
}

/** Returns a hidden field with the entry's displayed text, which reveals changes made in another tab. */
export function shownTextField(
  choice: string,
  { id, title, text }: SavedEntry,
): { name: string; value: string } {
  return { name: `${choice}.${id}.seen`, value: `${title}, ${text}` };
}

/**
 * Returns whether the form offered saved entries but submitted no choice, because the chosen entry was
 * deleted.
 */
export function isChoiceGone(form: FormData, choice: string): boolean {
  const isShownText = (name: string) => name.startsWith(`${choice}.`) && name.endsWith(".seen");
  return !form.has(choice) && [...form.keys()].some(isShownText);
}

/** Returns whether another tab changed the entry after the form showed it. */
export function hasChanged(form: FormData, choice: string, entry: SavedEntry): boolean {
  const { name, value } = shownTextField(choice, entry);
  return form.has(name) && textOf(form, name) !== value;
}
