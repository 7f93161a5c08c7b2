import type { Category } from "./category.ts";

/** Tools, dispensers, machines, bins, pest control and car care. */
export const EQUIPMENT_CATEGORIES = [
  {
    key: "ustensile",
    parent: null,
    name: "Ustensile de curățenie",
    slug: "ustensile",
    look: "mop-refill",
    banner: "Unelte care fac treaba mai ușoară",
    description:
      "Mopuri, lavete, bureți, perii, mături și raclete pentru curățenia de zi cu zi. Codul de culori pe zone te ajută să nu duci murdăria din baie în bucătărie.",
    baseline: "Cozile și capetele cu prindere universală se combină între ele.",
  },
  {
    key: "mopuri",
    parent: "ustensile",
    name: "Mopuri, rezerve și cozi",
    slug: "mopuri-rezerve-cozi",
    look: "mop-refill",
    description:
      "Mopuri complete, rezerve din microfibră și cozi din aluminiu telescopice. Fiecare rezervă are indicat suportul cu care se potrivește.",
    baseline: "O rezervă bună de microfibră rezistă la câteva sute de spălări.",
  },
  {
    key: "galeti",
    parent: "ustensile",
    name: "Găleți și storcătoare",
    slug: "galeti-si-storcatoare",
    look: "bucket",
    description:
      "Găleți simple, găleți cu storcător prin răsucire și găleți gradate pentru dozare. Plasticul gros rezistă la apă fierbinte și la detergenți alcalini.",
    baseline: "Două găleți, una curată și una pentru clătit, țin apa curată mai mult timp.",
  },
  {
    key: "lavete",
    parent: "ustensile",
    name: "Lavete",
    slug: "lavete",
    look: "microfibre-cloths",
    description:
      "Lavete din microfibră, vâscoză și bumbac, vândute la bucată sau la pachet. Cele pentru geam sunt netede, cele universale au fir mai lung.",
    baseline: "Împăturește laveta în patru: ai opt fețe curate de folosit.",
  },
  {
    key: "bureti",
    parent: "ustensile",
    name: "Bureți și abrazive",
    slug: "bureti-si-abrazive",
    look: "sponge-pack",
    description:
      "Bureți de vase, bureți fără zgârieturi, fibre abrazive și discuri manuale. Culoarea fibrei arată duritatea: albă pentru suprafețe delicate, verde pentru murdărie grea.",
    baseline: "Înlocuiește bureții de vase săptămânal.",
  },
  {
    key: "maturi-si-perii",
    parent: "ustensile",
    name: "Mături și perii",
    slug: "maturi-si-perii",
    look: "broom",
    description:
      "Mături de interior și de exterior, fărașe, perii de frecat, perii de WC și perii pentru industria alimentară. Firul moale adună praful fin, firul aspru lucrează pe beton.",
    baseline: "Agață mătura, nu o sprijini pe păr: își păstrează forma.",
  },
  {
    key: "raclete",
    parent: "ustensile",
    name: "Raclete și semnalizare",
    slug: "raclete-si-semnalizare",
    look: "squeegee",
    description:
      "Raclete de pardoseală care împing apa spre scurgere și ștergătoare de geam cu lamă înlocuibilă. Tot aici sunt panourile pliante „Pardoseală umedă”, care previn accidentele în timpul curățeniei.",
    baseline: "Lama se întoarce pe cealaltă muchie când începe să lase dâre.",
  },
  {
    key: "dispensere",
    parent: null,
    name: "Dispensere",
    slug: "dispensere",
    look: "dispenser-soap",
    banner: "Dispensere care dozează corect",
    description:
      "Dispensere pentru săpun, prosoape și hârtie igienică, din plastic ABS sau oțel inoxidabil. Se închid cu cheie și se montează cu șuruburile din cutie.",
    baseline: "La fiecare dispenser sunt trecute consumabilele care i se potrivesc.",
  },
  {
    key: "dispensere-sapun",
    parent: "dispensere",
    name: "Dispensere de săpun și dezinfectant",
    slug: "dispensere-sapun",
    look: "dispenser-soap",
    description:
      "Modele cu buton, cu pârghie medicală și cu senzor, reîncărcabile sau cu cartuș. Capacitățile pornesc de la 0,5 litri și ajung la 1,2 litri.",
    baseline: "Senzorul funcționează cu baterii alcaline și rezistă la zeci de mii de dozări.",
  },
  {
    key: "dispensere-hartie",
    parent: "dispensere",
    name: "Dispensere de prosoape și hârtie igienică",
    slug: "dispensere-hartie",
    look: "dispenser-towel",
    description:
      "Dispensere pentru prosoape pliate, role autocut, role cu derulare centrală și hârtie igienică jumbo. Fereastra de nivel arată când trebuie reumplut.",
    baseline: "Montează dispenserul de prosoape la stânga sau la dreapta chiuvetei, nu deasupra ei.",
  },
  {
    key: "masini",
    parent: null,
    name: "Mașini și cărucioare",
    slug: "masini-si-carucioare",
    look: "scrubber-drier",
    banner: "Suprafețe mari, timp puțin",
    description:
      "Aspiratoare, mașini de spălat-uscat pardoseli, aparate cu presiune, cărucioare de curățenie și piesele lor. Te ajutăm să alegi după suprafață, tipul pardoselii și programul de lucru.",
    baseline: "Pentru mașini oferim instruire la predare și piese de schimb pe toată durata de folosire.",
  },
  {
    key: "aspiratoare",
    parent: "masini",
    name: "Aspiratoare",
    slug: "aspiratoare",
    look: "vacuum-cleaner",
    description:
      "Aspiratoare uscate silențioase pentru hoteluri și birouri, aspiratoare uscat-umed pentru ateliere și aparate de injecție-extracție pentru covoare. Capacitatea rezervorului și filtrul fac diferența.",
    baseline: "Golește sacul înainte să fie plin: puterea de aspirare scade din timp.",
  },
  {
    key: "masini-spalat-pardoseli",
    parent: "masini",
    name: "Mașini de spălat pardoseli",
    slug: "masini-spalat-pardoseli",
    look: "scrubber-drier",
    description:
      "Mașini de spălat-uscat cu cablu sau acumulator și monodiscuri pentru decapare și lustruire. Spală, freacă și absorb apa dintr-o singură trecere.",
    baseline: "După fiecare tură golește și clătește rezervorul de apă murdară.",
  },
  {
    key: "aparate-presiune",
    parent: "masini",
    name: "Aparate cu presiune",
    slug: "aparate-cu-presiune",
    look: "pressure-washer",
    description:
      "Aparate de spălat cu presiune, cu apă rece, pentru curți, utilaje, fațade și mașini. Alege debitul și presiunea după cât de des și cât de mult speli.",
    baseline: "Nu lăsa apa în pompă pe timpul iernii.",
  },
  {
    key: "piese-si-consumabile",
    parent: "masini",
    name: "Piese și consumabile pentru mașini",
    slug: "piese-si-consumabile",
    look: "machine-part",
    mustHaveModel: true,
    description:
      "Perii, discuri, lamele de cauciuc, saci, filtre și acumulatori, căutate după marca și modelul mașinii. Alege mașina și vezi numai piesele care i se potrivesc.",
    baseline: "Modelul se află pe plăcuța de sub capac sau de pe spatele mașinii.",
  },
  {
    key: "carucioare",
    parent: "masini",
    name: "Cărucioare",
    slug: "carucioare",
    look: "cleaning-cart",
    description:
      "Cărucioare cu storcător pentru spălarea pardoselilor și cărucioare complete, cu sac și rafturi, pentru hoteluri și clădiri de birouri. Roțile gumate nu lasă urme.",
    baseline: "Măsoară lățimea ușii și a liftului înainte de a alege un cărucior mare.",
  },
  {
    key: "cosuri-si-pubele",
    parent: null,
    name: "Coșuri și pubele",
    slug: "cosuri-si-pubele",
    look: "pedal-bin",
    banner: "Deșeuri adunate în ordine",
    description:
      "Coșuri cu pedală, coșuri de birou, seturi pentru colectare selectivă și pubele cu roți. La fiecare este trecut volumul sacului potrivit.",
    baseline:
      "Culorile pentru colectare: albastru hârtie, galben plastic și metal, verde sticlă, maro biodeșeuri.",
  },
  {
    key: "cosuri-interior",
    parent: "cosuri-si-pubele",
    name: "Coșuri de interior",
    slug: "cosuri-de-interior",
    look: "pedal-bin",
    description:
      "Coșuri cu pedală, cu capac batant sau deschise, din plastic și inox, de la 3 la 60 de litri. Închiderea lentă ferește degetele și urechile.",
    baseline: "Găleata interioară se scoate și se spală separat.",
  },
  {
    key: "pubele-si-selectiv",
    parent: "cosuri-si-pubele",
    name: "Pubele și colectare selectivă",
    slug: "pubele-si-colectare-selectiva",
    look: "wheelie-bin",
    description:
      "Pubele de 120 și 240 de litri, rezistente la îngheț și la UV, și containere colorate pentru sortare în birouri, școli și blocuri. Pubelele respectă EN 840 și se golesc mecanizat.",
    baseline: "Pentru comenzi peste zece pubele cere o ofertă cu livrare pe palet.",
  },
  {
    key: "daunatori",
    parent: null,
    name: "Combaterea dăunătorilor",
    slug: "combaterea-daunatorilor",
    look: "insect-lamp",
    banner: "Dăunători ținuți la distanță",
    description:
      "Insecticide, momeli pentru rozătoare și capcane fără substanțe active, pentru locuințe, depozite și restaurante. Începe cu prevenția: curățenie, etanșare, monitorizare.",
    baseline:
      "Utilizați produsele biocide în condiții de siguranță. Citiți întotdeauna eticheta și informațiile despre produs înainte de utilizare.",
  },
  {
    key: "insecticide",
    parent: "daunatori",
    name: "Insecticide",
    slug: "insecticide",
    look: "aerosol",
    description:
      "Aerosoli, geluri și pulberi împotriva muștelor, țânțarilor, gândacilor și furnicilor. Alege forma după insectă și după locul în care o întâlnești.",
    baseline: "Aerisește încăperea după tratament și ferește alimentele.",
  },
  {
    key: "rozatoare",
    parent: "daunatori",
    name: "Rozătoare",
    slug: "rozatoare",
    look: "bait-box",
    description:
      "Momeli raticide, stații de intoxicare cu cheie și capcane mecanice. Stațiile țin momeala departe de copii și de animalele de companie.",
    baseline: "Notează pe un plan locul fiecărei stații și verifică-le săptămânal.",
  },
  {
    key: "capcane-si-plase",
    parent: "daunatori",
    name: "Capcane și aparate",
    slug: "capcane-si-aparate",
    look: "insect-lamp",
    description:
      "Capcane adezive, feromonale și aparate cu lumină UV, pentru monitorizare și pentru spații unde nu se pot folosi insecticide. Se schimbă simplu și arată nivelul infestării.",
    baseline: "Capcanele feromonale atrag o singură specie: verifică ce dăunător ai.",
  },
  {
    key: "auto",
    parent: null,
    name: "Îngrijire auto",
    slug: "ingrijire-auto",
    look: "car-sponge",
    banner: "Mașina, ca în prima zi",
    description:
      "Șampoane, soluții pentru jante și interior, ceară, lavete și bureți, pentru garajul propriu și pentru spălătorii. Lucrează la umbră, pe caroserie rece.",
    baseline: "Două găleți și o lavetă curată previn zgârieturile fine.",
  },
  {
    key: "sampon-si-exterior-auto",
    parent: "auto",
    name: "Exterior auto",
    slug: "exterior-auto",
    look: "bottle",
    description:
      "Spumă activă, șampon cu ceară, soluții pentru jante și pentru insecte. Concentratele se folosesc în spumător sau în aparatul cu presiune.",
    baseline: "Clătește de jos în sus spuma, apoi de sus în jos caroseria.",
  },
  {
    key: "interior-auto",
    parent: "auto",
    name: "Interior auto",
    slug: "interior-auto",
    look: "spray-bottle",
    description:
      "Soluții pentru bord, tapițerie, piele și geamuri interioare, plus odorizante de mașină. Multe se usucă mat, fără reflexii în parbriz.",
    baseline: "Aspiră înainte de a aplica orice soluție pe textile.",
  },
  {
    key: "accesorii-auto",
    parent: "auto",
    name: "Accesorii auto",
    slug: "accesorii-auto",
    look: "car-sponge",
    description:
      "Bureți, mănuși de spălat, prosoape de uscare, perii de jante și piele de căprioară sintetică. Sunt făcute să adune apa și praful fără să atingă lacul.",
    baseline: "Spală-le separat de lavetele de casă.",
  },
] as const satisfies readonly Category[];
