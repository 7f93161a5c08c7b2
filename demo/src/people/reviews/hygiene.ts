import type { ReviewsByBase } from "./review.ts";

/** On soap, creams, gloves and disinfectants. */
export const HYGIENE_REVIEWS: ReviewsByBase = {
  "gel-hidroalcoolic-palmigel": [
    {
      by: "Monica S.",
      stars: 5,
      title: "Nu face cocoloașe",
      text: "Lucrez la ghișeu și îl folosesc de zeci de ori pe zi. Se usucă repede și nu lasă mâinile lipicioase pe bani și pe hârtii.",
    },
    {
      by: "carmen",
      stars: 4,
      title: "Bidonul de 5 l, pentru dozatoare",
      text: "Curge bine prin toate dozatoarele din școală, mai puțin unul foarte vechi. Aș vrea un capac cu robinet la bidon.",
      answer:
        "Robinetul se comandă deocamdată prin telefon, la 0264 000 100. Îl punem gratuit la trei bidoane.",
    },
  ],
  "servetele-dezinfectante-maini-mobilin": [
    {
      by: "radu",
      stars: 4,
      title: "Nelipsite din mașină",
      text: "Stau vara în torpedou și nu s-au uscat. Capacul chiar se lipește la loc.",
    },
  ],
  "dezinfectant-rapid-alcoolic-alcodez": [
    {
      by: "Anca D.",
      stars: 5,
      title: "Între două cliente",
      text: "Am un salon mic de unghii. Stropesc masa, aștept, șterg. Pe lampa UV are grijă să nu ajungă prea mult lichid.",
    },
    {
      by: "Raul M.",
      stars: 3,
      title: "Eficient, dar scump la 500 ml",
      text: "Abia bidonul de 5 litri are un preț bun. Mirosul de alcool pleacă în două minute.",
    },
  ],
  "tablete-clor-clortab": [
    {
      by: "carmen",
      stars: 5,
      title: "Numeri și gata",
      text: "Înainte turna fiecare după ochi. Acum e lipită pe dulap o foaie: o tabletă la un litru și jumătate, cinci la găleată.",
    },
    {
      by: "Eugen F.",
      stars: 4,
      title: "Se dizolvă mai greu în apă rece",
      text: "La fântână, iarna, am așteptat un sfert de oră. În rest, nicio problemă.",
    },
  ],
  "solutie-clorigena-hipolux": [
    {
      by: "Zamfira T.",
      stars: 4,
      title: "Albește și pardoseala din baie",
      text: "Parfumul de lămâie mai taie din mirosul de clor. O țin departe de detartrant, cum e scris mare pe etichetă.",
    },
    {
      by: "Kevin P.",
      stars: 1,
      title: "Mi-a decolorat tricoul",
      text: "Am împroșcat un pic pe un tricou negru și acum are pete portocalii.",
      answer:
        "Ne pare rău de tricou, Kevin. Orice soluție cu clor decolorează textilele; pe etichetă și în pagina produsului recomandăm haine de lucru și mănuși.",
    },
  ],
  "manusi-menaj-harnica": [
    {
      by: "ana",
      stars: 5,
      title: "Se scot ușor și cu mâna udă",
      text: "Căptușeala de bumbac nu se lipește de piele. M la mine vine exact, port 7 la mănuși de iarnă.",
    },
    {
      by: "Floarea N.",
      stars: 3,
      title: "S-a rupt degetul mare după o lună",
      text: "E drept că le folosesc în fiecare zi și am unghii lungi. La prețul ăsta mai cumpăr o pereche.",
    },
    {
      by: "Dumitru C.",
      stars: 4,
      title: "Farfuria nu mai alunecă",
      text: "Am luat L. Palma cu fagure ține bine, chiar și cu detergent pe ea.",
    },
  ],
  "manusi-nitril-manevra": [
    {
      by: "Carla T.",
      variant: 1,
      stars: 5,
      title: "Negre, pentru salon",
      text: "Nu se rup când trag de ele și simt bine pensula. Am mers pe S, sunt mulate.",
    },
    {
      by: "laura",
      stars: 5,
      title: "Am renunțat la latex",
      text: "Făceam bubițe de la cele cu latex. Cu acestea, nimic, nici după patru ore de curățenie.",
    },
    {
      by: "Sergiu A.",
      stars: 2,
      title: "Cutia avea 96",
      text: "Le-am numărat din întâmplare, împărțindu-le pe echipe. Patru mănuși nu-s o avere, dar scrie 100.",
      answer:
        "Aveți dreptate să vă supărați. Cutiile sunt umplute la greutate și am reclamat lotul; vă adăugăm o cutie la următoarea comandă.",
      reply: "Corect din partea voastră. A venit cutia, avea 100.",
    },
  ],
  "masca-medicala-adia": [
    {
      by: "Doina M.",
      stars: 4,
      title: "Elasticul nu strânge",
      text: "O port opt ore la farmacie, cu pauze. Ochelarii se aburesc puțin dacă nu îndoi bine sârma.",
    },
  ],
  "sapun-lichid-izvorel": [
    {
      by: "mihai",
      stars: 5,
      title: "În toate cele 14 camere",
      text: "Bidonul de 5 litri umple cam zece dispensere. Nu se îngroașă în pompă și oaspeții nu s-au plâns niciodată de miros.",
    },
    {
      by: "Adina G.",
      stars: 4,
      title: "Cocos și vanilie, preferatul copiilor",
      text: "Spală bine și nu usucă. Pompa de la flaconul de jumătate de litru s-a blocat o dată, am clătit-o și a mers.",
    },
  ],
  "sapun-spuma-norisor": [
    {
      by: "Ruxandra V.",
      stars: 5,
      title: "Băiatul se spală singur",
      text: "Are patru ani și spuma i se pare o joacă. Flaconul ține incredibil de mult.",
    },
    {
      by: "Cezar I.",
      stars: 3,
      title: "Nu turnați alt săpun în el",
      text: "Am completat cu unul obișnuit și s-a înfundat pompa. Scria, recunosc. Spuma e bună.",
    },
  ],
  "sapun-solid-caramioara": [
    {
      by: "Otilia R.",
      stars: 5,
      title: "Săpun ca odinioară",
      text: "Tare, nu se face clei pe săpunieră. Și fără plastic, doar hârtie.",
    },
  ],
  "crema-maini-alina": [
    {
      by: "Camelia D.",
      stars: 5,
      title: "Intră repede în piele",
      text: "Sunt asistentă și mă spăl pe mâini întruna. O pun și pot scrie imediat, fără urme pe fișe.",
    },
    {
      by: "ioana",
      stars: 4,
      title: "Tubul mic e bun în geantă",
      text: "Migdale miroase discret. Iarna trebuie pusă de două ori.",
    },
  ],
  "pasta-maini-ucenic": [
    {
      by: "gheorghe",
      stars: 5,
      title: "Scoate și uleiul de cutie",
      text: "Treizeci de ani am spălat cu nisip și detergent de vase. Asta nu zgârie și ia negrul de sub unghii.",
    },
    {
      by: "Marcel Z.",
      stars: 4,
      title: "Frecați întâi fără apă",
      text: "Dacă te uzi la început, nu mai face nimic. Uscat, merge brici.",
    },
  ],
  "gel-dus-sampon-roua": [
    {
      by: "mihai",
      stars: 4,
      title: "Un singur dozator la duș",
      text: "Oaspeții îl folosesc și la păr și nu cer altceva. Mentă e cam rece iarna, am trecut pe ocean.",
    },
  ],
};
