/** Dialog that the URL opens above the list: `?add=1`, `?edit=12`, `?delete=12`. */
export type EntryDialog = { kind: "add" } | { kind: "edit" | "delete"; id: number };

/** Returns the dialog that the URL opens, or undefined if the URL names none or its id is invalid. */
export function entryDialogOf({ searchParams }: URL): EntryDialog | undefined {
  if (searchParams.has("add")) return { kind: "add" };
  for (const kind of ["edit", "delete"] as const) {
    const id = searchParams.get(kind) ?? "";
    if (/^\d{1,9}$/.test(id)) return { kind, id: Number(id) };
  }
  return undefined;
}
