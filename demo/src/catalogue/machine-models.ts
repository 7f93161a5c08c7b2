/** Machines that parts and consumables are looked for, by the key of their base product: what `fits` may name. */
import type { ParameterImport } from "@curat/api";
import { slugOf } from "./codes.ts";

/** Brand and model, as they stand on the machine's plate. */
export const MACHINE_MODELS: Readonly<Record<string, string>> = {
  "masina-spalat-uscat-lunca": "Podexa Lunca",
  "monodisc-titirez": "Podexa Titirez",
  "aparat-presiune-torent": "Jetavin Torent",
  "aspirator-umed-uscat-bura": "Vârtejo Bura",
  "curatator-abur-fierbinte": "Vârtejo Fierbinte",
  "aparat-odorizare-ritm": "Miresmar Air Ritm",
};

const KEYS = Object.keys(MACHINE_MODELS);
/** Behind the twelve that buyers filter by everywhere. */
const PARAMETER_ID = 13;
const FIRST_VALUE_ID = 13_001;

/** Id of the value that says "fits this machine". */
export function machineValueId(machine: string): number {
  const place = KEYS.indexOf(machine);
  if (place < 0) throw new Error(`There is no machine "${machine}" that something could fit.`);
  return FIRST_VALUE_ID + place;
}

/** The parameter that the search for a machine's parts goes by. */
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
