/** The dialog that an address opens over its list: `?add=1`, `?edit=12`, `?delete=12`. */
export type EntryDialog = { kind: "add" } | { kind: "edit" | "delete"; id: number };

/** Returns the dialog in an address; undefined if there is none or the id is invalid. */
export function entryDialogOf({ searchParams }: URL): EntryDialog | undefined {
  if (searchParams.has("add")) return { kind: "add" };
  for (const kind of ["edit", "delete"] as const) {
    const id = searchParams.get(kind) ?? "";
    if (/^\d{1,9}$/.test(id)) return { kind, id: Number(id) };
  }
  return undefined;
}
