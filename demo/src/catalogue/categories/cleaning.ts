import type { Category } from "./category.ts";

/** Liquids for every surface, disinfection, laundry and dishes. */
export const CLEANING_CATEGORIES = [
  {
    key: "solutii-curatare",
    parent: null,
    name: "Soluții de curățare",
    slug: "solutii-de-curatare",
    look: "spray-bottle",
    banner: "Pentru fiecare suprafață, soluția potrivită",
    description:
      "Detergenți și soluții pentru pardoseli, băi, bucătării, geamuri și mobilier, de la flaconul de casă la bidonul de 20 de litri. Fiecare produs are indicate pH-ul, diluția și suprafețele pe care se poate folosi. Dacă nu știi de unde să începi, filtrează după tipul suprafeței.",
    baseline:
      "Pentru consum lunar mare, variantele concentrate scad costul pe găleată; prețul pe litru este afișat la fiecare produs.",
  },
  {
    key: "curatare-pardoseli",
    parent: "solutii-curatare",
    name: "Pardoseli",
    slug: "pardoseli",
    look: "canister",
    description:
      "Tot ce ține de îngrijirea pardoselii: curățare zilnică, curățare de fond, protecție cu ceară sau polish. Alege după material: gresia suportă produse alcaline, parchetul și marmura cer pH neutru.",
    baseline:
      "O pardoseală protejată cu polish se curăță mai ușor și își păstrează luciul între două recondiționări.",
  },
  {
    key: "detergenti-pardoseli",
    parent: "curatare-pardoseli",
    name: "Detergenți pentru pardoseli",
    slug: "detergenti-pardoseli",
    look: "canister",
    description:
      "Detergenți pentru spălarea curentă cu mopul sau cu mașina de spălat-uscat. Cei cu spumă redusă sunt făcuți pentru mașini; cei parfumați lasă un miros plăcut în holuri și săli de așteptare. Urmează doza de pe etichetă: prea mult detergent lasă peliculă.",
    baseline: "La o găleată de 8 litri ajung de obicei 30 – 50 ml de concentrat.",
  },
  {
    key: "parchet-si-piatra",
    parent: "curatare-pardoseli",
    name: "Parchet, laminat și piatră naturală",
    slug: "parchet-si-piatra",
    look: "bottle",
    description:
      "Produse blânde pentru suprafețe sensibile: parchet lăcuit sau uleiat, laminat, marmură, travertin și granit. Nu conțin acizi care atacă piatra și nu încarcă lemnul cu apă.",
    baseline: "Pe lemn lucrează întotdeauna cu mopul bine stors.",
  },
  {
    key: "ceara-si-decapanti",
    parent: "curatare-pardoseli",
    name: "Ceară, polish și decapanți",
    slug: "ceara-si-decapanti",
    look: "canister",
    description:
      "Emulsii care protejează linoleumul, PVC-ul și mozaicul, împreună cu decapanții care îndepărtează straturile vechi. Lucrarea completă înseamnă decapare, clătire, uscare și două sau trei straturi subțiri de polish.",
    baseline: "Notează data aplicării: în zone cu trafic intens stratul se reface la 6 – 12 luni.",
  },
  {
    key: "baie-si-sanitar",
    parent: "solutii-curatare",
    name: "Baie și grup sanitar",
    slug: "baie-si-sanitar",
    look: "flask-squeeze",
    description:
      "Soluții pentru vase WC, chiuvete, cabine de duș și baterii, unde calcarul și săpunul se depun cel mai repede. Găsești atât produse de întreținere zilnică, cât și detartranți puternici pentru depuneri vechi.",
    baseline: "Nu amesteca niciodată produse acide cu produse pe bază de clor.",
  },
  {
    key: "solutii-obiecte-sanitare",
    parent: "baie-si-sanitar",
    name: "Obiecte sanitare",
    slug: "obiecte-sanitare",
    look: "spray-bottle",
    description:
      "Creme, geluri și spray-uri pentru chiuvete, căzi, faianță și vase WC. Le poți folosi zilnic, pe suprafețe emailate, ceramică și cromate, fără să zgârie.",
    baseline: "Lasă produsul să lucreze câteva minute înainte de a freca; economisești timp și efort.",
  },
  {
    key: "detartranti",
    parent: "baie-si-sanitar",
    name: "Detartranți",
    slug: "detartranti",
    look: "bottle",
    description:
      "Soluții acide care dizolvă calcarul, urmele de rugină și piatra de urină. Alege concentrația după vechimea depunerilor și verifică rezistența suprafeței într-un loc ascuns.",
    baseline: "Marmura și travertinul nu se curăță cu detartrant.",
  },
  {
    key: "desfundare-scurgeri",
    parent: "baie-si-sanitar",
    name: "Desfundare și întreținere scurgeri",
    slug: "desfundare-scurgeri",
    look: "bottle",
    description:
      "Granule și geluri pentru scurgeri înfundate cu grăsime, păr sau resturi, alături de produse enzimatice care previn înfundarea. Citește cu atenție eticheta: multe dintre ele sunt corozive.",
    baseline: "Întreținerea săptămânală a sifoanelor costă mai puțin decât o intervenție.",
  },
  {
    key: "degresanti",
    parent: "solutii-curatare",
    name: "Degresanți",
    slug: "degresanti",
    look: "spray-bottle",
    description:
      "Soluții alcaline care desprind grăsimea de pe blaturi, hote, faianță și pardoseli de bucătărie. Cele concentrate se diluează și pentru utilaje sau ateliere.",
    baseline: "Apa caldă, la 40 – 50 °C, mărește mult puterea unui degresant.",
  },
  {
    key: "plite-cuptoare-inox",
    parent: "solutii-curatare",
    name: "Plite, cuptoare și inox",
    slug: "plite-cuptoare-inox",
    look: "spray-bottle",
    description:
      "Geluri pentru arsuri și grăsime carbonizată, creme pentru plite vitroceramice, spray-uri de luciu pentru inox. Sunt gândite pentru depunerile pe care un degresant obișnuit nu le mai scoate.",
    baseline: "Curăță cuptorul la rece sau călduț, niciodată fierbinte.",
  },
  {
    key: "geamuri-si-oglinzi",
    parent: "solutii-curatare",
    name: "Geamuri și oglinzi",
    slug: "geamuri-si-oglinzi",
    look: "spray-bottle",
    description:
      "Soluții cu uscare rapidă, care nu lasă dâre pe sticlă, oglinzi și suprafețe lucioase. Găsești și concentrate pentru găleata spălătorului de geamuri profesionist.",
    baseline: "Evită să speli geamurile în plin soare: soluția se usucă înainte să o ștergi.",
  },
  {
    key: "universale-si-mobila",
    parent: "solutii-curatare",
    name: "Universale și mobilă",
    slug: "universale-si-mobila",
    look: "spray-bottle",
    description:
      "Produse pentru praf, urme de degete și murdărie ușoară, pe mobilier, plastic, uși și tâmplărie. Spray-urile pentru lemn curăță și lasă un strat care respinge praful.",
    baseline: "Încearcă mai întâi pe o zonă mică, mai ales pe furnir vechi.",
  },
  {
    key: "covoare-si-tapiterii",
    parent: "solutii-curatare",
    name: "Covoare și tapițerii",
    slug: "covoare-si-tapiterii",
    look: "bottle",
    description:
      "Șampoane pentru mașini de injecție-extracție, spume uscate și soluții pentru pete pe textile. Alege un produs cu spumă redusă dacă lucrezi cu aspirator de spălat.",
    baseline: "Absoarbe pata înainte de a aplica soluția și lucrează din margine spre centru.",
  },
  {
    key: "dezinfectie",
    parent: null,
    name: "Dezinfecție",
    slug: "dezinfectie",
    look: "bottle",
    banner: "Dezinfecție cu aviz, explicată clar",
    description:
      "Dezinfectanți pentru suprafețe, mâini și instrumente, cu număr de aviz și timpi de contact indicați. Respectă concentrația și timpul de pe etichetă: de ele depinde eficacitatea.",
    baseline:
      "Utilizați produsele biocide în condiții de siguranță. Citiți întotdeauna eticheta și informațiile despre produs înainte de utilizare.",
  },
  {
    key: "dezinfectanti-suprafete",
    parent: "dezinfectie",
    name: "Dezinfectanți pentru suprafețe",
    slug: "dezinfectanti-suprafete",
    look: "spray-bottle",
    description:
      "Soluții gata de folosit și concentrate pentru mese, mânere, paturi medicale și pardoseli. Caută standardul care te interesează: EN 13697 pentru bacterii și fungi, EN 14476 pentru virusuri.",
    baseline: "Suprafețele vizibil murdare se curăță înainte de dezinfectare.",
  },
  {
    key: "dezinfectanti-maini",
    parent: "dezinfectie",
    name: "Dezinfectanți pentru mâini",
    slug: "dezinfectanti-maini",
    look: "pump-bottle",
    description:
      "Geluri și soluții hidroalcoolice pentru igiena mâinilor acolo unde apa și săpunul nu sunt la îndemână. Flacoanele cu pompă se montează și în suporturi de perete.",
    baseline: "Freacă mâinile cel puțin 30 de secunde, până la uscare completă.",
  },
  {
    key: "clor-si-tablete",
    parent: "dezinfectie",
    name: "Dezinfectanți pe bază de clor",
    slug: "dezinfectanti-clor",
    look: "tablet-box",
    description:
      "Tablete efervescente și soluții clorigene pentru pardoseli, grupuri sanitare și lenjerie. Tabletele se dozează simplu, una la un volum cunoscut de apă.",
    baseline: "Prepară soluția proaspătă în fiecare zi și aerisește încăperea.",
  },
  {
    key: "lavete-dezinfectante",
    parent: "dezinfectie",
    name: "Șervețele dezinfectante",
    slug: "servetele-dezinfectante",
    look: "wipes-tub",
    description:
      "Șervețele impregnate pentru mâini, tastaturi, aparatură și cărucioare de cumpărături. Cutiile cu dozator țin șervețelele umede până la ultima foaie.",
    baseline: "Închide bine capacul după fiecare folosire.",
  },
  {
    key: "spalare-rufe",
    parent: null,
    name: "Spălarea rufelor",
    slug: "spalarea-rufelor",
    look: "powder-box",
    banner: "Rufe curate, de la o mașină la o spălătorie",
    description:
      "Detergenți lichizi și pudră, balsamuri și soluții pentru pete, pentru acasă, hoteluri și spălătorii. La fiecare produs găsești numărul de spălări și doza pentru apă dură, medie sau moale.",
    baseline: "Sortează rufele după culoare și temperatură, apoi dozează după gradul de murdărie.",
  },
  {
    key: "detergent-rufe-lichid",
    parent: "spalare-rufe",
    name: "Detergent lichid și gel",
    slug: "detergent-rufe-lichid",
    look: "flask-squeeze",
    description:
      "Detergenți lichizi care se dizolvă complet și la 20 – 30 °C, pentru rufe colorate, negre, delicate sau lenjerie. Nu lasă urme de pudră pe țesăturile închise la culoare.",
    baseline: "Pentru pete, întinde puțin gel direct pe țesătură înainte de spălare.",
  },
  {
    key: "detergent-rufe-pudra",
    parent: "spalare-rufe",
    name: "Detergent pudră",
    slug: "detergent-rufe-pudra",
    look: "powder-box",
    description:
      "Pudre cu înălbitor pe bază de oxigen, potrivite pentru alb și pentru murdărie grea. Sacii mari sunt alegerea spălătoriilor, a căminelor și a pensiunilor.",
    baseline: "Păstrează pudra la loc uscat, în ambalajul închis.",
  },
  {
    key: "balsam-si-aditivi",
    parent: "spalare-rufe",
    name: "Balsam, pete și aditivi",
    slug: "balsam-si-aditivi",
    look: "flask-squeeze",
    description:
      "Balsamuri concentrate, înălbitori, apret și soluții pentru pete de grăsime, vin sau iarbă. Completează detergentul acolo unde acesta nu ajunge singur.",
    baseline: "Prosoapele absorb mai bine dacă folosești balsam doar la a doua sau a treia spălare.",
  },
  {
    key: "spalare-vase",
    parent: null,
    name: "Spălarea vaselor",
    slug: "spalarea-vaselor",
    look: "flask-squeeze",
    banner: "Vase curate, la chiuvetă și la mașină",
    description:
      "Detergenți pentru spălarea manuală și produse pentru mașinile de vase, de la cea de acasă la mașina cu capotă a restaurantului. Fiecare etapă are produsul ei: detergent, sare, agent de clătire.",
    baseline: "Duritatea apei hotărăște doza: cere furnizorului de apă valoarea pentru zona ta.",
  },
  {
    key: "vase-manual",
    parent: "spalare-vase",
    name: "Detergent de vase manual",
    slug: "detergent-vase-manual",
    look: "flask-squeeze",
    description:
      "Detergenți cu putere bună de degresare și spumă stabilă, pentru vase, tacâmuri și oale. Variantele pentru mâini sensibile au pH apropiat de al pielii.",
    baseline: "Câteva picături pe burete sunt de ajuns pentru o chiuvetă de vase.",
  },
  {
    key: "vase-masina",
    parent: "spalare-vase",
    name: "Tablete și capsule pentru mașină",
    slug: "tablete-masina-de-vase",
    look: "tablet-box",
    description:
      "Tablete și capsule cu detergent, sare și agent de clătire la un loc, pentru mașinile de vase de uz casnic. Compară prețul pe bucată, afișat lângă fiecare cutie.",
    baseline: "La apă foarte dură adaugă sare chiar dacă folosești tablete „toate în una”.",
  },
  {
    key: "vase-profesional",
    parent: "spalare-vase",
    name: "Mașini de vase profesionale",
    slug: "masini-de-vase-profesionale",
    look: "canister",
    description:
      "Detergent lichid alcalin, agent de clătire, sare și detartrant pentru mașinile din restaurante, cantine și baruri. Se dozează automat, cu pompă peristaltică.",
    baseline: "Verifică săptămânal furtunurile de dozare și brațele de spălare.",
  },
] as const satisfies readonly Category[];
