import type { ReviewsByBase } from "./review.ts";

/** On what degreases and washes up. */
export const KITCHEN_REVIEWS: ReviewsByBase = {
  "degresant-bucatarie-grasin": [
    {
      by: "Mihaela U.",
      stars: 5,
      title: "Filtrul hotei, ca nou",
      text: "Am dat, am așteptat două minute, am șters. Nu exagerez: laveta a ieșit maro și filtrul argintiu.",
    },
    {
      by: "ioana",
      stars: 4,
      title: "Curăță, dar mirosul e puternic",
      text: "Cel cu lămâie m-a făcut să strănut. Am luat apoi varianta fără parfum și e mult mai bine.",
      answer: "Mulțumim, Ioana. Varianta fără parfum este și cea pe care o recomandăm bucătăriilor mici.",
    },
    {
      by: "Nelu K.",
      stars: 3,
      title: "Pe aluminiu lasă pete",
      text: "N-am citit până la capăt și am dat și pe tava de aluminiu. S-a pătat. În rest, degresează foarte bine.",
    },
  ],
  "degresant-concentrat-forte-40": [
    {
      by: "cristina",
      stars: 5,
      title: "Un bidon, toată bucătăria",
      text: "În bistro îl folosim în trei diluții, scrise pe pulverizatoare. Costul pe litru de soluție e mic, iar faianța din spatele friteuzei nu mai e lipicioasă.",
    },
    {
      by: "Ștefan L.",
      variant: 5,
      stars: 4,
      title: "Eticheta cu diluții e de folos",
      text: "Pictogramele se înțeleg și de cine nu citește românește. Bidonul de 20 l e greu de turnat fără robinet.",
    },
  ],
  "gel-cuptoare-gratare-arsin": [
    {
      by: "Daria O.",
      stars: 5,
      title: "Zece minute și s-a dus negrul",
      text: "Cuptorul era de speriat, nu-l curățasem de un an. Călduț, cu gel, ușa închisă. S-a luat cu buretele, pe bucăți.",
    },
    {
      by: "gheorghe",
      stars: 5,
      title: "Pentru grătarul de fontă nu există altul",
      text: "Îl dau după fiecare sezon, cu pensula. Mănuși neapărat, că ustură.",
    },
    {
      by: "Ancuța M.",
      stars: 2,
      title: "Miros înecăcios",
      text: "Am deschis geamul și tot am tușit. Poate pe terasă, dar într-o garsonieră nu-l mai folosesc.",
      answer:
        "Ne pare rău că v-a deranjat. Gelul se aplică la 40 – 50 °C, nu pe cuptor fierbinte: peste această temperatură se evaporă mai mult. Dacă vreți să-l returnați nedesfăcut pe al doilea, vă stăm la dispoziție.",
    },
  ],
  "crema-plite-vitroceramice-vitrin": [
    {
      by: "Adela I.",
      stars: 5,
      title: "Inelele de oală au dispărut",
      text: "Aveam urme albe de vreo doi ani și mă împăcasem cu ele. O linguriță de cremă, hârtie umedă, cinci minute.",
    },
    {
      by: "laura",
      stars: 4,
      title: "Nu zgârie inducția",
      text: "Am încercat întâi într-un colț, de frică. Plita e neagră, lucioasă și fără zgârieturi noi.",
    },
  ],
  "detergent-vase-clipocel": [
    {
      by: "ana",
      after: 27,
      stars: 5,
      title: "Câteva picături, chiar așa",
      text: "Un flacon ne ține aproape o lună, la patru oameni. Tigaia cu cartofi prăjiți se spală din prima.",
    },
    {
      by: "Rodica P.",
      stars: 4,
      title: "Bun și ieftin",
      text: "Măr verde miroase bine. Mâinile le simt puțin aspre dacă spăl fără mănuși.",
      answer: "Pentru mâini sensibile avem Finel, din aceeași familie, cu pH 5,5. Merită încercat!",
    },
    { by: "Ionuț D.", stars: 5, title: "Spumă multă, se clătește ușor" },
    {
      by: "Elisabeta N.",
      stars: 4,
      title: "Rămân la lămâie",
      text: "Am trecut prin toate parfumurile. Menta e prea puternică pentru pahare, fructele roșii le plac nepoatelor, iar lămâia nu se simte pe farfurii.",
    },
    {
      by: "Gelu M.",
      stars: 2,
      title: "Mă așteptam la mai mult",
      text: "La friptură rămâne o peliculă dacă apa e rece. Cu apă fierbinte e altă poveste, dar la cabană nu am mereu.",
    },
    {
      by: "Hermina P.",
      variant: 8,
      stars: 5,
      title: "Pentru cantina noastră mică",
      text: "Bidonul de 5 litri îl mutăm într-un flacon cu pompă. Douăzeci de porții, o singură chiuvetă, cum scrie în descriere.",
    },
    { by: "Luca T.", stars: 4, title: "Preț corect" },
    {
      by: "Olga Z.",
      stars: 5,
      title: "Paharele se scurg fără urme",
      text: "Nu mai șterg paharele cu prosopul, le las cu gura în jos și gata.",
      state: "pending",
    },
  ],
  "detergent-vase-maini-sensibile-finel": [
    {
      by: "maria",
      after: 21,
      stars: 5,
      title: "Nu mi s-au mai crăpat degetele",
      text: "Am eczemă și iarna era un chin. Îl folosesc de trei săptămâni, spăl și fără mănuși.",
    },
    {
      by: "Lavinia C.",
      stars: 4,
      title: "Pentru biberoane",
      text: "Se clătește complet și nu rămâne miros. La oale arse trebuie ajutat cu un burete mai aspru.",
    },
  ],
  "tablete-masina-vase-toate-in-una-tablin": [
    {
      by: "elena",
      stars: 5,
      title: "Pahare limpezi",
      text: "Folosesc programul eco de trei ore și folia se topește complet. Nici urmă de praf alb.",
    },
    {
      by: "Bogdan Ș.",
      stars: 3,
      title: "La apă dură nu e de ajuns singură",
      text: "Scrie toate-în-una, dar la noi, în oraș, fără sare rămâne văl pe pahare. Cu sare, e bine.",
      answer:
        "Aveți dreptate, peste 21 °dH tableta are nevoie de sare, cum scrie și în descriere. Duritatea o găsiți pe site-ul companiei de apă.",
    },
    {
      by: "Teodora H.",
      stars: 5,
      title: "A doua cutie de 100",
      text: "Preț bun pe spălare. Ceștile de ceai ies albe, fără să le mai frec cu bicarbonat.",
    },
  ],
  "detergent-lichid-masina-vase-tunelis": [
    {
      by: "cristina",
      stars: 5,
      title: "Farfurii fără amidon",
      text: "Aveam o peliculă gri la orez și paste cu vechiul detergent. Tehnicianul a reglat pompa la 2,5 ml și de atunci ies curate.",
    },
  ],
  "agent-clatire-masina-vase-clarvas": [
    {
      by: "mihai",
      stars: 4,
      title: "Paharele nu se mai șterg de mână",
      text: "La mic dejun avem vreo sută de pahare. Ies uscate din mașină, iar fetele de la sală au scăpat de o oră de lustruit.",
    },
  ],
  "burete-vase-zimt": [
    {
      by: "ana",
      after: 22,
      stars: 4,
      title: "Țin mai mult decât cei de la supermarket",
      text: "Fața verde nu s-a dezlipit nici după trei săptămâni. Pe teflon nu-i folosesc.",
    },
    { by: "Silvia B.", stars: 5, title: "Unghiile mele mulțumesc" },
  ],
};
