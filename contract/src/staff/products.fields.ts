import { z } from "@hono/zod-openapi";
import { optionalText, requiredText } from "../fields.ts";
import { canBePicture } from "../media.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { packagingText, readPackaging } from "../packaging.values.ts";
import { countOf } from "../quantity-text.values.ts";
import { pathField } from "./catalogue.fields.ts";
import { makerField, responsibleField } from "./makers.fields.ts";
import { PICTOGRAMS, REACTIONS } from "./products.values.ts";
import { SEARCH_RESULT } from "./search-result.values.ts";

function countField(label: string, min: number, max: number) {
  const wrong = `În câmpul ${label} scrie un număr întreg între ${min} și ${max}.`;
  return z.int({ error: wrong }).min(min, wrong).max(max, wrong);
}

/** Millilitres or litres of a dose: greater than zero, with at most three decimals. */
function doseField(label: string, max: number) {
  const wrong = `În câmpul ${label} scrie un număr mai mare decât zero, de cel mult ${max}, cu cel mult trei zecimale.`;
  return z
    .number({ error: wrong })
    .positive(wrong)
    .max(max, wrong)
    .refine((value) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6, wrong);
}

const html = (label: string) =>
  z.string({ error: MESSAGES.invalid(label) }).max(50_000, MESSAGES.tooLong(label, 50_000));

const address = (label: string) =>
  z
    .string({ error: MESSAGES.required(label) })
    .trim()
    .max(500, MESSAGES.tooLong(label, 500))
    .regex(/^(?:\/(?!\/)|https:\/\/)\S+$/, MESSAGES.invalid(label));

const picture = (label: string) => address(label).refine(canBePicture, MESSAGES.invalid(label));

const optionalAddress = (label: string) =>
  z.union([z.literal(""), address(label)], { error: MESSAGES.invalid(label) });

const codeOrNull = (label: string, max: number) =>
  optionalText(label, max).transform((text) => (text === "" ? null : text));

export const nc8Text = optionalText("Cod NC8", 20)
  .transform((text) => text.replaceAll(/\s/g, ""))
  .refine((text) => /^(?:\d{8})?$/.test(text), "Scrie codul NC8 cu opt cifre, de exemplu 34025090.");

const anId = (label: string) =>
  z
    .int({ error: MESSAGES.required(label) })
    .positive(MESSAGES.required(label))
    .max(2_147_483_647, MESSAGES.required(label));

/** Returns whether a text is a barcode of 8, 12, 13 or 14 digits with a valid check digit (GS1). */
export function isBarcode(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const list = <S extends z.ZodType>(label: string, item: S, max: number) =>
  z
    .array(item, { error: MESSAGES.invalid(label) })
    .max(max, `Câmpul ${label} poate avea cel mult ${countOf(max, "rânduri")}.`);

const size = (label: string) => countField(label, 1, 10_000);

/** Product fields that staff can edit; prices have separate calls. */
export const productFields = {
  masterID: anId("Produs principal"),
  /** Null only in drafts, like category, weight and size. */
  brandID: anId("Brand").nullable(),
  categoryID: anId("Categorie").nullable(),
  slug: requiredText("Adresă", 120).regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "Scrie adresa doar cu litere mici fără diacritice, cifre și cratime.",
  ),
  name: requiredText("Nume"),
  subtitle: optionalText("Subtitlu"),
  description: html("Descriere"),
  commercial: html("Text comercial"),
  code: requiredText("Cod", 64),
  supp_code: codeOrNull("Cod furnizor", 64),
  barcode: codeOrNull("Cod de bare", 14).refine(
    (code) => code === null || isBarcode(code),
    "Codul de bare nu este corect: verifică toate cifrele.",
  ),
  cpv: codeOrNull("CPV", 10).refine(
    (code) => code === null || /^\d{8}-\d$/.test(code),
    "Scrie codul CPV cu opt cifre, cratimă și încă o cifră, de exemplu 39831200-8.",
  ),
  nc8: nc8Text.transform((text) => (text === "" ? null : text)),
  vat_code: requiredText("Cotă TVA", 20),
  limited_from: countField("Stoc limitat de la", 0, 1_000_000),
  min_qty: countField("Cantitate minimă", 1, 100_000),
  max_qty: countField("Cantitate maximă", 1, 100_000),
  net_quantity: z
    .object(
      {
        amount: z
          .number({ error: MESSAGES.required("Cantitate netă") })
          .positive(MESSAGES.invalid("Cantitate netă"))
          .max(1_000_000, MESSAGES.invalid("Cantitate netă"))
          .refine(
            (value) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6,
            "Câmpul Cantitate netă poate avea cel mult trei zecimale.",
          ),
        unit: z.enum(["l", "kg", "buc.", "m", "m²"], { error: MESSAGES.required("Unitate") }),
      },
      { error: MESSAGES.invalid("Cantitate netă") },
    )
    .nullable(),
  /** Used for the bucket price; null for products that are used undiluted. */
  dilution: z
    .object(
      {
        ml_from: doseField("Doză", 10_000),
        ml_to: doseField("Doză", 10_000),
        water_l: doseField("Apă", 1_000),
      },
      { error: MESSAGES.invalid("Diluție") },
    )
    .refine(({ ml_from, ml_to }) => ml_from <= ml_to, {
      path: ["ml_to"],
      error: "Doza maximă nu poate fi mai mică decât cea minimă.",
    })
    .nullable(),
  sale_unit: requiredText("Unitate de vânzare", 20),
  weight_grams: countField("Greutate", 1, 1_000_000).nullable(),
  size_mm: z
    .object(
      { width: size("Lățime"), depth: size("Adâncime"), height: size("Înălțime") },
      { error: MESSAGES.required("Dimensiuni") },
    )
    .nullable(),
  recommended: countField("Recomandare", 0, 1_000_000),
  /** The variant's value for each parameter: `{ "Volum": "5 l" }`; empty without variants. */
  variant_values: z.record(z.string().trim().min(1).max(60), requiredText("Valoarea variantei", 60), {
    error: MESSAGES.invalid("Variantă"),
  }),
  characteristics: list(
    "Caracteristici",
    z.object({ name: requiredText("Nume"), value: requiredText("Valoare") }),
    100,
  ),
  /** Ids of filter values, except the brand's. */
  value_ids: list("Caracteristici", anId("Caracteristică"), 200),
  pics: list("Imagini", picture("Imagine"), 40),
  docs: list(
    "Documente",
    z.object({
      title: requiredText("Titlu"),
      url: address("Document"),
      type: z.enum(["pdf", "docx"], { error: MESSAGES.invalid("Tip") }),
      /** Such as "2026-11"; absent when the document does not state its month of revision. */
      revised: z
        .string()
        .max("2026-11".length, MESSAGES.invalid("Revizia"))
        .regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, MESSAGES.invalid("Revizia"))
        .optional(),
    }),
    40,
  ),
  movies: list("Filme", address("Film"), 20),
  features: list("Avantaje", z.object({ name: requiredText("Nume"), pic: picture("Imagine") }), 20),
  banners: list(
    "Bannere",
    z.object({
      bannertype: countField("Tip", 0, 10),
      bannertitle: optionalText("Titlu"),
      url: optionalAddress("Adresă"),
      bannerpic: picture("Imagine"),
      bannerpic_mobile: optionalAddress("Imagine pentru telefon"),
    }),
    10,
  ),
  options: list("Opțiuni", z.object({ name: requiredText("Nume"), text: requiredText("Text", 500) }), 20),
  /** Hazards of a mixture (law: CLP, biocides); null if it has none. */
  safety: z
    .object(
      {
        pictograms: list("Pictograme", z.enum(PICTOGRAMS, { error: MESSAGES.invalid("Pictogramă") }), 9),
        signal_word: z
          .enum(["Pericol", "Atenție"], { error: MESSAGES.invalid("Cuvânt de avertizare") })
          .nullable(),
        statements: list("Fraze de pericol", requiredText("Frază", 500), 60),
        biocide_authorisation: codeOrNull("Aviz biocid", 60),
        /** Chemical group. A cart that contains both chlorine and acid shows a warning. */
        reacts_as: z.enum(REACTIONS, { error: MESSAGES.invalid("Grupă chimică") }).nullish(),
      },
      { error: MESSAGES.invalid("Siguranță") },
    )
    .nullable(),
  packaging: optionalText("Ambalaj", 300).transform((text, context) => {
    const parts = readPackaging(text);
    if (parts) return packagingText(parts);
    context.addIssue({ code: "custom", message: "Scrie ambalajul așa: plastic 45; hârtie-carton 120." });
    return z.NEVER;
  }),
  warranty: optionalText("Garanție", 500),
  /**
   * Total years of a producer's guarantee that exceeds the two legal years (law: Green claims and guarantee).
   */
  durability_years: countField("Garanție de durabilitate", 3, 99).nullable(),
  manufacturer: makerField(),
  responsible: responsibleField(),
  metatitle: optionalText(SEARCH_RESULT.metatitle.label, SEARCH_RESULT.metatitle.max),
  metadescription: optionalText(SEARCH_RESULT.metadescription.label, SEARCH_RESULT.metadescription.max),
  canonical: pathField(SEARCH_RESULT.canonical.label),
  noindex: z.boolean({ error: MESSAGES.invalid(SEARCH_RESULT.noindex.label) }),
  /** Most important first. The shop hides unavailable ones. */
  related_ids: list("Produse recomandate", anId("Produs recomandat"), 24),
};
