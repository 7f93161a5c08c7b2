import { COMPANY } from "../company.ts";
import { GROUP, type Article } from "./article.ts";

/** How buying works: footer group 32. */
export const USEFUL_ARTICLES: readonly Article[] = [
  {
    id: 1951,
    typeId: GROUP.useful,
    slug: "livrare",
    title: "Livrare",
    linkTitle: "Livrare",
    intro: "Cum și când ajunge comanda, cât costă transportul și ce faci dacă un colet vine deteriorat.",
    scene: "scene/livrare",
    content: `
<h2>În cât timp ajunge</h2>
<p>Produsele aflate în stoc se livrează în 2-3 zile de la confirmarea comenzii. Dacă un produs întârzie, te anunțăm înainte să plece coletul și alegi dacă aștepți, primești restul sau renunți.</p>
<h2>Modalități de livrare</h2>
<table>
<thead><tr><th scope="col">Modalitate</th><th scope="col">Ce înseamnă</th><th scope="col">Limite</th></tr></thead>
<tbody>
<tr><td>Curier Sameday</td><td>la adresa ta, de luni până vineri</td><td>colete până la 30 kg bucata</td></tr>
<tr><td>Sameday easybox</td><td>ridici cu codul primit prin SMS, la orice oră</td><td>20 kg și 46 × 44 × 38 cm; verificăm automat dacă încape</td></tr>
<tr><td>Curier FAN</td><td>la adresa ta, potrivit pentru colete grele</td><td>bidoane, role și mașini</td></tr>
<tr><td>Ridicare personală</td><td>de la showroomul din Cluj-Napoca</td><td>gratuit, după mesajul de confirmare</td></tr>
</tbody>
</table>
<h2>Cât costă</h2>
<p>Livrarea este gratuită când produsele din coș, după reduceri, depășesc 200 lei. Sub această sumă, costul depinde de curier, de greutate și de județ; îl vezi în coș, înainte de a trimite comanda. Prețurile includ TVA:</p>
<p>{tarife}</p>
<p>Pentru marfă pe palet calculăm transportul separat și ți-l comunicăm înainte de confirmare.</p>
<h2>La primire</h2>
<ul>
<li>Verifică ambalajul în prezența curierului. Dacă este rupt sau ud, notează pe documentul de livrare și fă o fotografie.</li>
<li>Anunță-ne la <a href="mailto:${COMPANY.orders}">${COMPANY.orders}</a>; îți trimitem produsul din nou sau îți returnăm banii.</li>
<li>Lipsa unei observații la livrare nu îți afectează drepturile legale privind conformitatea produselor.</li>
</ul>
<h2>Aparate electrice vechi</h2>
<p>Când cumperi un aparat electric sau electronic, îți preluăm gratuit, la livrare, aparatul vechi de același tip și cu aceleași funcții. Scrie la observațiile comenzii că vrei să îl predai. Aparatele vechi nu se aruncă la gunoiul menajer: le poți duce gratuit și la centrul de colectare din localitatea ta.</p>
<h2>Unde livrăm</h2>
<p>Livrăm în toată România. În localitățile din afara orașelor curierul poate aplica un interval mai lung, afișat la alegerea localității.</p>`,
  },
  {
    id: 1952,
    typeId: GROUP.useful,
    slug: "modalitati-de-plata",
    title: "Modalități de plată",
    linkTitle: "Plată",
    intro: "Card online, ramburs, ordin de plată sau comandă prin SEAP: cum funcționează fiecare.",
    content: `
<h2>Card online</h2>
<p>Plata se face pe pagina securizată a procesatorului Netopia. Acceptăm Visa și Mastercard, cu confirmare 3-D Secure. Datele cardului nu ajung la noi și nu le stocăm. O comandă neplătită rămâne rezervată 60 de minute, timp în care poți încerca din nou.</p>
<h2>Ramburs</h2>
<p>Plătești la livrare, în numerar sau cu cardul, dacă terminalul curierului permite. Pentru ramburs se adaugă o taxă afișată în coș, care nu depășește costul nostru cu serviciul. Legea limitează plățile în numerar, așa că rambursul nu apare la comenzi de peste 10 000 lei pentru persoane fizice și de peste 5 000 lei pentru firme.</p>
<h2>Ordin de plată</h2>
<p>După comandă primești prin e-mail o factură proformă. Plătești în contul ${COMPANY.iban}, deschis la ${COMPANY.bank}, cu numărul comenzii la detalii. Coletul pleacă după ce suma intră în cont.</p>
<h2>SEAP / SICAP</h2>
<p>Instituțiile publice aleg „Persoană juridică”, apoi „Achiziție publică prin SEAP”. Detaliile sunt în pagina <a href="/articole/achizitii-publice-seap.html">Achiziții publice</a>.</p>
<h2>Prețuri și factură</h2>
<p>Toate prețurile sunt în lei și includ TVA. Factura ajunge prin e-mail, odată cu predarea coletului.</p>`,
  },
  {
    id: 1953,
    typeId: GROUP.useful,
    slug: "retur",
    title: "Retur simplu și gratuit",
    linkTitle: "Retur",
    intro: "Ridicăm gratuit coletul dacă ne anunți în 3 zile; dreptul legal de retragere este de 14 zile.",
    content: `
<h2>Două lucruri diferite, amândouă în favoarea ta</h2>
<ul>
<li><strong>Retur simplu și gratuit în 3 zile</strong> este serviciul nostru: dacă ne scrii în primele trei zile de la primire, trimitem curierul după colet pe cheltuiala noastră.</li>
<li><strong>Drept legal de retragere: 14 zile</strong> de la primirea ultimului produs din comandă, fără să spui de ce. După cele trei zile, transportul de întoarcere îl plătești tu.</li>
</ul>
<h2>Cum faci un retur</h2>
<ol>
<li>Intră în cont, la „Retururi”, alege comanda și apasă pe „Retur”. Dacă ai comandat fără cont, folosește legătura „Găsește comanda” din subsolul oricărei pagini.</li>
<li>Alege produsele, cantitatea și motivul. Dacă vrei să te retragi din contract fără să spui de ce, folosește pagina <a href="/retragere">Retrageți-vă din contract aici</a>.</li>
<li>Primești pe loc o confirmare prin e-mail și instrucțiunile de expediere.</li>
<li>Împachetează produsele astfel încât să nu curgă; pentru lichide folosește o pungă în plus.</li>
</ol>
<h2>Când primești banii</h2>
<p>Rambursăm suma plătită, inclusiv livrarea standard, în cel mult 14 zile de la anunțul tău, prin aceeași metodă de plată. Putem aștepta până când primim produsele sau dovada expedierii lor.</p>
<h2>Ce nu se poate returna</h2>
<p>Produsele sigilate care nu pot fi returnate din motive de sănătate sau de igienă, dacă le-ai desigilat (de exemplu mănuși medicale, măști, șervețele umede), și produsele făcute la comandă. Un flacon desfăcut pentru o probă obișnuită rămâne returnabil, dar răspunzi pentru scăderea valorii lui.</p>
<p>Textul complet este în pagina <a href="/articole/dreptul-de-retragere.html">Dreptul de retragere</a>.</p>`,
  },
  {
    id: 1954,
    typeId: GROUP.useful,
    slug: "garantie",
    title: "Garanția legală și service",
    linkTitle: "Garanție",
    intro: "Doi ani de garanție legală de conformitate și service pentru mașini și dispensere.",
    content: `
<h2>Garanția legală de conformitate: 2 ani</h2>
<p>Pentru orice produs cumpărat ca persoană fizică, legea îți dă o garanție de doi ani de la livrare, fără niciun cost. Dacă produsul nu este conform (nu funcționează, nu corespunde descrierii, îi lipsește ceva), ai dreptul la reparare sau la înlocuire. Dacă acestea nu sunt posibile sau durează nejustificat, ai dreptul la reducerea prețului ori la restituirea banilor.</p>
<p>Repararea sau înlocuirea se face într-un termen rezonabil, care nu depășește 15 zile calendaristice de la predarea produsului. Baza legală este OUG nr. 140/2021.</p>
<h2>Produse cu termen de valabilitate</h2>
<p>Detergenții, cosmeticele și dezinfectanții au data durabilității sau a expirării pe ambalaj. Îți trimitem produse cu cel puțin jumătate din termen rămas.</p>
<h2>Garanții comerciale</h2>
<p>Unii producători oferă mai mult decât cere legea. Condițiile apar în pagina produsului și în certificatul din cutie; ele nu îți limitează drepturile legale.</p>
<h2>Service</h2>
<p>Pentru mașini și aspiratoare preluăm aparatul prin curier sau, la cele mari, venim noi. Piesele uzuale sunt în stoc. Scrie la <a href="mailto:${COMPANY.email}">${COMPANY.email}</a> modelul, seria și problema; o fotografie cu plăcuța aparatului scurtează mult discuția.</p>`,
  },
  {
    id: 1955,
    typeId: GROUP.useful,
    slug: "intrebari-frecvente",
    title: "Întrebări frecvente",
    linkTitle: "Întrebări frecvente",
    intro: "Răspunsuri scurte despre comenzi, facturi, stocuri, diluții și siguranță.",
    content: `
<h2>Comenzi</h2>
<details><summary>Pot comanda fără cont?</summary><p>Da. Ai nevoie doar de un e-mail și un telefon. Cu un cont vezi istoricul, repeți comenzi și salvezi adrese.</p></details>
<details><summary>Cum anulez o comandă?</summary><p>Din cont, cât timp comanda nu a fost predată curierului. Dacă ai plătit cu cardul, banii se întorc automat.</p></details>
<details><summary>De ce a dispărut un produs din coș?</summary><p>Stocul se rezervă la trimiterea comenzii, nu la adăugarea în coș. Dacă s-a epuizat între timp, îți spunem și poți cere un mesaj când revine.</p></details>
<h2>Facturi și firme</h2>
<details><summary>Cum primesc factura pe firmă?</summary><p>În coș alege „Persoană juridică” și scrie codul fiscal, denumirea și sediul firmei. Factura ajunge prin e-mail.</p></details>
<details><summary>Afișați prețuri fără TVA?</summary><p>Prețurile din magazin includ TVA. Valoarea fără TVA și cota aplicată apar pe factură.</p></details>
<h2>Produse</h2>
<details><summary>Cum citesc diluția 1:50?</summary><p>O parte produs la 50 de părți apă: 20 ml la un litru sau 200 ml la o găleată de 10 litri.</p></details>
<details><summary>Pot amesteca două produse ca să curețe mai bine?</summary><p>Nu. Mai ales clorul cu un detartrant sau cu oțet degajă un gaz toxic. Folosește-le pe rând, cu clătire între ele.</p></details>
<details><summary>Unde găsesc fișa cu date de securitate?</summary><p>În pagina produsului, la „Documente atașate”.</p></details>
<details><summary>Ce piesă se potrivește la mașina mea?</summary><p>Caută după marca și modelul mașinii în categoria de piese și consumabile. Dacă nu apare, trimite-ne o fotografie cu plăcuța aparatului.</p></details>
<h2>Livrare și retur</h2>
<details><summary>Pot ridica din easybox un bidon de 20 de litri?</summary><p>Nu, depășește limita de greutate. Când produsele nu încap într-un easybox, coșul îți spune.</p></details>
<details><summary>Cine plătește returul?</summary><p>Noi, dacă ne anunți în 3 zile sau dacă produsul este greșit ori defect. În restul celor 14 zile, transportul este al tău.</p></details>`,
  },
  {
    id: 1956,
    typeId: GROUP.useful,
    slug: "achizitii-publice-seap",
    title: "Achiziții publice prin SEAP / SICAP",
    linkTitle: "Achiziții publice (SEAP)",
    intro: "Cum cumpără o instituție publică de la noi: comanda, pașii din SEAP, documente, facturare.",
    scene: "scene/seap",
    content: `
<h2>Suntem în catalogul electronic</h2>
<p>Produsele noastre se regăsesc în catalogul electronic de pe e-licitatie.ro, sub denumirea ${COMPANY.name}, CUI ${COMPANY.cui}. Codul CPV al fiecărui produs este în fișa lui tehnică, iar codul nostru în pagina produsului, ca să îl poți identifica ușor în SICAP.</p>
<h2>Cum decurge o cumpărare directă</h2>
<ol>
<li>Alege produsele. În coș bifează „Persoană juridică”, apoi plata „Achiziție publică prin SEAP”, și trimite comanda. Stocul se rezervă.</li>
<li>Confirmarea comenzii, pe pagină și prin e-mail, îți spune ce scrii în SICAP: furnizorul, numărul comenzii și valoarea fără TVA.</li>
<li>Inițiezi achiziția directă în SICAP; noi o acceptăm în aceeași zi lucrătoare.</li>
<li>Livrăm produsele; fișele cu date de securitate sunt în paginile lor.</li>
<li>Factura ajunge prin e-mail și se plătește după livrare.</li>
</ol>
<h2>Documente la cerere</h2>
<ul>
<li>certificat constatator și certificate fiscale în termen de valabilitate;</li>
<li>avize pentru produsele biocide;</li>
<li>mostre pentru hârtie, saci și mănuși, în limita a cinci repere.</li>
</ul>
<p>Contact pentru instituții: <a href="mailto:${COMPANY.email}">${COMPANY.email}</a>, ${COMPANY.phone}.</p>`,
  },
  {
    id: 1957,
    typeId: GROUP.useful,
    slug: "cum-comand",
    title: "Cum comand",
    linkTitle: "Cum comand",
    intro: "De la căutare la confirmare, în patru pași, cu sau fără cont.",
    content: `
<ol>
<li><strong>Găsește produsul.</strong> Caută după nume, cod sau cod de bare ori filtrează o categorie după suprafață, pH, volum sau domeniu.</li>
<li><strong>Alege varianta.</strong> Volumul, parfumul sau mărimea se schimbă cu un singur click; prețul pe unitate te ajută să compari.</li>
<li><strong>Completează datele în coș.</strong> Livrare, factură și plată stau pe aceeași pagină. Costul transportului apare înainte de a trimite comanda.</li>
<li><strong>Trimite comanda.</strong> Butonul „Finalizează comanda cu obligație de plată” încheie comanda. Primești imediat confirmarea prin e-mail, cu termenii acceptați.</li>
</ol>
<p>Până la ultimul pas poți modifica orice: cantități, adrese, metoda de plată. După trimitere, comanda se anulează din cont cât timp nu a fost predată curierului.</p>
<p>Ai un cod de reducere? Se introduce în coș; la o comandă se folosește un singur cod.</p>`,
  },
];
