import { isNamed, MACHINE_PART_LETTERS, MACHINE_PARTS } from "@curat/contract/machine-address.values";
import type { Machine } from "@curat/contract/machine-address.values";

export type MachineFields = Omit<Machine, "categoryID">;

export function sentFields(query: URLSearchParams): MachineFields | undefined {
  return MACHINE_PARTS.some((name) => query.has(name)) ? fieldsOf(query) : undefined;
}

export function machineOfForm(query: URLSearchParams): Machine | undefined {
  const categoryID = Number(query.get("categoryID"));
  const hasCategory = Number.isInteger(categoryID) && categoryID > 0;
  const machine = { ...fieldsOf(query), ...(hasCategory && { categoryID }) };
  return isNamed(machine) ? machine : undefined;
}

export function machineName({ type, brand, model, capacity, year }: Machine): string {
  return [type, brand, model, capacity, year].filter(Boolean).join(" ");
}

function fieldsOf(query: URLSearchParams): MachineFields {
  const text = (name: string): string =>
    (query.get(name) ?? "").replaceAll("\0", "").trim().slice(0, MACHINE_PART_LETTERS).toWellFormed().trim();
  return {
    type: text("type"),
    brand: text("brand"),
    model: text("model"),
    capacity: text("capacity"),
    year: text("year"),
  };
}
