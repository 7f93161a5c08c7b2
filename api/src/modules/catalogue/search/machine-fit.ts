/** What of the catalogue fits the machine that parts and consumables are looked for. (decisions/0042: Further screens, /search/{encoded}) */
import type { Machine } from "@curat/contract/machine-address.values";
import { foldText } from "../../../text/fold.ts";
import type { FacetNames } from "./facets.store.ts";
import type { ChosenValue } from "./selection.ts";

/** The parameter whose values name the machines that a part fits. */
const COMPATIBLE_MODEL = "model-compatibil";

/** Brand and model as words, for a search where no product says what it fits; with the type before them when asked. */
export function machineText({ type, brand, model }: Machine, first?: "type"): string {
  return `${first ? type : ""} ${brand} ${model}`.trim().replaceAll(/\s+/g, " ");
}

export interface NamedMachine extends ChosenValue {
  name: string;
}

/**
 * Values of "compatible model" that name this machine: the model, with or without its brand, of any brand where none is
 * asked; every model of a brand that is asked alone, and every machine where only a type is. Capacity and year tell apart
 * those whose names have them.
 */
export function compatibleValues(machine: Machine, names: FacetNames): NamedMachine[] {
  const parameter = names.parameters.find((candidate) => candidate.slug === COMPATIBLE_MODEL);
  if (!parameter) return [];
  const named = names.values
    .filter((value) => value.parameterId === parameter.id && isNamed(foldText(value.name), machine))
    .map((value) => ({ parameterId: parameter.id, valueId: value.id, name: value.name }));
  return [machine.capacity, machine.year].reduce((left, detail) => withDetail(left, foldText(detail)), named);
}

function isNamed(name: string, machine: Machine): boolean {
  const [brand, model] = [foldText(machine.brand), foldText(machine.model)];
  if (model === "") return brand === "" || name.startsWith(`${brand} `);
  return [model, `${brand} ${model}`].includes(name) || (brand === "" && name.endsWith(` ${model}`));
}

/** The machines whose names have this detail, or all of them where none has. */
function withDetail(machines: NamedMachine[], detail: string): NamedMachine[] {
  const having = machines.filter(
    ({ name }) => detail !== "" && ` ${foldText(name)} `.includes(` ${detail} `),
  );
  return having.length > 0 ? having : machines;
}
