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
  stages: { files: "se adună fișierele", read: "citită", moved: "mutată" },
  shop: (platform: Platform, store: string) =>
    store === "" ? texts.platforms[platform] : `${texts.platforms[platform]} (${store})`,
  one: (platform: Platform, store: string) => `Mutare din ${texts.shop(platform, store)}`,

  guides: {
    woocommerce:
      "Cel mai complet este dumpul bazei de date (din phpMyAdmin sau mysqldump): produse, clienți cu parole și comenzi. Exportul de produse din WooCommerce (CSV) are doar catalogul. Imaginile: un ZIP cu dosarul wp-content/uploads.",
    prestashop:
      "Cel mai complet este dumpul bazei de date: produse, clienți cu parole și comenzi. Merg și tabelele CSV din Parametri avansați, Import: categorii, produse, combinații, clienți, adrese. Imaginile: un ZIP cu dosarul img/p.",
    shopify:
      "Exporturile CSV ale produselor, clienților și comenzilor. Imaginile: un ZIP cu fișierele din Conținut, Fișiere. Shopify nu dă parolele: clienții își aleg una nouă.",
  } satisfies Record<Platform, string>,
  fileKinds: { table: "tabel", dump: "dumpul bazei de date", pictures: "imagini" },

  kinds: {
    category: "Categorii",
    product: "Produse",
    customer: "Clienți",
    order: "Comenzi",
  } satisfies Record<MigratedKind, string>,
  outcomes: {
    waiting: "de mutat",
    moved: "mutate",
    known: "erau deja aici",
    left: "nu se mută",
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
    delivered: "vin ca livrate și plătite",
    cancelled: "vin ca anulate",
    confirmed: "vin ca deschise, de pregătit aici",
    skip: "rămân în magazinul vechi",
  } satisfies Record<OrderOutcome, string>,

  records: "Ce s-a găsit, rând cu rând",
};
