import { COMPANY } from "../company.ts";
import { GROUP, type Article } from "./article.ts";

/** Terms of sale (OUG 34/2014, OUG 140/2021, Law 365/2002, Law 363/2007, OG 21/1992). */
export const TERMS_ARTICLES: readonly Article[] = [
  {
    id: 1961,
    typeId: GROUP.legal,
    slug: "termeni-si-conditii",
    title: "Termeni și condiții",
    linkTitle: "Termeni și condiții",
    intro: "Condițiile în care vindem prin magazinul online Curat.",
    content: `
<p>Versiunea 1.0, în vigoare de la 1 noiembrie 2026. Poți salva sau tipări acest text; versiunea acceptată la comandă îți este trimisă și prin e-mail.</p>
<h2>1. Cine suntem</h2>
<p>Magazinul este administrat de ${COMPANY.name}, cu sediul în ${COMPANY.address}, înregistrată la registrul comerțului sub nr. ${COMPANY.registry}, CUI ${COMPANY.cui}, capital social ${COMPANY.capital}, cont ${COMPANY.iban} deschis la ${COMPANY.bank}. Telefon ${COMPANY.phone}, e-mail <a href="mailto:${COMPANY.email}">${COMPANY.email}</a>, program ${COMPANY.schedule}. Adresa pentru reclamații este aceeași.</p>
<h2>2. Definiții</h2>
<ul>
<li><strong>Consumator</strong> – persoana fizică ce cumpără în scopuri din afara activității sale profesionale.</li>
<li><strong>Client profesionist</strong> – persoana juridică, persoana fizică autorizată sau instituția care cumpără în cadrul activității sale.</li>
<li><strong>Contract</strong> – contractul la distanță încheiat prin site, fără prezența simultană a părților.</li>
</ul>
<p>Drepturile rezervate de lege consumatorilor (dreptul de retragere, garanția legală de conformitate) sunt descrise ca atare. Nicio clauză de mai jos nu le restrânge.</p>
<h2>3. Cum se încheie contractul</h2>
<ol>
<li>Adaugi produsele în coș, completezi datele și alegi livrarea și plata. Până la ultimul pas poți vedea și corecta totul.</li>
<li>Apeși „Finalizează comanda cu obligație de plată”. Aceasta este oferta ta de cumpărare și te obligă la plata prețului afișat.</li>
<li>Primești imediat un e-mail care dovedește înregistrarea comenzii. Contractul se încheie când îți confirmăm comanda prin e-mail, cel târziu la predarea către curier.</li>
</ol>
<p>Contractul se încheie în limba română. Îl arhivăm împreună cu versiunea termenilor acceptată și ți-l punem la dispoziție la cerere sau din cont.</p>
<p>Putem refuza o comandă dacă produsul nu mai este în stoc, dacă plata nu este autorizată ori dacă prețul afișat este vădit eronat, adică derizoriu față de valoarea produsului. În aceste situații te anunțăm fără întârziere și restituim integral sumele plătite.</p>
<h2>4. Prețuri</h2>
<ul>
<li>Prețurile sunt în lei și includ TVA. Costul livrării și eventuala taxă de ramburs se afișează distinct, înainte de trimiterea comenzii.</li>
<li>Lângă preț afișăm prețul pe unitatea de măsură.</li>
<li>La orice reducere, prețul anterior indicat este cel mai mic preț practicat în cele 30 de zile de dinaintea aplicării reducerii.</li>
<li>Un cod de reducere se folosește o singură dată, nu se cumulează cu alt cod și nu se preschimbă în bani.</li>
</ul>
<h2>5. Plata</h2>
<p>Se poate plăti cu cardul online prin Netopia, ramburs, prin ordin de plată sau, pentru instituții, prin SEAP. Condițiile fiecăreia sunt în pagina <a href="/articole/modalitati-de-plata.html">Plată</a>. Taxa pentru o metodă de plată nu depășește costul suportat de noi.</p>
<h2>6. Livrarea și transferul riscului</h2>
<p>Livrăm în 2-3 zile produsele din stoc și în cel mult 30 de zile de la încheierea contractului în orice alt caz. Dacă nu livrăm la timp, ne poți acorda un termen suplimentar potrivit împrejurărilor, iar dacă nici acesta nu este respectat, poți înceta contractul și primești banii înapoi. Riscul pierderii sau deteriorării trece la consumator când acesta, sau persoana desemnată de el, intră în posesia produselor.</p>
<h2>7. Dreptul de retragere</h2>
<p>Consumatorul se poate retrage din contract în 14 zile, fără motiv. Condițiile, excepțiile, formularul-model și funcția electronică de retragere sunt în pagina <a href="/articole/dreptul-de-retragere.html">Dreptul de retragere</a>. Clienții profesioniști pot returna produse numai cu acordul nostru, cu excepția celor neconforme.</p>
<h2>8. Garanția legală de conformitate</h2>
<p>Răspundem pentru orice neconformitate existentă la livrare și constatată în termen de 2 ani. Consumatorul are dreptul la aducerea în conformitate prin reparare sau înlocuire, fără costuri, iar în condițiile legii, la reducerea proporțională a prețului sau la încetarea contractului. Detaliile sunt în pagina <a href="/articole/garantie.html">Garanție</a>. Pentru clienții profesioniști se aplică răspunderea pentru vicii prevăzută de Codul civil.</p>
<h2>9. Informații despre produse</h2>
<p>Descriem produsele după fișele producătorilor. Imaginile sunt reprezentări; ambalajul se poate schimba fără ca produsul să difere. Înainte de folosire citește eticheta, iar la amestecurile periculoase și fișa cu date de securitate. Produsele biocide se folosesc în condiții de siguranță, după citirea etichetei și a informațiilor despre produs. Produsele marcate „uz profesional” se vând cu acest scop.</p>
<h2>10. Contul de client</h2>
<p>Ești răspunzător de păstrarea parolei. Poți închide contul oricând. Putem suspenda un cont folosit fraudulos, după ce te anunțăm și îți ascultăm explicațiile, cu excepția cazurilor urgente.</p>
<h2>11. Recenzii</h2>
<p>Oricine are cont poate scrie o recenzie. Le citim înainte de publicare și le respingem numai pe cele injurioase, publicitare sau fără legătură cu produsul, indiferent de numărul de stele. Recenziile scrise de cumpărători ai produsului, verificați după comandă, poartă mențiunea „Achiziție verificată”. Nu plătim pentru recenzii și nu ștergem recenzii negative.</p>
<h2>12. Proprietate intelectuală</h2>
<p>Textele, imaginile și baza de date a magazinului ne aparțin sau sunt folosite cu acordul titularilor. Le poți folosi pentru uz personal și pentru documentele de achiziție; pentru altă utilizare cere-ne acordul. Lista localităților se bazează pe datele <a href="https://www.geonames.org/">GeoNames</a>, sub licența <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">CC BY 4.0</a>; denumirile au fost corectate.</p>
<h2>13. Răspunderea</h2>
<p>Răspundem potrivit legii pentru prejudiciile cauzate din culpa noastră. Nu răspundem pentru daune rezultate din folosirea unui produs contrar etichetei. Niciuna dintre părți nu răspunde pentru neexecutarea cauzată de forța majoră, cu condiția să o anunțe în cel mult 5 zile.</p>
<h2>14. Reclamații și soluționarea alternativă a litigiilor</h2>
<p>Scrie-ne la <a href="mailto:${COMPANY.email}">${COMPANY.email}</a>; răspundem în cel mult 14 zile. Te poți adresa Autorității Naționale pentru Protecția Consumatorilor, <a href="https://anpc.ro">anpc.ro</a>, București, Bd. Aviatorilor nr. 72, sectorul 1, și poți cere soluționarea alternativă a litigiului (SAL) la <a href="https://reclamatiisal.anpc.ro/">reclamatiisal.anpc.ro</a>.</p>
<h2>15. Legea aplicabilă</h2>
<p>Contractul este guvernat de legea română. Litigiile care nu se rezolvă pe cale amiabilă sunt de competența instanțelor române; consumatorul se poate adresa și instanței de la domiciliul său.</p>
<h2>16. Modificarea termenilor</h2>
<p>Putem modifica acești termeni pentru viitor. Comenzilor deja plasate li se aplică versiunea acceptată la data comenzii. Nulitatea unei clauze nu atrage nulitatea celorlalte.</p>`,
  },
  {
    id: 1962,
    typeId: GROUP.legal,
    slug: "dreptul-de-retragere",
    title: "Dreptul de retragere",
    linkTitle: "Dreptul de retragere",
    intro: "Ai 14 zile să renunți la o comandă, fără motiv. Aici găsești pașii, excepțiile și formularul.",
    content: `
<h2>Termenul</h2>
<p>În calitate de consumator, te poți retrage din contract fără să dai un motiv, în 14 zile de la data la care tu sau persoana indicată de tine, alta decât transportatorul, intră în posesia ultimului produs din comandă. Este de ajuns ca anunțul să fie trimis înainte de expirarea termenului.</p>
<h2>Cum îți exerciți dreptul</h2>
<ol>
<li><strong>Pe site:</strong> în pagina <a href="/retragere">Retrageți-vă din contract aici</a>, legătură aflată în subsolul fiecărei pagini, pe toată durata termenului, cu sau fără cont. Alegi comanda (fără cont, o cauți cu numărul și adresa de e-mail), alegi produsele, verifici numele și adresa pentru dovadă, apoi confirmi retragerea. Primești prin e-mail o confirmare cu conținutul declarației, data și ora.</li>
<li><strong>În scris:</strong> printr-o declarație neechivocă trimisă la <a href="mailto:${COMPANY.orders}">${COMPANY.orders}</a> sau la ${COMPANY.address}. Poți folosi formularul de mai jos, fără să fii obligat.</li>
</ol>
<p>Te poți retrage și numai pentru o parte dintre produse.</p>
<h2>Ce se întâmplă cu banii</h2>
<p>Îți rambursăm toate sumele primite, inclusiv costul livrării standard, fără întârzieri nejustificate și în cel mult 14 zile de la data la care am aflat de retragere. Folosim aceeași metodă de plată, dacă nu am convenit altceva, și nu îți cerem comisioane. La o retragere parțială, costul livrării se restituie în măsura în care nu ar fi fost datorat. Putem amâna rambursarea până când primim produsele sau dovada că le-ai trimis.</p>
<h2>Ce se întâmplă cu produsele</h2>
<p>Le trimiți la {adresa-retur}, în cel mult 14 zile de la anunț. {cost-retur} Răspunzi numai pentru scăderea valorii produselor rezultată din manipularea lor dincolo de ce este necesar pentru a le verifica natura, caracteristicile și funcționarea.</p>
<h2>Excepții</h2>
<ul>
<li>produse sigilate care nu pot fi returnate din motive de protecție a sănătății sau de igienă și care au fost desigilate după livrare;</li>
<li>produse confecționate după specificațiile tale sau personalizate în mod clar;</li>
<li>produse susceptibile să expire sau să se deterioreze rapid;</li>
<li>produse care, după livrare, s-au amestecat inseparabil cu altele.</li>
</ul>
<h2>Dacă nu te-am informat</h2>
<p>Dacă nu ți-am comunicat informațiile despre dreptul de retragere, termenul se prelungește cu 12 luni de la sfârșitul celui inițial; dacă te informăm în acest interval, termenul este de 14 zile de la informare.</p>
<h2>Formular de retragere</h2>
<p>(completează și trimite acest formular numai dacă dorești să te retragi din contract)</p>
<p>Către ${COMPANY.name}, ${COMPANY.address}, e-mail ${COMPANY.orders}:</p>
<p>Vă informez prin prezenta cu privire la retragerea mea din contractul referitor la vânzarea următoarelor produse: ……………………………………</p>
<p>Comandate la data / primite la data: ………………… Numărul comenzii: …………………</p>
<p>Numele consumatorului: ……………………………………</p>
<p>Adresa consumatorului: ……………………………………</p>
<p>Semnătura consumatorului (doar în cazul în care formularul este notificat pe hârtie): …………………</p>
<p>Data: …………………</p>`,
  },
  {
    id: 1965,
    typeId: GROUP.legal,
    slug: "declaratie-de-accesibilitate",
    title: "Declarație de accesibilitate",
    linkTitle: "Accesibilitate",
    intro: "Ce facem ca magazinul să poată fi folosit de oricine și cum ne semnalezi un obstacol.",
    content: `
<p>${COMPANY.name} dorește ca magazinul Curat să poată fi folosit de toți clienții, indiferent de felul în care navighează. Declarația este întocmită potrivit Legii nr. 232/2022 privind cerințele de accesibilitate aplicabile produselor și serviciilor.</p>
<h2>Ce oferă serviciul</h2>
<p>Prin site poți căuta produse, le poți comanda, plăti și returna și îți poți administra contul. Aceste funcții pot fi folosite cu mouse-ul, cu tastatura și cu un cititor de ecran; comanda se poate trimite și fără JavaScript.</p>
<h2>Cum respectăm cerințele</h2>
<p>Am construit paginile după standardul EN 301 549 și după WCAG 2.2, nivelul AA:</p>
<ul>
<li>contrast suficient, text care se poate mări la 200 % și pagini care nu cer derulare orizontală pe ecrane mici;</li>
<li>ordine logică la parcurgerea cu tasta Tab și indicator de focalizare vizibil;</li>
<li>etichete pentru fiecare câmp și mesaje de eroare așezate lângă câmpul cu problema;</li>
<li>texte alternative pentru imaginile care transmit informație, titluri ierarhizate, tabele cu antet;</li>
<li>animații oprite pentru cine a cerut mișcare redusă și butoane de pauză la orice rulează singur.</li>
</ul>
<h2>Limitări cunoscute</h2>
<ul>
<li>Unele fișe PDF primite de la producători nu sunt etichetate pentru cititoare de ecran. Îți trimitem conținutul lor ca text, la cerere.</li>
<li>Pagina de plată cu cardul aparține procesatorului. Alternativele sunt plata ramburs și ordinul de plată.</li>
<li>Harta punctelor de ridicare are întotdeauna alături o listă cu aceleași informații.</li>
</ul>
<h2>Cum am verificat</h2>
<p>Verificăm fiecare ecran prin teste automate și parcurgem cu tastatura traseul complet al unei comenzi la fiecare schimbare importantă. Declarația a fost întocmită la 1 noiembrie 2026 pe baza unei autoevaluări.</p>
<h2>Spune-ne ce nu merge</h2>
<p>Scrie la <a href="mailto:${COMPANY.email}">${COMPANY.email}</a> sau sună la ${COMPANY.phone}. Răspundem în cel mult 14 zile, iar dacă vrei doar să comanzi, preluăm comanda la telefon, la aceleași prețuri. Dacă răspunsul nu te mulțumește, te poți adresa autorității de supraveghere competente potrivit Legii nr. 232/2022 sau Autorității Naționale pentru Protecția Consumatorilor.</p>`,
  },
];
