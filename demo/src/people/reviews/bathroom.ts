import type { ReviewsByBase } from "./review.ts";

/** On what is used where lime and soap settle. */
export const BATHROOM_REVIEWS: ReviewsByBase = {
  "gel-wc-valurel": [
    {
      by: "ana",
      stars: 5,
      title: "Ajunge sub ramă",
      text: "Gâtul curbat face toată treaba. Îl las cât îmi beau cafeaua și inelul galben dispare.",
    },
    {
      by: "Nicoleta F.",
      stars: 4,
      title: "Bun la banii ăștia",
      text: "Nu e minune la depuneri vechi, dar pentru fiecare săptămână e exact ce trebuie. Parfumul de brad îmi place mai mult decât cel de ocean.",
    },
    {
      by: "Marian C.",
      stars: 2,
      title: "Flacon spart la colț",
      text: "Gelul în sine pare bun, dar unul din trei flacoane a curs în cutie și am spălat tot ce mai era acolo.",
      answer:
        "Ne cerem scuze pentru colet. V-am trimis un flacon nou, fără cost, și am pus de acum geluri numai în pungi separate.",
    },
  ],
  "spray-baie-zilnic-baiora": [
    {
      by: "Ileana R.",
      stars: 5,
      title: "Îl țin în duș",
      text: "Fiecare dintre noi dă două pufuri pe sticlă după ce se spală. Nu am mai frecat cabina de o lună.",
    },
    {
      by: "Petru S.",
      stars: 4,
      title: "Pulverizator rezistent",
      text: "De obicei se strică pulverizatorul înaintea soluției. Aici nu, sunt deja la a doua reumplere din bidonul mare.",
    },
  ],
  "detartrant-concentrat-calcis": [
    {
      by: "Gabriel O.",
      stars: 5,
      title: "Spumează și mușcă din piatră",
      text: "Avem o apă foarte dură la sala de sport. Dușurile erau albe de calcar; cu diluție 1:1 s-au curățat în două reprize. Citiți fișa de securitate înainte, nu e de joacă.",
      answer: "Exact așa este: mănuși, ochelari și niciodată amestecat cu clor. Mulțumim că ați scris!",
    },
    {
      by: "Ecaterina Z.",
      stars: 3,
      title: "Prea tare pentru acasă",
      text: "Curăță, nu zic nu. Dar pentru o baie de bloc am luat un produs prea puternic și m-am speriat când a început să fâsâie.",
    },
  ],
  "anticalcar-cabine-dus-picur": [
    {
      by: "elena",
      after: 14,
      stars: 5,
      title: "Sticla se vede iar",
      text: "Credeam că trebuie schimbată cabina. A treia oară când l-am aplicat s-a luat și vălul de jos, unde bate apa.",
    },
    {
      by: "Tudor I.",
      stars: 4,
      title: "Merge și la para de duș",
      text: "Am scufundat-o douăzeci de minute într-un pahar, cum scrie pe site, și acum curge din toate găurelele.",
    },
    {
      by: "Simona L.",
      stars: 3,
      title: "Efectul ține cam o săptămână",
      text: "Picăturile alunecă la început, apoi revin petele. Poate la mine e apa de vină.",
      answer:
        "La o apă peste 20 °dH stratul se consumă mai repede, într-adevăr. Dacă trageți sticla cu racleta după duș, ține cam de două ori mai mult.",
    },
  ],
  "crema-de-curatat-almina": [
    {
      by: "Aurelia M.",
      stars: 5,
      title: "Chiuveta de inox ca din magazin",
      text: "Puțină cremă pe burete, cercuri mici și gata. Clătiți bine, altfel rămâne pudră albă pe margini.",
    },
    { by: "Victor H.", stars: 4, title: "Nu zgârie emailul" },
  ],
  "gel-desfundat-scurgeri-torent": [
    {
      by: "Ramona E.",
      stars: 5,
      title: "Am scăpat de instalator",
      text: "Scurgerea de la duș era aproape înfundată cu păr. O jumătate de litru, o oră de așteptat, apă rece. Curge ca în prima zi.",
    },
    {
      by: "ioana",
      stars: 4,
      title: "A mers din a doua încercare",
      text: "Prima dată am așteptat doar un sfert de oră și a fost prea puțin. Lăsat o oră, a desfundat chiuveta.",
    },
    {
      by: "Costel B.",
      stars: 1,
      title: "La mine nu a făcut nimic",
      text: "Am turnat un litru întreg și apa tot stă. Bani aruncați.",
      answer:
        "Îmi pare rău, Costel. Când apa nu mai coboară deloc, dopul trebuie întâi desfăcut mecanic, iar gelul curăță ce rămâne. Nu turnați alt produs peste el; scrieți-ne la office@curat.example și vedem ce se poate face.",
      reply: "Până la urmă era o jucărie în sifon. Retrag partea cu banii aruncați.",
    },
  ],
  "tratament-enzimatic-scurgeri-zimel": [
    {
      by: "cristina",
      after: 90,
      stars: 5,
      title: "Separatorul nu mai miroase",
      text: "Îl punem în fiecare seară, după închidere. De când a intrat în rutină, am rărit vidanjarea de la o lună la două.",
    },
  ],
};
