import { isRecord } from "@curat/contract/unknown-body";

/** Returns one line per field with another type, such as `data.price: "24.90" was read as 24.9`. */
export function readOtherwise(sent: unknown, read: unknown): string[] {
  const found = new Map<string, string>();
  const walk = (before: unknown, after: unknown, path: string): void => {
    if (before === after) return;
    if (Array.isArray(before) && Array.isArray(after))
      for (const [index, one] of after.entries()) walk(before[index], one, `${path}[]`);
    else if (isRecord(before) && isRecord(after))
      for (const [key, one] of Object.entries(after))
        walk(before[key], one, path === "" ? key : `${path}.${key}`);
    else if (isScalar(before) && isScalar(after) && typeof before !== typeof after && !found.has(path))
      found.set(path, `${path}: ${shortly(before)} was read as ${shortly(after)}`);
  };
  walk(sent, read, "");
  return [...found.values()];
}

const isScalar = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
const shortly = (value: unknown): string => (JSON.stringify(value) ?? "").slice(0, 40);
