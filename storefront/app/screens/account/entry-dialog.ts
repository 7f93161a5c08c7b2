/** Dialog that a URL opens over the list: `?add=1`, `?edit=12`, `?delete=12`. */
export type EntryDialog = { kind: "add" } | { kind: "edit" | "delete"; id: number };

/** Returns the dialog that the URL opens, or undefined if it has none or an invalid id. */
export function entryDialogOf({ searchParams }: URL): EntryDialog | undefined {
  if (searchParams.has("add")) return { kind: "add" };
  for (const kind of ["edit", "delete"] as const) {
    const id = searchParams.get(kind) ?? "";
    if (/^\d{1,9}$/.test(id)) return { kind, id: Number(id) };
  }
  return undefined;
}
