/** Machines that have parts and consumables, keyed by base product. `fits` refers to these keys. */
import type { ParameterImport } from "@curat/api";
import { slugOf } from "./codes.ts";

/** Brand and model, as on the machine's type plate. */
export const MACHINE_MODELS: Readonly<Record<string, string>> = {
  "masina-spalat-uscat-lunca": "Podexa Lunca",
  "monodisc-titirez": "Podexa Titirez",
  "aparat-presiune-torent": "Jetavin Torent",
  "aspirator-umed-uscat-bura": "Vârtejo Bura",
  "curatator-abur-fierbinte": "Vârtejo Fierbinte",
  "aparat-odorizare-ritm": "Miresmar Air Ritm",
};

const KEYS = Object.keys(MACHINE_MODELS);
/** The next id after the twelve general parameters. */
const PARAMETER_ID = 13;
const FIRST_VALUE_ID = 13_001;

/** Returns the id of the filter value for a machine's parts. */
export function machineValueId(machine: string): number {
  const place = KEYS.indexOf(machine);
  if (place < 0) throw new Error(`There is no machine "${machine}" that a product could fit.`);
  return FIRST_VALUE_ID + place;
}

/** Returns the filter parameter for finding a machine's parts. */
export function machineParameterImport(): ParameterImport {
  const values = Object.entries(MACHINE_MODELS).map(([machine, name], place) => ({
    id: machineValueId(machine),
    name,
    slug: slugOf(name),
    sortOrder: place + 1,
  }));
  return {
    id: PARAMETER_ID,
    name: "Model compatibil",
    slug: "model-compatibil",
    sortOrder: PARAMETER_ID,
    values,
  };
}
