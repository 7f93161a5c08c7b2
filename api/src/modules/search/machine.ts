/** The machine that parts and consumables are looked for: what `/search/{encoded}` carries. (decisions: /search/{encoded}) */
import { z } from "zod";
import { foldText } from "../../text/fold.ts";
import type { FacetNames } from "./facets.store.ts";
import type { ChosenValue } from "./selection.ts";

const part = z
  .string()
  .trim()
  .max(80)
  .nullish()
  .transform((text) => text ?? "");
const machine = z.object({
  type: part,
  brand: part,
  model: part,
  capacity: z
    .union([part, z.number().transform(String)])
    .optional()
    .transform((text) => text ?? ""),
  year: z
    .union([part, z.number().int().transform(String)])
    .optional()
    .transform((text) => text ?? ""),
  categoryID: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(
      z
        .int()
        .min(1)
        .max(2 ** 31 - 1),
    )
    .nullish(),
});
export type Machine = z.output<typeof machine>;

/** The parameter whose values name the machines that a part fits. */
const COMPATIBLE_MODEL = "model-compatibil";
const LONGEST = 1_000;

/** Reads base64url of a JSON object that names a type, a brand or a model; undefined for anything else, such as a typed term. */
export function decodeMachine(text: string): Machine | undefined {
  if (text.length > LONGEST || !/^[\w-]{8,}={0,2}$/.test(text)) return undefined;
  try {
    const read = machine.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return read.success && machineText(read.data, "type") !== "" ? read.data : undefined;
  } catch {
    // A typed term is hardly ever base64url of JSON: it is searched as it stands.
    return undefined;
  }
}

/** Base64url of a machine, as addresses carry it. */
export function encodeMachine(chosen: z.input<typeof machine>): string {
  return Buffer.from(JSON.stringify(chosen)).toString("base64url");
}

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
