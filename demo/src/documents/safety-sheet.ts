/** Safety data sheet in the sixteen sections of Regulation (EC) 1907/2006, annex II. */
import { type PdfContent as Content, renderPdf } from "@curat/api";
import type { BaseProduct, Safety } from "../catalogue/base-product.ts";
import { brandOf } from "../catalogue/brands.ts";
import { statementsOf } from "../catalogue/product-texts.ts";
import { COMPANY } from "../content/company.ts";
import { drawing } from "../media/files.ts";
import { ingredientsOf } from "./ingredients.ts";
import { factTable, section } from "./pdf.ts";

const ISSUED = new Date("2026-01-15T08:00:00Z");
const TOXICOLOGY =
  "Institutul Național de Sănătate Publică, Biroul RSI și informare toxicologică: 021 318 36 06 (luni – vineri, 08:00 – 15:00). Urgențe: 112.";

/** Renders the sheet of a base product with safety data. */
export async function renderSafetySheet(base: BaseProduct, safety: Safety): Promise<Uint8Array> {
  const { manufacturer, name: brand } = brandOf(base.brand);
  const product = `${base.name} (${brand})`;
  return renderPdf({
    author: "Curat",
    title: `Fișă cu date de securitate – ${product}`,
    foot: `${product} · versiunea 1.0 din 15.01.2026 · conform Regulamentului (UE) 2020/878`,
    issued: ISSUED,
    content: [
      { text: "Fișă cu date de securitate", style: "title" },
      {
        text: "conform Regulamentului (CE) nr. 1907/2006 (REACH), anexa II, modificată prin Regulamentul (UE) 2020/878",
        style: "subtitle",
      },
      ...identity(base, `${manufacturer.name}, ${manufacturer.address}, ${manufacturer.email}`),
      ...(await hazards(base, safety)),
      ...composition(base),
      ...response(safety),
      ...handling(safety),
      ...properties(base, safety),
      ...otherSections(safety),
    ],
  });
}

function identity(base: BaseProduct, maker: string): Content[] {
  return section(
    "1. Identificarea amestecului și a societății",
    factTable([
      ["Denumire comercială", `${brandOf(base.brand).name} – ${base.name}`],
      ["Utilizare identificată", base.subtitle],
      ["Utilizări contraindicate", "orice altă utilizare decât cea de pe etichetă"],
      ["Producător", maker],
      ["Distribuitor", `${COMPANY.name}, ${COMPANY.address}, ${COMPANY.phone}, ${COMPANY.email}`],
      ["Telefon de urgență", TOXICOLOGY],
    ]),
  );
}

async function hazards(base: BaseProduct, safety: Safety): Promise<Content[]> {
  const statements = statementsOf(base);
  const drawings = await Promise.all(safety.pictograms.map((code) => drawing(`pictogram/${code}`)));
  const pictograms = drawings.map((svg): Content => ({ svg, width: 46 }));
  return section(
    "2. Identificarea pericolelor",
    "Clasificare și etichetare conform Regulamentului (CE) nr. 1272/2008 (CLP).",
    ...(pictograms.length > 0
      ? [{ columns: pictograms, columnGap: 6, margin: [0, 2, 0, 4] as [number, number, number, number] }]
      : []),
    ...(safety.signal ? [{ text: `Cuvânt de avertizare: ${safety.signal}`, bold: true }] : []),
    { ul: statements, margin: [0, 2, 0, 2] },
    "Alte pericole: amestecul nu conține substanțe evaluate ca PBT sau vPvB peste 0,1 %.",
  );
}

function composition(base: BaseProduct): Content[] {
  const rows = ingredientsOf(base).map(([name, cas, share]) => [name, cas, share]);
  return section(
    "3. Compoziție / informații privind componenții",
    "Amestec. Componenți care contribuie la clasificare:",
    {
      layout: "lightHorizontalLines",
      margin: [0, 2, 0, 4],
      table: {
        headerRows: 1,
        widths: ["*", 130, 90],
        body: [
          [
            { text: "Denumire", bold: true },
            { text: "Nr. CAS", bold: true },
            { text: "% (m/m)", bold: true },
          ],
          ...rows,
        ],
      },
    },
  );
}

function response({ statements }: Safety): Content[] {
  const corrosive = statements.includes("H314");
  const flammable = statements.some((code) => ["H222", "H223", "H225", "H226"].includes(code));
  return [
    ...section("4. Măsuri de prim ajutor", {
      ul: [
        "Inhalare: scoateți persoana la aer curat și țineți-o în repaus.",
        "Contact cu pielea: îndepărtați îmbrăcămintea contaminată și spălați cu multă apă.",
        `Contact cu ochii: clătiți cu apă cel puțin 15 minute, cu pleoapele larg deschise${corrosive ? ", și mergeți imediat la un medic oftalmolog" : "; dacă iritația persistă, consultați un medic"}.`,
        `Înghițire: clătiți gura, ${corrosive ? "nu provocați voma și sunați imediat la 112" : "beți apă în cantități mici și consultați un medic"}. Arătați eticheta sau această fișă.`,
      ],
    }),
    ...section(
      "5. Măsuri de combatere a incendiilor",
      flammable
        ? "Mijloace de stingere: spumă rezistentă la alcool, pulbere, dioxid de carbon. Răciți recipientele cu apă pulverizată. Vaporii pot forma amestecuri explozive cu aerul."
        : "Produsul nu este combustibil. Alegeți mijlocul de stingere după incendiul din jur.",
      "Pompierii poartă aparat de respirat autonom și echipament complet de protecție.",
    ),
    ...section(
      "6. Măsuri în caz de dispersie accidentală",
      "Aerisiți, îndepărtați persoanele neechipate și purtați echipamentul de la secțiunea 8. Absorbiți scurgerile cu material inert și strângeți-le într-un recipient etichetat. Nu lăsați concentratul să ajungă în sol sau în ape de suprafață.",
    ),
  ];
}

function handling({ statements }: Safety): Content[] {
  const chlorine = statements.some((code) => code === "EUH031" || code === "EUH206");
  return [
    ...section(
      "7. Manipulare și depozitare",
      `Respectați dozele de pe etichetă. Nu amestecați cu alte produse${chlorine ? ", în special cu acizi sau detartranți: se degajă clor" : ""}. Spălați mâinile după folosire; nu mâncați și nu fumați în timpul lucrului.`,
      "Păstrați în ambalajul original, închis, la 5 – 30 °C, ferit de soare și de îngheț, separat de alimente.",
    ),
    ...section(
      "8. Controlul expunerii / protecția personală",
      "Asigurați ventilație corespunzătoare. La manipularea concentratului purtați mănuși din nitril de cel puțin 0,4 mm (EN ISO 374) și ochelari de protecție (EN ISO 16321). Protecția respirației nu este necesară la utilizarea normală.",
    ),
  ];
}

function properties(base: BaseProduct, { statements }: Safety): Content[] {
  const ph = base.characteristics["pH (concentrat)"] ?? base.characteristics["pH"] ?? "nedeterminat";
  const flammable = statements.some((code) => ["H222", "H223", "H225", "H226"].includes(code));
  return section(
    "9. Proprietățile fizice și chimice",
    factTable([
      ["Aspect", base.characteristics["Aspect"] ?? "conform descrierii de pe etichetă"],
      ["pH", ph],
      ["Punct de aprindere", flammable ? "sub 60 °C" : "nu se aplică"],
      ["Solubilitate în apă", flammable && statements.includes("H222") ? "parțială" : "completă"],
    ]),
  );
}

function otherSections({ statements, biocide }: Safety): Content[] {
  const aquatic = statements.some((code) => ["H400", "H410", "H411", "H412", "H413"].includes(code));
  return [
    ...section(
      "10. Stabilitate și reactivitate",
      "Stabil în condițiile recomandate de depozitare. Evitați amestecarea cu acizi, baze sau oxidanți puternici.",
    ),
    ...section(
      "11. Informații toxicologice",
      "Clasificarea a fost obținută prin metoda de calcul din Regulamentul (CE) nr. 1272/2008, pe baza componenților de la secțiunea 3.",
    ),
    ...section(
      "12. Informații ecologice",
      `${aquatic ? "Amestecul este clasificat ca periculos pentru mediul acvatic; vezi secțiunea 2." : "Amestecul nu este clasificat ca periculos pentru mediul acvatic."} Agenții tensioactivi îndeplinesc criteriile de biodegradabilitate din Regulamentul (CE) nr. 648/2004.`,
    ),
    ...section(
      "13. Considerații privind eliminarea",
      "Predați resturile de concentrat și ambalajele necurățate unui operator autorizat. Ambalajele golite și clătite se colectează selectiv.",
    ),
    ...section(
      "14. Informații referitoare la transport",
      statements.includes("H314") || statements.includes("H225") || statements.includes("H222")
        ? "Marfă periculoasă la transportul rutier (ADR); ambalajele de vânzare pot circula în regim de cantități limitate."
        : "Nu este marfă periculoasă în sensul ADR.",
    ),
    ...section(
      "15. Informații de reglementare",
      `Regulamentele (CE) nr. 1907/2006, 1272/2008 și 648/2004.${biocide ? ` Regulamentul (UE) nr. 528/2012: produs biocid ${biocide.type}, aviz nr. ${biocide.authorisation}.` : ""}`,
    ),
    ...section(
      "16. Alte informații",
      "Informațiile corespund cunoștințelor de la data întocmirii și descriu produsul din punctul de vedere al securității; ele nu garantează proprietăți. Fișa face parte dintr-un magazin demonstrativ: produsul și producătorul sunt inventați.",
    ),
  ];
}
