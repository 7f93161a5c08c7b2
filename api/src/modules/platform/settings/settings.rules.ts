import { SORT_OPTIONS } from "@curat/contract/catalog.values";
import { PROMISES } from "@curat/contract/promises.values";
import { promises, type Settings, settings } from "@curat/contract/settings";
import { UNNAMED_SHOP } from "@curat/contract/shop-name.values";
import type { SettingKey } from "@curat/contract/staff/settings.values";
import { z } from "zod";
import { statesFreeDeliveryAmount, USE_THE_PLACEHOLDER } from "./setting-faults.ts";

export interface ShopSettings extends Omit<Settings, "flags"> {
  flags: Record<string, boolean>;
  blog_title: string;
  blog_subtitle: string;
  footer: { newsletter: boolean; social: { network: string; url: string }[] };
  shipping?: unknown;
  deliveryTerms?: unknown;
  payments?: unknown;
  vatStatus?: unknown;
  vatRates?: unknown;
  invoiceIssuer?: unknown;
  invoiceSeries?: unknown;
  returns?: unknown;
  packaging?: unknown;
  consent?: unknown;
  feeds?: unknown;
  searchSynonyms?: unknown;
  mailTexts?: unknown;
}

/** Defaults of all settings. The flags follow decisions/0020: Small conflicts. */
export const DEFAULTS: ShopSettings = {
  logo: null,
  name: UNNAMED_SHOP,
  // If this is empty, the home page's title is the shop's name.
  meta: { title: "", description: "", keywords: "" },
  CUSTOM_CSS: "",
  SCRIPTS: "",
  HEADER_PROMO_TEXT: "",
  BEFORE_FOOTER_TEXT: "",
  DEFAULT_LIST_ORDER: 1,
  PAGE_BUNDLES_TEXT: "",
  SHOW_BUNDLES_PRODUCT: true,
  blog_title: "Blog",
  blog_subtitle: "",
  INVOICE: { company: "", address: "", tel: "", email: "" },
  gtag: { GOOGLE_TAG_MANAGER_ID: "" },
  retargeting: { RETARGETING_KEY: "" },
  facebook: { FACEBOOK_PIXEL_ID: "" },
  flags: {
    /** Login, account and favourites. If false, the storefront hides their links. */
    accounts: true,
    productCardAddToCart: true,
    compareProducts: false,
    filtersInUrl: false,
    socialLogin: false,
    facebook: false,
    google: false,
    apple: false,
    reviews: true,
    stockAlerts: true,
    newsletter: true,
    bundles: true,
    blog: true,
  },
  footer: { newsletter: true, social: [] },
};

/** `read` returns the effective value. The stored value is `undefined` if there is none. */
export interface SettingRule {
  schema: z.ZodType;
  read(stored: unknown): unknown;
}
export type ForeignKey =
  | "accounting"
  | "shipping"
  | "deliveryTerms"
  | "payments"
  | "returns"
  | "codColumns"
  | "packaging"
  | "margins"
  | "restock"
  | "consent"
  | "feeds"
  | "vatStatus"
  | "vatRates"
  | "invoiceIssuer"
  | "invoiceSeries"
  | "unprovenBuyers"
  | "campaigns"
  | "emag"
  | "reminders"
  | "retention"
  | "searchSynonyms"
  | "mailTexts";
export type SettingRules = Record<SettingKey, SettingRule>;

const text = z.string().max(50_000);
const line = z.string().max(255);
const paragraph = z.string().max(2_000);
const https = z
  .string()
  .max(2_000)
  .regex(/^https:\/\/\S+$/);
const { shape } = settings;

const SERIES = "Seria are între 1 și 10 caractere: majuscule și cifre.";

const OWN_SCHEMAS: Record<Exclude<SettingKey, ForeignKey>, z.ZodType> = {
  logo: z
    .string()
    .max(2_000)
    .regex(/^(?:\/(?!\/)|https:\/\/)\S+$/)
    .nullable(),
  name: line.trim().min(1),
  meta: shape.meta.extend({ title: line, description: paragraph, keywords: paragraph }),
  CUSTOM_CSS: text,
  SCRIPTS: text,
  HEADER_PROMO_TEXT: text,
  BEFORE_FOOTER_TEXT: text,
  DEFAULT_LIST_ORDER: z.literal(SORT_OPTIONS.map(({ value }) => value)),
  PAGE_BUNDLES_TEXT: text,
  SHOW_BUNDLES_PRODUCT: z.boolean(),
  INVOICE: ofLines(shape.INVOICE).extend({
    // The invoice table's check constraint allows no other series.
    series: z
      .string({ error: SERIES })
      .max(10, SERIES)
      .regex(/^[A-Z0-9]{1,10}$/, SERIES)
      .optional(),
    efactura: z.boolean().optional(),
    seapPlace: shape.INVOICE.shape.seapPlace,
  }),
  gtag: ofLines(shape.gtag),
  retargeting: ofLines(shape.retargeting),
  facebook: ofLines(shape.facebook),
  business_store: https.or(z.literal("")),
  flags: z.record(z.string().max(60), z.boolean()),
  promises: z.strictObject({
    newsletterPercent: promises.shape.newsletterPercent.unwrap(),
    hours: promises.shape.hours.unwrap(),
    person: promises.shape.person.unwrap(),
    notFound: promises.shape.notFound.unwrap(),
    benefits: promises.shape.benefits.unwrap().superRefine((benefits, context) => {
      for (const [place, benefit] of benefits.entries())
        if (statesFreeDeliveryAmount(benefit))
          context.addIssue({ code: "custom", path: [place, "text"], message: USE_THE_PLACEHOLDER });
    }),
  }),
  texts: shape.texts.unwrap(),
  withdrawal: z.strictObject({ open: line.optional(), confirm: line.optional() }),
  blog_title: line,
  blog_subtitle: text,
  footer: z.strictObject({
    newsletter: z.boolean(),
    social: z.array(z.strictObject({ network: line.min(1), url: https })),
  }),
};

export const OWN_SETTINGS: Record<Exclude<SettingKey, ForeignKey>, SettingRule> = Object.fromEntries(
  Object.entries(OWN_SCHEMAS).map(([key, schema]) => [
    key,
    { schema, read: (stored: unknown) => storedValueOf(key as keyof typeof OWN_SCHEMAS, stored) },
  ]),
) as Record<Exclude<SettingKey, ForeignKey>, SettingRule>; // OWN_SCHEMAS has exactly these keys.

/**
 * Limits the texts of a setting to 255 characters. Documents contain them, and layout time grows with the square of a
 * word's length.
 */
function ofLines(object: z.ZodObject): z.ZodObject {
  const fields = Object.entries<z.core.$ZodType>(object.shape);
  return object.extend(
    Object.fromEntries(
      fields.map(([key, field]) => [key, field instanceof z.ZodOptional ? line.optional() : line]),
    ),
  );
}

function storedValueOf(key: keyof typeof OWN_SCHEMAS, stored: unknown): unknown {
  if (key === "flags") return { ...DEFAULTS.flags, ...(stored as ShopSettings["flags"] | undefined) };
  if (key === "promises") return { ...PROMISES, ...(stored as ShopSettings["promises"]) };
  if (key === "texts") return stored ?? {};
  return stored === undefined ? (DEFAULTS[key] ?? null) : stored;
}
