/** The test shop. It has few enough products to count by hand. */
import type { ProductImport, ShopImport } from "../index.ts";

const DAY_MS = 86_400_000;
// One time for all products, so that none is newer by accident.
const NOW = Date.now();
export const daysAgo = (days: number): Date => new Date(NOW - days * DAY_MS);

export function aProduct(changes: Partial<ProductImport> & { id: number }): ProductImport {
  const { id } = changes;
  return {
    masterId: id,
    brandId: 1,
    categoryId: 3,
    slug: `produs-${id}`,
    name: `Produs ${id}`,
    subtitle: "",
    description: "<p>Descriere</p>",
    commercial: "",
    code: `COD-${id}`,
    supplierCode: null,
    barcode: null,
    cpv: null,
    vatCode: "standard",
    prices: [{ bani: 10_00, from: daysAgo(200) }],
    stock: 100,
    minQuantity: 1,
    maxQuantity: 50,
    netQuantity: null,
    saleUnit: "buc.",
    weightGrams: 1_000,
    sizeMm: { width: 100, depth: 100, height: 250 },
    recommended: 0,
    sold: 0,
    isPublished: true,
    firstOfferedAt: daysAgo(200),
    variantValues: {},
    characteristics: [],
    valueIds: [],
    pictures: [`/media/packshot/${id}-1`],
    documents: [],
    videos: [],
    features: [],
    safety: null,
    warranty: "",
    ...changes,
  };
}

export const PRODUCT = {
  lavender: 101,
  lavenderLarge: 102,
  lemon: 103,
  towels: 104,
  lastThree: 105,
  soldOut: 106,
  pairsOnly: 107,
} as const;

const MEDIA = [
  "packshot/1-1",
  "logo/x",
  "p/x",
  "vegan",
  "fisa.pdf",
  "tarife.pdf",
  "scene/promo",
  "blog/sfat",
  "articol/livrare",
  "banner/a",
  "banner/b",
  "semn",
].map((name) => `/media/${name}`);

/**
 * Returns seven products, two brands, the parameters scent and volume, and two top categories, one of them three
 * levels deep.
 */
export function testCatalogue(): ShopImport {
  return {
    media: { provider: "test", addresses: MEDIA },
    cities: [
      { id: 1, countyId: 1, name: "Alba Iulia" },
      { id: 2, countyId: 12, name: "Cluj-Napoca" },
      { id: 3, countyId: 12, name: "Țaga" },
      { id: 4, countyId: 40, name: "Sectorul 3" },
    ],
    settings: {
      name: "Curat",
      INVOICE: {
        company: "Curat Test SRL",
        address: "Str. Probei 1, Cluj-Napoca",
        tel: "0264 123 456",
        email: "office@curat.example",
      },
    },
    topLinks: [{ name: "Promoții", url: "/promotii" }],
    articles: [
      anArticle(1904, 31, "despre-noi", "Despre noi"),
      anArticle(1916, 0, "pagina-negasita", "Pagina nu există"),
    ],
    homeBlocks: [
      { type: "custom_html", html: "<p>Bine ai venit!</p>" },
      {
        type: "product",
        title: "Recomandate",
        url: "/curatenie",
        productIds: [PRODUCT.lavender, PRODUCT.towels],
      },
    ],
    parameters: [
      {
        id: 1,
        name: "Parfum",
        slug: "parfum",
        sortOrder: 1,
        values: [value(11, "Lavandă", "lavanda"), value(12, "Lămâie", "lamaie")],
      },
      {
        id: 2,
        name: "Volum",
        slug: "volum",
        sortOrder: 2,
        values: [value(21, "1 l", "1-l"), value(22, "5 l", "5-l")],
      },
    ],
    brands: [aBrand(1, "Cristal Pro", "cristal-pro"), aBrand(2, "Nufăr", "nufar")],
    categories: [
      aCategory(1, null, "Curățenie", "curatenie"),
      aCategory(2, 1, "Detergenți", "detergenti"),
      aCategory(3, 2, "Detergenți pentru pardoseli", "pardoseli"),
      aCategory(4, null, "Hârtie", "hartie"),
    ],
    products: [
      aProduct({
        id: PRODUCT.lavender,
        name: "Detergent pentru pardoseli cu lavandă 1 l",
        code: "DP-LAV-1",
        barcode: "5941234567899",
        valueIds: [11, 21],
        variantValues: { Volum: "1 l" },
        prices: [
          { bani: 24_99, from: daysAgo(200) },
          { bani: 19_99, from: daysAgo(5) },
        ],
        netQuantity: { amount: 1, unit: "l" },
        recommended: 5,
      }),
      aProduct({
        id: PRODUCT.lavenderLarge,
        masterId: PRODUCT.lavender,
        name: "Detergent pentru pardoseli cu lavandă 5 l",
        code: "DP-LAV-5",
        valueIds: [11, 22],
        variantValues: { Volum: "5 l" },
        prices: [{ bani: 79_90, from: daysAgo(200) }],
        netQuantity: { amount: 5, unit: "l" },
      }),
      aProduct({
        id: PRODUCT.lemon,
        name: "Soluție pentru geamuri cu lămâie",
        code: "SG-LAM",
        brandId: 2,
        valueIds: [12, 21],
        prices: [{ bani: 12_50, from: daysAgo(10) }],
        firstOfferedAt: daysAgo(10),
      }),
      aProduct({
        id: PRODUCT.towels,
        categoryId: 4,
        name: "Prosoape din hârtie pliate în V",
        code: "PH-V",
        brandId: 2,
        prices: [{ bani: 45_00, from: daysAgo(300) }],
        stock: 400,
        maxQuantity: 20,
      }),
      aProduct({ id: PRODUCT.lastThree, categoryId: 4, name: "Ultimele trei role", code: "UTR-3", stock: 3 }),
      aProduct({ id: PRODUCT.soldOut, categoryId: 4, name: "Produs epuizat", code: "EPZ-0", stock: 0 }),
      aProduct({
        id: PRODUCT.pairsOnly,
        categoryId: 4,
        name: "Mănuși la pereche",
        code: "MN-2",
        minQuantity: 2,
        maxQuantity: 10,
      }),
    ],
  };
}

function value(id: number, name: string, slug: string) {
  return { id, name, slug, sortOrder: id };
}

export function aBrand(id: number, name: string, slug: string) {
  const manufacturer = {
    name: `${name} SRL`,
    address: "Str. Fabricii 2, Turda",
    email: `contact@${slug}.example`,
  };
  return { id, name, slug, description: "", logo: null, manufacturer, sortOrder: id };
}

function aCategory(id: number, parentId: number | null, name: string, slug: string) {
  return {
    id,
    parentId,
    name,
    slug,
    description: `<p>${name}</p>`,
    baseline: "",
    icon: null,
    picture: null,
    banners: [],
    sortOrder: id,
  };
}

function anArticle(id: number, typeId: number, slug: string, title: string) {
  return {
    id,
    typeId,
    slug,
    title,
    linkTitle: title,
    intro: "",
    content: `<p>${title}</p>`,
    picture: null,
    documents: [],
    createdAt: daysAgo(100),
    sortOrder: 1,
  };
}
