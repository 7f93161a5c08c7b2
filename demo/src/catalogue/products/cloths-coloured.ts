import type { BaseProduct } from "../authoring.ts";

/** Coloured cloths for zones and disposable wipes. */
export const CLOTHS_COLOURED: BaseProduct[] = [
  {
    key: "laveta-sticla-lucis",
    category: "lavete",
    brand: "fibrodel",
    name: "Lavetă din microfibră pentru sticlă Luciș",
    subtitle: "Țesătură diamant, fără bucle și fără scame pe oglindă",
    texts: [
      {
        lead: "Paharul de vin iese de sub ea fără urmă de deget.",
        about: [
          "Luciș este țesută plat, cu romburi mici care rup pelicula de apă. Lipsa buclelor înseamnă că nu are ce să rămână pe sticlă.",
          "Marginea este tăiată cu ultrasunete, deci nu există tiv care să deseneze o linie.",
          "Merge și pe cromuri, ecrane stinse și inox lucios, umezită doar cu apă.",
        ],
        use: "Umezește un sfert din lavetă, șterge în fâșii și termină cu partea uscată. La pahare ține-o cu ambele mâini, ca să nu atingi sticla.",
      },
      {
        lead: "Fără spray, fără hârtie: apă și două treceri.",
        about: [
          "Un rulou de prosop consumat pe geamuri costă mai mult decât o lavetă care ține patru sute de spălări.",
          "Proporția de 70 % poliester și 30 % poliamidă dă o absorbție mai mare decât la lavetele obișnuite.",
          "Dimensiunea mare se întinde pe tot ochiul de geam; cea mică este croită pentru pahare și ochelari de protecție.",
        ],
        use: "Stoarce-o până nu mai picură, începe de sus și schimbă fața la fiecare geam. Dacă apar dâre, clătește laveta, are săpun în ea.",
      },
      {
        lead: "Culoarea o ține separat de cea pentru chiuvetă.",
        about: [
          "O lavetă de geam folosită o singură dată la grăsime nu mai lucește nimic. Dă-i o culoare a ei și fixeaz-o pe cărucior.",
          "Cu 250 g/m², este destul de subțire ca să simți muchiile cu degetele.",
          "Fibra nu conține tratamente cu silicon, pe care unele lavete de luciu le lasă pe oglindă.",
        ],
        use: "Spal-o la 60 °C, fără balsam și fără alte textile care lasă scame. Usucă la aer; căldura mare topește vârful firelor.",
      },
      {
        lead: "Barmani, opticieni și cameriste o cer pe aceeași.",
        about: [
          "Pe oglinzile hotelurilor, urmele apar abia când intră soarele. Țesătura densă le ia din prima, dacă sticla a fost udată suficient.",
          "Primele două spălări scot colorantul nefixat; după ele, nuanța rămâne stabilă.",
          "O poți folosi cu soluție de geamuri, dar jumătate de doză este destul.",
        ],
        use: "Pulverizează pe lavetă, nu pe oglindă, ca lichidul să nu intre sub ramă. Păstreaz-o împăturită, într-un buzunar închis al căruciorului.",
      },
    ],
    drawing: { kind: "glass-cloth", accent: "#2f8fd0", title: "Luciș", descriptor: "Microfibră pentru sticlă" },
    axis: {
      name: "Mărime",
      values: [
        { label: "30 × 40 cm", net: [1, "buc."], price: 590, weight: 35, size: [150, 100, 10], count: 1, filters: { marime: "30-40-cm" } },
        { label: "40 × 50 cm", net: [1, "buc."], price: 890, weight: 56, size: [200, 125, 10], count: 1, filters: { marime: "40-60-cm" } },
        { label: "50 × 70 cm", net: [1, "buc."], price: 1490, weight: 95, size: [250, 175, 12], count: 1, filters: { marime: "60-100-cm" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastră", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Verde", accent: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Roz", accent: "#e48fb0", filters: { culoare: "roz" } },
        { label: "Gri", accent: "#8d98a3", filters: { culoare: "gri" } },
      ],
    },
    characteristics: { Țesătură: "plată, model diamant", Gramaj: "250 g/m²", Compoziție: "70 % poliester, 30 % poliamidă", Margine: "tăiată cu ultrasunete", Spălare: "60 °C" },
    features: ["microfibra", "fara-urme", "cod-culori", "absorbant"],
    filters: { suprafata: ["geamuri-si-oglinzi", "inox"], material: "microfibra", ambalare: "bucata", domeniu: ["horeca", "birouri", "casa", "firme-de-curatenie"] },
    cpv: "39525800-6",
  },
  {
    key: "lavete-netesute-curcubeu",
    category: "lavete",
    brand: "fibrodel",
    name: "Lavete din vâscoză cu dungi Curcubeu, 38 × 50 cm",
    subtitle: "Se aruncă la sfârșitul zilei, nu după trei săptămâni",
    texts: [
      {
        lead: "O lavetă pe tură: cea mai simplă regulă de igienă dintr-o bucătărie.",
        about: [
          "Curcubeu este din 80 % vâscoză și 20 % poliester, legate termic. Bea apa repede, se clătește ușor și nu prinde miros într-o zi de lucru.",
          "Dungile colorate arată zona, iar când pălesc arată și că a venit vremea schimbării.",
          "Perforațiile mici strâng firimiturile umede de pe masă fără să le întindă.",
        ],
        use: "Ia dimineața o lavetă nouă pentru fiecare zonă, clătește-o des în soluție și arunc-o seara. Nu o trece de la carne crudă la blatul de servire.",
      },
      {
        lead: "Sub jumătate de leu bucata, la pachetul mare.",
        about: [
          "Cârpa de bumbac spălată în bucătărie revine rareori curată. Cea de unică folosință prelungită scoate din ecuație spălătoria.",
          "Suportă înălbitor diluat și degresanți alcalini, fără să se scămoșeze.",
          "Pachetul stă drept pe raft și dă lavetele una câte una, dintr-o deschizătură tăiată în față.",
        ],
        use: "Umezește laveta, stoarce-o și pliaz-o în patru. Cu detergent de vase rezistă la o cuvă întreagă; cu dezinfectant, schimb-o la două ore.",
      },
      {
        lead: "Rezistă udă la tras și la stors, deși are doar 60 g/m².",
        about: [
          "Fibrele sunt încurcate cu jet de apă și nu lipite cu adezivi, prin urmare nu se desfac în găleată.",
          "Suprafața de 38 × 50 cm acoperă palma împăturită de opt ori, adică șaisprezece fețe.",
          "Grădinițele o folosesc la mese și jucării, câte o culoare pentru fiecare grupă.",
        ],
        use: "Șterge mesele dinspre margine spre tine și scutură firimiturile în coș, nu în chiuvetă. Se poate spăla de câteva ori la 60 °C, într-un săculeț.",
      },
      {
        lead: "Patru culori și un pachet pe raft pentru fiecare.",
        about: [
          "Materialul este avizat pentru contact scurt cu alimentele, așa că poți înveli în el salata spălată.",
          "Nu lasă scame pe inox, dar pentru luciu final treci cu o microfibră uscată.",
          "Vâscoza vine din lemn și înlocuiește hârtia la ștersul lichidelor vărsate, de care ai avea nevoie de zece foi.",
        ],
        use: "Pune pachetul deschis într-un suport închis, departe de aburi. Separă culorile pe posturi și afișează codul deasupra chiuvetei.",
      },
    ],
    drawing: { kind: "viscose-cloths", accent: "#2f8fd0", title: "Curcubeu", descriptor: "Lavete din vâscoză" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "10 buc.", net: [10, "buc."], price: 690, weight: 125, size: [190, 130, 40], saleUnit: "pachet", count: 10 },
        { label: "25 buc.", net: [25, "buc."], price: 1390, weight: 305, size: [250, 190, 60], saleUnit: "pachet", count: 25 },
        { label: "100 buc.", net: [100, "buc."], price: 4690, weight: 1220, size: [380, 260, 150], saleUnit: "pachet", count: 100 },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastre", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșii", accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Verzi", accent: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Galbene", accent: "#ecc531", filters: { culoare: "galben" } },
      ],
    },
    characteristics: { Dimensiune: "38 × 50 cm", Gramaj: "60 g/m²", Compoziție: "80 % vâscoză, 20 % poliester", Structură: "perforată, legată cu jet de apă" },
    features: ["cod-culori", "absorbant", "contact-alimentar", "economic"],
    filters: { suprafata: "toate-suprafetele", material: "viscoza", marime: "40-60-cm", ambalare: "set", domeniu: ["horeca", "industrie-alimentara", "scoli", "sanatate"], certificari: ["contact-alimentar", "haccp"] },
    cpv: "39525800-6",
  },
  {
    key: "rola-lavete-suvoi",
    category: "lavete",
    brand: "fibrodel",
    name: "Lavete perforate pe rolă Șuvoi, 25 × 38 cm",
    subtitle: "Rupi câte una, ca la prosopul de hârtie, dar o clătești de zeci de ori",
    texts: [
      {
        lead: "Rola stă pe coada căruciorului și laveta curată e mereu la o mână distanță.",
        about: [
          "Șuvoi este material nețesut din poliester și vâscoză, gofrat în valuri care ridică murdăria uscată.",
          "Perforația dintre foi se rupe drept și nu lasă franjuri.",
          "Spre deosebire de hârtie, o foaie udă nu se rupe când freci aragazul.",
        ],
        use: "Rupe o foaie, folosește-o toată ziua la aceeași activitate, clătind-o, și arunc-o la final. Ține rola verticală, ferită de stropi.",
      },
      {
        lead: "O singură rolă mare înlocuiește patru pachete de lavete și dulapul lor.",
        about: [
          "Miezul de carton are 38 mm și intră pe suporturile obișnuite pentru prosop de bucătărie; rola de 400 de foi cere suport de perete sau de podea.",
          "La 50 g/m² materialul este subțire, flexibil și ajunge în colțurile frigiderului.",
          "Service-urile o preferă la curățarea pieselor, pentru că nu lasă fire pe filet.",
        ],
        use: "Montează rola cu foaia ieșind dinspre perete și trage oblic. Pentru solvenți folosește foi uscate și aruncă-le în recipientul metalic cu capac.",
      },
      {
        lead: "Absoarbe de șase ori greutatea ei, fără să picure în drum spre chiuvetă.",
        about: [
          "Fibrele de vâscoză trag apa înăuntru, iar poliesterul le ține împreună.",
          "Cinci foi uscate ajung pentru un pahar de suc vărsat pe masă.",
          "Colorantul este fixat în topitură, de aceea nu migrează pe blatul alb, nici cu înălbitor diluat.",
        ],
        use: "Așază foaia peste lichid, las-o o clipă și ridic-o de colțuri. Stoarce-o înainte de a reveni pentru rest.",
      },
      {
        lead: "Pe saloane, pe mese sau pe vagoane: culoarea se schimbă odată cu rola.",
        about: [
          "Firmele care curăță trenuri și autobuze au puține minute între curse. O foaie nouă la fiecare scaun este mai rapidă decât o găleată.",
          "Rola neîncepută este învelită în folie, cu deschidere prin bandă; se poate scoate fără cuțit.",
          "Gramajul scăzut înseamnă și deșeu puțin: o sută de foi folosite cântăresc sub jumătate de kilogram.",
        ],
        use: "Pulverizează soluția pe foaie și șterge dintr-un capăt în altul, fără să revii. La dezinfecție lasă suprafața udă tot timpul de contact.",
      },
    ],
    drawing: { kind: "towel-roll", accent: "#2f8fd0", title: "Șuvoi", descriptor: "Lavete pe rolă" },
    axis: {
      name: "Lungime",
      values: [
        { label: "50 de foi", net: [50, "buc."], price: 1690, weight: 260, size: [120, 120, 255], saleUnit: "rolă", count: 1 },
        { label: "100 de foi", net: [100, "buc."], price: 2990, weight: 510, size: [150, 150, 255], saleUnit: "rolă", count: 1 },
        { label: "400 de foi", net: [400, "buc."], price: 9990, weight: 2000, size: [270, 270, 255], saleUnit: "rolă", count: 1 },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Albastre", accent: "#2f8fd0", body: "#78b9e6", filters: { culoare: "albastru" } },
        { label: "Roșii", accent: "#d8403c", body: "#e5807d", filters: { culoare: "rosu" } },
        { label: "Verzi", accent: "#3f9d4f", body: "#83c48e", filters: { culoare: "verde" } },
        { label: "Albe", accent: "#eef2f5", body: "#fbfbf9", filters: { culoare: "alb" } },
      ],
    },
    characteristics: { "Dimensiunea foii": "25 × 38 cm", Gramaj: "50 g/m²", Compoziție: "60 % poliester, 40 % vâscoză", Miez: "38 mm" },
    features: ["cod-culori", "absorbant", "rezistent", "economic"],
    filters: { suprafata: "toate-suprafetele", material: "netesut", marime: "30-40-cm", ambalare: "rola", domeniu: ["horeca", "sanatate", "auto", "firme-de-curatenie"] },
    cpv: "39525800-6",
  },
  {
    key: "laveta-impregnata-alunel",
    category: "lavete",
    brand: "fibrodel",
    name: "Lavetă din microfibră impregnată Alunel, 35 × 40 cm",
    subtitle: "Poliuretanul o face să alunece și să se stoarcă aproape uscată",
    texts: [
      {
        lead: "Lunecă pe inox ca o piele de căprioară și se stoarce din două răsuciri.",
        about: [
          "Alunel este microfibră nețesută peste care s-a întins un strat poros de poliuretan. Prinde amprentele, dar nu se agață de muchii și balamale.",
          "După stoarcere rămâne în ea doar o cincime din apă; suprafața se usucă în urma ta.",
          "Gropițele din material strâng nisipul și îl țin departe de lac.",
        ],
        use: "Ud-o complet, stoarce-o tare și șterge cu mâna întinsă. Clătește sub jet când simți că începe să frâneze.",
      },
      {
        lead: "Colegii care se plâng de microfibra „lipicioasă” o acceptă pe aceasta.",
        about: [
          "Microfibra obișnuită trage de pielea uscată a mâinilor. Stratul neted înlătură senzația și ușurează munca pe schimburi lungi.",
          "Nu are față și dos, deci se folosește pe toate cele opt fețe după împăturire.",
          "Grosimea de 1 mm se păstrează după trei sute de spălări la 60 °C.",
        ],
        use: "Folosește-o numai umedă: uscată, zgârie praful abraziv de suprafață. După tură, spal-o la mașină și întinde-o pe marginea găleții.",
      },
      {
        lead: "Baia de hotel, de la baterie la ușa de duș, cu o singură lavetă.",
        about: [
          "Picăturile de pe sticlă și crom dispar fără lustruire, fiindcă poliuretanul șterge ca o racletă moale.",
          "Rezistă la detartranți diluați și la degresanți până la pH 12; clorul concentrat o îngălbenește.",
          "Culorile vii rămân ușor de deosebit și după luni de spălare.",
        ],
        use: "Începe cu oglinda, continuă cu lavoarul și termină cu vasul WC, schimbând laveta înaintea ultimului pas. Nu adăuga balsam la spălare.",
      },
      {
        lead: "Cinci culori, câte una pentru fiecare zonă și una pentru sticlă.",
        about: [
          "Schema cu patru zone nu are loc pentru sălile de operație sau pentru zona cu alergeni. A cincea culoare rezolvă asta.",
          "La pachetul mare, costul pe întrebuințare coboară sub trei bani.",
          "Întinsă pe uscător se usucă într-o oră, mai repede decât bucla, și nu capătă miros.",
        ],
        use: "Preumezește dimineața un teanc, cu 40 ml de soluție la bucată, și ține-l într-o cutie închisă. Pe fiecare masă nouă, desfă o lavetă curată.",
      },
    ],
    drawing: { kind: "coated-cloth", accent: "#ecc531", title: "Alunel", descriptor: "Microfibră cu poliuretan" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "1 buc.", inName: "", net: [1, "buc."], price: 890, weight: 32, size: [180, 100, 8], count: 1, filters: { ambalare: "bucata" } },
        { label: "10 buc.", net: [10, "buc."], price: 7490, weight: 310, size: [200, 180, 60], saleUnit: "pachet", count: 10, filters: { ambalare: "set" } },
      ],
    },
    second: {
      name: "Culoare",
      values: [
        { label: "Galbenă", accent: "#ecc531", filters: { culoare: "galben" } },
        { label: "Albastră", accent: "#2f8fd0", filters: { culoare: "albastru" } },
        { label: "Roșie", accent: "#d8403c", filters: { culoare: "rosu" } },
        { label: "Verde", accent: "#3f9d4f", filters: { culoare: "verde" } },
        { label: "Portocalie", accent: "#ee8b32", filters: { culoare: "portocaliu" } },
      ],
    },
    characteristics: { Dimensiune: "35 × 40 cm", Gramaj: "180 g/m²", Compoziție: "microfibră de poliester-poliamidă, strat de poliuretan", Spălare: "60 °C, fără balsam" },
    features: ["microfibra", "cod-culori", "fara-urme", "rezistent"],
    filters: { suprafata: ["toate-suprafetele", "inox", "obiecte-sanitare"], material: "microfibra", marime: "30-40-cm", domeniu: ["horeca", "sanatate", "birouri", "firme-de-curatenie"] },
    cpv: "39525800-6",
  },
  {
    key: "servetele-umede-umezel",
    category: "lavete",
    brand: "limpezor",
    name: "Lavete umede universale de unică folosință Umezel",
    subtitle: "Foi mari și groase, gata îmbibate, pentru mese, mânere și mașină",
    texts: [
      {
        lead: "Pata de cafea de pe birou nu mai așteaptă până vine cineva cu găleata.",
        about: [
          "Umezel are foi de 20 × 28 cm din nețesut de 50 g/m², cu detergent blând și apă demineralizată.",
          "Soluția curăță grăsimea ușoară, praful și urmele de pix, apoi se evaporă fără film lipicios.",
          "Nu este un dezinfectant; pentru reducerea microbilor alege șervețelele cu aviz biocid.",
        ],
        use: "Deschide clapeta, trage foaia oblic și șterge suprafața. Apasă clapeta până face clic, altfel foile de sus se usucă.",
      },
      {
        lead: "În torpedou, la recepție sau în rulota de șantier, unde nu este apă curentă.",
        about: [
          "Fiecare foaie conține cam 6 ml de soluție, cât să cureți bordul unei mașini dintr-un capăt în altul.",
          "Textura cu puncte în relief freacă insectele uscate și noroiul, fără să zgârie plasticul.",
          "Se păstrează umede șase luni după deschidere, dacă pachetul stă culcat.",
        ],
        use: "Șterge praful gros înainte, ca să nu faci noroi. Pe lemn nelăcuit, piele întoarsă și ecrane cu strat antireflex nu le folosi.",
      },
      {
        lead: "Curățenie din mers pentru mese de cafenea și cărucioare de copii.",
        about: [
          "Parfumul este slab, ca să nu se simtă lângă mâncare, și nu rămâne pe mâini.",
          "Zonele pe care se pun alimente se clătesc cu apă după ștergere, ca la orice detergent.",
          "Foile conțin fibre sintetice și nu se aruncă în toaletă; pachetul gol merge la plastic.",
        ],
        use: "Folosește o foaie pentru două mese, apoi alta. Dacă ai pielea sensibilă, pune mănuși când cureți mult timp.",
      },
    ],
    drawing: { kind: "wipes-tub", accent: "#86b93b", title: "Umezel", descriptor: "Lavete umede universale" },
    axis: {
      name: "Cantitate",
      values: [
        { label: "40 de foi", net: [40, "buc."], price: 990, weight: 390, size: [200, 110, 55], saleUnit: "pachet", count: 40 },
        { label: "80 de foi", net: [80, "buc."], price: 1690, weight: 770, size: [200, 110, 100], saleUnit: "pachet", count: 80 },
        { label: "120 de foi, cutie", inName: "cutie cu 120 de foi", net: [120, "buc."], price: 2890, weight: 1240, size: [130, 130, 240], saleUnit: "cutie", count: 120 },
      ],
    },
    second: {
      name: "Parfum",
      values: [
        { label: "Măr verde", accent: "#86b93b", filters: { parfum: "mar-verde" } },
        { label: "Lămâie", accent: "#f0cf2e", filters: { parfum: "lamaie" } },
        { label: "Fără parfum", accent: "#cfd8de", filters: { parfum: "fara-parfum" } },
      ],
    },
    characteristics: { "Dimensiunea foii": "20 × 28 cm", Gramaj: "50 g/m²", pH: "7", Soluție: "circa 6 ml pe foaie" },
    features: ["gata-de-folosit", "ph-neutru", "fara-clatire"],
    filters: { suprafata: ["plastic", "toate-suprafetele"], material: "netesut", ph: "neutru", forma: "servetele", ambalare: "set", domeniu: ["birouri", "casa", "auto", "horeca"] },
    cpv: "39831240-0",
    warranty: "Termen de valabilitate: 24 de luni de la data fabricației, în ambalajul închis. Garanție legală de conformitate: 2 ani.",
  },
];
