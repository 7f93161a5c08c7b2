import type { ReviewsByBase } from "./review.ts";

/** On what keeps floors clean. */
export const FLOOR_REVIEWS: ReviewsByBase = {
  "detergent-pardoseli-flor": [
    {
      by: "ana",
      stars: 5,
      title: "Nu se lipește gresia",
      text: "Am schimbat trei detergenți până la el. Ăsta chiar nu lasă pelicula aceea pe care se văd toți pașii, iar holul miroase plăcut și după-amiază.",
    },
    {
      by: "Mirela D.",
      stars: 4,
      title: "Bun, dar dozați cu grijă",
      text: "La prima găleată am turnat din ochi și am făcut spumă cât casa. Cu 40 ml, cum scrie, e perfect. Un punct minus pentru capac, picură după turnare.",
      answer:
        "Mulțumim pentru observație, Mirela. La flaconul de 1 l ajută să turnați cu gura flaconului în sus; am transmis producătorului ce spuneți despre capac.",
    },
    { by: "Sorin V.", stars: 5, title: "Spăl o scară de bloc cu patru etaje" },
  ],
  "detergent-masina-turbo": [
    {
      by: "andrei",
      stars: 5,
      title: "Zero spumă în rezervor",
      text: "Îl folosim în mașina de 43 cm, pe un depozit de 900 mp. Nu s-a mai oprit aspirația din cauza spumei și consumul e cel de pe fișă.",
    },
  ],
  "detergent-alcalin-gresie-forte": [
    {
      by: "Dorina P.",
      stars: 4,
      title: "Rosturile din bucătărie s-au deschis la culoare",
      text: "Nu albe ca la început, dar griul acela unsuros s-a dus. Am frecat cu peria și am clătit de două ori. Purtați mănuși, mie mi-a uscat pielea.",
    },
    {
      by: "Florin A.",
      stars: 3,
      title: "Merge, cu muncă",
      text: "Mă așteptam să torn și să plece singură murdăria. Nu pleacă. Cu perie tare și zece minute de așteptare, da.",
    },
  ],
  "sapun-lemn-stejar": [
    {
      by: "Raluca T.",
      stars: 5,
      title: "În sfârșit un săpun pentru parchet uleiat",
      text: "Montatorul mi-a spus să nu folosesc detergent, dar nimeni din oraș nu vindea altceva. După două luni, dușumeaua are un luciu mat, frumos, și zgârieturile de la cățel se văd mai puțin.",
      answer: "Ne bucurăm că v-a fost de folos! Pentru podele deschise la culoare există și varianta albă.",
      reply: "Am văzut-o, pe aceea o iau pentru dormitor.",
    },
    {
      by: "Octavian M.",
      stars: 4,
      title: "Cere mop bine stors",
      text: "La prima spălare am lăsat prea multă apă și s-a uscat cu pete. A doua oară, cu mopul aproape uscat, a ieșit cum trebuie.",
    },
  ],
  "detergent-parchet-lac": [
    {
      by: "elena",
      stars: 5,
      title: "Fără dâre pe laminat închis",
      text: "Parchetul meu e aproape negru și se vede absolut orice. Cu acesta nu rămân urme nici în dreptul ferestrei.",
    },
    {
      by: "Cosmin B.",
      stars: 4,
      title: "Se usucă repede",
      text: "În vreo trei minute se poate călca. Mirosul de aloe e discret, ceea ce la mine e un avantaj.",
    },
    {
      by: "Sorina S.",
      stars: 1,
      title: "nu știu încă",
      text: "aștept coletul",
      state: "rejected",
    },
  ],
  "polish-autolucios-scut": [
    {
      by: "andrei",
      after: 30,
      stars: 5,
      title: "Două straturi și linoleumul arată ca nou",
      text: "L-am dat într-o grădiniță, într-un sfârșit de săptămână. După o lună încă se șterge ușor și nu s-a îngălbenit la intrare, unde se calcă cel mai mult.",
    },
    {
      by: "Viorica N.",
      stars: 2,
      title: "Mi-a ieșit cu dungi",
      text: "Am respectat cantitatea, dar pe lumină se văd trecerile mopului. Poate am greșit eu undeva, însă pe bidon scrie foarte puțin despre cum se întinde.",
      answer:
        "Ne pare rău, Viorica. Dungile apar de obicei când al doilea strat se pune înainte de cele 40 de minute sau cu un mop deja încărcat. Sunați-ne la 0264 000 100 și refacem împreună pașii pe o porțiune mică.",
      reply: "Am sunat, m-a ajutat colegul dumneavoastră. Al treilea strat, mai subțire, a acoperit dungile.",
    },
  ],
  "decapant-nou": [
    {
      by: "Lucian G.",
      stars: 4,
      title: "A luat patru ani de polish",
      text: "Pe coridorul unei clinici, cu disc negru. Zece minute înmuiat, o trecere, apoi încă una la margini. Mirosul e suportabil dacă deschizi geamul.",
    },
  ],
};
