/** What the demo's bundles hold and say. */
import type { BannerTheme } from "../drawing/index.ts";

export interface BundleItem {
  /** Key of the base product; in a small shop another one of its category stands in. */
  base: string;
  quantity: number;
}
export interface WrittenBundle {
  slug: string;
  name: string;
  /** HTML. */
  description: string;
  percent: number;
  theme: BannerTheme;
  items: BundleItem[];
}

const item = (base: string, quantity = 1): BundleItem => ({ base, quantity });

export const BUNDLES: readonly WrittenBundle[] = [
  {
    slug: "pachet-curatenie-de-primavara",
    name: "Pachet curățenie de primăvară",
    description:
      "<p>Pardoseli, geamuri, praf: pachetul adună ce îți trebuie pentru curățenia mare, cu două lavete, ca să nu freci geamul cu cea de la plintă.</p><p>Începe de sus în jos: întâi praful, apoi geamurile, la sfârșit pardoseala. Un flacon de detergent concentrat ajunge pentru mai multe curățenii.</p>",
    percent: 15,
    theme: "garden",
    items: [
      item("detergent-pardoseli-flor"),
      item("solutie-geamuri-clarel"),
      item("spray-universal-oricand"),
      item("laveta-microfibra-catifea", 2),
      item("galeata-gradata-izvor"),
    ],
  },
  {
    slug: "pachet-pentru-birou-nou",
    name: "Pachet pentru birou nou",
    description:
      "<p>Te muți într-un birou nou? Pachetul acoperă grupul sanitar și chicineta din prima zi: dispenserul de săpun și rezerva lui, prosoape, hârtie igienică, saci și o soluție pentru ecrane.</p><p>Dispenserul se montează cu două șuruburi sau cu bandă dublu adezivă.</p>",
    percent: 12,
    theme: "office",
    items: [
      item("dispenser-sapun-picur"),
      item("sapun-lichid-izvorel"),
      item("prosoape-v-pliana", 2),
      item("hartie-igienica-pufina", 2),
      item("saci-menajeri-zilnic", 2),
      item("spray-birotica-ecrane-tastel"),
    ],
  },
  {
    slug: "pachet-bucatarie-fara-grasime",
    name: "Pachet bucătărie fără grăsime",
    description:
      "<p>Pentru plita, hota și faianța de după sărbători. Degresantul lucrează singur câteva minute, buretele cu prindere ajunge în colțuri, iar prosopul de bucătărie șterge urmele.</p>",
    percent: 10,
    theme: "kitchen",
    items: [
      item("degresant-bucatarie-grasin"),
      item("detergent-vase-clipocel"),
      item("burete-vase-zimt", 2),
      item("prosop-bucatarie-sorbina"),
    ],
  },
  {
    slug: "pachet-baie-stralucitoare",
    name: "Pachet baie strălucitoare",
    description:
      "<p>Patru produse pentru toată baia: gelul pentru vasul de toaletă, soluția anticalcar pentru cabina de duș, spray-ul de zi cu zi și peria cu suport.</p><p>Nu amesteca niciodată un produs acid cu unul pe bază de clor.</p>",
    percent: 12,
    theme: "bathroom",
    items: [
      item("gel-wc-valurel", 2),
      item("anticalcar-cabine-dus-picur"),
      item("spray-baie-zilnic-baiora"),
      item("perie-wc-straja"),
    ],
  },
  {
    slug: "pachet-rufe-moi-si-parfumate",
    name: "Pachet rufe moi și parfumate",
    description:
      "<p>Detergentul spală, soluția scoate petele înainte de spălare, balsamul lasă rufele moi. Pachetul ajunge unei familii de patru persoane cam două luni.</p>",
    percent: 8,
    theme: "laundry",
    items: [
      item("detergent-rufe-lichid-albastrel"),
      item("balsam-rufe-puf", 2),
      item("solutie-pete-textile-fugar"),
    ],
  },
  {
    slug: "pachet-restaurant-in-plin-sezon",
    name: "Pachet restaurant în plin sezon",
    description:
      "<p>Consumabilele care se termină în mijlocul serviciului: detergentul și agentul de clătire pentru mașina de vase, șervețele de masă și mănuși de unică folosință. Pentru terase, cantine și firme de catering.</p>",
    percent: 10,
    theme: "kitchen",
    items: [
      item("detergent-lichid-masina-vase-tunelis"),
      item("agent-clatire-masina-vase-clarvas"),
      item("servetele-masa-33-tafina", 4),
      item("manusi-nitril-manevra", 2),
    ],
  },
  {
    slug: "pachet-scara-de-bloc",
    name: "Pachet pentru scara blocului",
    description:
      "<p>Ce îi trebuie administratorului pentru o lună de curățenie pe scară: detergent universal concentrat, găleată, mătură, făraș și saci groși pentru pubele.</p>",
    percent: 12.5,
    theme: "warehouse",
    items: [
      item("detergent-universal-concentrat-multim"),
      item("galeata-gradata-izvor"),
      item("matura-interior-molid"),
      item("faras-prispa"),
      item("saci-grosi-voinic", 2),
    ],
  },
  {
    slug: "pachet-geamuri-fara-urme",
    name: "Pachet geamuri fără urme",
    description:
      "<p>Trusa spălătorului de geamuri: concentratul pentru găleată, spălătorul cu husă din microfibră, racleta din inox și coada telescopică, pentru vitrine la care nu ajungi de jos.</p>",
    percent: 15,
    theme: "office",
    items: [
      item("concentrat-spalator-geamuri-fatadin"),
      item("spalator-geam-lutru"),
      item("racleta-geam-vitralia"),
      item("coada-telescopica-catarg"),
    ],
  },
  {
    slug: "pachet-masina-curata",
    name: "Pachet mașină curată în weekend",
    description:
      "<p>O oră în curte și mașina arată ca la cumpărare: șampon concentrat, mănușă de spălare, soluție pentru bord și două lavete, una pentru caroserie și una pentru interior.</p>",
    percent: 10,
    theme: "car",
    items: [
      item("sampon-auto-roua"),
      item("burete-manusa-auto-pluta"),
      item("solutie-bord-mat-habitaclu"),
      item("laveta-microfibra-catifea", 2),
    ],
  },
  {
    slug: "pachet-sala-de-asteptare",
    name: "Pachet pentru sala de așteptare",
    description:
      "<p>Cabinetele și recepțiile primesc oameni toată ziua. Pachetul ține locul îngrijit: coș cu pedală, saci cu șnur pe măsura lui, batiste la cutie și odorizant de cameră.</p>",
    percent: 10,
    theme: "hotel",
    items: [
      item("cos-pedala-tihna"),
      item("saci-snur-nodina", 3),
      item("batiste-cutie-boarea", 4),
      item("odorizant-camera-adiere", 2),
    ],
  },
];
