import { countOf } from "@curat/contract/quantity-text.values";
import type {
  MovedKind,
  MovedOutcome,
  OrderOutcome,
  Platform,
  VatCode,
} from "@curat/contract/staff/moving.values";

export const texts = {
  title: "Mutare din alt magazin",
  explain:
    "Adu aici exportul magazinului vechi: se citește, vezi ce s-a înțeles, hotărăști ce rămâne de hotărât și abia apoi se scrie în magazin. Ce este deja aici rămâne cum este, iar același export adus de două ori nu dublează nimic.",
  begin: "O mutare nouă",
  platform: "Din ce magazin",
  platforms: {
    woocommerce: "WooCommerce",
    prestashop: "PrestaShop",
    shopify: "Shopify",
  } satisfies Record<Platform, string>,
  store: "Numele magazinului vechi",
  storeHint:
    "Completează-l doar dacă aduci mai multe magazine de pe aceeași platformă. Scrie același nume la fiecare export al lui.",
  beginNow: "Începe",
  list: "Mutări",
  none: "Nu a fost adus încă niciun export.",
  columns: { from: "Mutarea", stage: "Stare", at: "Începută", by: "De" },
  stages: { files: "se adună fișierele", read: "citită", moved: "mutată" },
  shop: (platform: Platform, store: string) =>
    store === "" ? texts.platforms[platform] : `${texts.platforms[platform]} (${store})`,
  one: (platform: Platform, store: string) => `Mutare din ${texts.shop(platform, store)}`,

  files: "Fișiere",
  file: "Fișierul",
  fileHint: "CSV, SQL, SQL.GZ sau un ZIP cu imagini, cel mult 64 MB. Poți aduce mai multe, pe rând.",
  guides: {
    woocommerce:
      "Cel mai complet este dumpul bazei de date (din phpMyAdmin sau mysqldump): produse, clienți cu parole și comenzi. Exportul de produse din WooCommerce (CSV) are doar catalogul. Imaginile: un ZIP cu dosarul wp-content/uploads.",
    prestashop:
      "Cel mai complet este dumpul bazei de date: produse, clienți cu parole și comenzi. Merg și tabelele CSV din Parametri avansați, Import: categorii, produse, combinații, clienți, adrese. Imaginile: un ZIP cu dosarul img/p.",
    shopify:
      "Exporturile CSV ale produselor, clienților și comenzilor. Imaginile: un ZIP cu fișierele din Conținut, Fișiere. Shopify nu dă parolele: clienții își aleg una nouă.",
  } satisfies Record<Platform, string>,
  add: "Adaugă",
  added: "Fișierul a fost adăugat.",
  remove: "Scoate",
  removed: "Fișierul a fost scos.",
  noFiles: "Niciun fișier încă.",
  filesGone: "Fișierele au fost șterse după mutare.",
  fileKinds: { table: "tabel", dump: "dumpul bazei de date", pictures: "imagini" },
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`,
  read: "Citește fișierele",
  readAgain: "Citește din nou",
  readHint: "Citirea nu scrie nimic în magazin: este o probă.",
  reading: "Fișierele se citesc.",

  found: "Ce s-a găsit",
  kind: "Fel",
  kinds: {
    category: "Categorii",
    product: "Produse",
    customer: "Clienți",
    order: "Comenzi",
  } satisfies Record<MovedKind, string>,
  outcomes: {
    waiting: "de mutat",
    moved: "mutate",
    known: "erau deja aici",
    left: "nu se mută",
  } satisfies Record<MovedOutcome, string>,
  warned: "cu observații",
  seeAll: "Vezi fiecare rând, cu motivul",
  notes: "Ce nu s-a înțeles",

  choices: "Ce hotărăști tu",
  prices: "Prețurile din export",
  priceOptions: [
    { value: "gross", label: "conțin TVA" },
    { value: "net", label: "sunt fără TVA" },
  ],
  currency: "Moneda prețurilor",
  chooseCurrency: "Alege: fișierele nu o spun",
  currencies: [
    { value: "da", label: "lei" },
    { value: "nu", label: "altă monedă" },
  ],
  usualVat: "cota obișnuită",
  vat: (name: string) => `TVA „${name}”`,
  vatCodes: { standard: "cota standard", reduced: "cota redusă" } satisfies Record<VatCode, string>,
  status: (name: string) => `Comenzile „${name}”`,
  statusOutcomes: {
    delivered: "vin ca livrate și plătite",
    cancelled: "vin ca anulate",
    confirmed: "vin ca deschise, de pregătit aici",
    skip: "rămân în magazinul vechi",
  } satisfies Record<OrderOutcome, string>,
  categoriesHint:
    "Lângă fiecare categorie din magazinul vechi scrie categoria de aici în care intră (apare în listă pe măsură ce scrii). Lăsată goală, intră în cea cu aceeași denumire, iar dacă nu este, se face una nouă. O liniuță (-) înseamnă că nu vine, iar produsele ei intră în categoria de deasupra.",
  sameCategory: "aceeași denumire",
  cookieKey: "_COOKIE_KEY_ din PrestaShop",
  cookieHint:
    "Doar pentru parolele din PrestaShop 1.6 și mai vechi: stă în config/settings.inc.php. Fără ea, acei clienți își aleg o parolă nouă.",
  cookieKept: "Este scrisă; completează doar ca să o schimbi.",
  save: "Păstrează",
  saved: "S-a păstrat.",

  start: "Mută în magazin",
  startHint:
    "Comenzile vin ca istoric: nu pleacă niciun e-mail, stocul de acum și facturile nu se schimbă. Prețurile reduse care au un sfârșit vin ca promoții, până atunci. Produsele cărora le lipsește ceva ce cere legea vin nepublicate.",
  started: "Mutarea a început.",
  goesOn: "Mutarea merge în fundal: poți închide pagina.",
  progress: "Cât s-a făcut",
  done: (count: number, total: number | null) =>
    total === null ? countOf(count, "rânduri") : `${count} din ${total}`,
  look: "Vezi cât s-a mai făcut",
  job: "Vezi lucrarea: oprire, reluare, luare înapoi",
  failed: "Lucrarea nu a reușit.",
  stopped: "Lucrarea a fost oprită. Poate fi reluată de pe pagina ei.",
  finished: "Totul a fost mutat. Ce nu s-a putut muta este numit, cu motivul.",

  records: "Ce s-a găsit, rând cu rând",
  name: "Numele",
  theirId: "În magazinul vechi",
  outcome: "Stare",
  why: "Motiv sau observație",
  noRecords: "Nimic aici.",
};
