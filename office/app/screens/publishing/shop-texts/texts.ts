import { counted } from "@curat/contract/quantity-text.values";

export const texts = {
  states: { schimbate: "modificat", propuneri: "cu o propunere", fixe: "nu se poate modifica" },
  places: (needed: string[], more: string[]) =>
    [
      needed.length > 0 &&
        `Trebuie să conțină ${named(needed)}, ${needed.length === 1 ? "care se completează automat" : "care se completează automat"}.`,
      more.length > 0 && `Poate conține și ${named(more)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  triedText: ({ changed, same, refused }: { changed: number; same: number; refused: number }) =>
    [
      changed === 0
        ? "Fișierul nu modifică niciun text."
        : `${counted(changed, "Se modifică un text", "texte se modifică")}.`,
      same > 0 && `${counted(same, "Un rând este identic", "rânduri sunt identice")} cu textul actual.`,
      refused > 0 && `${counted(refused, "Un rând nu poate fi folosit", "rânduri nu pot fi folosite")}:`,
    ]
      .filter(Boolean)
      .join(" "),
};

function named(places: string[]): string {
  return places.map((place) => `{${place}}`).join(", ");
}
