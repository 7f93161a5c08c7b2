import type { BlogPost } from "./blog-post.ts";

export const BUSINESS_POSTS: readonly BlogPost[] = [
  {
    slug: "codul-culorilor-in-curatenie",
    title: "Codul culorilor: de ce laveta roșie nu intră în bucătărie",
    category: "birouri-si-firme",
    tags: ["siguranta", "haccp"],
    intro:
      "Patru culori, patru zone și nicio lavetă rătăcită. Cum introduci codul culorilor într-o clădire, în trei zile.",
    daysAgo: 5,
    theme: "office",
    act: { name: "fourColours", colour: "#d8403c" },
    goods: ["lavete", "galeti", "mopuri", "carucioare"],
    content: `
<p>Cea mai scurtă cale a bacteriilor de la toaletă la masa din sala de ședințe trece printr-o lavetă. Codul culorilor închide calea aceasta fără să ceară nimănui să țină minte proceduri.</p>
<h2>Împărțirea obișnuită</h2>
<ul>
<li><strong>Roșu:</strong> vase WC, pisoare, pardoseala grupurilor sanitare.</li>
<li><strong>Galben:</strong> chiuvete, faianță, oglinzi din grupurile sanitare.</li>
<li><strong>Albastru:</strong> birouri, mobilier, săli de ședință.</li>
<li><strong>Verde:</strong> bucătării, oficii, zone unde se mănâncă.</li>
</ul>
<p>Nu există o lege care să impună aceste culori; există una singură de respectat: cea pe care ați ales-o toți.</p>
<h2>Ziua 1: inventarul</h2>
<p>Adună tot ce are mâner sau se spală. Ce nu are culoare clară se etichetează ori se retrage.</p>
<h2>Ziua 2: dotarea</h2>
<p>Cumpără seturi complete pe culoare: lavete, găleată, mănuși, perie. Un set incomplet va fi completat, în prima seară, cu ce e la îndemână.</p>
<h2>Ziua 3: afișul și spălarea</h2>
<p>Pune planul culorilor pe ușa debaralei. Spală lavetele separat, în saci de plasă: întâi verdele, ultimul roșul.</p>
<h2>Cum verifici după o lună</h2>
<p>Uită-te în cărucior, nu pe hârtie. Dacă găsești o lavetă roșie lângă cana de cafea, nu e nevoie de ședință, ci de încă un set albastru.</p>`,
  },
  {
    slug: "cat-costa-o-galeata-de-solutie",
    title: "Cât costă, de fapt, o găleată de soluție",
    category: "birouri-si-firme",
    tags: ["economie", "dilutii"],
    intro:
      "Bidonul ieftin poate ieși scump. O formulă de un rând îți arată costul pe găleată și pe metru pătrat.",
    daysAgo: 19,
    theme: "warehouse",
    act: { name: "pour", colour: "#8e6cc9" },
    goods: ["detergenti-pardoseli", "degresanti"],
    content: `
<p>Doi detergenți, două prețuri: unul de 30 de lei pentru 5 litri, altul de 65. Care e mai ieftin? Nu se poate răspunde fără diluție.</p>
<h2>Formula</h2>
<p><strong>Costul unei găleți = prețul pe litru × mililitri pe găleată / 1000.</strong></p>
<table>
<thead><tr><th scope="col"></th><th scope="col">Produs A</th><th scope="col">Produs B</th></tr></thead>
<tbody>
<tr><td>Preț, 5 l</td><td>30 lei</td><td>65 lei</td></tr>
<tr><td>Preț pe litru</td><td>6 lei</td><td>13 lei</td></tr>
<tr><td>Doză la 8 l de apă</td><td>200 ml</td><td>40 ml</td></tr>
<tr><td>Cost pe găleată</td><td>1,20 lei</td><td>0,52 lei</td></tr>
</tbody>
</table>
<p>Produsul „scump” costă mai puțin de jumătate la folosire și ocupă de cinci ori mai puțin loc în magazie.</p>
<h2>Unde se pierde economia</h2>
<ul>
<li><strong>Fără dozator</strong>, doza reală crește cu 50–100 %. O pompă dozatoare se plătește din primul bidon.</li>
<li><strong>Produs prea slab</strong> pentru murdărie: se trece de două ori, iar manopera costă de zece ori mai mult decât chimia.</li>
<li><strong>Apă schimbată rar:</strong> consum mic, rezultat slab, reclamații.</li>
</ul>
<h2>Întrebarea corectă la ofertare</h2>
<p>Nu „cât costă bidonul?”, ci „cât costă metrul pătrat curat?”. Cere furnizorului doza pentru suprafața ta și verifică prețul pe litru, afișat lângă fiecare produs din magazin.</p>`,
  },
  {
    slug: "plan-de-curatenie-birou-50-oameni",
    title: "Plan de curățenie pentru un birou de 50 de oameni",
    category: "birouri-si-firme",
    tags: ["hartie", "pardoseli", "economie"],
    intro:
      "Ce se face zilnic, săptămânal și lunar, plus consumul orientativ de hârtie, săpun și saci pentru o firmă de 50 de oameni.",
    daysAgo: 52,
    theme: "office",
    act: { name: "checklist", colour: "#2f8fd0" },
    goods: ["prosoape-pliate", "hartie-igienica-jumbo", "sapun-lichid", "saci-menajeri"],
    content: `
<h2>Zilnic</h2>
<ul>
<li>grupuri sanitare: dezinfectare, reumplere, verificare la prânz;</li>
<li>oficiu: blaturi, frigider pe exterior, mânere, coșul de biodeșeuri;</li>
<li>pardoseli în zona intrării și pe coridoare;</li>
<li>mânere, întrerupătoare, butoanele liftului.</li>
</ul>
<h2>Săptămânal</h2>
<ul>
<li>birouri șterse integral, cu mesele eliberate (vineri, după ora 16, funcționează cel mai bine);</li>
<li>geamuri interioare și uși de sticlă;</li>
<li>frigider golit și spălat;</li>
<li>pardoseli spălate sub scaune.</li>
</ul>
<h2>Lunar</h2>
<ul>
<li>detartrarea bateriilor și a espressorului;</li>
<li>aspirarea scaunelor tapițate;</li>
<li>praful de pe corpurile de iluminat și de pe grilele de ventilație.</li>
</ul>
<h2>Consum orientativ pe lună</h2>
<table>
<thead><tr><th scope="col">Produs</th><th scope="col">Cantitate</th></tr></thead>
<tbody>
<tr><td>Prosoape pliate</td><td>circa 20 de pachete de 200 de foi</td></tr>
<tr><td>Hârtie igienică mini jumbo</td><td>24 de role</td></tr>
<tr><td>Săpun lichid</td><td>5–6 litri</td></tr>
<tr><td>Saci de 35 l</td><td>150 de bucăți</td></tr>
<tr><td>Detergent de pardoseli concentrat</td><td>1–2 litri</td></tr>
</tbody>
</table>
<p>Cifrele pleacă de la 22 de zile lucrătoare și prezență de 70 %. Notează consumul real două luni și ajustează comanda: stocul potrivit este de șase săptămâni, nu de șase luni.</p>`,
  },
  {
    slug: "masina-de-spalat-pardoseli-cand-se-justifica",
    title: "Când se justifică o mașină de spălat pardoseli",
    category: "birouri-si-firme",
    tags: ["masini", "pardoseli", "economie"],
    intro:
      "De la câți metri pătrați o mașină mică se amortizează și ce trebuie măsurat înainte de a cere o ofertă.",
    daysAgo: 88,
    theme: "warehouse",
    act: { name: "scrubFloor", colour: "#f28c00" },
    goods: ["masini-spalat-pardoseli", "detergenti-pardoseli"],
    content: `
<p>Cu mopul, un om experimentat spală 200–300 de metri pătrați pe oră. O mașină de spălat-uscat compactă, cu lățimea de 35 cm, face în aceeași oră 700–1000, iar pardoseala rămâne aproape uscată.</p>
<h2>Calculul scurt</h2>
<p>La 600 m² spălați zilnic, mopul cere cam două ore și jumătate, mașina mai puțin de una. Ora și jumătate câștigată, la 22 de zile pe lună, înseamnă 33 de ore. La un cost al muncii de 35 de lei pe oră, economia trece de 1.100 de lei lunar; o mașină compactă se amortizează astfel în sub un an.</p>
<h2>Ce măsori înainte</h2>
<ul>
<li><strong>Cea mai îngustă trecere:</strong> ușa, spațiul dintre rafturi, liftul.</li>
<li><strong>Pragurile și rampele:</strong> peste 6 % ai nevoie de tracțiune.</li>
<li><strong>Pardoseala:</strong> gresie antiderapantă cere perie, nu pad.</li>
<li><strong>Locul de umplere și golire:</strong> un robinet și un sifon la cel mult 30 de metri.</li>
<li><strong>Priza:</strong> sub 400 m² ajunge un model cu cablu; peste, acumulatorul scapă de prelungitoare.</li>
</ul>
<h2>Costul de care uită toată lumea</h2>
<p>Periile și lamelele se schimbă anual, iar acumulatorii la 3–4 ani. Cere-le prețul în aceeași ofertă cu mașina.</p>
<h2>Proba</h2>
<p>Nu cumpăra din catalog. Cere o demonstrație pe pardoseala ta, la ora la care o speli de obicei, cu murdăria de toate zilele.</p>`,
  },
];
