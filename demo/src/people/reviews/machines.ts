import type { ReviewsByBase } from "./review.ts";

/** On machines, cars and traps. */
export const MACHINE_REVIEWS: ReviewsByBase = {
  "aspirator-umed-uscat-bura": [
    {
      by: "bogdan",
      stars: 5,
      title: "A tras toată apa din subsol",
      text: "S-a spart o țeavă și în două ore am golit pivnița. Când se umple, flotorul oprește aspirația, nu am avut emoții.",
    },
    {
      by: "Leonard S.",
      stars: 4,
      title: "Puternic și zgomotos",
      text: "Trage și frunze, și apă, și rumeguș. Puneți-vă căști dacă lucrați mai mult de zece minute.",
    },
    {
      by: "Crina M.",
      stars: 4,
      title: "Cablul lung contează",
      text: "Opt metri, nu mai umblu după prelungitor. Furtunul putea fi mai flexibil.",
      state: "pending",
    },
  ],
  "masina-spalat-uscat-lunca": [
    {
      by: "andrei",
      after: 245,
      stars: 5,
      title: "Și-a scos banii în opt luni",
      text: "Hala de 1.200 mp o făceau trei oameni într-o seară. Acum o face unul, înainte de cină. Lamela în V strânge apa și la întoarceri.",
      answer: "Mulțumim, Andrei! Pentru revizia de un an vă sunăm noi.",
    },
  ],
  "aparat-presiune-torent": [
    {
      by: "gheorghe",
      stars: 5,
      title: "Pavajul și-a recăpătat culoarea",
      text: "Cu duza rotativă am luat mușchiul de pe alee. Trage și apă din butoi, ceea ce la curte e mare lucru.",
    },
    {
      by: "Nicolae V.",
      stars: 4,
      title: "Furtunul de 8 m ajunge la mașină",
      text: "Înconjor un break fără să mut aparatul. Capul de pompă din alamă m-a convins față de altele.",
    },
    {
      by: "radu",
      stars: 3,
      title: "A picurat la racord",
      text: "Garnitura de la intrare era pusă strâmb. Am îndreptat-o eu, dar la banii ăștia mă așteptam să fie verificat.",
      answer:
        "Aveți dreptate, Radu, și ne pare rău. V-am trimis un set de garnituri și am anunțat service-ul; garanția rămâne neschimbată.",
    },
  ],
  "disc-monodisc-rotund": [
    {
      by: "Iosif B.",
      stars: 4,
      title: "Negrul decapează, roșul spală",
      text: "Țin cam douăzeci de ture pe fiecare față. Miezul iese curat, fără foarfecă.",
    },
  ],
  "aparat-odorizare-ritm": [
    {
      by: "Marinela C.",
      stars: 4,
      title: "Se oprește noaptea singur",
      text: "De asta am și ales modelul cu senzor de lumină. O rezervă ne-a ținut șapte săptămâni, la 30 de minute.",
    },
    {
      by: "Augustin P.",
      stars: 1,
      title: "A mers trei zile",
      text: "Am schimbat bateriile, am mutat comutatorul, nimic.",
      answer:
        "Pare un aparat defect și îl înlocuim pe garanție. Curierul vine miercuri după el; nu trebuie să plătiți nimic.",
      reply: "Cel nou a sosit și funcționează. Stelele le las pentru primul.",
    },
  ],
  "sita-pisoar-tarm": [
    {
      by: "Cornel D.",
      variant: 2,
      stars: 5,
      title: "Podeaua e uscată",
      text: "Într-un bar se vede imediat. Mirosul de mentă ține chiar o lună, apoi le schimbăm pe toate odată.",
    },
  ],
  "sampon-auto-roua": [
    {
      by: "gheorghe",
      stars: 5,
      title: "Spumă groasă, nu ia ceara",
      text: "Apa tot bobițe face pe capotă după spălare. 30 ml la găleată ajung pentru un SUV.",
    },
    {
      by: "Adi M.",
      stars: 4,
      title: "Bun pentru spălat acasă",
      text: "Muștele uscate trebuie înmuiate separat. În rest, mașina e lucioasă și fără dâre.",
    },
  ],
  "solutie-bord-mat-habitaclu": [
    {
      by: "radu",
      stars: 5,
      title: "Fără luciu gras",
      text: "Nu se mai oglindește bordul în parbriz. Praful se așază mai puțin ca la spray-urile cu silicon.",
    },
  ],
  "placa-adeziva-insecte-amurg": [
    {
      by: "cristina",
      after: 60,
      stars: 4,
      title: "Discretă, în sala de mese",
      text: "Nu se aude și clienții nici nu știu ce e. Schimbăm placa lunar; vara ar trebui chiar mai des.",
    },
  ],
  "statie-momeala-hambar": [
    {
      by: "Simion G.",
      stars: 4,
      title: "Câinele n-a putut ajunge la ea",
      text: "Cheia e ca la contor. Atenție, vine goală, momeala se ia separat, cum e scris.",
    },
  ],
  "curatator-abur-fierbinte": [
    {
      by: "Loredana P.",
      stars: 5,
      title: "Rosturile din baie, fără niciun produs",
      text: "Cu periuța mică și abur ies albe. Cazanul se încălzește în câteva minute și nu am mai stat să se răcească la reumplere.",
    },
    {
      by: "Claudiu R.",
      stars: 5,
      title: "Super ofertă",
      text: "Intrați pe pagina mea pentru prețuri și mai bune la aparate cu abur!",
      state: "rejected",
    },
  ],
};
