import { COMPANY } from "../company.ts";
import { GROUP, type Article } from "./article.ts";

/** Privacy and cookies (GDPR art. 13, Law 190/2018, Law 506/2004). */
export const PRIVACY_ARTICLES: readonly Article[] = [
  {
    id: 1963,
    typeId: GROUP.legal,
    slug: "politica-de-confidentialitate",
    title: "Politica de confidențialitate",
    linkTitle: "Confidențialitate",
    intro: "Ce date personale folosim, de ce, cât timp le păstrăm și ce drepturi ai.",
    content: `
<p>Versiunea 1.0, în vigoare de la 1 noiembrie 2026.</p>
<h2>1. Cine răspunde de datele tale</h2>
<p>Operatorul este ${COMPANY.name}, ${COMPANY.address}, CUI ${COMPANY.cui}. Pentru orice întrebare despre date scrie la <a href="mailto:${COMPANY.privacy}">${COMPANY.privacy}</a> sau sună la ${COMPANY.phone}.</p>
<h2>2. Ce date folosim și de ce</h2>
<table>
<thead><tr><th scope="col">Scop</th><th scope="col">Date</th><th scope="col">Temei (art. 6 GDPR)</th><th scope="col">Păstrare</th></tr></thead>
<tbody>
<tr><td>Comenzi, livrare, plată</td><td>nume, adresă, e-mail, telefon, produse, modul de plată</td><td>executarea contractului – alin. (1) lit. b)</td><td>durata contractului și termenul de prescripție de 3 ani</td></tr>
<tr><td>Facturare și contabilitate</td><td>date de facturare, la firme și CUI, registrul comerțului, cont</td><td>obligație legală – lit. c)</td><td>termenul cerut de legislația contabilă și fiscală, cel puțin 5 ani</td></tr>
<tr><td>Retururi, garanții, reclamații</td><td>comanda, mesajele, contul pentru rambursare</td><td>obligație legală – lit. c)</td><td>3 ani de la soluționare</td></tr>
<tr><td>Cont de client, favorite, liste, adrese salvate</td><td>e-mail, parolă (păstrată numai ca rezumat criptografic), preferințe</td><td>executarea contractului – lit. b)</td><td>până la închiderea contului</td></tr>
<tr><td>Alertă de stoc</td><td>nume, e-mail, produsul</td><td>consimțământ – lit. a)</td><td>până la trimiterea mesajului sau până la data aleasă</td></tr>
<tr><td>Newsletter</td><td>e-mail, data confirmării</td><td>consimțământ – lit. a)</td><td>până la dezabonare</td></tr>
<tr><td>Recenzii</td><td>nume afișat, text, note, legătura cu o comandă</td><td>consimțământ – lit. a)</td><td>cât timp produsul este în ofertă sau până la cererea ta</td></tr>
<tr><td>Formular de contact și cereri de ofertă</td><td>nume, e-mail, telefon, mesaj</td><td>demersuri la cererea ta – lit. b)</td><td>2 ani</td></tr>
<tr><td>Securitatea site-ului</td><td>adresa IP, ora, cererea, tentative de autentificare</td><td>interes legitim – lit. f)</td><td>cel mult 90 de zile</td></tr>
<tr><td>Statistică și publicitate</td><td>identificatori din cookie-uri</td><td>consimțământ – lit. a)</td><td>vezi <a href="/articole/politica-cookies.html">Politica de cookie-uri</a></td></tr>
</tbody>
</table>
<p>Fără datele marcate ca obligatorii la comandă nu putem livra și factura. Nu cerem codul numeric personal, decât dacă dorești tu să apară pe factură.</p>
<h2>3. Cui transmitem date</h2>
<ul>
<li>curierilor (Sameday, FAN Courier), pentru livrare și retur;</li>
<li>procesatorului de plăți Netopia, care prelucrează datele cardului în nume propriu; noi nu le vedem;</li>
<li>furnizorilor de găzduire, de e-mail și de contabilitate, ca persoane împuternicite, pe bază de contract;</li>
<li>autorităților, când legea o cere, de exemplu ANAF prin RO e-Factura;</li>
<li>furnizorilor de statistică și publicitate, numai după acordul tău.</li>
</ul>
<p>Nu vindem date. Dacă un furnizor prelucrează date în afara Spațiului Economic European, o facem numai pe baza unei decizii de adecvare sau a clauzelor contractuale standard aprobate de Comisia Europeană.</p>
<h2>4. Drepturile tale</h2>
<p>Ai dreptul de acces, de rectificare, de ștergere, de restricționare, de portabilitate, de opoziție și dreptul de a-ți retrage oricând consimțământul, fără ca aceasta să afecteze ce s-a făcut până atunci. Datele tale sau ștergerea lor le ceri din cont sau, fără cont, de la <a href="/date-personale">Date personale</a>. Nu luăm decizii bazate exclusiv pe prelucrare automată, care să producă efecte juridice pentru tine.</p>
<ul>
<li><strong>Copia datelor:</strong> din cont sau din formularul de date personale primești, după confirmarea adresei de e-mail, un link valabil 24 de ore către un fișier JSON și un PDF.</li>
<li><strong>Ștergere:</strong> tot acolo, cu un link de confirmare. Ștergem datele persoanei și păstrăm doar facturile, cât cere legea; o comandă în curs își păstrează datele până se încheie.</li>
<li><strong>Alte cereri:</strong> la <a href="mailto:${COMPANY.privacy}">${COMPANY.privacy}</a>. Răspundem în cel mult 30 de zile.</li>
</ul>
<p>Te poți plânge la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal, Bd. G-ral Gheorghe Magheru nr. 28-30, sectorul 1, București, <a href="https://www.dataprotection.ro">dataprotection.ro</a>.</p>
<h2>5. Cum le protejăm</h2>
<p>Legătura cu site-ul este criptată, parolele sunt păstrate cu o funcție de rezumat rezistentă (argon2id), accesul angajaților este limitat la nevoia de lucru, iar copiile de siguranță sunt criptate. Dacă un incident îți poate afecta drepturile, te anunțăm fără întârziere.</p>
<h2>6. Minori</h2>
<p>Magazinul se adresează persoanelor de peste 18 ani. Nu strângem cu bună știință date ale minorilor.</p>
<h2>7. Modificări</h2>
<p>Când schimbăm această politică, publicăm versiunea nouă și data ei. La schimbări importante îi anunțăm pe clienții cu cont prin e-mail.</p>`,
  },
  {
    id: 1964,
    typeId: GROUP.legal,
    slug: "politica-cookies",
    title: "Politica de cookie-uri",
    linkTitle: "Cookie-uri",
    intro: "Ce cookie-uri folosim, cât durează fiecare și cum îți schimbi alegerea.",
    content: `
<h2>Ce sunt</h2>
<p>Cookie-urile sunt fișiere mici păstrate de browser. Folosim și stocarea locală a browserului, în același scop. Cele necesare funcționează fără acord, pentru că fără ele magazinul nu merge; pentru toate celelalte îți cerem acordul, iar refuzul este la fel de simplu ca acceptarea.</p>
<h2>Necesare</h2>
<table>
<thead><tr><th scope="col">Scop</th><th scope="col">Durată</th></tr></thead>
<tbody>
<tr><td>Coșul de cumpărături</td><td>30 de zile, cu cont 90 de zile</td></tr>
<tr><td>Autentificarea în cont</td><td>până la delogare sau expirarea sesiunii</td></tr>
<tr><td>Alegerea ta privind cookie-urile, cu un identificator al acordului</td><td>30 de zile, apoi te întrebăm din nou</td></tr>
<tr><td>Produsele pe care le compari, unde magazinul oferă comparația</td><td>o zi</td></tr>
<tr><td>Ce ai scris la finalizarea comenzii, dacă pleci înainte să o trimiți (criptat)</td><td>30 de minute</td></tr>
<tr><td>Adresa, firma și livrarea alese la ultima comandă</td><td>12 luni sau până la delogare</td></tr>
<tr><td>Datele comenzii trimise, pentru pagina de confirmare (criptat)</td><td>30 de minute</td></tr>
<tr><td>Comanda cu cardul care își așteaptă plata, fără datele tale (criptat)</td><td>60 de minute</td></tr>
</tbody>
</table>
<h2>Preferințe</h2>
<p>Rețin ordinea de sortare și densitatea listei de produse, ca să le găsești la fel la următoarea vizită (12 luni), și, dacă ai cont, ultima pagină pe care ai fost, ca să te întorci la ea după autentificare (30 de zile). Nu se păstrează fără acordul tău și se șterg când îl retragi.</p>
<h2>Statistică</h2>
<p>Ne arată ce pagini sunt folosite și unde apar probleme. Le încarcă un administrator de etichete Google, numai dacă accepți grupul „Statistică” (categoria <em>analytics_storage</em>). Durata: cel mult 14 luni.</p>
<h2>Marketing</h2>
<p>Permit măsurarea reclamelor și afișarea lor pe alte site-uri: stocare pentru publicitate (<em>ad_storage</em>), transmiterea datelor de utilizator (<em>ad_user_data</em>), personalizare (<em>ad_personalization</em>), serviciul de retargeting și pixelul Facebook. Niciunul nu se încarcă înainte de acordul tău. Durata: între 90 de zile și 13 luni, după furnizor.</p>
<h2>Cum îți schimbi alegerea</h2>
<p>Apasă „Setări cookie” în subsolul oricărei pagini. Poți accepta sau refuza fiecare grup și îți poți retrage acordul oricând. Din browser poți șterge cookie-urile deja salvate.</p>
<p>Operatorul datelor este ${COMPANY.name}; celelalte informații sunt în <a href="/articole/politica-de-confidentialitate.html">Politica de confidențialitate</a>.</p>`,
  },
];
