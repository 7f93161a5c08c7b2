/** Based on OUG 34/2014, OUG 140/2021, Law 365/2002, Regulation (EU) 2016/679 and Law 506/2004. */
import { type LegalPage, TO_FILL_IN } from "@curat/contract/staff/first-steps.values";
import { hasVatPrefix } from "@curat/contract/cui.values";
import { html } from "../../../../text/template.ts";
import type { Company } from "./legal-pages.ts";

interface Seller extends Company {
  shop: string;
}

const blank = (what: string): string => `${TO_FILL_IN}: ${what}]`;

/** Returns the draft as HTML, with placeholders also for missing company data. */
export function draftOf(page: LegalPage, seller: Seller): string {
  return DRAFTS[page](partsOf(seller)).trim();
}

interface Parts {
  shop: string;
  name: string;
  seat: string;
  cui: string;
  registry: string;
  phone: string;
  mail: string;
}

function partsOf({ shop, company, address, cui, registry, tel, email }: Seller): Parts {
  const textOrBlank = (text: string | undefined, what: string): string =>
    text?.trim() ? html`${text.trim()}`.markup : blank(what);
  const mail = textOrBlank(email, "adresa de e-mail");
  return {
    shop: html`${shop}`.markup,
    name: textOrBlank(company, "numele firmei"),
    seat: textOrBlank(address, "sediul firmei"),
    cui: textOrBlank(cui, "CUI"),
    registry: textOrBlank(registry, "numărul de la Registrul Comerțului"),
    phone: textOrBlank(tel, "telefon"),
    mail: email.trim() ? `<a href="mailto:${mail}">${mail}</a>` : mail,
  };
}

const DRAFTS: Record<LegalPage, (parts: Parts) => string> = {
  contact: ({ name, seat, cui, registry, phone, mail }) => `
<p>Răspundem la telefon și pe e-mail ${blank("zilele și orele, de exemplu luni – vineri, 9:00 – 17:00")}.</p>
<ul>
<li>Telefon: ${phone}</li>
<li>E-mail: ${mail}</li>
</ul>
<h2>Cine suntem</h2>
<p>${name}, cu sediul în ${seat}, CUI ${cui}, înregistrată la Registrul Comerțului sub nr. ${registry}.</p>`,

  delivery: () => `
<h2>Livrare</h2>
<p>Livrăm oriunde în România, prin curier, în ${blank("numărul de zile, de exemplu 1-3 zile lucrătoare")} de la confirmarea comenzii. Prețul livrării depinde de greutate și de localitate și se vede în coș înainte de trimiterea comenzii.</p>
<p>La primire verifică ambalajul. Dacă este deteriorat, spune-i curierului și scrie-ne: înlocuim produsele deteriorate la transport sau îți returnăm banii.</p>
<h2>Aparate electrice vechi</h2>
<p>Când cumperi un aparat electric sau electronic, îți preluăm gratuit, la livrare, aparatul vechi de același tip și cu aceleași funcții. Scrie la observațiile comenzii că vrei să îl predai. Aparatele vechi nu se aruncă la gunoiul menajer: le poți duce gratuit și la centrul de colectare din localitatea ta.</p>
<h2>Plată</h2>
<p>Metodele de plată se văd în coș, la finalizarea comenzii, împreună cu taxa fiecăreia, dacă are vreuna. Taxa unei metode de plată nu depășește costul pe care îl avem noi.</p>
<p>Primești factura pe e-mail și o poți descărca din pagina comenzii.</p>`,

  terms: ({ shop, name, seat, cui, registry, phone, mail }) => `
<h2>1. Cine suntem</h2>
<p>Magazinul online ${shop} aparține firmei ${name}, cu sediul în ${seat}, înregistrată la Registrul Comerțului sub nr. ${registry}, CUI ${cui}. Telefon ${phone}, e-mail ${mail}. Reclamațiile se trimit la aceeași adresă.</p>
<h2>2. Cum se încheie contractul</h2>
<ol>
<li>Adaugi produsele în coș, completezi datele și alegi livrarea și plata. Până la ultimul pas poți vedea și corecta totul.</li>
<li>Apeși „Finalizează comanda cu obligație de plată”. Aceasta este oferta ta de cumpărare și te obligă la plata prețului afișat.</li>
<li>Primești imediat un e-mail care dovedește înregistrarea comenzii. Contractul se încheie când îți confirmăm comanda prin e-mail, cel târziu la predarea către curier.</li>
</ol>
<p>Contractul se încheie în limba română. Îl păstrăm împreună cu versiunea termenilor pe care ai acceptat-o.</p>
<h2>3. Prețuri și plată</h2>
<p>Prețurile sunt în lei${hasVatPrefix(cui) ? " și includ TVA" : ""}. Costul livrării și eventuala taxă a metodei de plată sunt afișate separat, înainte de trimiterea comenzii. La orice reducere, prețul anterior este cel mai mic preț practicat în cele 30 de zile de dinaintea ei.</p>
<h2>4. Livrare</h2>
<p>Livrăm în termenul afișat pe pagina produsului și în cel mult 30 de zile de la încheierea contractului. Riscul pierderii sau deteriorării trece la consumator când primește produsele.</p>
<h2>5. Dreptul de retragere</h2>
<p>Consumatorul se poate retrage din contract în 14 zile, fără motiv. Condițiile, excepțiile și formularul sunt în pagina <a href="/articole/dreptul-de-retragere.html">Dreptul de retragere</a>; retragerea se trimite și din pagina <a href="/retragere">Retrageți-vă din contract aici</a>.</p>
<h2>6. Garanția legală de conformitate</h2>
<p>Răspundem pentru orice neconformitate existentă la livrare și constatată în termen de 2 ani. Consumatorul are dreptul la repararea sau înlocuirea produsului, fără costuri, iar în condițiile legii la reducerea prețului sau la încetarea contractului.</p>
<h2>7. Recenzii</h2>
<p>Citim recenziile înainte de publicare și le respingem numai pe cele injurioase, publicitare sau fără legătură cu produsul, indiferent de numărul de stele.</p>
<h2>8. Reclamații și litigii</h2>
<p>Scrie-ne la ${mail}; răspundem în cel mult 14 zile. Te poți adresa Autorității Naționale pentru Protecția Consumatorilor, <a href="https://anpc.ro">anpc.ro</a>, și poți cere soluționarea alternativă a litigiului (SAL) la <a href="https://reclamatiisal.anpc.ro/">reclamatiisal.anpc.ro</a>. Contractul este guvernat de legea română; consumatorul se poate adresa și instanței de la domiciliul său.</p>
<h2>9. Modificarea termenilor</h2>
<p>Putem modifica acești termeni pentru viitor. Comenzilor deja plasate li se aplică versiunea acceptată la data comenzii. Lista localităților se bazează pe datele <a href="https://www.geonames.org/">GeoNames</a>, sub licența <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">CC BY 4.0</a>.</p>`,

  withdrawal: ({ name, seat, mail }) => `
<h2>Termenul</h2>
<p>În calitate de consumator, te poți retrage din contract fără să dai un motiv, în 14 zile de la data la care tu sau persoana indicată de tine, alta decât transportatorul, intră în posesia ultimului produs din comandă.</p>
<h2>Cum îți exerciți dreptul</h2>
<ol>
<li><strong>Pe site:</strong> în pagina <a href="/retragere">Retrageți-vă din contract aici</a>, cu sau fără cont. Primești prin e-mail o confirmare cu conținutul declarației, data și ora.</li>
<li><strong>În scris:</strong> printr-o declarație neechivocă trimisă la ${mail} sau la ${name}, ${seat}. Poți folosi formularul de mai jos, fără să fii obligat.</li>
</ol>
<h2>Ce se întâmplă cu banii</h2>
<p>Îți returnăm prețul produselor și costul livrării standard în cel mult 14 zile de la anunț, prin aceeași metodă cu care ai plătit, dacă nu ne ceri alta. Putem aștepta până când primim produsele sau dovada că le-ai trimis.</p>
<h2>Cum trimiți produsele</h2>
<p>Trimite-le în cel mult 14 zile de la anunț la {adresa-retur}. {cost-retur} Răspunzi numai pentru scăderea valorii produselor cauzată de o folosire mai îndelungată sau mai intensă decât era necesar ca să le încerci.</p>
<h2>Excepții</h2>
<p>Nu te poți retrage pentru produsele făcute după specificațiile tale, pentru cele care se strică repede și pentru cele sigilate pe care le-ai desigilat și care nu mai pot fi returnate din motive de sănătate sau igienă.</p>
<h2>Formular-model de retragere</h2>
<p>Către ${name}, ${seat}, ${mail}: Vă informez prin prezenta cu privire la retragerea mea din contractul referitor la vânzarea următoarelor produse: … Comandate la data / primite la data: … Numele consumatorului: … Adresa consumatorului: … Semnătura (doar pe hârtie): … Data: …</p>`,

  privacy: ({ shop, name, seat, cui, mail }) => `
<h2>Cine răspunde de datele tale</h2>
<p>${name}, cu sediul în ${seat}, CUI ${cui}, care administrează magazinul ${shop}. Pentru orice întrebare despre datele tale scrie-ne la ${mail}.</p>
<h2>Ce date folosim, de ce și cât timp</h2>
<ul>
<li><strong>Comenzi:</strong> nume, adresă, telefon, e-mail, produse, plăți – pentru contractul cu tine și pentru facturi. Documentele contabile se păstrează 5 ani de la sfârșitul anului, conform legii.</li>
<li><strong>Cont:</strong> datele pe care le scrii în el, până când îl ștergi.</li>
<li><strong>Mesaje, retururi, sesizări, recenzii:</strong> ce ne scrii, ca să îți răspundem.</li>
<li><strong>Newsletter:</strong> adresa de e-mail, numai cu acordul tău, pe care îl retragi oricând din orice mesaj.</li>
</ul>
<h2>Cui transmitem datele</h2>
<p>Curierului, procesatorului de plăți dacă plătești cu cardul, furnizorului de găzduire și contabilității, doar cât este necesar: ${blank("numele lor")}. Autorităților, când legea o cere. Nu vindem date.</p>
<h2>Drepturile tale</h2>
<p>Poți cere să vezi datele, să le corectezi, să le ștergi, să le transferi, să restricționezi folosirea lor ori să te opui, din cont sau scriindu-ne; răspundem în cel mult o lună. Poți face plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal, <a href="https://www.dataprotection.ro">dataprotection.ro</a>.</p>`,

  cookies: ({ shop }) => `
<p>Cookie-urile sunt fișiere mici pe care browserul le păstrează pentru un site.</p>
<h2>Cookie-uri necesare</h2>
<p>${shop} păstrează în cookie-uri coșul, sesiunea contului și alegerea ta despre cookie-uri. Pentru ele nu este necesar acordul tău.</p>
<h2>Alte cookie-uri</h2>
<p>Statisticile și reclamele folosesc cookie-uri numai după ce ești de acord. Grupurile, scopul și durata fiecăruia sunt în <a href="/cookie">Setări cookie</a>, de unde îți schimbi oricând alegerea.</p>`,
};
