import type { ReviewsByBase } from "./review.ts";

/** On tools, dispensers and bins. */
export const TOOL_REVIEWS: ReviewsByBase = {
  "rezerva-mop-plat-lin": [
    {
      by: "Eliza M.",
      stars: 5,
      title: "Prinde și praful fin",
      text: "Am câine care năpârlește. O trecere uscată și una umedă, iar parchetul e gata. Suportă bine spălarea la 60.",
    },
    {
      by: "andrei",
      after: 30,
      stars: 4,
      title: "Culori pe zone",
      text: "Albastru la birouri, roșu la toalete, nu le mai încurcă nimeni. După vreo treizeci de spălări, buzunarele încă țin.",
    },
  ],
  "coada-aluminiu-drept": [
    {
      by: "Pavel S.",
      stars: 3,
      title: "Ușoară, dar verificați diametrul",
      text: "Suportul meu vechi cere 22 mm și aici sunt 23,5. A trebuit să schimb suportul.",
      answer:
        "Mulțumim că ați spus-o și altora: 23,5 mm este măsura suporturilor profesionale. Coada o puteți returna în 14 zile, dacă nu ați montat-o.",
    },
  ],
  "galeata-gradata-izvor": [
    {
      by: "Lenuța B.",
      stars: 5,
      title: "În sfârșit dozez corect",
      text: "Gradația e turnată, nu lipită. Mânerul nu taie palma când e plină.",
    },
  ],
  "matura-interior-molid": [
    {
      by: "laura",
      stars: 5,
      title: "Adună și firimiturile",
      text: "Perii sunt deși și moi, nu aruncă praful în aer. I-am pus coada de la mătura veche, se potrivește filetul.",
    },
    { by: "Grigore N.", stars: 4, title: "Face ce trebuie să facă o mătură" },
  ],
  "racleta-pardoseli-mal": [
    {
      by: "cristina",
      stars: 5,
      title: "Gresia cu rosturi adânci, uscată dintr-o trecere",
      text: "După închidere spălăm bucătăria cu furtunul. Lamela dublă chiar intră în rosturi, cea veche sărea peste ele.",
    },
  ],
  "laveta-microfibra-catifea": [
    {
      by: "Ligia A.",
      stars: 5,
      title: "Doar cu apă, atât",
      text: "Nu credeam, dar amprentele de pe frigider se duc fără niciun spray. Se spală și o iau de la capăt.",
    },
    {
      by: "elena",
      stars: 4,
      title: "Lasă puțină culoare la prima spălare",
      text: "Cea roșie a colorat apa. A doua oară, nimic. Spălați-le separat la început.",
    },
    {
      by: "Mircea T.",
      stars: 5,
      title: "Fără etichetă care zgârie",
      text: "Le folosesc la mașină, pe lac. Tivul e moale și nu rămân scame pe parbriz.",
    },
  ],
  "dispenser-sapun-picur": [
    {
      by: "mihai",
      stars: 4,
      title: "Se vede nivelul de pe hol",
      text: "Camerista știe din ușă unde mai trebuie săpun. Cheița de plastic se pierde ușor, ar trebui două în cutie.",
      answer:
        "Mulțumim pentru idee, Mihai. Până ajunge la producător, v-am pus cinci chei în coletul următor.",
      reply: "Au sosit, foarte prompt.",
    },
    {
      by: "Narcisa J.",
      stars: 2,
      title: "Banda adezivă nu ține pe faianță cu model",
      text: "A căzut după două zile și s-a ciobit colțul. Cu șuruburi stă bine.",
    },
  ],
  "dispenser-prosoape-raft": [
    {
      by: "carmen",
      stars: 5,
      title: "O foaie la o tragere",
      text: "Cel negru se asortează cu toaleta profesorilor. Nu s-a blocat niciodată de când îl avem.",
    },
  ],
  "carucior-storcator-roata": [
    {
      by: "andrei",
      stars: 5,
      title: "Două găleți schimbă tot",
      text: "Apa curată rămâne curată până la capătul coridorului. Roțile trec peste pragul liftului fără să sară apa.",
    },
    {
      by: "Tiberiu C.",
      stars: 4,
      title: "Storcătorul e ferm",
      text: "Pentru colegele mai în vârstă e puțin cam tare mânerul. Altfel, foarte solid.",
    },
  ],
  "cos-pedala-tihna": [
    {
      by: "ana",
      stars: 3,
      title: "Frumos, dar prea mic pentru noi",
      text: "Capacul coboară fără zgomot, cum scrie. Am subestimat: 5 litri nu ajung nici pentru baie.",
      answer:
        "Se întâmplă des, Ana: 5 litri sunt gândiți pentru cabinete și băi de oaspeți. Pentru schimb cu cel de 12 litri aveți termenul de 14 zile.",
    },
    {
      by: "Ovidiu R.",
      stars: 5,
      title: "Liniște la cabinet",
      text: "Nu mai pocnește capacul lângă pacient. Găleata interioară se scoate ușor la schimbat sacul.",
    },
    { by: "Magda F.", stars: 4, title: "Inoxul prinde amprente" },
  ],
  "perie-wc-straja": [
    {
      by: "Mioara E.",
      stars: 5,
      title: "Nu se răstoarnă suportul",
      text: "Și ajunge sub margine, ceea ce peria rotundă nu făcea. Paharul interior se golește fără să stropești.",
    },
    { by: "Darius T.", variant: 3, stars: 4, title: "Turcoazul e mai închis decât în poză" },
  ],
  "racleta-geam-vitralia": [
    {
      by: "Iolanda S.",
      stars: 5,
      title: "O linie și gata",
      text: "Am exersat pe două geamuri, la al treilea nu mai rămânea nicio urmă. Ștergeți lamela după fiecare tragere.",
    },
    {
      by: "Emanuel R.",
      stars: 5,
      title: "O folosesc profesional",
      text: "Cauciucul de schimb se găsește separat și canalul nu s-a strâmbat nici după o căzătură de pe scară.",
      state: "pending",
    },
  ],
};
