import type { ReviewsByBase } from "./review.ts";

/** On laundry, paper and bags. */
export const LAUNDRY_AND_PAPER_REVIEWS: ReviewsByBase = {
  "detergent-rufe-lichid-albastrel": [
    {
      by: "ana",
      stars: 5,
      title: "Fără urme albe pe negru",
      text: "Spălam de două ori blugii din cauza pudrei. Cu acesta, la 30 de grade, ies curați din prima și nu pătează.",
    },
    {
      by: "Cătălina E.",
      variant: 6,
      stars: 4,
      title: "Bidonul de 5 l chiar ajunge la o sută de spălări",
      text: "Am ținut socoteala pe frigider: 94. La hainele de fotbal pun și ceva pentru pete.",
    },
    {
      by: "Ilie M.",
      stars: 5,
      title: "Miros de curat, nu de parfumerie",
      state: "pending",
    },
  ],
  "capsule-rufe-perlute": [
    {
      by: "Denisa L.",
      stars: 4,
      title: "Comode la apartamentul de închiriat",
      text: "Las trei capsule pentru fiecare oaspete și știu exact cât am dat. Pentru acasă mi se par scumpe.",
    },
    {
      by: "Robert T.",
      stars: 2,
      title: "O capsulă s-a lipit de tricou",
      text: "A rămas o gelatină pe mânecă. Mașina era cam plină, e adevărat.",
      answer:
        "Capsula se pune pe fundul cuvei goale, înaintea rufelor; într-o mașină încărcată până sus nu se mai dizolvă. Dacă se repetă, vă returnăm banii.",
    },
  ],
  "detergent-pudra-hotel": [
    {
      by: "mihai",
      stars: 5,
      title: "Prosoape albe fără clor",
      text: "Spălăm zilnic vreo 60 de kilograme. Fardul și vinul ies la 60 de grade, iar sacul de 15 kilograme acoperă două săptămâni de sezon.",
    },
    {
      by: "Gina P.",
      stars: 4,
      title: "Nu face praf",
      text: "La vechea pudră strănutam de fiecare dată. Aici granulele sunt grele și cad direct în sertar.",
    },
  ],
  "balsam-rufe-puf": [
    {
      by: "ana",
      stars: 4,
      title: "Prosoape moi, fără exces",
      text: "25 ml ajung. Dacă pui mai mult, prosopul nu mai absoarbe, am pățit-o.",
    },
    { by: "Ludmila C.", stars: 5, title: "Parfumul rămâne și în dulap" },
  ],
  "hartie-igienica-pufina": [
    {
      by: "ana",
      stars: 5,
      title: "Se rupe drept",
      text: "Detaliu mic, dar după ani de role care se sfâșie pe lung, contează. Moale și groasă.",
    },
    {
      by: "Vasile I.",
      variant: 6,
      stars: 4,
      title: "Rola ține două zile la noi",
      text: "Suntem patru. Am luat pachetul de 24 și a ieșit mai bine decât la ofertele din magazin.",
    },
    {
      by: "Jeni A.",
      stars: 3,
      title: "Cea cu lavandă e prea parfumată",
      text: "Hârtia e bună, dar nu înțeleg de ce trebuie să miroasă. Revin la cea simplă.",
    },
  ],
  "hartie-jumbo-maxirol": [
    {
      by: "carmen",
      stars: 4,
      title: "Schimbăm rolele mai rar",
      text: "La toaletele elevilor umblam zilnic, acum de două ori pe săptămână. E mai aspră decât cea de acasă, normal.",
    },
    {
      by: "Aurel B.",
      stars: 5,
      title: "Intră în dispenserul vechi",
      text: "M-am temut de diametru, dar rola de 300 m încape. Tubul de 60 mm e standard.",
    },
  ],
  "prosop-derulare-centrala-miezul": [
    {
      by: "cristina",
      stars: 5,
      title: "În bucătărie, una la fiecare post",
      text: "Tragi cu o mână și restul rămâne curat. Tubul se scoate fără cuțit, cum arată în fotografie.",
    },
  ],
  "rola-industriala-trudnica": [
    {
      by: "gheorghe",
      after: 30,
      stars: 5,
      title: "Lățimea e bună pentru palmă",
      text: "Nu-mi mai trece uleiul pe degete. O rolă de 500 de porții îmi ajunge o lună în atelier.",
    },
  ],
  "prosop-bucatarie-sorbina": [
    {
      by: "Loredana F.",
      stars: 5,
      title: "Nu se destramă udă",
      text: "Am spălat salata cu ea, de probă. A rezistat. Pentru ulei la clătite e exact ce trebuie.",
    },
    {
      by: "maria",
      stars: 4,
      title: "Imprimeul albastru e drăguț",
      text: "Două foi ajung la o pată mare. Rola se termină totuși repede cu nepoții prin casă.",
    },
  ],
  "servetele-masa-33-tafina": [
    {
      by: "Irina Ș.",
      variant: 1,
      stars: 5,
      title: "Roșul nu se ia pe buze",
      text: "Le-am avut la botez. Culoare plină, aceeași pe ambele părți, și nimeni nu a plecat cu gura roșie.",
    },
    {
      by: "Matei C.",
      stars: 3,
      title: "Cam subțiri pentru un restaurant",
      text: "La masă cu fripturi, un client cere al doilea și al treilea. Pentru cafenea sunt numai bune.",
      answer: "Pentru restaurante aveți Damasca, 40 × 40 cm în trei straturi; aceleași culori, alt gramaj.",
    },
  ],
  "prosoape-v-pliana": [
    {
      by: "carmen",
      stars: 5,
      title: "Ies una câte una",
      text: "Înainte, copiii trăgeau câte un teanc și jumătate era pe jos. Consumul a scăzut vizibil de când avem pliajul acesta.",
    },
    {
      by: "Nicu H.",
      stars: 4,
      title: "Nu umpleți dispenserul până sus",
      text: "Am îndesat un pachet întreg și se rupeau. Cu vreo douăzeci de foi mai puțin, perfect.",
    },
  ],
  "saci-compostabili-humus": [
    {
      by: "Smaranda O.",
      stars: 4,
      title: "Chiar se schimbă la două zile",
      text: "Dacă îi uiți mai mult, se înmoaie fundul. Cu un carton dedesubt țin bine. Orașul ne cere saci certificați și ăștia au codul tipărit.",
      answer: "Cartonul de pe fund e cel mai bun truc. Mulțumim că l-ați spus și altora!",
    },
    {
      by: "Felix D.",
      variant: 2,
      stars: 2,
      title: "S-a rupt pe scări",
      text: "Plin cu coji de pepene, sacul de 20 de litri a cedat la etajul unu. Poate era prea greu, dar nu am fost încântat.",
    },
  ],
  "saci-menajeri-zilnic": [
    {
      by: "ana",
      stars: 4,
      title: "Nu curg la colțuri",
      text: "Fundul în stea stă bine pe coșul rotund. Sunt subțiri, pentru sticle iau alții.",
    },
    { by: "Constanța V.", stars: 5, title: "Se rup drept de pe rolă" },
    {
      by: "Traian P.",
      stars: 3,
      title: "Greu de deschis cu mâna uscată",
      text: "Trebuie să freci marginea până se desface. Mă ajut de un strop de apă.",
    },
  ],
  "saci-snur-nodina": [
    {
      by: "Andreea K.",
      stars: 5,
      title: "Nu mai leg noduri",
      text: "Tragi și gata. Șnurul ține și la sacul plin ochi, l-am dus până la tomberon cu o singură mână.",
    },
    {
      by: "Sebastian G.",
      variant: 1,
      stars: 4,
      title: "Parfumul de lămâie ajută vara",
      text: "În coșul de sub chiuvetă se simte diferența. Mai scumpi decât cei simpli, dar merită.",
    },
  ],
  "saci-grosi-voinic": [
    {
      by: "andrei",
      stars: 5,
      title: "Pentru curățenie după constructor",
      text: "Am băgat în ei bucăți de faianță și tablă. Doar unul s-a înțepat, din vreo patruzeci.",
    },
  ],
};
