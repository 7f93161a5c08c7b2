import type { BlogPost } from "./blog-post.ts";

export const HORECA_POSTS: readonly BlogPost[] = [
  {
    slug: "inchiderea-bucatariei-in-40-de-minute",
    title: "Închiderea bucătăriei în 40 de minute, fără scurtături",
    category: "horeca",
    tags: ["bucatarie", "haccp"],
    intro:
      "Ordinea operațiilor la final de serviciu: de sus în jos, de la curat la murdar, cu timpii de contact folosiți în favoarea ta.",
    daysAgo: 14,
    theme: "kitchen",
    act: { name: "worktop", colour: "#3f9d4f" },
    goods: ["degresanti", "plite-cuptoare-inox", "dezinfectanti-suprafete"],
    content: `
<p>Bucătăriile care se închid repede nu freacă mai tare, ci așteaptă mai inteligent: produsul lucrează singur, cât timp mâinile fac altceva.</p>
<h2>Minutele 0–10: aplici tot ce are timp de contact</h2>
<p>Degresant pe plită și pe pereții din jur, gel în cuptorul călduț, filtrele hotei în cuvă cu apă fierbinte și degresant.</p>
<h2>Minutele 10–20: de sus în jos</h2>
<p>Rafturi, suporturi, mânere, apoi blaturi. Strânge resturile cu racleta, spală cu detergent, clătește. Abia acum dezinfectezi: pe grăsime, dezinfectantul nu are efect.</p>
<h2>Minutele 20–30: te întorci la plită și cuptor</h2>
<p>Murdăria s-a înmuiat. Două treceri cu fibra potrivită și o clătire ajung, iar culoarea fibrei spune unde are voie: vezi <a href="/blog/codul-culorilor-in-curatenie">codul culorilor</a>. Filtrele hotei se clătesc și se pun la scurs.</p>
<h2>Minutele 30–38: pardoseala</h2>
<p>Mătură uscat, întinde soluția alcalină caldă, freacă în zona friteuzei, trage cu racleta spre sifon. Curăță și coșul sifonului: de acolo vine mirosul de dimineață.</p>
<h2>Minutele 38–40: foaia</h2>
<p>Bifează pe loc operațiile, concentrația dezinfectantului și ora. Registrul completat „din amintiri” se vede la orice control.</p>
<p><strong>Ce nu merită scurtat niciodată:</strong> clătirea suprafețelor care ating alimente și timpul de contact al dezinfectantului.</p>`,
  },
  {
    slug: "pahare-mate-la-masina-de-vase",
    title: "Pahare mate la mașina profesională: patru cauze",
    category: "horeca",
    tags: ["bucatarie", "dilutii"],
    intro:
      "Ceața de pe pahare poate fi calcar, detergent, amidon sau coroziune. Cum le deosebești în cinci minute.",
    daysAgo: 33,
    theme: "kitchen",
    act: { name: "twoGlasses", colour: "#3fa7d6" },
    goods: ["vase-profesional"],
    content: `
<p>Înainte de a schimba detergentul, află ce e pe pahar. Ai nevoie de oțet, de apă caldă și de un pahar sacrificat.</p>
<h2>Testul</h2>
<ol>
<li><strong>Dispare cu oțet:</strong> calcar. Dedurizatorul nu mai lucrează sau s-a terminat sarea.</li>
<li><strong>Dispare cu apă caldă:</strong> rest de detergent. Doza e prea mare ori brațul de clătire e înfundat.</li>
<li><strong>Dispare doar frecat cu degresant:</strong> amidon sau proteine. Temperatura de spălare e sub 55 de grade sau doza e prea mică.</li>
<li><strong>Nu dispare:</strong> sticla este corodată. Nu se mai repară, dar se poate preveni.</li>
</ol>
<h2>Valorile de verificat</h2>
<table>
<thead><tr><th scope="col">Parametru</th><th scope="col">Interval uzual</th></tr></thead>
<tbody>
<tr><td>Temperatura de spălare</td><td>55–65 °C</td></tr>
<tr><td>Temperatura de clătire</td><td>80–85 °C, la pahare 65 °C</td></tr>
<tr><td>Duritatea apei la intrare</td><td>sub 5 °dH</td></tr>
<tr><td>Detergent</td><td>1,5–3 ml la litru</td></tr>
<tr><td>Agent de clătire</td><td>0,2–0,5 ml la litru</td></tr>
</tbody>
</table>
<h2>Rutina care le previne</h2>
<p>La sfârșitul zilei golește cuva, clătește sitele și brațele, lasă capota deschisă. O dată pe lună, un ciclu cu detartrant. Paharele fine se spală separat, la temperatură mai mică și cu detergent pentru pahare.</p>`,
  },
  {
    slug: "camera-de-hotel-in-25-de-minute",
    title: "Camera de hotel în 25 de minute: traseul care nu se întoarce",
    category: "horeca",
    tags: ["baie", "geamuri", "economie"],
    intro:
      "Ordinea în care lucrează camerista contează mai mult decât viteza ei. Un traseu în sensul acelor de ceasornic și ce pune în cărucior.",
    daysAgo: 74,
    theme: "bathroom",
    act: { name: "basin", colour: "#ecc531" },
    goods: ["carucioare", "solutii-obiecte-sanitare", "geamuri-si-oglinzi", "dus-si-hotel"],
    content: `
<p>Cronometrează o cameră și numără pașii. De obicei, un sfert din timp se duce pe drumuri înapoi la cărucior. Traseul fix le elimină.</p>
<h2>Înainte de ușă</h2>
<p>Lenjerie, prosoape, consumabile numărate pentru camera respectivă, trei lavete pe culori, două flacoane: unul pentru baie, unul universal. Atât.</p>
<h2>Traseul</h2>
<ol>
<li>Deschizi fereastra, strângi gunoiul și lenjeria murdară: 3 minute.</li>
<li>Baia: aplici soluția pe vas, cadă și chiuvetă, apoi ieși. 2 minute.</li>
<li>Patul: 6 minute, cât produsul lucrează în baie.</li>
<li>Praful, în sensul acelor de ceasornic, de sus în jos, cu laveta albastră: 4 minute. Telecomanda și telefonul se dezinfectează.</li>
<li>Baia, a doua oară: faianță, chiuvetă, cadă cu galben; vasul, ultimul, cu roșu: 6 minute.</li>
<li>Consumabile, oglindă, ultima privire din ușă: 2 minute.</li>
<li>Aspirat, cu spatele spre ieșire: 2 minute.</li>
</ol>
<h2>Ce vede oaspetele</h2>
<p>Părul din baie, urma de pe oglindă și praful de pe noptieră. Nimeni nu laudă un plafon curat, dar toți fotografiază un fir de păr. Verifică aceste trei locuri la lumină razantă.</p>
<h2>Flacoane mici sau dispensere</h2>
<p>Un dispenser reîncărcabil de 300 ml înlocuiește zeci de flacoane mici. Alege modele cu închidere, ca să fii sigur ce conțin.</p>`,
  },
  {
    slug: "servetele-calcul-pentru-restaurant",
    title: "Câte șervețele îți trebuie, de fapt, într-un restaurant",
    category: "horeca",
    tags: ["hartie", "economie"],
    intro:
      "Șervețelele par mărunțiș până aduni un an. Cum alegi mărimea, pliajul și dispenserul ca să consumi cu o treime mai puțin.",
    daysAgo: 120,
    theme: "kitchen",
    act: { name: "layNapkin", colour: "#b5364a" },
    goods: ["servetele", "prosoape-pliate", "dispensere-hartie"],
    content: `
<p>La un restaurant cu 80 de clienți pe zi, diferența dintre 3 și 5 șervețele de persoană înseamnă peste 58.000 de bucăți pe an. Merită zece minute de calcul.</p>
<h2>Mărimea potrivită locului</h2>
<ul>
<li><strong>24 cm:</strong> bar, cafenea, desert.</li>
<li><strong>33 cm:</strong> prânz, terasă, meniul zilei. Alegerea pentru majoritatea.</li>
<li><strong>40 cm:</strong> cină și evenimente; cu trei straturi înlocuiește pânza.</li>
</ul>
<h2>Straturi: mai puține bucăți, nu doar mai groase</h2>
<p>Un șervețel cu două straturi absoarbe cât trei dintr-un strat. Prețul pe bucată e mai mare, consumul scade mai mult.</p>
<h2>Dispenserul</h2>
<p>Suportul deschis invită la pumnul plin. Dispenserul de masă care dă o singură bucată reduce consumul cu circa o treime, iar cele de tejghea, cu pliaj interfold, și mai mult.</p>
<h2>Culoarea, ca semn de serviciu</h2>
<p>Unele restaurante schimbă culoarea șervețelelor între prânz și cină. Pe lângă efect, ajută la inventar: vezi dintr-o privire ce s-a consumat.</p>
<h2>Ce verifici la livrare</h2>
<p>Numărul de bucăți pe pachet și dimensiunea desfăcută. Un „33” care măsoară 30 e o reducere de 17 % la suprafață, fără reducere de preț.</p>`,
  },
];
