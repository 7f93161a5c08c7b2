/** A saved address or company in the words of its choice. */
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

/** The field that sends back what an entry said when it was shown. */
export function seenField(choice: string, { id, title, text }: SavedEntry): { name: string; value: string } {
  return { name: `${choice}.${id}.seen`, value: `${title}, ${text}` };
}

/** True when nothing is chosen of what the form's page showed: what was chosen went with an answer. */
export function isChoiceGone(form: FormData, choice: string): boolean {
  const isSeen = (name: string) => name.startsWith(`${choice}.`) && name.endsWith(".seen");
  return !form.has(choice) && [...form.keys()].some(isSeen);
}

/** True when the entry says something else than the form's page showed: another tab changed it meanwhile. */
export function hasChanged(form: FormData, choice: string, entry: SavedEntry): boolean {
  const { name, value } = seenField(choice, entry);
  return form.has(name) && textOf(form, name) !== value;
}
