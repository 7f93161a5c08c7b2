import { STATEMENTS } from "@curat/contract/statements.values";
import { brandOf } from "./brands.ts";
import { rootOf } from "./tree.ts";
import type { Variant } from "./variants.ts";
import type { Phrasing } from "./base-product.ts";

const SHELF_LIFE =
  "Termen de valabilitate: 36 de luni de la data fabricației, în ambalajul original, închis. Garanție legală de conformitate: 2 ani.";
const LEGAL_GUARANTEE = "Garanție legală de conformitate: 2 ani.";
const PERISHABLE = new Set([
  "solutii-curatare",
  "dezinfectie",
  "spalare-rufe",
  "spalare-vase",
  "ingrijire-piele",
  "odorizare",
  "daunatori",
]);

/** Returns a variant's texts. Neighbouring variants get different ones if the base has several. */
function phrasingOf({ base, index }: Variant): Phrasing {
  const phrasing = base.texts[index % base.texts.length];
  if (!phrasing) throw new Error(`Product "${base.key}" has no text.`);
  return phrasing;
}

export function descriptionOf(variant: Variant): string {
  const { about, use } = phrasingOf(variant);
  const notes = [variant.pack.note, variant.option?.note].filter((note) => note !== undefined);
  const paragraphs = [...about, ...notes].map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  return `${paragraphs}<h3>Mod de utilizare</h3><p>${escapeHtml(use)}</p>`;
}

export function commercialOf(variant: Variant): string {
  return `<p>${escapeHtml(phrasingOf(variant).lead)}</p>`;
}

type Measures = Pick<Variant, "net" | "weightGrams" | "sizeMm">;

/** Returns the specification table with rows of the base, the variant and the pack. */
export function characteristicsOf(
  variant: Variant,
  { net, weightGrams, sizeMm }: Measures,
): { name: string; value: string }[] {
  const { base, pack, option } = variant;
  const { biocide } = base.safety ?? {};
  const rows: Record<string, string | undefined> = {
    Marcă: brandOf(base.brand).name,
    ...base.characteristics,
    ...pack.characteristics,
    ...option?.characteristics,
    ...variant.values,
    "Cantitate netă": net ? `${decimal(net.amount)} ${net.unit}` : undefined,
    "Greutate cu ambalaj":
      weightGrams >= 1000 ? `${decimal(Math.round(weightGrams / 10) / 100)} kg` : `${weightGrams} g`,
    "Dimensiuni ambalaj (L × l × h)": `${sizeMm.width} × ${sizeMm.depth} × ${sizeMm.height} mm`,
    "Tip de produs biocid": biocide?.type,
    "Substanțe active": biocide?.active,
  };
  return Object.entries(rows).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

/** Returns full statements with their codes: "H319: Provoacă o iritare gravă a ochilor." */
export function statementsOf({ safety }: Variant["base"]): string[] {
  return (safety?.statements ?? []).map(
    (code) => `${code}: ${STATEMENTS[code].replace("{contains}", safety?.contains ?? "")}`,
  );
}

export function warrantyOf({ base }: Variant): string {
  return base.warranty ?? (PERISHABLE.has(rootOf(base.category)) ? SHELF_LIFE : LEGAL_GUARANTEE);
}

function decimal(value: number): string {
  return String(value).replace(".", ",");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
