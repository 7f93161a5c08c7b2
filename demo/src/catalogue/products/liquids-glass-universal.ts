import type { BaseProduct } from "../authoring.ts";

/** Windows, mirrors and everything that a cloth reaches. */
export const LIQUIDS_GLASS_UNIVERSAL: BaseProduct[] = [
  {
    key: "solutie-geamuri-clarel", category: "geamuri-si-oglinzi", brand: "sclipeo",
    name: "Soluție pentru geamuri și oglinzi Clarel",
    subtitle: "Se usucă repede și lasă sticla limpede, fără nori",
    texts: [
      {
        lead: "Două pulverizări pe oglindă, o trecere cu laveta și gata.",
        about: [
          "Clarel are 8 % alcool și un tensioactiv care nu rămâne pe sticlă; de aici vine uscarea fără dâre.",
          "Curăță geamuri, vitrine, oglinzi, uși de duș, mese de sticlă și ecrane protejate cu geam. Urmele de bandă adezivă se înmoaie după câteva secunde.",
          "Lucrează mai bine pe vreme înnorată: în soare direct, soluția se evaporă înainte să apuci să ștergi.",
        ],
        use: "Pulverizează de la 25 cm, șterge în linii orizontale cu microfibră și schimbă fața lavetei când se umezește. Oglinzile din baie se curăță cu laveta stropită, ca lichidul să nu ajungă sub argintare.",
      },
      {
        lead: "La 10 ml pe metru pătrat, un flacon de 750 ml ține o vitrină curată toată luna.",
        about: [
          "Amprentele și fumul de țigară nu se dizolvă în același lucru, de aceea soluția are doi solvenți: alcool izopropilic și un eter glicolic.",
          "Coloranții sunt aleși să nu păteze rama albă din PVC, iar parfumul se simte numai cât durează lucrul.",
          "Se poate folosi și pe plexiglas nou, dacă proba dintr-un colț nu lasă urme mate.",
        ],
        use: "Scutură praful de pe pervaz, apoi stropește sticla pe treimea de sus și las-o să coboare. Șterge întâi cu o lavetă umedă, după care lustruiește cu una uscată.",
      },
      {
        lead: "Pentru cine spală geamuri în fiecare zi: magazine, saloane, cabinete, showroomuri.",
        about: [
          "Nu lasă film unsuros, așa că autocolantele și folia se lipesc bine pe sticla abia curățată.",
          "Bidonul de 5 l reumple șase flacoane și jumătate; pulverizatoarele suportă sute de umpleri.",
          "Varianta de parfum nu schimbă rețeta, numai mirosul și nuanța lichidului.",
        ],
        use: "Folosește câte o lavetă pentru sticlă și alta pentru rame. La vitrinele mari aplică produsul pe jumătate de geam, șterge, apoi treci la cealaltă jumătate.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#4ab3e8", title: "Clarel geamuri", descriptor: "Fără dâre, uscare rapidă" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 850, weight: 560, size: [95, 60, 255], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "750 ml", net: [0.75, "l"], price: 1090, weight: 820, size: [100, 65, 285], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "5 l", net: [5, "l"], price: 3390, weight: 5200, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "rezerva" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Ocean", accent: "#4ab3e8", filters: { parfum: "ocean" } },
      { label: "Lămâie", accent: "#efd741", filters: { parfum: "lamaie" } },
      { label: "Mentă", accent: "#56c9a4", filters: { parfum: "menta" } },
    ] },
    characteristics: { pH: "8,0", "Conținut de alcool": "8 %", Consum: "10 ml/m²", Diluție: "gata de folosit", "Suprafețe potrivite": "sticlă, oglindă, ceramică lucioasă" },
    features: ["gata-de-folosit", "fara-clatire", "fara-urme", "uscare-rapida"],
    filters: { suprafata: "geamuri-si-oglinzi", ph: "neutru", domeniu: ["casa", "birouri", "comert"] },
    cpv: "39831240-0",
  },
  {
    key: "solutie-geamuri-alcool-cristalin", category: "geamuri-si-oglinzi", brand: "sclipeo",
    name: "Soluție cu 20 % alcool pentru sticlă și suprafețe lucioase Cristalin",
    subtitle: "Fără colorant și fără parfum, pentru sticlă care trebuie să fie perfectă",
    texts: [
      {
        lead: "Formula dublă în alcool se evaporă înainte să apară dâra.",
        about: [
          "Cristalin a fost gândit pentru vitrine luminate de aproape, sticlă neagră și lemn lăcuit lucios, unde orice reziduu se vede.",
          "Lipsa coloranților și a parfumului îl face potrivit pentru bijuterii, muzee, parfumerii și optică medicală de cabinet.",
          "Grăsimea de pe degete dispare la prima atingere, inclusiv de pe inox lucios și plăci ceramice glazurate.",
        ],
        use: "Aplică puțin, pe o lavetă din microfibră cu fir scurt, și șterge fără să apeși. Pe suprafețe lăcuite încearcă mai întâi pe muchia din spate.",
      },
      {
        lead: "Alcool, apă demineralizată și câteva picături de tensioactiv: atât conține.",
        about: [
          "Apa demineralizată înseamnă că nu rămâne nimic după evaporare, nici măcar sărurile pe care le lasă apa de la robinet.",
          "Fiind inflamabil, produsul se folosește departe de plita aprinsă și nu se pulverizează pe becuri sau ecrane calde.",
          "Consumul real, măsurat pe vitrine comerciale, este de 7 – 8 ml pentru un metru pătrat.",
        ],
        use: "Oprește sursele de căldură din apropiere, stropește fin și lustruiește imediat. Închide duza după folosire, ca alcoolul să nu se evapore din flacon.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#c3d7e4", title: "Cristalin", descriptor: "20 % alcool, fără parfum" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 1190, weight: 545, size: [95, 60, 255], filters: { forma: "spray", ambalare: "flacon" } },
      { label: "750 ml", net: [0.75, "l"], price: 1590, weight: 795, size: [100, 65, 285], filters: { forma: "spray", ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 5990, weight: 5050, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 12 buc.", pieces: 12, off: 10, filters: { ambalare: "bax" } },
      { label: "Bax 4 buc.", pieces: 4, off: 6, filters: { ambalare: "bax" } },
    ] },
    without: [["500 ml", "Bax 4 buc."], ["750 ml", "Bax 4 buc."], ["5 l", "Bax 12 buc."]],
    characteristics: { pH: "7,0", "Conținut de alcool": "20 % (etanol denaturat)", Consum: "7 – 8 ml/m²", Colorant: "nu conține" },
    features: ["gata-de-folosit", "fara-clatire", "fara-urme", "fara-parfum", "uscare-rapida"],
    filters: { suprafata: ["geamuri-si-oglinzi", "inox"], ph: "neutru", parfum: "fara-parfum", domeniu: ["comert", "birouri", "horeca"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS02"], signal: "Atenție", statements: ["H226", "P102", "P210", "P370+P378", "P403+P235", "P501"] },
  },
  {
    key: "concentrat-spalator-geamuri-fatadin", category: "geamuri-si-oglinzi", brand: "sclipeo",
    name: "Concentrat pentru găleata spălătorului de geamuri Fațadin",
    subtitle: "Racleta alunecă, soluția rămâne pe sticlă cât ai nevoie de ea",
    texts: [
      {
        lead: "Zece mililitri într-o găleată de 10 l și ai soluție pentru o fațadă întreagă.",
        about: [
          "Fațadin este concentratul spălătorilor de profesie: dă alunecare racletei, menține mantaua umedă și nu face crustă pe cauciuc.",
          "Spuma mică arată unde ai trecut, dar nu se strânge pe ramă. La 1:1.000, un litru de concentrat dă o tonă de soluție.",
          "Insectele, polenul și funinginea fină se desprind după câteva secunde de frecare cu mantaua.",
        ],
        use: "Umple găleata, adaugă concentratul la urmă și amestecă fără să agiți. Udă sticla cu mantaua, trage racleta în S, iar marginile șterge-le cu o lavetă uscată.",
      },
      {
        lead: "Alege-l când lucrezi cu racletă, coadă telescopică sau sistem de perie cu apă.",
        about: [
          "Nu conține amoniac și nu atacă siliconul, folia solară ori garniturile termopanului.",
          "Iarna se poate adăuga până la 20 % spirt tehnic, ca soluția să nu înghețe pe sticlă la câteva grade sub zero.",
          "Costul pe metru pătrat iese sub un ban, motiv pentru care firmele de curățenie cumpără direct bidonul.",
        ],
        use: "Pentru geam obișnuit dozează 1 ml la litru, iar după construcții crește la 5 ml. Schimbă apa când se încarcă de nisip, altfel zgârie sub manta.",
      },
    ],
    drawing: { kind: "canister", accent: "#0b4a8f", title: "Fațadin", descriptor: "Concentrat 1:1.000" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 2990, weight: 1090, size: [90, 90, 265], kind: "bottle", filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 11990, weight: 5350, size: [190, 135, 300], filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 21990, weight: 10650, size: [230, 190, 320], filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Set 2 buc.", pieces: 2, off: 5, filters: { ambalare: "set" } },
    ] },
    characteristics: { "pH (concentrat)": "7,4", Diluție: "1:200 – 1:1.000", Spumă: "moderată, se rupe repede", "Folosire la frig": "cu până la 20 % spirt tehnic" },
    features: ["concentrat", "fara-urme", "ph-neutru", "economic"],
    filters: { suprafata: ["geamuri-si-oglinzi", "exterior"], ph: "neutru", forma: "concentrat", parfum: "fara-parfum", domeniu: ["firme-de-curatenie", "comert"] },
    cpv: "39831240-0",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P280", "P305+P351+P338", "P337+P313"] },
  },
  {
    key: "spray-universal-oricand", category: "universale-si-mobila", brand: "limpezor",
    name: "Spray universal multisuprafețe Oricând",
    subtitle: "Blat, masă, întrerupător, ușă: același flacon pentru toate",
    texts: [
      {
        lead: "Flaconul care stă pe colțul blatului și rezolvă pata imediat ce apare.",
        about: [
          "Oricând curăță praful lipit, urmele de cafea, creionul și grăsimea ușoară de pe suprafețe lavabile: melamină, plastic, ceramică, inox, uși vopsite.",
          "Are pH aproape neutru, 8,2, deci nu matisează lacul și nu usucă mâinile la o folosire scurtă.",
          "Sticla o lasă curată, dar pentru oglinzi mari un produs special este mai comod.",
        ],
        use: "Pulverizează pe lavetă pentru obiecte mici și direct pe suprafață pentru blaturi. Șterge, apoi întoarce laveta și usucă; clătirea e necesară numai pe blatul unde prepari mâncare.",
      },
      {
        lead: "Un singur spray în căruciorul cameristei în loc de trei.",
        about: [
          "Firmele de curățenie îl folosesc la birouri, pervazuri, clanțe, scaune din plastic și balustrade.",
          "Se evaporă curat, astfel că mobilierul poate fi atins după aproximativ un minut. La fiecare post de lucru se consumă 3 – 4 ml.",
          "Capul pulverizator are trei poziții: jet, ceață și închis, utilă la transport.",
        ],
        use: "Rotește duza pe ceață, stropește de la o palmă distanță, lasă câteva secunde și șterge spre tine. La petele de marker insistă cu un colț de lavetă umezit din nou.",
      },
      {
        lead: "Pete mici, timp puțin: stropești, ștergi, pleci mai departe.",
        about: [
          "Amestecul de tensioactivi neionici și amfoteri desprinde atât grăsimea, cât și zahărul, de aceea merge pe mesele din cantină și pe scaunul copilului.",
          "Parfumurile sunt dozate la 0,15 %, cât să se simtă proaspăt, nu cât să acopere încăperea.",
          "Umplerea din bidon se face fără pâlnie, cu un robinet montat pe filetul de 61 mm.",
        ],
        use: "Încearcă întâi pe o zonă mascată dacă ai vopsea lavabilă mată. Pentru o masă de patru persoane ajung trei apăsări și o lavetă bine stoarsă.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#63b54a", title: "Oricând", descriptor: "Spray universal" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 890, weight: 570, size: [95, 60, 255], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "750 ml", net: [0.75, "l"], price: 1150, weight: 835, size: [100, 65, 285], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "5 l", net: [5, "l"], price: 3690, weight: 5280, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "rezerva" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Măr verde", accent: "#63b54a", filters: { parfum: "mar-verde" } },
      { label: "Lavandă", accent: "#9a7cc9", filters: { parfum: "lavanda" } },
      { label: "Bumbac proaspăt", accent: "#a9cfe8", filters: { parfum: "bumbac-proaspat" } },
    ] },
    characteristics: { pH: "8,2", Diluție: "gata de folosit", "Timp de uscare": "circa 1 minut", Pulverizator: "cu trei poziții", Consum: "15 ml/m²" },
    features: ["gata-de-folosit", "fara-clatire", "uscare-rapida"],
    filters: { suprafata: ["toate-suprafetele", "plastic", "lemn"], ph: "alcalin", domeniu: ["casa", "birouri", "scoli"] },
    cpv: "39831240-0",
    safety: { pictograms: [], signal: null, statements: ["EUH208", "EUH210"], contains: "amestec de CMIT/MIT (3:1)" },
  },
  {
    key: "detergent-universal-concentrat-multim", category: "universale-si-mobila", brand: "limpezor",
    name: "Detergent universal concentrat Multim",
    subtitle: "De la găleată la pulverizator, cu același bidon",
    texts: [
      {
        lead: "La 10 ml pe litru speli mobilierul, la 30 ml speli faianța.",
        about: [
          "Multim este un detergent concentrat pentru tot ce suportă apa: uși, plinte, calorifere, jaluzele, mobilier de grădină, gresie.",
          "Nu conține săpun, deci nu se brânzește în apă dură și nu lasă văl. Spuma scade repede, lucru important la spălarea pereților.",
          "Un capac are 25 ml și pe interior e gradat din cinci în cinci.",
        ],
        use: "Pune apă călduță în găleată, adaugă un capac la fiecare doi litri și spală cu laveta bine stoarsă. Pereții vopsiți se spală de jos în sus, iar la sfârșit se tamponează cu apă curată.",
      },
      {
        lead: "Cinci mililitri de concentrat și apă rece: atât îți trebuie pentru un flacon cu pulverizator.",
        about: [
          "În școli și grădinițe, un singur produs în patru parfumuri simplifică stocul: fiecare etaj are culoarea lui.",
          "Rezultatul este același cu laveta sau cu mașina de spălat pardoseli, deoarece spuma este controlată.",
          "După uscare nu rămâne senzația de lipicios pe mese și pe tăblii.",
        ],
        use: "Toarnă întâi apa rece în flacon și abia apoi concentratul, ca să nu spumeze. Scrie pe etichetă data umplerii și consumă soluția în cel mult o lună.",
      },
      {
        lead: "Înlocuiește raftul de produse pentru lucrările obișnuite din casă sau din birou.",
        about: [
          "Petele de grăsime ușoară, praful de pe calorifer și urmele de pantofi de pe plinte cedează la aceeași diluție.",
          "Linoleumul, PVC-ul și gresia pot fi spălate fără clătire, iar lemnul lăcuit se șterge imediat cu o lavetă uscată. Pe aluminiu brut folosește cel mult 5 ml la litru.",
          "Bidonul de 10 l se livrează cu robinet, la cerere.",
        ],
        use: "Măsoară doza, nu o turna din ochi: surplusul nu curăță mai bine, doar cere clătire. La geamantane, scaune și jucării din plastic, spală, clătește și lasă la aer.",
      },
      {
        lead: "Curăță fără să decoloreze și miroase a proaspăt câteva ore.",
        about: [
          "Tensioactivii din rețetă se biodegradează în proporție de peste 60 % în 28 de zile, conform metodei OCDE 301.",
          "Parfumul este prins în microemulsie, așa că se eliberează treptat din suprafața uscată.",
          "Combinația cu clor nu aduce nimic și strică mirosul; pentru dezinfecție folosește un produs avizat, separat, după spălare.",
        ],
        use: "Toarnă 80 ml într-o găleată de 8 litri, pentru o curățenie de weekend, și schimbă apa între camere. Laveta folosită la baie nu se pune înapoi în aceeași soluție.",
      },
    ],
    drawing: { kind: "bottle", accent: "#f4a52c", title: "Multim", descriptor: "Universal concentrat" },
    axis: { name: "Volum", values: [
      { label: "1 l", net: [1, "l"], price: 1390, weight: 1090, size: [90, 90, 265], filters: { ambalare: "flacon" } },
      { label: "5 l", net: [5, "l"], price: 4690, weight: 5300, size: [190, 135, 300], kind: "canister", filters: { ambalare: "bidon" } },
      { label: "10 l", net: [10, "l"], price: 8690, weight: 10550, size: [230, 190, 320], kind: "canister", filters: { ambalare: "bidon" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Citrice", accent: "#f4a52c", filters: { parfum: "citrice" } },
      { label: "Liliac", accent: "#b394d6", filters: { parfum: "liliac" } },
      { label: "Flori de primăvară", accent: "#ef93bb", filters: { parfum: "flori-de-primavara" } },
      { label: "Ocean", accent: "#45a9dc", filters: { parfum: "ocean" } },
    ] },
    characteristics: { "pH (concentrat)": "8,5", Diluție: "10 – 30 ml la litru", Capac: "gradat, 25 ml", "Suprafețe potrivite": "toate suprafețele lavabile" },
    features: ["concentrat", "fara-clatire", "dozare-usoara", "parfum-durabil"],
    filters: { suprafata: ["toate-suprafetele", "plastic", "gresie-si-faianta"], ph: "alcalin", forma: "concentrat", domeniu: ["casa", "scoli", "birouri", "firme-de-curatenie"] },
    cpv: "39831200-8",
    safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "EUH208", "P102", "P264", "P305+P351+P338"], contains: "limonen, citral" },
  },
  {
    key: "spray-birotica-ecrane-tastel", category: "universale-si-mobila", brand: "sclipeo",
    name: "Soluție antistatică pentru ecrane și birotică Tastel",
    subtitle: "Praful nu se mai întoarce pe monitor a doua zi",
    texts: [
      {
        lead: "Curăță ecrane LCD, tastaturi, telefoane și imprimante fără alcool.",
        about: [
          "Tastel nu atacă stratul antireflex al monitoarelor, pentru că nu conține alcool, amoniac și nici acetonă.",
          "Agentul antistatic scade încărcarea electrică a plasticului, iar praful se depune vizibil mai rar.",
          "Pe tastaturile foarte murdare se folosește împreună cu o perie moale sau cu aer comprimat.",
        ],
        use: "Oprește aparatul, umezește ușor o lavetă din microfibră și șterge ecranul de sus în jos. Nu stropi direct pe dispozitiv; lichidul poate ajunge sub ramă.",
      },
      {
        lead: "Douăzeci de posturi de lucru se curăță cu mai puțin de 100 ml.",
        about: [
          "Urmele de machiaj de pe receptor, amprentele de pe ecranul tactil al casei de marcat și pata de cafea de pe laptop ies cu aceeași lavetă.",
          "Pe capacul lucios al imprimantelor și pe plexiglasul de la ghișeu nu apar fisuri sau pete albe.",
          "Produsul se usucă în jumătate de minut, iar aparatul poate fi pornit imediat după aceea.",
        ],
        use: "Pulverizează o dată pe lavetă pentru un monitor de 24 de țoli, apoi freacă ușor colțurile. Termină cu partea uscată, fără apăsare.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#5aa9d6", title: "Tastel", descriptor: "Ecrane și birotică" },
    axis: { name: "Volum", values: [
      { label: "250 ml", net: [0.25, "l"], price: 1190, weight: 305, size: [65, 45, 190], filters: { forma: "spray", ambalare: "flacon" } },
      { label: "500 ml", net: [0.5, "l"], price: 1690, weight: 570, size: [95, 60, 255], filters: { forma: "spray", ambalare: "flacon" } },
      { label: "1 l", net: [1, "l"], price: 2490, weight: 1070, size: [90, 90, 265], kind: "bottle", filters: { forma: "lichid", ambalare: "flacon" } },
    ] },
    second: { name: "Ambalare", values: [
      { label: "Bucată", inName: "" },
      { label: "Bax 6 buc.", pieces: 6, off: 7, filters: { ambalare: "bax" } },
    ] },
    characteristics: { pH: "7,0", "Conține alcool": "nu", "Timp de uscare": "30 de secunde", "Suprafețe potrivite": "ecrane, plastic, plexiglas" },
    features: ["gata-de-folosit", "fara-clatire", "fara-urme", "ph-neutru"],
    filters: { suprafata: ["plastic", "geamuri-si-oglinzi"], ph: "neutru", parfum: "fara-parfum", domeniu: ["birouri", "scoli", "comert"] },
    cpv: "39831240-0",
  },
  {
    key: "solutie-universala-otet-acetina", category: "universale-si-mobila", brand: "limpezor",
    name: "Soluție de curățat cu oțet alimentar Acetina",
    subtitle: "Oțet de 9 % cu tensioactivi, pentru calcar ușor și mirosuri",
    texts: [
      {
        lead: "Ce făcea bunica cu oțet și apă, dozat corect și cu spumă care spală.",
        about: [
          "Acetina pornește de la oțet din alcool, la care se adaugă un tensioactiv din zahăr; calcarul ușor și petele grase se desprind odată.",
          "Chiuveta, fierbătorul, sertarele frigiderului și coșul de gunoi rămân fără miros. Nota acră dispare când suprafața se usucă.",
          "Marmura, travertinul, cimentul și cuprul nu se șterg cu acest produs.",
        ],
        use: "Stropește, lasă un minut, șterge și clătește la final unde se pregătește hrană. Pentru fierbător pune 200 ml la un litru de apă, încălzește, golește și clătește de două ori.",
      },
      {
        lead: "Potrivită pentru frigider, cutia de pâine și plita de inox.",
        about: [
          "Aciditatea de 2 – 3 % din flacon este destulă pentru stropii de apă dură, fără să irite nasul celui care lucrează.",
          "Spre deosebire de oțetul simplu, soluția udă bine plasticul și nu se adună în picături.",
          "Rezerva de 5 l este preferată de pensiuni și cafenele, unde aparatele se curăță zilnic pe dinafară.",
        ],
        use: "Șterge rafturile frigiderului cu laveta stropită bine, apoi usucă-le înainte de a pune alimentele la loc. Nu o combina cu înălbitor: se degajă clor.",
      },
      {
        lead: "Oțetul ridică vălul de calcar, tensioactivul ia grăsimea, parfumul acoperă nota acră.",
        about: [
          "Formula a ieșit din întrebările clienților care diluau singuri oțet și rămâneau cu dungi pe inox.",
          "Este potrivită și pentru ultima clătire a faianței și pentru ușa mașinii de spălat.",
          "Garniturile de cauciuc ale electrocasnicelor suportă bine contactul scurt; nu le înmuia peste noapte.",
        ],
        use: "Folosește ceața fină pe suprafețe mari și jetul pe robinete. După două minute ia murdăria cu un burete umed și usucă bine inoxul.",
      },
    ],
    drawing: { kind: "spray-bottle", accent: "#d9c86a", title: "Acetina", descriptor: "Cu oțet alimentar" },
    axis: { name: "Volum", values: [
      { label: "500 ml", net: [0.5, "l"], price: 890, weight: 570, size: [95, 60, 255], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "750 ml", net: [0.75, "l"], price: 1190, weight: 835, size: [100, 65, 285], filters: { ambalare: "flacon", forma: "spray" } },
      { label: "5 l", net: [5, "l"], price: 3590, weight: 5280, size: [190, 135, 300], kind: "canister", filters: { forma: "lichid", ambalare: "rezerva" } },
    ] },
    second: { name: "Parfum", values: [
      { label: "Măr verde", accent: "#92b93f", filters: { parfum: "mar-verde" } },
      { label: "Lămâie", accent: "#ecd44c", filters: { parfum: "lamaie" } },
      { label: "Fructe roșii", accent: "#c2485f", filters: { parfum: "fructe-rosii" } },
    ] },
    characteristics: { pH: "2,8", "Aciditate (acid acetic)": "2,5 %", Diluție: "gata de folosit", "Nu se folosește pe": "piatră calcaroasă, ciment, cupru" },
    features: ["gata-de-folosit", "detartrant", "contact-alimentar"],
    filters: { suprafata: ["toate-suprafetele", "inox", "gresie-si-faianta"], ph: "acid", domeniu: ["casa", "horeca"] },
    cpv: "39831240-0",
  },
];
