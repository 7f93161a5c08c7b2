/** What the demo's promotions say, and what they are about. */
import type { Scene } from "../media/scenes.ts";

export interface Promotion {
  slug: string;
  name: string;
  /** On product cards: two or three words. */
  label: string;
  /** HTML. */
  description: string;
  percent: number | null;
  /** First day and the day after the last one, counted from the day of loading. */
  days: [number, number];
  categories: string[];
  /** Key of the product given; with `fromBani` for a cart of that value, else for a product of the categories. */
  gift?: { base: string; fromBani?: number };
  scene: Pick<Scene, "theme" | "categories">;
}

export const PROMOTIONS: readonly Promotion[] = [
  {
    slug: "saptamana-rufelor-curate",
    name: "Rufe curate, preț mai mic: −15 %",
    label: "Rufe curate",
    description:
      "<p>Detergent lichid și pudră, capsule, balsam și soluții de scos pete cu 15 % mai ieftine, atât pentru mașina de acasă, cât și pentru spălătoria hotelului. Reducerea este calculată din cel mai mic preț al ultimelor 30 de zile.</p>",
    percent: 15,
    days: [-3, 21],
    categories: ["spalare-rufe"],
    scene: {
      theme: "laundry",
      categories: ["detergent-rufe-lichid", "balsam-si-aditivi", "detergent-rufe-pudra"],
    },
  },
  {
    slug: "hartie-la-pret-bun",
    name: "Hârtie pentru toată luna: −10 %",
    label: "Luna hârtiei",
    description:
      "<p>Hârtie igienică, prosoape pliate și la rolă, șervețele: tot ce se termină prima într-un birou sau într-un restaurant, cu 10 % mai puțin. Se aplică și la bax, iar prețul pe rolă sau pe bucată este afișat la fiecare produs.</p>",
    percent: 10,
    days: [-6, 35],
    categories: ["hartie"],
    scene: { theme: "hotel", categories: ["hartie-igienica", "prosoape-hartie", "servetele"] },
  },
  {
    slug: "mopuri-si-galeti",
    name: "Mopuri, găleți și raclete: −20 %",
    label: "Ofertă ustensile",
    description:
      "<p>O ustensilă bună face jumătate din treabă. Până la sfârșitul promoției, mopurile, rezervele, gălețile și racletele sunt cu 20 % mai ieftine. Alege culoarea după zonă: albastru pentru birouri, roșu pentru grupuri sanitare, verde pentru bucătărie.</p>",
    percent: 20,
    days: [-1, 12],
    categories: ["mopuri", "galeti", "raclete"],
    scene: { theme: "office", categories: ["mopuri", "galeti", "raclete"] },
  },
  {
    slug: "masina-ca-noua",
    name: "Mașina ta, ca nouă: −12 %",
    label: "Ofertă auto",
    description:
      "<p>Șampon, soluții pentru bord și tapițerie, bureți și lavete: tot ce îți trebuie pentru o mașină curată pe dinafară și pe dinăuntru, cu 12 % mai puțin.</p>",
    percent: 12,
    days: [-10, 28],
    categories: ["auto"],
    scene: { theme: "car", categories: ["sampon-si-exterior-auto", "interior-auto", "accesorii-auto"] },
  },
  {
    slug: "laveta-cadou-la-detergenti",
    name: "Lavetă cadou la detergenții de pardoseli",
    label: "Lavetă cadou",
    description:
      "<p>La orice detergent de pardoseli primești o lavetă din microfibră. Cadoul apare singur în coș, o dată la fiecare comandă, cât timp este în stoc.</p>",
    percent: null,
    days: [-4, 40],
    categories: ["detergenti-pardoseli"],
    gift: { base: "laveta-microfibra-catifea" },
    scene: { theme: "kitchen", categories: ["detergenti-pardoseli", "lavete"] },
  },
  {
    slug: "cadou-la-comenzi-mari",
    name: "Săpun cadou la comenzi de peste 400 lei",
    label: "Cadou",
    description:
      "<p>Când produsele din coș trec de 400 lei, adăugăm noi un săpun lichid de mâini. Nu trebuie niciun cod: cadoul apare în coș și îl poți scoate dacă nu îl vrei.</p>",
    percent: null,
    days: [-15, 60],
    categories: [],
    gift: { base: "sapun-lichid-izvorel", fromBani: 400_00 },
    scene: { theme: "bathroom", categories: ["sapun-lichid", "sapun-spuma-si-solid", "creme-si-paste"] },
  },
  {
    slug: "zilele-masinilor-de-curatat",
    name: "Zilele mașinilor de curățat: −8 %",
    label: "Ofertă mașini",
    description:
      "<p>Aspiratoare, mașini de spălat pardoseli și aparate cu presiune cu 8 % mai ieftine, timp de zece zile.</p>",
    percent: 8,
    days: [7, 17],
    categories: ["masini"],
    scene: { theme: "warehouse", categories: ["masini"] },
  },
  {
    slug: "geamuri-fara-urme",
    name: "Geamuri fără urme: −15 %",
    label: "Geamuri fără urme",
    description: "<p>Soluții de geamuri, raclete și spălătoare, cu 15 % mai ieftine.</p>",
    percent: 15,
    days: [-40, -26],
    categories: ["geamuri-si-oglinzi"],
    scene: { theme: "garden", categories: ["geamuri-si-oglinzi", "raclete"] },
  },
];
