import type { BaseProduct } from "../catalogue/base-product.ts";
import { brandOf } from "../catalogue/brands.ts";
import { CPV } from "../catalogue/cpv.ts";
import { FEATURES } from "../catalogue/features.ts";
import { variantsOf } from "../catalogue/variants.ts";
import { COMPANY } from "../content/company.ts";
import { drawing } from "../media/files.ts";
import { renderPdf } from "@curat/api";
import { factTable, section } from "./pdf.ts";

const ISSUED = new Date("2026-01-15T08:00:00Z");

export async function renderTechnicalSheet(base: BaseProduct): Promise<Uint8Array> {
  const brand = brandOf(base.brand);
  const [text] = base.texts;
  const packs = variantsOf(base).map((variant) => [
    variant.name.slice(base.name.length + 2) || "standard",
    variant.net ? `${String(variant.net.amount).replace(".", ",")} ${variant.net.unit}` : "–",
    `${(variant.weightGrams / 1000).toFixed(2).replace(".", ",")} kg`,
    `${variant.sizeMm.width} × ${variant.sizeMm.depth} × ${variant.sizeMm.height} mm`,
  ]);
  return renderPdf({
    author: "Curat",
    title: `Fișă tehnică – ${base.name} (${brand.name})`,
    foot: `${brand.name} – ${base.name} · ediția din 15.01.2026`,
    issued: ISSUED,
    content: [
      { svg: await drawing(`logo/${base.brand}`), width: 150 },
      { text: base.name, style: "title" },
      { text: base.subtitle, style: "subtitle" },
      ...section("Descriere", ...(text?.about ?? [])),
      ...section("Mod de utilizare", text?.use ?? ""),
      ...section(
        "Caracteristici tehnice",
        factTable([...Object.entries(base.characteristics), ["Cod CPV", `${base.cpv} – ${CPV[base.cpv]}`]]),
      ),
      ...section("Calități", { ul: base.features.map((key) => FEATURES[key]) }),
      ...section("Ambalaje", {
        layout: "lightHorizontalLines",
        table: {
          headerRows: 1,
          widths: ["*", 80, 70, 130],
          body: [
            ["Variantă", "Conținut", "Greutate", "Dimensiuni"].map((head) => ({ text: head, bold: true })),
            ...packs,
          ],
        },
      }),
      ...section(
        "Producător",
        `${brand.manufacturer.name}, ${brand.manufacturer.address}, ${brand.manufacturer.email}`,
      ),
      ...section("Distribuitor", `${COMPANY.name}, ${COMPANY.address}, ${COMPANY.phone}`),
      {
        text: "Document al unui magazin demonstrativ: produsul și producătorul sunt inventați.",
        style: "small",
        margin: [0, 12, 0, 0],
      },
    ],
  });
}
