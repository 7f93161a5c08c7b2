import type { ReviewsByBase } from "./review.ts";

/** On what is for glass, furniture, carpets and all the rest of a home. */
export const HOME_REVIEWS: ReviewsByBase = {
  "solutie-geamuri-clarel": [
    {
      by: "ana",
      stars: 5,
      title: "Geamurile mari, fără nori",
      text: "Am opt metri de vitraj spre sud și le spăl doar pe înnorat, cum e sfatul de aici. Nu rămâne nicio dungă.",
    },
    {
      by: "Liliana C.",
      variant: 2,
      stars: 4,
      title: "Miros plăcut de mentă",
      text: "Oglinda din baie iese impecabilă. Pe ecranul televizorului nu l-am încercat.",
    },
    { by: "Emil T.", variant: 6, stars: 5, title: "Îl iau la bidon pentru tot biroul" },
  ],
  "spray-universal-oricand": [
    {
      by: "Oana B.",
      stars: 5,
      title: "Stă tot timpul pe blat",
      text: "Creion colorat pe perete, iaurt pe masă, amprente pe frigider. Cu doi copii mici îl golesc în trei săptămâni.",
    },
    {
      by: "Remus D.",
      stars: 3,
      title: "Nimic special",
      text: "Curăță praful și petele ușoare, la grăsime de plită nu face față. Dar nici nu scrie că ar face.",
    },
  ],
  "detergent-universal-concentrat-multim": [
    {
      by: "carmen",
      stars: 5,
      title: "Un bidon la toate clasele",
      text: "Mobilier, pervazuri, faianță, cu aceeași soluție și doze diferite. Doamnele de la curățenie sunt mulțumite că nu mai amestecă trei produse.",
    },
    {
      by: "Daniela I.",
      stars: 4,
      title: "Economic",
      text: "Capacul gradat ajută mult. Cel cu liliac miroase cam tare pentru o cameră mică, la următoarea comandă iau citrice.",
    },
  ],
  "solutie-universala-otet-acetina": [
    {
      by: "maria",
      stars: 5,
      title: "Ca la mama, dar fără stropi",
      text: "Curățam oricum fierbătorul cu oțet. Acum nu mai miroase toată bucătăria și nu mai fac amestecuri în borcan.",
    },
    {
      by: "Iulian P.",
      stars: 4,
      title: "Atenție la marmură",
      text: "Am stropit din greșeală și pervazul de marmură; am șters imediat și n-a rămas urmă. Scrie clar că nu e pentru piatră, deci vina e a mea.",
    },
  ],
  "spray-mobila-lemnis": [
    {
      by: "Veronica A.",
      stars: 4,
      title: "Bunica mea îl cere la fiecare vizită",
      text: "Biblioteca ei veche a prins un luciu discret, nu uleios. Praful revine, firește, dar parcă mai târziu.",
    },
  ],
  "lapte-intretinere-piele-safian": [
    {
      by: "Horia N.",
      stars: 5,
      title: "Canapeaua a prins viață",
      text: "Zece ani lângă calorifer o făcuseră aspră. După două ture cu lapte incolor e moale și nu mai scârțâie când te așezi.",
    },
    {
      by: "Bianca S.",
      variant: 2,
      stars: 4,
      title: "Varianta maro acoperă tocirea",
      text: "Brațele fotoliului erau roase până la alb. Nu s-au făcut noi, dar de la un metru nu mai observi.",
    },
  ],
  "sampon-covoare-manual-urzel": [
    {
      by: "bogdan",
      stars: 4,
      title: "Multă muncă, rezultat bun",
      text: "Trei ore pentru un covor de 3 pe 2. Seara l-am frecat, dimineața l-am aspirat și s-a luat și pata de vin de la ziua mea, aproape toată.",
    },
    {
      by: "Georgiana F.",
      stars: 5,
      title: "Nu udă covorul",
      text: "Mi-era teamă că nu se mai usucă, că ploua afară. Cu spumă și nu cu lichid, a fost uscat până la micul dejun.",
    },
  ],
  "solutie-pete-textile-despetin": [
    {
      by: "Alina V.",
      stars: 5,
      title: "Vin roșu pe canapea bej",
      text: "Reacționasem în două minute, cu hârtie și apoi cu soluția. Tamponat de trei ori. Nu se mai vede absolut nimic.",
    },
    {
      by: "Dragoș M.",
      stars: 2,
      title: "Pata veche a rămas",
      text: "Era cerneală de vreo lună, am reluat de patru ori. S-a deschis la culoare, atât.",
      answer:
        "Cerneala uscată este cea mai grea pată, Dragoș. Dacă materialul suportă, o curățare prin injecție-extracție mai poate scoate din ea.",
    },
  ],
  "odorizant-camera-adiere": [
    {
      by: "ana",
      stars: 4,
      title: "Nu pătează perdeaua",
      text: "Ceața e fină, nu cade pe lucruri. Aș fi vrut să țină parfumul puțin mai mult de o oră.",
    },
    { by: "Sanda G.", stars: 5, title: "Citrice, exact cât trebuie" },
  ],
  "difuzor-betisoare-trestie": [
    {
      by: "Corina J.",
      stars: 5,
      title: "Frumos pe raft",
      text: "L-am pus la recepția cabinetului cu patru bețișoare. Pacienții întreabă ce parfum e. Ține de șase săptămâni și mai e lichid.",
    },
    {
      by: "Paula E.",
      stars: 3,
      title: "Parfumul de lavandă e prea dulce",
      text: "Calitatea e bună, sticla grea, dar mirosul nu seamănă cu cel din grădina mamei. E o chestiune de gust.",
    },
  ],
  "spray-insecticid-prag": [
    {
      by: "Valentin R.",
      stars: 5,
      title: "Furnicile de la balcon au dispărut",
      text: "Două secunde pe fiecare metru de prag și am ieșit din casă o oră. De atunci, trei săptămâni, niciuna. Pisica a stat la vecina.",
      answer: "Ați procedat exact cum scrie pe etichetă. Vă mulțumim și pentru partea cu pisica!",
    },
  ],
};
