/** Shop settings, menu and footer (requirements: B2, B20). */
import { z } from "@hono/zod-openapi";
import { SEAP_PLACES } from "./seap.values.ts";
import { call, one } from "./envelope.ts";
import { ANSWER_DAYS, type AnswerDays, MAX_BENEFITS, WEEKDAYS, type Weekday } from "./promises.values.ts";
import { promoBanner } from "./promotions.ts";
import { MAX_TEXT_LENGTH } from "./texts.values.ts";

const tag = "Settings";

const clock = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => CLOCK });
const days = Object.keys(ANSWER_DAYS) as [AnswerDays, ...AnswerDays[]]; // Object.keys types its result as string[].
const weekdays = Object.keys(WEEKDAYS) as [Weekday, ...Weekday[]]; // Object.keys types its result as string[].
const CLOCK = "Scrie ora cu două puncte, de exemplu 08:30.";
const isForward = ({ opens, closes }: { opens: string; closes: string }): boolean => opens < closes;
const BACKWARDS = { path: ["closes"], error: "Ora de sfârșit trebuie să fie după cea de început." };
const shortText = z.string().trim().min(1).max(120);
export const promises = z.object({
  newsletterPercent: z.int().min(1).max(90).optional(),
  hours: z
    .strictObject({
      days: z.enum(days),
      opens: clock,
      closes: clock,
      others: z
        .array(
          z.strictObject({ day: z.enum(weekdays), opens: clock, closes: clock }).refine(isForward, BACKWARDS),
        )
        .max(weekdays.length)
        .optional(),
    })
    .refine(isForward, BACKWARDS)
    .optional(),
  person: z
    .strictObject({ name: shortText, role: z.string().trim().max(120), picture: z.string().trim().max(500) })
    .nullable()
    .optional(),
  notFound: shortText.optional(),
  benefits: z
    .array(z.strictObject({ title: shortText, text: shortText }))
    .max(MAX_BENEFITS)
    .optional(),
  /** In lei, from the delivery tariffs. */
  freeDeliveryOver: z.number().optional(),
  /** Set only if the shop grants more than the law requires. */
  withdrawalDays: z.int().optional(),
});

/** Text overrides by key. The storefront's texts define which keys exist (texts.values.ts). */
export const chosenTexts = z.record(
  z
    .string()
    .max(120)
    .regex(/^[\w.-]+$/),
  z.string().max(MAX_TEXT_LENGTH),
);

export const settings = z
  .object({
    logo: z.string().nullable(),
    name: z.string(),
    meta: z.object({ title: z.string(), description: z.string(), keywords: z.string() }),
    CUSTOM_CSS: z.string(),
    SCRIPTS: z.string(),
    HEADER_PROMO_TEXT: z.string(),
    BEFORE_FOOTER_TEXT: z.string(),
    DEFAULT_LIST_ORDER: z.int(),
    PAGE_BUNDLES_TEXT: z.string(),
    SHOW_BUNDLES_PRODUCT: z.boolean(),
    INVOICE: z.object({
      company: z.string(),
      address: z.string(),
      tel: z.string(),
      email: z.string(),
      cui: z.string().optional(),
      registry: z.string().optional(),
      /** Invoices store the parts of the address in addition to the full text. */
      street: z.string().optional(),
      city: z.string().optional(),
      county: z.string().optional(),
      /** ISO 3166-2 code without "RO-", such as "CJ". */
      countyCode: z.string().optional(),
      postcode: z.string().optional(),
      bank: z.string().optional(),
      iban: z.string().optional(),
      capital: z.string().optional(),
      /** Prefix of invoice numbers: capital letters and digits. */
      series: z.string().optional(),
      /** If true, an invoice gets its number only after passing the e-Factura rules. */
      efactura: z.boolean().optional(),
      seapPlace: z.enum(SEAP_PLACES).optional(),
    }),
    gtag: z.object({ GOOGLE_TAG_MANAGER_ID: z.string() }),
    retargeting: z.object({ RETARGETING_KEY: z.string() }),
    facebook: z.object({ FACEBOOK_PIXEL_ID: z.string() }),
    /** URL of the shop for companies, linked in the menu; no link without it (B-158). */
    business_store: z.string().optional(),
    flags: z.record(z.string(), z.boolean()).optional(),
    /** Extension: if false, no text mentions VAT; absent means registered. */
    vat_registered: z.boolean().optional(),
    promises: promises.optional(),
    /** Extension: text overrides by key (decision 0091). */
    texts: chosenTexts.optional(),
    /** Extension: files of the Commission's legal guarantee notice, which is not shown without the SVG. */
    legal_notice: z.object({ svg: z.string(), png: z.string().optional() }).optional(),
    durability_labels: z.boolean().optional(),
    /** Labels of the withdrawal link on every page and of the confirming button (law: Withdrawal). */
    withdrawal: z.object({ open: z.string().optional(), confirm: z.string().optional() }).optional(),
  })
  .openapi("Settings");
export type Settings = z.infer<typeof settings>;

export const getSettings = call({
  method: "get",
  path: "/utilities/settings",
  tag,
  summary: "Returns the shop's names, texts, flags and tracking ids",
  access: "public",
  effect: "read",
  answer: one(settings),
});

const articleLink = z.object({ id: z.int(), typeID: z.int(), url: z.string(), linktitle: z.string() });
export type ArticleLink = z.infer<typeof articleLink>;

export interface MenuCategory {
  categoryID: number;
  category: string;
  url: string;
  icon: string | null;
  pic: string | null;
  /** Number of products, including those in subcategories. */
  count?: number | undefined;
  subcats: MenuCategory[];
}
export const menuCategory: z.ZodType<MenuCategory> = z
  .lazy(() =>
    z.object({
      categoryID: z.int(),
      category: z.string(),
      url: z.string(),
      icon: z.string().nullable(),
      pic: z.string().nullable(),
      count: z.int().optional(),
      subcats: z.array(menuCategory),
    }),
  )
  .openapi("MenuCategory", { type: "object" });

const topLink = z.object({ Url: z.string(), NumeAfisat: z.string() });
export const menu = z
  .object({
    articles: z.array(articleLink),
    categories: z.array(menuCategory),
    promos: z.array(promoBanner),
    topLinks: z.array(topLink),
  })
  .openapi("Menu");
export type Menu = z.infer<typeof menu>;

export const getMenu = call({
  method: "get",
  path: "/utilities/menu",
  tag,
  summary: "Lists categories in three levels, promotions and top links",
  access: "public",
  effect: "read",
  answer: one(menu),
});

export const footer = z
  .object({
    articles: z.array(articleLink),
    newsletter: z.boolean(),
    social: z.array(z.object({ network: z.string(), url: z.string() })),
    payments: z.object({ mastercard: z.string(), visa: z.string(), netopia: z.string() }),
  })
  .openapi("Footer");
export type Footer = z.infer<typeof footer>;

export const getFooter = call({
  method: "get",
  path: "/utilities/footer",
  tag,
  summary: "Lists article links by typeID 31, 32, 33, social networks, and payment marks flagged '1'",
  access: "public",
  effect: "read",
  answer: one(footer),
});
