import type {
  MigratedKind,
  MigrationOutcome,
  OrderOutcome,
  Platform,
  VatCode,
} from "@curat/contract/staff/store-migration.values";

export const texts = {
  platforms: {
    woocommerce: "WooCommerce",
    prestashop: "PrestaShop",
    shopify: "Shopify",
  } satisfies Record<Platform, string>,
  stages: { files: "în pregătire", read: "citit", moved: "importat" },
  shop: (platform: Platform, store: string) =>
    store === "" ? texts.platforms[platform] : `${texts.platforms[platform]} (${store})`,
  one: (platform: Platform, store: string) => `Import din ${texts.shop(platform, store)}`,

  guides: {
    woocommerce:
      "Cel mai complet este dumpul bazei de date (din phpMyAdmin sau mysqldump): produse, clienți cu parole și comenzi. Exportul de produse din WooCommerce (CSV) conține doar catalogul. Imaginile: un ZIP cu folderul wp-content/uploads.",
    prestashop:
      "Cel mai complet este dumpul bazei de date: produse, clienți cu parole și comenzi. Poți folosi și tabelele CSV: categorii, produse, combinații, clienți, adrese. Imaginile: un ZIP cu folderul img/p.",
    shopify:
      "Exporturile CSV ale produselor, clienților și comenzilor. Imaginile: un ZIP cu fișierele din Content › Files. Shopify nu exportă parolele: clienții aleg una nouă.",
  } satisfies Record<Platform, string>,
  fileKinds: { table: "tabel", dump: "dumpul bazei de date", pictures: "imagini" },

  kinds: {
    category: "Categorii",
    product: "Produse",
    customer: "Clienți",
    order: "Comenzi",
  } satisfies Record<MigratedKind, string>,
  outcomes: {
    waiting: "de importat",
    moved: "mutate",
    known: "existente",
    left: "nu se importă",
  } satisfies Record<MigrationOutcome, string>,

  priceOptions: [
    { value: "gross", label: "conțin TVA" },
    { value: "net", label: "sunt fără TVA" },
  ],
  currencies: [
    { value: "da", label: "lei" },
    { value: "nu", label: "altă monedă" },
  ],
  vat: (name: string) => `TVA „${name}”`,
  vatCodes: { standard: "cota standard", reduced: "cota redusă" } satisfies Record<VatCode, string>,
  statusOutcomes: {
    delivered: "se importă ca livrate și plătite",
    cancelled: "se importă ca anulate",
    confirmed: "se importă ca deschise, de pregătit aici",
    skip: "rămân în magazinul vechi",
  } satisfies Record<OrderOutcome, string>,

  records: "Ce s-a găsit, rând cu rând",
};
