import type { Category } from "./category.ts";

/** Paper, bags, protection, skin care and air. */
export const SUPPLY_CATEGORIES = [
  {
    key: "hartie",
    parent: null,
    name: "Hârtie",
    slug: "hartie",
    look: "roll-pack",
    banner: "Hârtie bună, preț pe rolă la vedere",
    description:
      "Hârtie igienică, prosoape, role industriale și șervețele, pentru acasă, birouri și HoReCa. Compară numărul de straturi, lungimea rolei și materialul: celuloză pură sau hârtie reciclată.",
    baseline: "Înainte de a comanda role pentru dispenser, verifică diametrul rolei și al tubului.",
  },
  {
    key: "hartie-igienica",
    parent: "hartie",
    name: "Hârtie igienică",
    slug: "hartie-igienica",
    look: "roll-pack",
    description:
      "Role casnice și role mari pentru dispensere, cu 1 până la 4 straturi. Pentru toaletele cu trafic, rola jumbo se schimbă rar și se risipește mai puțin.",
    baseline: "Prețul pe rolă apare sub prețul fiecărui pachet.",
  },
  {
    key: "hartie-igienica-casa",
    parent: "hartie-igienica",
    name: "Role casnice",
    slug: "role-casnice",
    look: "roll-pack",
    description:
      "Pachete de 4 până la 32 de role, moi, din celuloză sau din fibre reciclate. Alege 3 sau 4 straturi pentru confort ori 2 straturi pentru consum economic.",
    baseline: "Baxurile mari se livrează la adresă, fără efort din partea ta.",
  },
  {
    key: "hartie-igienica-jumbo",
    parent: "hartie-igienica",
    name: "Role jumbo și mini jumbo",
    slug: "role-jumbo",
    look: "towel-roll",
    description:
      "Role pentru dispensere de perete, cu diametrul de 19 sau 26 cm. O singură rolă jumbo ține cât zece role obișnuite.",
    baseline: "Se potrivesc cu dispenserele noastre pentru hârtie igienică.",
  },
  {
    key: "prosoape-hartie",
    parent: "hartie",
    name: "Prosoape de hârtie",
    slug: "prosoape-de-hartie",
    look: "folded-towels",
    description:
      "Prosoape pliate V, Z sau interfold, role pentru dispensere cu derulare centrală și role de bucătărie. Sunt soluția igienică pentru uscarea mâinilor în spații publice.",
    baseline: "Un prosop cu două straturi ajunge de obicei pentru o pereche de mâini.",
  },
  {
    key: "prosoape-pliate",
    parent: "prosoape-hartie",
    name: "Prosoape pliate",
    slug: "prosoape-pliate",
    look: "folded-towels",
    description:
      "Foi pliate care ies una câte una din dispenser, cu mai puțină risipă decât rola. Pliajul V este cel mai răspândit; Z-ul se desface singur la extragere.",
    baseline: "Verifică pliajul acceptat de dispenserul tău înainte de comandă.",
  },
  {
    key: "prosoape-rola",
    parent: "prosoape-hartie",
    name: "Prosoape rolă",
    slug: "prosoape-rola",
    look: "towel-roll",
    description:
      "Role cu derulare centrală, role autocut și role de bucătărie. Se folosesc în bucătării, cabinete și toalete, acolo unde contează absorbția rapidă.",
    baseline: "Tubul detașabil permite folosirea rolei și fără dispenser.",
  },
  {
    key: "role-industriale",
    parent: "hartie",
    name: "Role industriale și cearșaf rolă",
    slug: "role-industriale",
    look: "towel-roll",
    description:
      "Role mari, rezistente la umezeală, pentru ateliere, service-uri și linii de producție, plus cearșafuri pe rolă pentru cabinete medicale și saloane. Perforația ajută la dozarea foilor.",
    baseline: "Suporturile de perete și cele mobile se găsesc la dispensere.",
  },
  {
    key: "servetele",
    parent: "hartie",
    name: "Șervețele și batiste",
    slug: "servetele-si-batiste",
    look: "napkins",
    description:
      "Șervețele de masă într-o gamă de culori, șervețele de dispenser pentru fast-food și batiste din cutie pentru birouri și hoteluri. Sunt disponibile la pachet și la bax.",
    baseline: "Pentru mese festive alege șervețele de 33 sau 40 cm, cu două sau trei straturi.",
  },
  {
    key: "saci",
    parent: null,
    name: "Saci",
    slug: "saci",
    look: "bag-roll",
    banner: "Saci care țin cât promit",
    description:
      "Saci menajeri, saci groși pentru construcții și grădină, saci compostabili pentru biodeșeuri. Verifică volumul, dimensiunile și grosimea în microni, nu doar numărul de bucăți.",
    baseline: "Un sac cu 10 – 15 litri mai mare decât coșul se potrivește cel mai bine.",
  },
  {
    key: "saci-menajeri",
    parent: "saci",
    name: "Saci menajeri",
    slug: "saci-menajeri",
    look: "bag-roll",
    description:
      "Saci de 20 până la 120 de litri pentru coșurile din bucătărie, baie și birou, cu sau fără șnur. Polietilena HDPE este subțire și rezistentă, LDPE-ul este mai elastic.",
    baseline: "Șnurul se strânge și devine mâner la scos gunoiul.",
  },
  {
    key: "saci-industriali",
    parent: "saci",
    name: "Saci groși și industriali",
    slug: "saci-industriali",
    look: "bag-roll",
    description:
      "Saci de 120 până la 240 de litri, cu pereți groși, pentru moloz ușor, frunze, pubele și deșeuri de atelier. Culorile ajută la sortarea pe fracții.",
    baseline: "Pentru obiecte ascuțite alege o grosime de cel puțin 60 de microni.",
  },
  {
    key: "saci-compostabili",
    parent: "saci",
    name: "Saci pentru biodeșeuri",
    slug: "saci-biodeseuri",
    look: "bag-roll",
    description:
      "Saci din bioplastic certificați EN 13432, pentru resturi de la bucătărie colectate separat. Se păstrează la loc răcoros și se folosesc în anul cumpărării.",
    baseline: "Se predau la colectarea biodeșeurilor, unde primăria ta o organizează.",
  },
  {
    key: "protectie",
    parent: null,
    name: "Mănuși și protecție",
    slug: "manusi-si-protectie",
    look: "glove-box",
    banner: "Protecție pe măsura lucrului",
    description:
      "Mănuși de unică folosință și de menaj, măști, combinezoane și acoperitori. Alege mărimea corectă și standardul cerut de activitatea ta.",
    baseline: "Păstrează un stoc tampon: mărimile M și L se termină primele.",
  },
  {
    key: "manusi-unica-folosinta",
    parent: "protectie",
    name: "Mănuși de unică folosință",
    slug: "manusi-unica-folosinta",
    look: "glove-box",
    description:
      "Cutii de 100 sau 200 de mănuși nepudrate, în mai multe culori și grosimi. Pentru cabinete caută EN 455, pentru substanțe chimice EN ISO 374.",
    baseline: "Schimbă mănușile între două activități; nu se spală și nu se refolosesc.",
  },
  {
    key: "manusi-menaj",
    parent: "protectie",
    name: "Mănuși de menaj și de lucru",
    slug: "manusi-menaj-si-lucru",
    look: "glove-box",
    description:
      "Mănuși reutilizabile din cauciuc, cu interior flocat, și mănuși de lucru cu palmă acoperită. Protejează la spălat, la grădină și la manipularea mărfii.",
    baseline: "Clătește-le și usucă-le întoarse pe dos, ca să țină mai mult.",
  },
  {
    key: "masti-si-imbracaminte",
    parent: "protectie",
    name: "Măști și îmbrăcăminte de protecție",
    slug: "masti-si-imbracaminte",
    look: "mask-box",
    description:
      "Măști medicale, semimăști FFP2, bonete, acoperitori de încălțăminte, halate și combinezoane. Sunt necesare în cabinete, în producția alimentară și la lucrări cu praf.",
    baseline: "Semimăștile FFP au nevoie de o etanșare bună pe față pentru a filtra corect.",
  },
  {
    key: "ingrijire-piele",
    parent: null,
    name: "Săpun și îngrijirea pielii",
    slug: "sapun-si-ingrijire",
    look: "pump-bottle",
    banner: "Mâini curate, piele îngrijită",
    description:
      "Săpun lichid, spumă și solid, creme de mâini, paste pentru murdărie grea și produse pentru hoteluri. Sunt cosmetice cu ingrediente declarate pe etichetă.",
    baseline: "Spălatul des usucă pielea: pune o cremă lângă fiecare chiuvetă.",
  },
  {
    key: "sapun-lichid",
    parent: "ingrijire-piele",
    name: "Săpun lichid",
    slug: "sapun-lichid",
    look: "pump-bottle",
    description:
      "Săpun lichid cu pompă pentru acasă, bidoane de 5 litri pentru reumplere și cartușe pentru dispensere. Parfumuri discrete sau fără parfum, pentru piele sensibilă.",
    baseline: "Spală dispenserul înainte de fiecare reumplere.",
  },
  {
    key: "sapun-spuma-si-solid",
    parent: "ingrijire-piele",
    name: "Săpun spumă și săpun solid",
    slug: "sapun-spuma-si-solid",
    look: "bar-soap",
    description:
      "Săpunul spumă se clătește repede și consumă mai puțin la o spălare; săpunul solid rămâne alegerea simplă și fără ambalaj de plastic. Ai la dispoziție variante pentru baie, bucătărie și hotel.",
    baseline: "Ține săpunul solid pe un suport care se scurge.",
  },
  {
    key: "creme-si-paste",
    parent: "ingrijire-piele",
    name: "Creme de mâini și paste de curățat",
    slug: "creme-si-paste-de-maini",
    look: "cream-tube",
    description:
      "Creme care refac stratul protector al pielii și paste cu microgranule pentru ulei, vaselină și vopsea. Se folosesc împreună în ateliere, spălătorii și bucătării.",
    baseline: "Aplică o cremă de protecție înainte de lucru și una de refacere la sfârșit.",
  },
  {
    key: "dus-si-hotel",
    parent: "ingrijire-piele",
    name: "Gel de duș, șampon și produse de hotel",
    slug: "dus-si-hotel",
    look: "pump-bottle",
    description:
      "Geluri de duș, șampoane și seturi mici pentru camere de hotel, săli de sport și cabinete. Bidoanele mari se folosesc cu dispensere reîncărcabile.",
    baseline: "Dispenserele reîncărcabile reduc deșeurile față de flacoanele de 30 ml.",
  },
  {
    key: "odorizare",
    parent: null,
    name: "Odorizante",
    slug: "odorizante",
    look: "air-freshener-diffuser",
    banner: "Un aer primitor, fără exagerare",
    description:
      "Spray-uri, aparate automate cu rezerve și produse pentru vasul de toaletă. Găsești parfumuri florale, fructate și proaspete, cu intensitate reglabilă.",
    baseline: "Aerisirea rămâne primul pas; odorizantul vine după.",
  },
  {
    key: "odorizante-spray",
    parent: "odorizare",
    name: "Odorizante de cameră",
    slug: "odorizante-de-camera",
    look: "aerosol",
    description:
      "Spray-uri, bețișoare și geluri care parfumează camera, biroul sau holul. Unele neutralizează mirosul de tutun sau de gătit, nu doar îl acoperă.",
    baseline: "Pulverizează spre mijlocul încăperii, departe de flacără.",
  },
  {
    key: "aparate-odorizare",
    parent: "odorizare",
    name: "Aparate automate și rezerve",
    slug: "aparate-si-rezerve",
    look: "air-freshener-diffuser",
    description:
      "Aparate cu temporizator, cu baterii, și rezerve aerosol sau cu ulei parfumat. O rezervă de 250 ml ajunge, în mod obișnuit, pentru 60 de zile.",
    baseline: "Montează aparatul la 2 metri înălțime, ferit de curent.",
  },
  {
    key: "odorizante-toaleta",
    parent: "odorizare",
    name: "Odorizante pentru toaletă",
    slug: "odorizante-pentru-toaleta",
    look: "bar-soap",
    description:
      "Coșulețe, geluri și site de pisoar care curăță la fiecare tragere a apei și lasă un miros plăcut. Sitele opresc și stropirea.",
    baseline: "Se înlocuiesc la 3 – 4 săptămâni, în funcție de trafic.",
  },
] as const satisfies readonly Category[];
