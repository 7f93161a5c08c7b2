import type { Typed } from "@curat/ui/form/form-values.ts";

export function tickField(name: string, id: number | string): string {
  return `${name}.${id}`;
}

export function filledTicks(name: string, ids: readonly number[]): Typed {
  return Object.fromEntries(ids.map((id) => [tickField(name, id), "on"]));
}

/** Returns the ticked ids in form order. */
export function tickedIn(form: FormData, name: string): number[] {
  return [...form.keys()].flatMap((key) => {
    const id = key.startsWith(`${name}.`) ? Number(key.slice(name.length + 1)) : Number.NaN;
    return Number.isInteger(id) && id > 0 ? [id] : [];
  });
}
