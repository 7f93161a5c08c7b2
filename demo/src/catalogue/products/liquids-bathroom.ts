import type { BaseProduct } from "../authoring.ts";

/** Bathrooms, limescale, toilets and drains. */
export const LIQUIDS_BATHROOM: BaseProduct[] = [
  {
    key: "gel-wc-valurel", category: "solutii-obiecte-sanitare", brand: "calcidor",
    name: "Gel acid pentru vase WC Valurel",
    subtitle: "Se prinde de ceramică și lucrează sub ramă, unde peria nu ajunge",
    texts: [
      {
        lead: "Gâtul curbat pune gelul exact sub ramă, iar vâscozitatea îl ține acolo un sfert de oră.",
        about: [
          "Valurel dizolvă inelul de calcar de la nivelul apei și depunerile gălbui de pe fundul vasului.",
          "Acidul formic lucrează repede la rece, fără vapori înțepători. Colorantul te ajută să vezi unde ai aplicat deja și dispare la prima tragere a apei.",
          "Un flacon ajunge la 15 – 20 de aplicări, câte 40 – 50 ml de fiecare dată.",
        ],
        use: "Ridică colacul, apasă flaconul de jur împrejurul ramei și lasă gelul 10 – 15 minute. Freacă interiorul cu peria, apoi trage apa de două ori.",
      },
      {
        lead: "Curățarea zilnică a toaletelor publice, făcută cu un singur produs acid și parfumat.",
        about: [
          "Pentru birouri, școli și benzinării contează ca treaba să meargă repede: gelul se pune în toate cabinele, apoi te întorci la prima și speli cu peria.",
          "Folosit de două ori pe săptămână, împiedică formarea pietrei și a mirosului care vine din ea. Nu atacă ceramica emailată, porțelanul sau racordurile din PVC.",
          "Atenție la pardoselile din marmură: stropii se șterg imediat cu multă apă.",
        ],
        use: "Coboară nivelul apei împingând-o cu peria în sifon, distribuie circa 40 ml și așteaptă. Pentru pisoare lasă produsul peste noapte, după program.",
      },
      {
        lead: "Calcarul, rugina fină și săpunul ies împreună, fără pulberi și fără bureți aspri.",
        about: [
          "Rezervorul care curge lasă în timp o dungă ruginie; două aplicări la o zi distanță o fac de obicei să dispară.",
          "Formula are pH în jur de 2 și conține un inhibitor care protejează piesele cromate atinse din greșeală.",
          "Cei care cumpără la bidon reumplu flacoanele cu gât curbat: o umplere costă cu o treime mai puțin decât un flacon nou.",
        ],
        use: "Aplică gelul dimineața, înainte de primul control al cabinelor, și perie după cel puțin zece minute. Nu-l pune niciodată după înălbitor sau peste resturi de tablete cu clor.",
      },
    ],
    drawing: { kind: "flask-squeeze", accent: "#2f9ed8", title: "Valurel gel WC", descriptor: "Calcar și rugină" },
    axis: { name: "Volum", values: [
      { label: "750 ml", net: [0.75, "l"], price: 1050, weight: 850, size: [90, 60, 265], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 1290, weight: 1130, size: [95, 65, 290], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 4690, weight: 5450, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Ocean", accent: "#2f9ed8", filters: { parfum: "ocean" } },
      { label: "Brad", accent: "#2f8f57", filters: { parfum: "brad-si-pin" } },
      { label: "Liliac", accent: "#a78bd0", filters: { parfum: "liliac" } },
    ] },
    characteristics: { pH: "2,0", Consistență: "gel, 400 – 600 mPa·s", "Timp de acțiune": "10 – 15 minute", Doză: "40 – 50 ml pe vas", "Nu se folosește pe": "marmură, travertin, email deteriorat" },
    features: ["gata-de-folosit", "detartrant", "dozare-usoara", "parfum-durabil"],
    filters: { suprafata: "obiecte-sanitare", ph: "puternic-acid", forma: "gel", domeniu: ["casa", "birouri", "scoli", "horeca"] },
    cpv: "39831600-2",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H315", "H318", "P102", "P264", "P280", "P302+P352", "P305+P351+P338", "P310"] },
  },
  {
    key: "spray-baie-zilnic-baiora", category: "solutii-obiecte-sanitare", brand: "calcidor",
    name: "Spray pentru curățarea zilnică a băii Băiora",
    subtitle: "Săpun, stropi de apă și urme de pastă, șterse într-un minut",
    texts: [
      {
        lead: "Îl pulverizezi după duș, clătești, și calcarul nu mai apucă să se întărească.",
        about: [
          "Băiora este un spray ușor acid, gândit pentru folosire deasă pe chiuvete, căzi acrilice, faianță și baterii cromate.",
          "Acidul citric desface calcarul proaspăt, iar agenții de umectare trimit apa de clătire în peliculă, nu în picături. Faianța se usucă astfel fără pete albe.",
          "Pentru depuneri vechi de luni de zile alege un detartrant concentrat, apoi treci la întreținerea cu acest spray.",
        ],
        use: "Stropește uniform de la 20 – 25 cm, așteaptă treizeci de secunde și clătește cu dușul. Bateriile câștigă luciu dacă le ștergi imediat cu o lavetă uscată.",
      },
      {
        lead: "Spuma fină se agață de faianță, așa că vezi bine ce ai acoperit.",
        about: [
          "În hoteluri, camerista are în medie opt minute pentru o baie. Un produs care curăță obiectele sanitare, oglinda stropită și paravanul de sticlă economisește cel puțin două.",
          "Depunerea de săpun de calciu, cea care face cada aspră, se înmoaie la primul contact. Silicoanele din rosturi și garniturile nu se îngălbenesc la folosire repetată.",
          "Produsul nu conține clor, deci poate fi folosit în aceeași zi cu gelul de WC.",
        ],
        use: "Lucrează de sus în jos: faianță, paravan, baterie, lavoar. Șterge cu laveta galbenă din codul de culori și treci la final cu apă, mai ales pe cromul zgâriat.",
      },
      {
        lead: "Un spray pentru toată baia, de la oglinda stropită la sifonul cromat.",
        about: [
          "pH-ul de 3,5 este destul de acid pentru piatra proaspătă și destul de blând pentru acril și crom.",
          "Consumul obișnuit este de 15 – 20 ml pentru un lavoar și 60 ml pentru o cabină de duș întreagă.",
          "Pe piatră naturală, pe email ciobit și pe robinete cu finisaj auriu sau negru mat se evită folosirea, pentru că acidul poate schimba culoarea.",
        ],
        use: "Lasă produsul cel mult cinci minute pe suprafață și nu-l lăsa să se usuce. În colțurile cabinei folosește o perie moale, cu fir lung.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#3fb0c9", title: "Băiora spray", descriptor: "Baie, zi de zi" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1090, weight: 575, size: [95, 60, 255], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "750 ml", net: [0.75, "l"], price: 1390, weight: 840, size: [100, 65, 285], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "5 l", net: [5, "l"], price: 4790, weight: 5300, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "rezerva" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#f0d33a", filters: { parfum: "lamaie" } },
      { label: "Ocean", accent: "#3fb0c9", filters: { parfum: "ocean" } },
      { label: "Flori de primăvară", accent: "#e79bc0", filters: { parfum: "flori-de-primavara" } },
    ] },
    characteristics: { pH: "3,5", Acid: "citric", "Timp de acțiune": "30 de secunde – 5 minute", Consum: "circa 60 ml pe cabină de duș", "Suprafețe potrivite": "ceramică, acril, crom, sticlă" },
    features: ["gata-de-folosit", "detartrant", "uscare-rapida", "spuma-activa"],
    filters: { suprafata: ["obiecte-sanitare", "gresie-si-faianta", "inox"], ph: "acid", domeniu: ["casa", "horeca", "firme-de-curatenie"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P264", "P305+P351+P338", "P337+P313"] },
  },
  {
    key: "detartrant-concentrat-calcis", category: "detartranti", brand: "calcidor",
    name: "Detartrant concentrat pe bază de acid fosforic Calcis",
    subtitle: "Dizolvă crusta de calcar, rugina și urmele de ciment",
    texts: [
      {
        lead: "Unde piatra s-a strâns ani la rând, Calcis spumează la contact și o desface strat cu strat.",
        about: [
          "Acidul fosforic în concentrație de 25 % atacă atât carbonatul de calciu, cât și oxizii de fier. De aceea merge pe gresia din dușurile sălilor de sport, pe bazine, bainmarie-uri și rampe de spălare.",
          "După șantier, aceeași soluție curăță vălul de ciment de pe gresia antiacidă.",
          "Efervescența arată progresul: când nu mai apar bule, acidul s-a consumat sau calcarul s-a terminat.",
        ],
        use: "Udă suprafața cu apă, aplică produsul diluat 1:5 pentru întreținere sau 1:1 pentru cruste, așteaptă cinci minute și perie. Clătește abundent și neutralizează la nevoie cu un detergent alcalin.",
      },
      {
        lead: "Un concentrat pentru echipele de curățenie, dozabil de la 2 % până la nediluat.",
        about: [
          "La 20 ml pe litru spală pereții dușurilor o dată pe săptămână; la 200 ml pe litru recondiționează o faianță neîngrijită de un an.",
          "Inhibitorii de coroziune permit folosirea pe inox 304 și 316, cu timp de contact limitat la zece minute. Zincul, aluminiul, marmura și rosturile proaspete nu suportă produsul.",
          "Ambalajele au capac cu siguranță pentru copii și degazare, iar eticheta arată diluțiile cu pictograme.",
        ],
        use: "Prepară soluția turnând acidul în apă, nu invers. Protejează-ți mâinile și ochii, lucrează pe porțiuni de câte 2 m² și spală imediat cu furtunul. Ține ferestrele deschise.",
      },
    ],
    drawing: { kind: "canister", accent: "#c9474b", title: "Calcis", descriptor: "Detartrant concentrat" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 1990, weight: 1260, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 7390, weight: 6150, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 13690, weight: 12200, size: [230, 190, 320], filters: { ambalare: "bidon" } },
      { label: "20 l", net: [20, "l"], price: 25490, weight: 24200, size: [290, 260, 390], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 12 buc.", pieces: 12, off: 8, filters: { ambalare: "bax" } },
      { label: "Bax 4 buc.", pieces: 4, off: 5, filters: { ambalare: "bax" } },
    ] },
    without: [["1 l", "Bax 4 buc."], ["5 l", "Bax 12 buc."], ["10 l", "Bax 12 buc."], ["10 l", "Bax 4 buc."], ["20 l", "Bax 12 buc."], ["20 l", "Bax 4 buc."]],
    characteristics: { "pH (soluție 1 %)": "1,6", "Substanță activă": "acid fosforic 25 %", Diluție: "2 % – nediluat", "Densitate la 20 °C": "1,15 g/ml", "Nu se folosește pe": "marmură, aluminiu, zinc, email" },
    features: ["concentrat", "detartrant", "economic"],
    filters: { suprafata: ["obiecte-sanitare", "gresie-si-faianta", "inox"], ph: "puternic-acid", forma: "concentrat", parfum: "fara-parfum", domeniu: ["horeca", "industrie", "firme-de-curatenie"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H290", "H314", "P234", "P260", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P405", "P501"] },
  },
  {
    key: "anticalcar-cabine-dus-picur", category: "detartranti", brand: "calcidor",
    name: "Soluție anticalcar pentru cabine de duș și baterii Picur",
    subtitle: "Sticla redevine clară, iar apa se scurge fără să lase picături",
    texts: [
      {
        lead: "După două sau trei aplicări, sticla mată a cabinei redevine transparentă.",
        about: [
          "Picur conține acid lactic și acid citric, combinație care mușcă din calcar fără mirosul înțepător al acidului clorhidric.",
          "Polimerul hidrofil lăsat pe sticlă face ca apa să se întindă și să alunece; următoarele pete apar mai rar și se șterg mai repede.",
          "Nu conține abrazivi, deci profilele cromate și garniturile transparente rămân întregi.",
        ],
        use: "Aplică pe sticla uscată, ca să nu diluezi acidul, lasă trei minute, apoi clătește și trage apa cu racleta. Pentru para de duș, scufundă capul 20 de minute într-un pahar cu produs.",
      },
      {
        lead: "Duritatea apei din multe orașe trece de 15 grade germane; aici începe treaba lui Picur.",
        about: [
          "Fiecare duș lasă pe pereți câteva grame de săruri. Soluția le desprinde înainte să devină crustă și ține cabina clară cu două folosiri pe săptămână.",
          "Pe bateriile cromate se lucrează cu laveta umezită în produs, înfășurată cinci minute în jurul gurii de apă. Aeratorul se curăță ușor prin imersie.",
          "O sticlă de 500 ml ajunge, în ritmul acesta, aproximativ o lună și jumătate.",
        ],
        use: "Pulverizează de la mijloc spre margini, insistă în partea de jos și pe balamale. Spală cu apă călduță și șterge bateria cu o lavetă moale, până se usucă.",
      },
      {
        lead: "Scoate calcarul de pe sticlă, crom și faianță lucioasă, fără să ceară frecat.",
        about: [
          "Testul cel mai simplu este colțul de jos al paravanului: dacă după cinci minute alunecă degetul, soluția și-a făcut efectul.",
          "Produsul este gata de folosit și are pH 2,3. Stă pe suprafețele verticale datorită unei cantități mici de gumă xantan.",
          "Marmura, travertinul, terazzo-ul și bateriile brunate sau aurite se feresc de stropi.",
        ],
        use: "Udă întâi rosturile, ca să nu absoarbă acid, apoi aplică soluția pe zonele albite. Repetă dacă stratul este gros și încheie cu o clătire lungă.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#8bc34a", title: "Picur anticalcar", descriptor: "Cabine de duș, baterii" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1290, weight: 585, size: [95, 60, 255], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "750 ml", net: [0.75, "l"], price: 1690, weight: 855, size: [100, 65, 285], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "5 l", net: [5, "l"], price: 5890, weight: 5400, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "rezerva" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Măr verde", accent: "#8bc34a", filters: { parfum: "mar-verde" } },
      { label: "Mentă", accent: "#4fc3a1", filters: { parfum: "menta" } },
      { label: "Fără parfum", accent: "#b5c5cf", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { pH: "2,3", Acizi: "lactic și citric", "Timp de acțiune": "3 – 5 minute", Protecție: "polimer hidrofil", "Nu se folosește pe": "piatră calcaroasă, finisaje brunate sau aurite" },
    features: ["gata-de-folosit", "detartrant", "fara-urme"],
    filters: { suprafata: ["obiecte-sanitare", "geamuri-si-oglinzi", "gresie-si-faianta"], ph: "acid", domeniu: ["casa", "horeca"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H315", "H318", "P102", "P280", "P302+P352", "P305+P351+P338", "P310"] },
  },
  {
    key: "crema-de-curatat-almina", category: "solutii-obiecte-sanitare", brand: "limpezor",
    name: "Cremă de curățat pentru chiuvete și faianță Almina",
    subtitle: "Freacă în locul tău: pudră fină de marmură în cremă densă",
    texts: [
      {
        lead: "O singură cremă pentru chiuveta de inox, cada emailată și grătarul aragazului.",
        about: [
          "Almina curăță mecanic, cu granule de carbonat de calciu atât de fine încât nu zgârie emailul și inoxul.",
          "Ia urmele negre de pe fundul chiuvetei, săpunul uscat și dungile lăsate de crăticioare. Tensioactivii din cremă se ocupă de grăsime în același timp.",
          "Pe suprafețele lucioase din plastic, pe acril și pe policarbonat este bine să folosești un spray fără abraziv.",
        ],
        use: "Pune crema pe un burete ud, freacă în cercuri mici și clătește bine, până nu mai rămâne pudră. Pe inox mergi mereu în direcția periajului.",
      },
      {
        lead: "Consistența densă stă pe peretele vertical al chiuvetei și nu se risipește în scurgere.",
        about: [
          "Un flacon ține mult: 10 ml ajung pentru un lavoar, iar o cadă întreagă cere cam 40 ml.",
          "Teracota, faianța mată și rosturile își recapătă culoarea după o frecare scurtă cu o perie. Crema nu conține clor și nu decolorează prosoapele stropite.",
          "Se clătește mai repede decât pudra de curățat și nu se ridică în aer când o presari.",
        ],
        use: "Întoarce flaconul, agită-l de câteva ori și aplică direct pe zona pătată. Lasă un minut la petele vechi, apoi lucrează cu buretele și spală cu apă caldă.",
      },
      {
        lead: "Merge și pe talpa fierului de călcat, pe jantele bicicletei și pe tălpile albe ale pantofilor.",
        about: [
          "Abrazivul mineral se rotunjește pe măsură ce freci, de aceea finisajul rămâne neted.",
          "pH-ul ușor alcalin, 9,5, ajută la înmuierea sebumului și a depunerilor de cosmetice din chiuvetele saloanelor. Pentru frizerii și școli există formatul de un litru.",
          "Dacă rămâne un văl alb după uscare, este pudră neclătită: o trecere cu laveta udă îl ia imediat.",
        ],
        use: "Începe cu o cantitate mică și încearcă rezistența finisajului într-un loc ferit. Freacă ușor, fără să apeși, apoi îndepărtează crema cu un burete bine clătit.",
      },
    ],
    drawing: { kind: "flask-squeeze", accent: "#f6e27a", title: "Almina cremă", descriptor: "Chiuvete, faianță, email" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 890, weight: 790, size: [80, 55, 225] },
      { label: "750 ml", net: [0.75, "l"], price: 1190, weight: 1160, size: [90, 60, 255] },
      { label: "1 l", net: [1, "l"], price: 1490, weight: 1530, size: [95, 65, 285] },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#f6e27a", filters: { parfum: "lamaie" } },
      { label: "Flori de primăvară", accent: "#e58fb8", filters: { parfum: "flori-de-primavara" } },
      { label: "Fără parfum", accent: "#e3e6e8", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { pH: "9,5", Abraziv: "carbonat de calciu, sub 60 µm", Densitate: "1,40 g/ml", Doză: "10 ml pe lavoar", "Nu se folosește pe": "acril, policarbonat, plastic lucios" },
    features: ["gata-de-folosit", "degresant", "ambalaj-reciclabil"],
    filters: { suprafata: ["obiecte-sanitare", "gresie-si-faianta", "inox"], ph: "alcalin", forma: "crema", ambalare: "flacon", domeniu: ["casa", "scoli", "horeca"] },
    cpv: "39813000-4",
  },
  {
    key: "gel-desfundat-scurgeri-torent", category: "desfundare-scurgeri", brand: "sifonel",
    name: "Gel pentru desfundat scurgeri Torent",
    subtitle: "Coboară prin apa stătută și dizolvă părul și grăsimea din sifon",
    texts: [
      {
        lead: "Gelul este mai greu decât apa, deci ajunge la dop chiar și într-o chiuvetă plină.",
        about: [
          "Torent conține hidroxid de sodiu și hipoclorit de sodiu, care desfac împreună grăsimea, părul și resturile de săpun.",
          "Se folosește la sifoane de chiuvetă, cadă, duș și pardoseală, cu țevi din PVC, polipropilenă sau fontă. Nu este potrivit pentru conducte din aluminiu și pentru vase WC blocate cu obiecte solide.",
          "Când apa nu mai coboară deloc, desfundarea mecanică vine prima, iar gelul completează curățarea.",
        ],
        use: "Toarnă 500 ml direct în scurgere, încet, fără stropi. Așteaptă 15 minute la înfundări parțiale și o oră la cele complete, apoi dă drumul la apă rece timp de două minute.",
      },
      {
        lead: "Un litru ajunge pentru două sifoane înfundate sau pentru opt întrețineri.",
        about: [
          "Părul adunat în scurgerea dușului este cauza cea mai des întâlnită, iar peria nu îl scoate întreg. Soluția alcalină îl topește acolo unde se află.",
          "Administratorii de clădiri o folosesc preventiv, o dată pe lună, cu 125 ml la fiecare sifon.",
          "Formula conține inhibitori care protejează garniturile din cauciuc pe durata indicată de contact.",
        ],
        use: "Poartă mănuși și ochelari, îndepărtează apa din cuvă dacă se poate și varsă doza. Nu adăuga alt produs peste gel și nu folosi ventuza cât timp acesta se află pe țeavă.",
      },
    ],
    drawing: { kind: "bottle", accent: "#f0c419", title: "Torent gel", descriptor: "Desfundă scurgeri" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1290, weight: 640, size: [75, 75, 215], filters: { ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 1990, weight: 1250, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 7890, weight: 6100, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 12 buc.", pieces: 12, off: 10, filters: { ambalare: "bax" } },
      { label: "Bax 2 buc.", pieces: 2, off: 3, filters: { ambalare: "bax" } },
    ] },
    without: [["500 ml", "Bax 2 buc."], ["1 l", "Bax 2 buc."], ["5 l", "Bax 12 buc."]],
    characteristics: { pH: "13,5", "Substanțe active": "hidroxid de sodiu 8 %, hipoclorit de sodiu 3 %", Doză: "500 ml la înfundare, 125 ml la întreținere", "Țevi potrivite": "PVC, PP, fontă, ceramică" },
    features: ["gata-de-folosit", "dozare-usoara"],
    filters: { suprafata: "obiecte-sanitare", ph: "puternic-alcalin", forma: "gel", domeniu: ["casa", "birouri", "horeca"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS05", "GHS09"], signal: "Pericol", statements: ["H290", "H314", "H410", "EUH031", "EUH206", "P102", "P260", "P273", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P405", "P501"] },
  },
  {
    key: "tratament-enzimatic-scurgeri-zimel", category: "desfundare-scurgeri", brand: "sifonel",
    name: "Tratament enzimatic pentru sifoane și separatoare Zimel",
    subtitle: "Enzimele consumă grăsimea din țeavă înainte să devină dop",
    texts: [
      {
        lead: "Câteva linguri seara, după ultima spălare, și scurgerea miroase a nimic.",
        about: [
          "Zimel conține spori de Bacillus și enzime (lipază, protează, amilază) care descompun grăsimea, amidonul și resturile proteice de pe pereții țevii.",
          "Nu desfundă pe loc; lucrează în ore și zile, iar rezultatul este o conductă care nu se mai îngustează.",
          "În restaurante, separatorul de grăsimi se golește mai rar, deoarece stratul plutitor se subțiază. Fosele septice beneficiază la fel.",
        ],
        use: "Varsă 50 ml în fiecare sifon la sfârșitul programului, cu puțină apă călduță, sub 45 °C. Nu turna clor, acizi sau apă clocotită în următoarele șase ore.",
      },
      {
        lead: "Tratamentul începe cu o săptămână de doze duble și continuă cu două aplicări pe săptămână.",
        about: [
          "Mirosul de canal vine aproape mereu dintr-un strat de grăsime fermentată lipit pe țeavă. Bacteriile din Zimel îl folosesc drept hrană și îl înlocuiesc cu un biofilm subțire, fără miros.",
          "La 1.000 de porții pe zi, separatorul primește 200 ml pe zi prin pompă dozatoare.",
          "Tulpinile sunt din grupa de risc 1, fără efect asupra țevilor, garniturilor și betonului.",
        ],
        use: "Agită bidonul, dozează seara în chiuveta cea mai îndepărtată de separator și lasă instalația în repaus peste noapte. Păstrează produsul între 5 și 30 °C, ferit de îngheț.",
      },
    ],
    drawing: { kind: "bottle", accent: "#7fb069", title: "Zimel enzime", descriptor: "Sifoane și separatoare" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 2790, weight: 1080, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 10990, weight: 5250, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 19990, weight: 10450, size: [230, 190, 320], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Lămâie", accent: "#e6cf3c", filters: { parfum: "lamaie" } },
      { label: "Fără parfum", accent: "#7fb069", filters: { parfum: "fara-parfum" } },
    ] },
    characteristics: { pH: "7,0", "Concentrație": "minimum 10⁸ UFC/ml", Enzime: "lipază, protează, amilază", Doză: "50 ml pe sifon, de două ori pe săptămână", "Temperatura apei": "sub 45 °C" },
    features: ["ph-neutru", "dozare-usoara", "economic"],
    filters: { suprafata: "obiecte-sanitare", ph: "neutru", forma: "lichid", domeniu: ["horeca", "casa", "industrie-alimentara"] },
    cpv: "39831240-0",
  },
  {
    key: "granule-desfundat-scurgeri-sodaflux", category: "desfundare-scurgeri", brand: "sifonel",
    name: "Granule pentru desfundat chiuvete Sodaflux",
    subtitle: "Căldura reacției topește dopul de grăsime din sifonul bucătăriei",
    texts: [
      {
        lead: "Pentru chiuveta de bucătărie, unde dopul este aproape întotdeauna grăsime întărită.",
        about: [
          "Granulele conțin hidroxid de sodiu și fragmente de aluminiu: în contact cu apa se încălzesc puternic și degajă gaz, iar mișcarea rupe dopul.",
          "Flaconul are capac cu siguranță pentru copii și un dozator de 60 g, cantitatea pentru o chiuvetă.",
          "Nu se folosesc la WC, la mașina de spălat vase și nici la țevile din aluminiu sau plumb.",
        ],
        use: "Presară o măsură (60 g) în scurgerea uscată și toarnă încet un pahar de apă rece. Îndepărtează-te, așteaptă 20 – 30 de minute și clătește cu apă călduță din abundență.",
      },
      {
        lead: "Șaizeci de grame deschid un sifon înfundat, fără cheie și fără demontare.",
        about: [
          "Forma de granule permite dozarea uscată și transportul în portbagaj fără să se verse.",
          "Conținutul de sodă caustică depășește 50 %, de aceea produsul se manipulează numai cu mănuși și ochelari, într-o bucătărie aerisită.",
          "După deschidere, închide bine flaconul: granulele absorb umezeala din aer și se lipesc.",
        ],
        use: "Golește apa din chiuvetă, pune granulele direct în orificiu, nu pe inox, și adaugă 200 ml de apă rece. Dacă scurgerea rămâne lentă, repetă o singură dată, după o clătire completă.",
      },
    ],
    drawing: { kind: "bottle", accent: "#e0a92f", title: "Sodaflux granule", descriptor: "Chiuvete înfundate" },
    axis: { name: "Cantitate", values: [
      { label: "250 g", net: [0.25, "kg"], price: 890, weight: 300, size: [65, 65, 145], filters: { ambalare: "flacon" } },
      { label: "500 g", net: [0.5, "kg"], price: 1490, weight: 570, size: [80, 80, 175], filters: { ambalare: "flacon" } },
      { label: "1 kg", net: [1, "kg"], price: 2590, weight: 1110, size: [100, 100, 215], filters: { ambalare: "flacon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 12 buc.", pieces: 12, off: 10, filters: { ambalare: "bax" } },
    ] },
    characteristics: { "Substanță activă": "hidroxid de sodiu peste 50 %", Doză: "60 g la o chiuvetă", "Timp de acțiune": "20 – 30 de minute", "Țevi potrivite": "PVC, PP, fontă" },
    features: ["dozare-usoara", "degresant"],
    filters: { suprafata: "obiecte-sanitare", ph: "puternic-alcalin", forma: "granule", parfum: "fara-parfum", domeniu: ["casa", "horeca"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS05"], signal: "Pericol", statements: ["H290", "H314", "P102", "P260", "P264", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P405", "P501"] },
  },
];
