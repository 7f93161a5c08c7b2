import type { BlogPost } from "./blog-post.ts";

export const HYGIENE_POSTS: readonly BlogPost[] = [
  {
    slug: "spalat-pe-maini-sau-gel",
    title: "Apă și săpun sau gel? Când alegi fiecare",
    category: "igiena-si-sanatate",
    tags: ["maini", "dezinfectie"],
    intro:
      "Gelul nu înlocuiește spălatul, iar săpunul nu e mereu la îndemână. Regula în două întrebări și tehnica ce acoperă toată mâna.",
    daysAgo: 12,
    theme: "washroom",
    act: { name: "washHands", colour: "#8cc63f" },
    goods: ["sapun-lichid", "dezinfectanti-maini", "dispensere-sapun", "creme-si-paste"],
    content: `
<p>Două întrebări ajung: mâinile sunt vizibil murdare? Ai apă curentă? Dacă la oricare răspunsul e „da”, spală-le. Dacă sunt curate la vedere și nu ai chiuvetă, gelul hidroalcoolic e alegerea bună.</p>
<h2>De ce nu gel pe mâini murdare</h2>
<p>Alcoolul nu pătrunde prin grăsime, făină sau pământ. Unele virusuri digestive și sporii bacterieni îi rezistă; săpunul nu îi omoară, dar îi desprinde și apa îi duce.</p>
<h2>Cât ține fiecare</h2>
<ul>
<li><strong>Spălat:</strong> 40–60 de secunde, cu uscare cu tot.</li>
<li><strong>Gel:</strong> minimum 30 de secunde, până la uscare completă. Dacă s-a uscat mai repede, ai pus prea puțin: trebuie circa 3 ml.</li>
</ul>
<h2>Locurile uitate</h2>
<p>Degetul mare, vârfurile degetelor și spațiile dintre ele. O probă simplă: pune puțină cremă cu sclipici pe mâini și spală-te cum o faci de obicei. Vei vedea unde rămâne.</p>
<h2>Uscarea contează</h2>
<p>Mâinile umede preiau și lasă mai multe bacterii decât cele uscate. Prosopul de hârtie e rapid și îți dă și cu ce deschide ușa.</p>
<h2>Pielea</h2>
<p>Cine se spală de douăzeci de ori pe zi are nevoie de cremă la fel de mult ca de săpun. Pielea crăpată se curăță greu și doare.</p>`,
  },
  {
    slug: "curatare-inainte-de-dezinfectare",
    title: "Curățare, igienizare, dezinfectare: trei cuvinte, trei lucruri",
    category: "igiena-si-sanatate",
    tags: ["dezinfectie", "siguranta"],
    intro:
      "Dezinfectantul turnat peste murdărie e bani aruncați. Ce înseamnă fiecare etapă și cum citești standardele de pe etichetă.",
    daysAgo: 28,
    theme: "hospital",
    act: { name: "threeStages", colour: "#2f8fd0" },
    goods: ["dezinfectanti-suprafete", "clor-si-tablete", "lavete-dezinfectante"],
    content: `
<h2>Curățarea</h2>
<p>Îndepărtează murdăria vizibilă și, odată cu ea, cea mai mare parte din microorganisme. Se face cu detergent, apă și mișcare. Fără ea, restul nu funcționează.</p>
<h2>Dezinfectarea</h2>
<p>Reduce microorganismele rămase până la un nivel considerat sigur. Se face cu un produs biocid avizat, la concentrația și timpul de contact de pe etichetă.</p>
<h2>Igienizarea</h2>
<p>Cuvântul comun pentru amândouă, făcute pe rând. Produsele 2 în 1 le unesc, dar numai la murdărie ușoară.</p>
<h2>Cum citești eticheta</h2>
<table>
<thead><tr><th scope="col">Ce scrie</th><th scope="col">Ce înseamnă</th></tr></thead>
<tbody>
<tr><td>TP1, TP2, TP4</td><td>tipul de produs: igiena umană, suprafețe, zone cu alimente</td></tr>
<tr><td>EN 13697</td><td>testat împotriva bacteriilor și fungilor, pe suprafețe</td></tr>
<tr><td>EN 14476</td><td>testat împotriva virusurilor</td></tr>
<tr><td>„condiții de murdărie”</td><td>testat și în prezența resturilor organice</td></tr>
<tr><td>5 min, 1 %</td><td>timpul și concentrația la care a trecut testul</td></tr>
</tbody>
</table>
<h2>Timpul de contact</h2>
<p>Cinci minute înseamnă cinci minute cu suprafața udă. Dacă se usucă în două, produsul nu a apucat să lucreze: aplică mai mult sau alege unul cu timp mai scurt.</p>
<p>Utilizați produsele biocide în condiții de siguranță. Citiți întotdeauna eticheta și informațiile despre produs înainte de utilizare.</p>`,
  },
  {
    slug: "produse-care-nu-se-amesteca",
    title: "Produse care nu se amestecă niciodată",
    category: "igiena-si-sanatate",
    tags: ["siguranta", "baie"],
    intro: "Patru amestecuri frecvente care trimit oameni la urgență și ce faci dacă ai greșit deja.",
    daysAgo: 47,
    theme: "bathroom",
    act: { name: "notTogether", colour: "#c8102e" },
    goods: ["detartranti", "clor-si-tablete", "manusi-menaj"],
    content: `
<p>Ideea că două produse bune fac împreună unul excelent este cea mai periculoasă din casă. În fiecare an, centrele toxicologice primesc apeluri pentru aceleași patru combinații.</p>
<h2>Clor și acid</h2>
<p>Înălbitor cu detartrant, cu oțet sau cu sare de lămâie: se degajă clor gazos, care arde ochii și plămânii. E cel mai frecvent accident în băile mici, fără fereastră.</p>
<h2>Clor și amoniac</h2>
<p>Unele soluții de geamuri conțin amoniac. Împreună cu înălbitorul formează cloramine, la fel de iritante. Urina conține și ea compuși înrudiți: clătește vasul înainte de a turna clor.</p>
<h2>Două desfundătoare diferite</h2>
<p>Unul alcalin, altul acid, turnate pe rând în aceeași țeavă, reacționează violent și pot arunca lichid fierbinte înapoi.</p>
<h2>Apă oxigenată și oțet</h2>
<p>În același recipient formează acid peracetic, coroziv. Folosite pe rând, cu clătire, nu fac rău.</p>
<h2>Dacă s-a întâmplat</h2>
<ol>
<li>Ieși din încăpere și închide ușa după tine; deschide o fereastră numai dacă o poți face fără să inspiri.</li>
<li>Nu încerca să neutralizezi amestecul.</li>
<li>Sună la 112 dacă cineva tușește, respiră greu sau are ochii iritați.</li>
<li>Păstrează ambalajele: medicul are nevoie de denumiri.</li>
</ol>
<p><strong>Obiceiul care te ferește:</strong> produsele rămân în flaconul lor, cu etichetă. Niciodată în sticle de suc.</p>`,
  },
  {
    slug: "jucarii-si-mese-la-gradinita",
    title: "La grădiniță: ce se curăță, ce se dezinfectează, cât de des",
    category: "igiena-si-sanatate",
    tags: ["dezinfectie", "maini"],
    intro: "Un orar realist pentru jucării, mese, paturi și mânere, gândit pentru grupe de 25 de copii.",
    daysAgo: 95,
    theme: "hospital",
    act: { name: "toyTable", colour: "#2f8fd0" },
    goods: ["dezinfectanti-suprafete", "sapun-spuma-si-solid", "prosoape-pliate"],
    content: `
<p>O grădiniță nu trebuie să miroasă a clor. Trebuie să aibă un orar, iar orarul să fie urmat și în zilele aglomerate.</p>
<h2>După fiecare masă</h2>
<p>Mesele se șterg cu detergent și apă, apoi se clătesc. Se dezinfectează o dată pe zi, la final, sau imediat după un incident.</p>
<h2>Zilnic</h2>
<ul>
<li>mânere, întrerupătoare, capacul vasului de toaletă, robinete: dezinfectate la prânz și la închidere;</li>
<li>jucăriile duse la gură: spălate separat, imediat ce au fost puse jos;</li>
<li>pardoseala: aspirată și spălată după plecarea copiilor, cu ferestrele deschise.</li>
</ul>
<h2>Săptămânal</h2>
<ul>
<li>jucării din plastic: spălate în mașina de vase ori în soluție, clătite, uscate;</li>
<li>jucării textile: la 60 de grade, în sac de plasă;</li>
<li>lenjeria de pat: schimbată, iar pătuțurile șterse.</li>
</ul>
<h2>Alegerea produselor</h2>
<p>Caută dezinfectanți cu timp de contact scurt și fără parfum, aplicați pe lavetă, nu pulverizați lângă copii. Clătește suprafețele care ajung în gură.</p>
<h2>Mâinile mici</h2>
<p>Săpunul spumă iese gata spumat și se clătește repede. Un cântec de 30 de secunde ține loc de cronometru, iar prosopul de hârtie pune capăt prosopului comun.</p>
<p>Utilizați produsele biocide în condiții de siguranță. Citiți întotdeauna eticheta și informațiile despre produs înainte de utilizare.</p>`,
  },
];
