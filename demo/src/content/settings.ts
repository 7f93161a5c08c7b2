import type { ShopImport } from "@curat/api";
import { logoUrl } from "../media/addresses.ts";
import { PROMISES } from "@curat/contract/promises.values";
import { COMPANY } from "./company.ts";
import { CONSENT_GROUPS } from "./consent.ts";

const BUNDLES_TEXT =
  "<p>Pachetele adună produse care se folosesc împreună, la un preț mai mic decât dacă le-ai cumpăra separat. Economia este afișată la fiecare pachet, iar stocul este al produsului cu cele mai puține bucăți.</p>";

const BEFORE_FOOTER =
  '<h2>Curățenie la superlativ, fără drumuri</h2><p>La Curat găsești peste o mie de produse pentru curățenie și igienă, de la flaconul pentru acasă la mașina de spălat pardoseli. Fiecare produs are preț pe litru, pe kilogram sau pe bucată, fișă tehnică și, unde este cazul, fișă cu date de securitate. Vindem persoanelor fizice, firmelor și instituțiilor publice, inclusiv prin <a href="/articole/achizitii-publice-seap.html">SEAP/SICAP</a>.</p>';

const NEXT_DAY = { from: 1, to: 1, counties: [] };

/**
 * Orders placed before 13:00 leave on the same day. To Tulcea county, in the Danube Delta, FAN Courier needs
 * a day more.
 */
const DELIVERY_TERMS = {
  cutOff: "13:00",
  preparationDays: 0,
  closedDays: [],
  SAMEDAY_HOME: NEXT_DAY,
  SAMEDAY_EASYBOX: NEXT_DAY,
  FAN_HOME: { from: 1, to: 2, counties: [{ county: "TL", from: 2, to: 3 }] },
  FAN_FANBOX: { from: 1, to: 2, counties: [] },
  CARGUS_SHIPGO: { from: 1, to: 2, counties: [] },
  DPD_POINT: { from: 1, to: 2, counties: [] },
  GLS_POINT: { from: 1, to: 2, counties: [] },
  PACKETA_POINT: { from: 1, to: 3, counties: [] },
  STORE_PICKUP: { from: 1, to: 1 },
};

const SHIP_AND_GO = {
  bands: [
    { maxGrams: 2_000, bani: 13_99 },
    { maxGrams: 5_000, bani: 14_99 },
    { maxGrams: 10_000, bani: 17_99 },
    { maxGrams: 31_000, bani: 24_99 },
  ],
  extraKilogramBani: 1_50,
  countyBani: {},
};

const DPD_POINT = {
  bands: [
    { maxGrams: 2_000, bani: 13_29 },
    { maxGrams: 5_000, bani: 14_29 },
    { maxGrams: 10_000, bani: 17_29 },
    { maxGrams: 31_500, bani: 24_29 },
  ],
  extraKilogramBani: 1_50,
  countyBani: {},
};

const FANBOX = {
  bands: [
    { maxGrams: 2_000, bani: 13_49 },
    { maxGrams: 5_000, bani: 14_49 },
    { maxGrams: 10_000, bani: 16_99 },
    { maxGrams: 20_000, bani: 21_99 },
  ],
  extraKilogramBani: 1_50,
  countyBani: {},
};

/** Prices of pallets. They are free above the shop's limit, as its header promises. */
const CARGO = {
  fromGrams: 60_000,
  isFreeToo: true,
  SAMEDAY_HOME: {
    bands: [
      { maxGrams: 100_000, bani: 119_00 },
      { maxGrams: 300_000, bani: 189_00 },
    ],
    extraKilogramBani: 60,
    countyBani: {},
  },
  FAN_HOME: {
    bands: [
      { maxGrams: 100_000, bani: 109_00 },
      { maxGrams: 300_000, bani: 179_00 },
    ],
    extraKilogramBani: 55,
    countyBani: { TL: 40_00 },
  },
};

const ANSWERS = {
  name: "Mara Cozma",
  role: "consiliază clienții Curat din 2014",
  picture: "",
};

export const SETTINGS: Pick<ShopImport, "settings" | "topLinks"> = {
  settings: {
    logo: logoUrl("curat"),
    name: COMPANY.shop,
    meta: {
      title: "Curat – produse de curățenie și igienă pentru acasă și firme",
      description:
        "Detergenți, dezinfectanți, hârtie, saci, mănuși, dispensere și mașini de curățat. Livrare în 2-3 zile, gratuită la comenzi de peste 200 lei.",
      keywords:
        "produse curățenie, detergenți profesionali, dezinfectanți, hârtie igienică, saci menajeri, dispensere, mașini de curățat",
    },
    CUSTOM_CSS: "",
    SCRIPTS: "",
    HEADER_PROMO_TEXT: "Livrare gratuită la comenzi de peste 200 lei",
    BEFORE_FOOTER_TEXT: BEFORE_FOOTER,
    DEFAULT_LIST_ORDER: 1,
    PAGE_BUNDLES_TEXT: BUNDLES_TEXT,
    SHOW_BUNDLES_PRODUCT: true,
    emag: { isOn: true, reserve: 2, addPercent: 8, rounding: "ninety_nine" },
    packaging: { parcel: "hârtie-carton 220; plastic 12" },
    returns: { address: COMPANY.warehouse },
    INVOICE: {
      company: COMPANY.name,
      address: COMPANY.address,
      tel: COMPANY.phone,
      email: COMPANY.email,
      cui: COMPANY.cui,
      registry: COMPANY.registry,
      street: COMPANY.street,
      city: COMPANY.city,
      county: COMPANY.county,
      countyCode: COMPANY.countyCode,
      postcode: COMPANY.postcode,
      bank: COMPANY.bank,
      iban: COMPANY.iban,
      capital: COMPANY.capital,
      series: "CUR",
      efactura: true,
    },
    gtag: { GOOGLE_TAG_MANAGER_ID: "" },
    retargeting: { RETARGETING_KEY: "" },
    facebook: { FACEBOOK_PIXEL_ID: "" },
    payments: {
      cashOnDelivery: { chargeBani: 500, costBani: 600 },
      bankTransfer: { beneficiary: COMPANY.name, bank: COMPANY.bank, iban: COMPANY.iban },
      // The legal rate, so that Creanțe and statements show interest.
      lateInterest: { dailyPercent: 0, referencePercent: 6.5 },
    },
    shipping: {
      cargo: CARGO,
      FAN_FANBOX: FANBOX,
      CARGUS_SHIPGO: SHIP_AND_GO,
      DPD_POINT,
      GLS_POINT: DPD_POINT,
      PACKETA_POINT: DPD_POINT,
    },
    deliveryTerms: DELIVERY_TERMS,
    promises: { ...PROMISES, person: ANSWERS },
    consent: CONSENT_GROUPS,
    blog_title: "Blog Curat",
    blog_subtitle:
      "Curățenie explicată pe scurt: ce produs, ce doză, ce timp de contact. Scris de oamenii care răspund la telefon.",
    footer: {
      newsletter: true,
      social: [
        { network: "Facebook", url: "https://facebook.example/curat" },
        { network: "Instagram", url: "https://instagram.example/curat" },
        { network: "YouTube", url: "https://youtube.example/curat" },
      ],
    },
  },
  topLinks: [
    { name: "Promoții", url: "/promotii" },
    { name: "Pachete", url: "/pachete" },
    { name: "Branduri", url: "/marci" },
    { name: "Blog", url: "/blog" },
    { name: "Achiziții publice", url: "/articole/achizitii-publice-seap.html" },
    { name: "Contact", url: "/articole/contact.html" },
  ],
};
