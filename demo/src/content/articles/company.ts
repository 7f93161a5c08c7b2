import { COMPANY } from "../company.ts";
import { GROUP, type Article } from "./article.ts";

/** Who we are and how to reach us; their ids are those of the specification (requirements: B7). */
export const COMPANY_ARTICLES: readonly Article[] = [
  {
    id: 1904,
    typeId: GROUP.company,
    slug: "despre-noi",
    title: "Despre noi",
    linkTitle: "Despre noi",
    intro: "Cine suntem, ce vindem și cum alegem produsele de curățenie pe care le găsești la Curat.",
    scene: "scene/despre-noi",
    content: `
<h2>Curățenia bună începe cu produsul potrivit</h2>
<p>Am pornit în 2009, cu un depozit mic din Cluj-Napoca și o listă de patruzeci de produse pentru firme de curățenie. Întrebarea pe care o primeam cel mai des nu era „cât costă?”, ci „cu ce scot asta?”. De atunci ne-am păstrat obiceiul de a răspunde întâi la ea.</p>
<p>Astăzi avem peste o mie de produse: detergenți pentru fiecare suprafață, dezinfectanți cu aviz, hârtie, saci, mănuși, dispensere, ustensile și mașini de curățat, împreună cu piesele lor. Le cumpără familii, cabinete, restaurante, hoteluri, școli, primării și firme de curățenie.</p>
<h2>Cum alegem ce vindem</h2>
<ul>
<li><strong>Informația completă înainte de preț.</strong> La fiecare produs găsești compoziția relevantă, pH-ul, diluția, timpul de contact și avertizările de pe etichetă.</li>
<li><strong>Preț pe unitate.</strong> Afișăm prețul pe litru, pe kilogram sau pe bucată, ca să poți compara corect un flacon de un litru cu un bidon de zece.</li>
<li><strong>Documente la vedere.</strong> Fișa tehnică și fișa cu date de securitate se descarcă direct din pagina produsului.</li>
<li><strong>Reduceri adevărate.</strong> Prețul tăiat este cel mai mic preț practicat în cele 30 de zile dinaintea reducerii.</li>
</ul>
<h2>Pentru acasă, pentru firme, pentru instituții</h2>
<p>Poți comanda un singur flacon sau un palet. Firmele primesc factură cu datele lor, pot salva mai multe adrese și pot cere ofertă de preț. Instituțiile publice ne găsesc și în catalogul electronic SEAP/SICAP.</p>
<h2>Depozitul</h2>
<p>Comenzile pleacă din depozitul nostru de la Apahida, lângă Cluj-Napoca. Cele plasate până la ora 13 ajung, de regulă, la curier în aceeași zi lucrătoare.</p>
<h2>Vorbește cu noi</h2>
<p>Ai o pată care nu cedează, o pardoseală nouă sau un caiet de sarcini de completat? Scrie-ne la <a href="mailto:${COMPANY.email}">${COMPANY.email}</a> sau sună la ${COMPANY.phone}, ${COMPANY.schedule}.</p>`,
  },
  {
    id: 1941,
    typeId: GROUP.company,
    slug: "contact",
    title: "Contact",
    linkTitle: "Contact",
    intro: "Adresa, telefonul, adresa de e-mail și programul echipei Curat.",
    scene: "scene/contact",
    content: `
<p>Îți răspundem la telefon și pe e-mail ${COMPANY.schedule}. Mesajele trimise prin formular primesc răspuns în cel mult o zi lucrătoare.</p>
<ul>
<li><strong>Comenzi și livrări:</strong> <a href="mailto:${COMPANY.orders}">${COMPANY.orders}</a>, ${COMPANY.mobile}</li>
<li><strong>Birou:</strong> <a href="mailto:${COMPANY.email}">${COMPANY.email}</a>, ${COMPANY.phone}</li>
<li><strong>Date personale:</strong> <a href="mailto:${COMPANY.privacy}">${COMPANY.privacy}</a></li>
</ul>
<p>Pentru o comandă existentă, scrie în mesaj și numărul ei: îl găsești în e-mailul de confirmare.</p>
<h2>Datele firmei</h2>
<p>${COMPANY.name}, CUI ${COMPANY.cui}, nr. registrul comerțului ${COMPANY.registry}, capital social ${COMPANY.capital}. Sediul social: ${COMPANY.address}. Cont: ${COMPANY.iban}, ${COMPANY.bank}</p>`,
  },
  {
    id: 1930,
    typeId: GROUP.company,
    slug: "oferta-pentru-firme",
    title: "Ofertă pentru firme",
    linkTitle: "Ofertă pentru firme",
    intro:
      "Spune-ne ce suprafețe întreții și ce consumi lunar; primești o ofertă în cel mult o zi lucrătoare.",
    content: `
<p>Dacă cumperi regulat, merită să vorbim. Pentru cantități lunare stabile îți facem o ofertă cu prețuri ferme pe trei luni, livrare programată și un singur om de contact.</p>
<h2>Ce ne ajută să răspundem repede</h2>
<ul>
<li>tipul spațiului (birouri, restaurant, hotel, cabinet, hală) și suprafața aproximativă;</li>
<li>materialul pardoselilor și numărul grupurilor sanitare;</li>
<li>produsele folosite acum și cantitățile dintr-o lună;</li>
<li>datele firmei pentru factură și localitatea de livrare.</li>
</ul>
<p>Pentru mașini de curățat organizăm demonstrații la tine, pe pardoseala ta. Pentru dispensere oferim montaj în Cluj și în județele vecine, la cel puțin zece bucăți.</p>
<p>Completează formularul de mai jos sau scrie-ne la <a href="mailto:${COMPANY.email}">${COMPANY.email}</a>.</p>`,
  },
  {
    id: 1942,
    typeId: GROUP.company,
    slug: "puncte-de-lucru",
    title: "Puncte de lucru",
    linkTitle: "Puncte de lucru",
    intro: "Unde poți ridica personal comenzile și unde vezi mașinile de curățat la lucru.",
    content: `
<h2>Showroom și ridicare personală – Cluj-Napoca</h2>
<p>${COMPANY.address}. Program: luni – vineri, 08:30 – 16:30. Aici ridici comenzile pentru care ai ales „Ridicare personală”, după ce primești mesajul că sunt pregătite. În sala de demonstrații poți încerca mașini de spălat-uscat, aspiratoare și dispensere. Anunță-ne cu o zi înainte, ca să pregătim aparatul care te interesează.</p>
<h2>Depozitul central – Apahida</h2>
<p>${COMPANY.warehouse}. De aici pleacă coletele; comenzile nu se ridică de la depozit.</p>
<p>La ridicare ai nevoie de numărul comenzii și de un act de identitate; persoanele juridice au nevoie și de o delegație.</p>`,
  },
  {
    id: 1916,
    typeId: GROUP.none,
    slug: "pagina-inexistenta",
    title: "Pagina nu a fost găsită",
    linkTitle: "Pagina nu a fost găsită",
    intro: "Adresa nu mai există sau a fost scrisă greșit.",
    content: `
<p>Adresa pe care ai deschis-o nu mai există sau a fost scrisă greșit. Se întâmplă și după ce un produs își schimbă numele.</p>
<ul>
<li>Caută produsul după nume, cod sau cod de bare în câmpul de căutare.</li>
<li>Pornește de la <a href="/sitemap">harta site-ului</a>, unde sunt toate categoriile.</li>
<li>Dacă ai ajuns aici dintr-un link de pe site, <a href="/articole/contact.html">spune-ne</a> și îl reparăm.</li>
</ul>`,
  },
];
