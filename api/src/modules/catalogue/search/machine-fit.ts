import type { Machine } from "@curat/contract/machine-address.values";
import { foldText } from "../../../text/fold.ts";
import type { FacetNames } from "./facets.store.ts";
import type { ChosenValue } from "./selection.ts";

/** Slug of the parameter that contains the machines a part fits. */
const COMPATIBLE_MODEL = "model-compatibil";

/** Returns brand and model as search words, with the type in front if requested. */
export function machineText({ type, brand, model }: Machine, first?: "type"): string {
  return `${first ? type : ""} ${brand} ${model}`.trim().replaceAll(/\s+/g, " ");
}

export interface NamedMachine extends ChosenValue {
  name: string;
}

/** Returns the "compatible model" values that match this machine. Missing fields of the machine match everything. */
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

function withDetail(machines: NamedMachine[], detail: string): NamedMachine[] {
  const having = machines.filter(
    ({ name }) => detail !== "" && ` ${foldText(name)} `.includes(` ${detail} `),
  );
  return having.length > 0 ? having : machines;
}
