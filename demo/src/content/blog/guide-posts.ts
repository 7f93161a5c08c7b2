import type { BlogPost } from "./blog-post.ts";

export const GUIDE_POSTS: readonly BlogPost[] = [
  {
    slug: "cum-alegi-hartia-igienica",
    title: "Cum alegi hârtia igienică fără să te păcălească pachetul",
    category: "ghiduri-de-cumparare",
    tags: ["hartie", "economie"],
    intro: "Numărul de role spune puțin. Trei cifre de pe ambalaj îți arată cât cumperi de fapt.",
    daysAgo: 3,
    theme: "bathroom",
    act: { name: "tearPaper", colour: "#cfdcec" },
    goods: ["hartie-igienica-casa", "hartie-igienica-jumbo"],
    content: `
<p>Două pachete de zece role pot diferi de două ori la cantitate. Uită-te după trei cifre: straturi, foi pe rolă, dimensiunea foii.</p>
<h2>Calculul în 15 secunde</h2>
<p>Foi pe rolă × lungimea foii = metri pe rolă. O rolă cu 150 de foi de 12 cm are 18 metri; una cu 250 de foi de 11 cm are 27,5. Împarte prețul la totalul de metri și compară.</p>
<h2>Câte straturi</h2>
<ul>
<li><strong>2 straturi:</strong> toalete publice, birouri cu trafic mare.</li>
<li><strong>3 straturi:</strong> echilibrul pentru casă.</li>
<li><strong>4 straturi:</strong> confort; rola e mai scurtă la același diametru.</li>
</ul>
<h2>Celuloză sau reciclată</h2>
<p>Celuloza pură e mai albă și mai moale. Hârtia reciclată se dizolvă la fel de bine și costă, de regulă, mai puțin; alegerea ține de buget și de confort.</p>
<h2>Fose și instalații vechi</h2>
<p>Acolo contează viteza de dizolvare. Pune o foaie într-un pahar cu apă, amestecă zece secunde: dacă se desface în fibre, e potrivită.</p>
<h2>Când merită rola jumbo</h2>
<p>De la zece persoane în sus. Rola lungă în dispenser închis se schimbă rar, nu dispare și nu se udă; despre montaj, în <a href="/blog/dispenserul-potrivit">ghidul dispenserelor</a>.</p>`,
  },
  {
    slug: "manusi-nitril-latex-vinil",
    title: "Nitril, latex sau vinil? Ghidul mănușilor de unică folosință",
    category: "ghiduri-de-cumparare",
    tags: ["siguranta", "maini"],
    intro:
      "Trei materiale, trei comportamente. Tabelul care te ajută să alegi după substanță, alergie și buget.",
    daysAgo: 36,
    theme: "hospital",
    act: { name: "threeGloves", colour: "#3f7fd0" },
    goods: ["manusi-unica-folosinta", "manusi-menaj"],
    content: `
<table>
<thead><tr><th scope="col"></th><th scope="col">Nitril</th><th scope="col">Latex</th><th scope="col">Vinil</th></tr></thead>
<tbody>
<tr><td>Elasticitate</td><td>bună</td><td>foarte bună</td><td>slabă</td></tr>
<tr><td>Rezistență la uleiuri</td><td>foarte bună</td><td>slabă</td><td>slabă</td></tr>
<tr><td>Rezistență la înțepare</td><td>foarte bună</td><td>medie</td><td>slabă</td></tr>
<tr><td>Alergii la proteine din latex</td><td>nu</td><td>posibile</td><td>nu</td></tr>
<tr><td>Contact cu alimente grase</td><td>da, dacă e marcat</td><td>limitat</td><td>nu</td></tr>
<tr><td>Preț</td><td>mediu</td><td>mediu</td><td>mic</td></tr>
</tbody>
</table>
<h2>Ce alegi pentru ce</h2>
<ul>
<li><strong>Curățenie cu detergenți concentrați:</strong> nitril de minimum 0,1 mm sau mănuși de menaj. Cele subțiri rezistă câteva minute la produse alcaline.</li>
<li><strong>Cabinet medical, cosmetică:</strong> nitril sau latex cu EN 455.</li>
<li><strong>Servire, sandvișuri:</strong> vinil pentru schimburi dese, nitril pentru alimente grase.</li>
<li><strong>Atelier auto:</strong> nitril gros, texturat.</li>
</ul>
<h2>Mărimea</h2>
<p>Măsoară lățimea palmei, fără degetul mare: 7–8 cm este S, 8–9 cm M, 9–10 cm L. O mănușă prea mică se rupe între degete, una prea mare se prinde în lucruri.</p>
<h2>Trei semne de calitate</h2>
<p>Manșeta rulată egal, grosimea trecută pe cutie în milimetri, nu în cuvinte, și numărul lotului. Lipsa lor înseamnă că nu ai pe cine întreba când se rup.</p>`,
  },
  {
    slug: "saci-menajeri-litri-si-microni",
    title: "Saci menajeri: litri, microni și de ce se rup",
    category: "ghiduri-de-cumparare",
    tags: ["deseuri", "economie"],
    intro: "Un sac bun se alege cu ruleta, nu cu ochiul. Cum citești volumul, grosimea și materialul.",
    daysAgo: 58,
    theme: "warehouse",
    act: { name: "tieBag", colour: "#3a424c" },
    goods: ["saci-menajeri", "saci-industriali", "saci-compostabili", "cosuri-interior"],
    content: `
<h2>Litrii</h2>
<p>Măsoară coșul: înălțimea plus jumătate din diametru dă lungimea minimă a sacului, iar jumătate din circumferință dă lățimea. Sacul care abia ajunge la margine cade înăuntru la prima pungă de ceai.</p>
<h2>Microni și material</h2>
<table>
<thead><tr><th scope="col">Folosire</th><th scope="col">Material</th><th scope="col">Grosime</th></tr></thead>
<tbody>
<tr><td>baie, birou</td><td>HDPE</td><td>7–12 µm</td></tr>
<tr><td>bucătărie</td><td>HDPE sau LDPE</td><td>15–25 µm</td></tr>
<tr><td>grădină, atelier</td><td>LDPE</td><td>40–60 µm</td></tr>
<tr><td>moloz ușor</td><td>LDPE</td><td>80–120 µm</td></tr>
</tbody>
</table>
<p>HDPE foșnește și rezistă la greutate; LDPE se întinde și rezistă la colțuri.</p>
<h2>De ce se rup la fund</h2>
<p>Cusătura „stea” împarte greutatea pe mai multe pliuri și nu curge. Cusătura dreaptă e mai ieftină, dar lasă două colțuri slabe.</p>
<h2>Sacii pentru biodeșeuri</h2>
<p>Caută marcajul EN 13432. „Biodegradabil”, fără standard, nu spune nimic. Acești saci se păstrează la răcoare și au termen: după un an devin casanți.</p>
<h2>Culorile</h2>
<p>Albastru pentru hârtie, galben pentru plastic și metal, verde pentru sticlă, maro pentru biodeșeuri, negru pentru rezidual. Verifică regulile salubrizării din localitatea ta.</p>`,
  },
  {
    slug: "dispenserul-potrivit",
    title: "Dispenserul potrivit: 7 întrebări înainte de a găuri faianța",
    category: "ghiduri-de-cumparare",
    tags: ["hartie", "maini"],
    intro:
      "Un dispenser stă pe perete zece ani. Iată ce verifici înainte de a-l alege, de la consumabile la cheie.",
    daysAgo: 80,
    theme: "washroom",
    act: { name: "underDispenser", colour: "#63c1b5" },
    goods: ["dispensere-sapun", "dispensere-hartie", "prosoape-pliate", "sapun-lichid"],
    content: `
<ol>
<li><strong>Câți oameni îl folosesc pe zi?</strong> Sub 30, ajunge un dispenser de 0,5 l; peste 100, ia 1 litru sau mai mult.</li>
<li><strong>Cartuș închis sau reumplere?</strong> Cartușul e mai curat și mai scump. La reumplere, vasul se spală de fiecare dată; nu se completează peste rest.</li>
<li><strong>Consumabile libere sau numai ale producătorului?</strong> Un dispenser ieftin care acceptă un singur tip de rolă poate ieși scump în doi ani.</li>
<li><strong>Atingere sau senzor?</strong> Senzorul dozează egal și e igienic, dar cere baterii: pune schimbarea lor în planul anual.</li>
<li><strong>Cheie comună?</strong> Cere aceeași încuietoare la toată clădirea. Altfel, cine reumple va purta un inel cu unsprezece chei.</li>
<li><strong>ABS sau inox?</strong> ABS-ul e ușor și se curăță simplu; inoxul rezistă la vandalism, dar arată amprentele.</li>
<li><strong>Unde îl montezi?</strong> Săpunul la dreapta robinetului, prosoapele la ieșirea dinspre chiuvetă, la 110–120 cm; pentru persoane în scaun rulant, cel mult 100 cm.</li>
</ol>
<h2>Înainte de găurit</h2>
<p>Lipește dispenserul cu bandă două zile. Dacă oamenii lasă apă pe jos până la prosoape, ai aflat gratis că locul e greșit.</p>
<h2>După montaj</h2>
<p>Notează pe interiorul capacului ce consumabil intră. Peste un an, cine îl reumple îți va mulțumi.</p>`,
  },
];
