import { readFileSync } from "node:fs";
import type { z } from "zod";

/** Returns the validated content of a JSON file in `demo/data`. */
export function readData<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const url = new URL(`../../data/${name}.json`, import.meta.url);
  const { success, data, error } = schema.safeParse(JSON.parse(readFileSync(url, "utf8")));
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`demo/data/${name}.json: ${issue?.path.join(".")}: ${issue?.message}`);
}
