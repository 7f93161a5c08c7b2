/** Field labels of each setting, keyed by name in its schema; "" is the setting itself. */
import { SORT_OPTIONS } from "../catalog.values.ts";
import { ANSWER_DAYS, WEEKDAYS } from "../promises.values.ts";
import { CARD_PROCESSORS } from "../payments.values.ts";
import { EMAG_DELIVERY_LABEL, EMAG_ROUNDING_LABEL } from "./emag.values.ts";
import { COD_COLUMN_WORDS } from "./cod-columns.values.ts";
import { FEED_FIELDS } from "./feed-fields.values.ts";
import { VAT_KIND_WORDS, VAT_STATUS_WORDS } from "../vat-kinds.values.ts";
import { ISSUER_FIELDS, SERIES_FIELDS } from "./invoice-fields.values.ts";
import { MAIL_TEXTS } from "./mail-texts.values.ts";
import type { SettingKey } from "./settings.values.ts";

export interface FieldWords {
  label: string;
  hint?: string;
  /** Unit of the entered value. Amounts are entered in lei and stored in bani. */
  unit?: "lei" | "g" | "mm" | "%" | "zile";
  isLong?: true;
  isHtml?: true;
  options?: Record<string, string>;
  /** For lists: label of a row, as in "Treapta 2". `one` completes the button for a new row, as in "o treaptă". */
  row?: string;
  one?: string;
}

type Words = Record<string, FieldWords>;

const LABEL_FORMATS = { A4: "A4", A6: "A6, pentru imprimante de etichete" };

const TARIFF: Words = {
  bands: { label: "Trepte de greutate", row: "Treapta", one: "o treaptă" },
  maxGrams: { label: "Până la", unit: "g" },
  bani: { label: "Preț cu TVA", unit: "lei" },
  extraKilogramBani: { label: "Fiecare kilogram început peste ultima treaptă", unit: "lei" },
  countyBani: {
    label: "Diferență de preț pe județ",
    hint: "Codul județului, cel de pe plăcuțele de înmatriculare, și suma care se adaugă; cu minus, se scade.",
    row: "Județul",
    one: "un județ",
    unit: "lei",
  },
};

export const SETTING_FIELDS: Record<SettingKey, Words> = {
  mailTexts: {
    ...Object.fromEntries(Object.entries(MAIL_TEXTS).map(([key, { label }]) => [key, { label }])),
    title: { label: "Subiect" },
    intro: { label: "Introducere", isLong: true },
  },
  texts: {},
  name: {},
  logo: {},
  meta: {
    title: { label: "Titlu" },
    description: { label: "Descriere", isLong: true },
    keywords: { label: "Cuvinte-cheie", hint: "Separate prin virgulă." },
  },
  INVOICE: {
    company: { label: "Denumirea firmei" },
    address: { label: "Adresa, pe un singur rând" },
    tel: { label: "Telefon" },
    email: { label: "E-mail" },
    cui: { label: "CUI", hint: "Cu RO în față dacă firma este înregistrată în scopuri de TVA." },
    registry: { label: "Numărul de la Registrul Comerțului" },
    street: { label: "Strada și numărul" },
    city: { label: "Localitatea" },
    county: { label: "Județul" },
    countyCode: { label: "Codul județului", hint: "De exemplu CJ." },
    postcode: { label: "Codul poștal" },
    bank: { label: "Banca" },
    iban: { label: "IBAN" },
    capital: { label: "Capitalul social" },
    series: { label: "Seria facturilor", hint: "Cel mult zece caractere: majuscule sau cifre." },
    efactura: { label: "Facturile se trimit în e-Factura și primesc număr doar dacă respectă regulile ANAF" },
    seapPlace: {
      label: "Numărul din SEAP apare în factura electronică la",
      hint: "Schimbă doar dacă o instituție îl cere în alt câmp. Ce a completat cumpărătorul în acel câmp se păstrează.",
      options: {
        reference: "referința cumpărătorului (BT-10)",
        order: "comanda cumpărătorului (BT-13)",
        contract: "contract (BT-12)",
      },
    },
  },
  business_store: {},
  flags: {
    accounts: { label: "Conturi și favorite" },
    productCardAddToCart: { label: "Buton de adăugare în coș pe cardul produsului" },
    compareProducts: { label: "Compararea produselor" },
    filtersInUrl: { label: "Filtrele apar în adresa paginii" },
    socialLogin: { label: "Intrare în cont prin rețele sociale" },
    facebook: { label: "Intrare în cont prin Facebook" },
    google: { label: "Intrare în cont prin Google" },
    apple: { label: "Intrare în cont prin Apple" },
    reviews: { label: "Recenzii" },
    stockAlerts: { label: "Alerte de stoc" },
    newsletter: { label: "Newsletter" },
    bundles: { label: "Pachete" },
    blog: { label: "Blog" },
  },
  HEADER_PROMO_TEXT: {},
  BEFORE_FOOTER_TEXT: { "": { label: "Textul", isHtml: true } },
  PAGE_BUNDLES_TEXT: { "": { label: "Textul", isHtml: true } },
  blog_title: {},
  blog_subtitle: {},
  footer: {
    newsletter: { label: "Subsolul are formularul de abonare" },
    social: { label: "Rețele", row: "Rețeaua", one: "o rețea" },
    network: { label: "Numele rețelei" },
    url: { label: "Adresa", hint: "Începe cu https://." },
  },
  withdrawal: {
    open: { label: "Linkul de pe fiecare pagină", hint: "Dacă îl lași gol, apare textul din lege." },
    confirm: { label: "Butonul care confirmă", hint: "Dacă îl lași gol, apare textul din lege." },
  },
  DEFAULT_LIST_ORDER: {
    "": {
      label: "Ordinea",
      options: Object.fromEntries(SORT_OPTIONS.map(({ value, label }) => [value, label])),
    },
  },
  searchSynonyms: {
    "": { label: "Sinonime", row: "Sinonimul", one: "un sinonim" },
    said: { label: "Cine caută" },
    meant: { label: "Găsește și" },
  },
  SHOW_BUNDLES_PRODUCT: {},
  promises: {
    newsletterPercent: { label: "Reducerea abonaților la newsletter", unit: "%" },
    hours: { label: "Programul de răspuns" },
    days: { label: "Zile", options: { ...ANSWER_DAYS } },
    opens: { label: "De la", hint: "De exemplu 08:30." },
    closes: { label: "Până la" },
    others: {
      label: "Zile cu alt program",
      hint: "De exemplu sâmbăta sau o vineri mai scurtă. De sărbătorile legale nu răspunde nimeni.",
      row: "Ziua",
      one: "o zi",
    },
    day: { label: "Ziua", options: { ...WEEKDAYS } },
    person: { label: "Afișează cine răspunde" },
    name: { label: "Numele" },
    role: { label: "Funcția în magazin", hint: "De exemplu: consilier curățenie." },
    picture: { label: "Fotografia", hint: "Imagine pătrată: copiază adresa din Imagini și documente." },
    notFound: { label: "Textul pentru o adresă inexistentă" },
    benefits: {
      label: "Avantaje",
      hint: "Cel mult patru. În locul câmpului {suma} apare pragul livrării gratuite din Tarife, în lei.",
      row: "Avantajul",
      one: "un avantaj",
    },
    title: { label: "Titlu" },
    text: { label: "Text" },
  },
  shipping: {
    freeFromBani: {
      label: "Livrare gratuită când produsele costă mai mult de",
      unit: "lei",
      hint: "Suma apare și în avantaje. La o comandă cu exact această valoare se plătește livrarea.",
    },
    SAMEDAY_HOME: { label: "Sameday, la adresă" },
    SAMEDAY_EASYBOX: { label: "Sameday, easybox" },
    FAN_HOME: { label: "FAN Courier, la adresă" },
    FAN_FANBOX: { label: "Oferă livrarea la FANbox" },
    CARGUS_HOME: { label: "Oferă Cargus, la adresă" },
    CARGUS_SHIPGO: { label: "Oferă Cargus Ship & Go" },
    DPD_HOME: { label: "Oferă DPD, la adresă" },
    DPD_POINT: { label: "Oferă DPD Pickup" },
    GLS_HOME: { label: "Oferă GLS, la adresă" },
    GLS_POINT: { label: "Oferă GLS ParcelShop" },
    PACKETA_HOME: { label: "Oferă Packeta, la adresă" },
    PACKETA_POINT: { label: "Oferă Packeta Z-BOX" },
    labels: { label: "Formatul etichetelor" },
    sameday: { label: "Sameday", options: LABEL_FORMATS },
    fan: { label: "FAN Courier", options: LABEL_FORMATS },
    cargus: { label: "Cargus", options: LABEL_FORMATS },
    dpd: { label: "DPD", options: LABEL_FORMATS },
    gls: { label: "GLS", options: LABEL_FORMATS },
    packeta: { label: "Packeta", options: LABEL_FORMATS },
    cargo: { label: "Comenzile grele se livrează ca marfă (cargo)" },
    fromGrams: {
      label: "De la",
      unit: "g",
      hint: "Prețurile cargo înlocuiesc prețul coletului și se afișează în coș. Prețul propriu al unui client nu se aplică.",
    },
    isFreeToo: { label: "Livrarea gratuită se aplică și la cargo" },
    ...TARIFF,
    locker: { label: "Coletul cel mai mare la easybox și la celelalte puncte" },
    widthMm: { label: "Lățime", unit: "mm" },
    depthMm: { label: "Adâncime", unit: "mm" },
    heightMm: { label: "Înălțime", unit: "mm" },
    fillPercent: { label: "Grad de umplere", unit: "%" },
    maxCashBani: { label: "Ramburs maxim la easybox și la celelalte puncte", unit: "lei" },
  },
  deliveryTerms: {
    cutOff: {
      label: "Comenzile se expediază în aceeași zi până la ora",
      hint: "Ora României. Clienții care finalizează comanda chiar atunci mai au un sfert de oră.",
    },
    preparationDays: {
      label: "Zile lucrătoare de pregătire",
      hint: "Scrie 0 dacă expediezi comenzile în ziua în care sunt plasate.",
      unit: "zile",
    },
    closedDays: {
      label: "Zile în care nu expediem",
      hint: "Pe lângă weekenduri și sărbătorile legale: inventar, concediu. Zilele se scriu an-lună-zi.",
      row: "Ziua",
      one: "o zi",
    },
    SAMEDAY_HOME: { label: "Afișează data estimată: Sameday, la adresă" },
    SAMEDAY_EASYBOX: { label: "Afișează data estimată: Sameday, easybox" },
    FAN_HOME: { label: "Afișează data estimată: FAN Courier, la adresă" },
    FAN_FANBOX: { label: "Afișează data estimată: FANbox" },
    CARGUS_HOME: { label: "Afișează data estimată: Cargus, la adresă" },
    CARGUS_SHIPGO: { label: "Afișează data estimată: Cargus Ship & Go" },
    DPD_HOME: { label: "Afișează data estimată: DPD, la adresă" },
    DPD_POINT: { label: "Afișează data estimată: DPD Pickup" },
    GLS_HOME: { label: "Afișează data estimată: GLS, la adresă" },
    GLS_POINT: { label: "Afișează data estimată: GLS ParcelShop" },
    PACKETA_HOME: { label: "Afișează data estimată: Packeta, la adresă" },
    PACKETA_POINT: { label: "Afișează data estimată: Packeta Z-BOX" },
    STORE_PICKUP: { label: "Afișează data estimată: ridicare personală" },
    from: {
      label: "Cel mai devreme",
      hint: "Zile lucrătoare de la expediere. Sâmbăta nu se livrează.",
      unit: "zile",
    },
    to: { label: "Cel mai târziu", unit: "zile" },
    counties: {
      label: "Județe cu alt termen",
      hint: "Până când clientul alege județul, se afișează termenul valabil pentru toate județele.",
      row: "Județul",
      one: "un județ",
    },
    county: { label: "Codul județului", hint: "Codul de pe plăcuțele de înmatriculare, de exemplu TL." },
  },
  payments: {
    cashOnDelivery: { label: "Plata la livrare" },
    chargeBani: { label: "Taxa plătită de cumpărător", unit: "lei" },
    costBani: {
      label: "Costul pentru magazin",
      hint: "Taxa nu poate depăși suma pe care magazinul o plătește curierului.",
      unit: "lei",
    },
    cards: { label: "Plata cu cardul" },
    first: {
      label: "Procesatorul plăților noi",
      options: { auto: "primul care are cont", ...CARD_PROCESSORS },
    },
    second: {
      label: "Procesatorul de rezervă",
      hint: "Preia plata când primul procesator nu o poate iniția. O versiune Netopia nu o poate înlocui pe cealaltă.",
      options: { none: "fără", ...CARD_PROCESSORS },
    },
    instalments: {
      label: "Numărul maxim de rate la Netopia",
      hint: "Cu 0 nu se oferă rate. Băncile și numărul de rate se stabilesc în contul Netopia.",
    },
    bankTransfer: { label: "Acceptă plata prin ordin de plată" },
    beneficiary: { label: "Beneficiar" },
    bank: { label: "Banca" },
    iban: { label: "IBAN" },
    workingDays: { label: "Câte zile lucrătoare păstrezi produsele până la plată" },
    reminders: { label: "Trimite reamintiri pentru facturile la termen neplătite" },
    firstDays: { label: "Prima reamintire", hint: "Zile după scadență.", unit: "zile" },
    secondDays: { label: "A doua reamintire", unit: "zile" },
    thirdDays: { label: "A treia reamintire", unit: "zile" },
    lateInterest: { label: "Calculează dobânzi de întârziere pentru facturile firmelor" },
    dailyPercent: {
      label: "Dobânda pe zi (%)",
      hint: "Cea din contract. Cu 0 se aplică dobânda legală: dobânda de referință plus 8 puncte procentuale pe an.",
    },
    referencePercent: {
      label: "Dobânda de referință a BNR (% pe an)",
      hint: "Cea valabilă în prima zi a semestrului.",
    },
  },
  returns: {
    days: { label: "Termenul de retur", hint: "Cel puțin 14 zile, cât prevede legea.", unit: "zile" },
    companies: { label: "Firmele pot returna" },
    pickupDays: {
      label: "Ridicare gratuită a returului în primele",
      hint: "Zile de la livrare în care magazinul trimite curierul pe cheltuiala sa.",
      unit: "zile",
    },
    address: { label: "Adresa pentru retururi", hint: "Dacă o lași goală, se folosește adresa firmei." },
  },
  packaging: {
    parcel: {
      label: "Ambalajul unui colet (grame pe materiale)",
      hint: "De exemplu: hârtie-carton 250; plastic 20.",
    },
  },
  margins: {
    minimumPercent: { label: "Marja minimă (%)", hint: "Cu 0 sunt semnalate doar prețurile sub cost." },
  },
  accounting: {
    clientAccount: { label: "Contul clienților" },
    advanceAccount: { label: "Contul avansurilor de la clienți" },
    supplierAccount: { label: "Contul furnizorilor" },
    goodsAccount: { label: "Contul de venituri din vânzarea mărfurilor" },
    servicesAccount: { label: "Contul de venituri din servicii", hint: "Pentru transport și alte servicii." },
    stockAccount: { label: "Contul mărfurilor" },
    cardAccount: { label: "Contul încasărilor cu cardul" },
    cashAccount: { label: "Contul rambursului", hint: "Banii sunt la curier până ajung în bancă." },
    bankAccount: { label: "Contul bancar" },
    cardName: { label: "Denumirea încasărilor cu cardul în WinMENTOR" },
    cashName: { label: "Denumirea rambursului în WinMENTOR" },
    bankName: { label: "Denumirea contului bancar în WinMENTOR" },
    store: { label: "Simbolul gestiunii în WinMENTOR" },
    negative: {
      label: "Pe facturile storno apare cu minus",
      options: { quantity: "cantitatea", price: "prețul" },
    },
  },
  emag: {
    isOn: { label: "Magazinul vinde pe eMAG" },
    reserve: {
      label: "Bucăți păstrate în magazin",
      hint: "Din fiecare produs. Acoperă vânzările din minutele dintre două citiri.",
    },
    addPercent: { label: "Adaos la prețul din magazin (%)", hint: "Poate fi și cu minus." },
    rounding: { label: "Rotunjirea prețului, în sus", options: EMAG_ROUNDING_LABEL },
    floorPercent: {
      label: "Prețul minim (% din prețul din magazin)",
      hint: "Pe pagina eMAG poți stabili un minim și pentru o singură ofertă.",
    },
    handlingDays: { label: "Zile până la expediere" },
    delivery: { label: "Curierul comenzilor eMAG", options: EMAG_DELIVERY_LABEL },
  },
  restock: { isShown: { label: "Afișează data în magazin" } },
  campaigns: {
    perMinute: { label: "E-mailuri pe minut", hint: "De la 1 la 3000. Un cont obișnuit permite cam 60." },
  },
  reminders: {
    cart: { label: "Despre coșul abandonat" },
    cartHours: { label: "După câte ore de la ultima modificare a coșului", hint: "Între 2 și 72." },
    reorder: { label: "Despre produsele cumpărate regulat" },
  },
  retention: { orderYears: { label: "Ani", hint: "Termenul general de prescripție este de 3 ani." } },
  vatStatus: {
    "": {
      label: "Statutul",
      hint: "Zilele se scriu an-lună-zi, de exemplu 2026-01-01.",
      row: "Rândul",
      one: "un rând",
    },
    from: { label: "Din ziua" },
    status: { label: "Firma este", options: VAT_STATUS_WORDS },
  },
  codColumns: COD_COLUMN_WORDS,
  invoiceSeries: SERIES_FIELDS,
  invoiceIssuer: ISSUER_FIELDS,
  vatRates: {
    "": {
      label: "Cotele",
      hint: "Zilele se scriu an-lună-zi, de exemplu 2026-01-01. La o cotă scutită scrie 0 și codul, de exemplu VATEX-EU-132, sau motivul scutirii; la celelalte cote lasă codul și motivul goale.",
      row: "Rândul",
      one: "un rând",
    },
    kind: { label: "Felul", options: VAT_KIND_WORDS },
    from: { label: "Din ziua" },
    percent: { label: "Cota", unit: "%" },
    exemptionCode: { label: "Codul scutirii" },
    exemptionReason: { label: "Motivul scutirii" },
  },
  unprovenBuyers: {
    ordersAMinute: { label: "Comenzi pe minut din aceeași rețea" },
    ordersAnHour: { label: "Comenzi pe oră cu aceeași adresă de e-mail" },
    openOrders: { label: "Comenzi în așteptare ale aceleiași persoane" },
    openBani: { label: "Valoarea lor totală", unit: "lei" },
    openPieces: { label: "Bucăți din același produs" },
  },
  consent: {
    "": { label: "Grupuri", row: "Grupul", one: "un grup" },
    title: { label: "Denumirea grupului" },
    description: { label: "Descriere", isLong: true },
    fixed: { label: "Necesar, mereu pornit" },
    items: { label: "Ce se păstrează", row: "Scopul", one: "un scop" },
    dpid: { label: "Număr" },
    name: { label: "Nume" },
    lifetimeText: { label: "Cât timp" },
  },
  gtag: { GOOGLE_TAG_MANAGER_ID: { label: "Identificatorul", hint: "De forma GTM-XXXXXX." } },
  retargeting: { RETARGETING_KEY: { label: "Cheia" } },
  facebook: { FACEBOOK_PIXEL_ID: { label: "Identificatorul" } },
  feeds: FEED_FIELDS,
  CUSTOM_CSS: {},
  SCRIPTS: {},
};
