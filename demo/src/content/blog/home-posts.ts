import type { BlogPost } from "./blog-post.ts";

export const HOME_POSTS: readonly BlogPost[] = [
  {
    slug: "cum-speli-gresia-fara-dare",
    title: "Cum speli gresia fără dâre: cinci greșeli și leacul lor",
    category: "curatenie-acasa",
    tags: ["pardoseli", "dilutii"],
    intro:
      "Gresia care rămâne mată după spălare nu e murdară, ci are peliculă de detergent. Iată de unde vine și cum scapi de ea.",
    daysAgo: 9,
    theme: "bathroom",
    act: { name: "mopLane", colour: "#2f8fd0" },
    goods: ["detergenti-pardoseli", "mopuri", "galeti"],
    content: `
<p>Ai spălat, s-a uscat, iar în lumina de după-amiază se văd urme ca de pensulă. Vestea bună: gresia e curată. Vestea proastă: peste ea s-a uscat detergent.</p>
<h2>1. Prea mult produs în găleată</h2>
<p>Doza de pe etichetă e calculată pentru o găleată de opt litri. Turnat „din ochi”, concentratul ajunge ușor la de trei ori mai mult. Folosește capacul gradat o săptămână și compară.</p>
<h2>2. Aceeași apă pentru toată casa</h2>
<p>După 15–20 de metri pătrați, apa doar plimbă murdăria. Cu două găleți, una cu soluție și una pentru clătit mopul, apa curată ține de două ori mai mult.</p>
<h2>3. Mop prea ud</h2>
<p>Apa care băltește se usucă încet și lasă săruri. Mopul stors bine lasă o peliculă subțire, care se evaporă în două minute.</p>
<h2>4. Produsul nepotrivit</h2>
<p>Detergentul de vase și săpunul fac spumă multă și se clătesc greu. Alege un <a href="/solutii-de-curatare/pardoseli">detergent de pardoseli</a> cu spumă redusă.</p>
<h2>5. Pelicula veche rămâne dedesubt</h2>
<p>Dacă ai deja un strat adunat în luni, niciun produs bun nu îl mai ascunde. Spală o dată cu apă caldă și un detergent alcalin, clătește de două ori, apoi revino la doza normală.</p>
<p><strong>Testul simplu:</strong> șterge o placă de gresie cu o lavetă umedă, fără detergent. Dacă face spumă, ai găsit vinovatul.</p>`,
  },
  {
    slug: "calcarul-din-baie",
    title: "Calcarul din baie: ce îl dizolvă și ce îl ascunde doar",
    category: "curatenie-acasa",
    tags: ["baie", "siguranta"],
    intro:
      "Calcarul e o sare, iar sarea se dizolvă cu acid. Restul e frecat degeaba. Cum alegi acidul potrivit pentru fiecare suprafață.",
    daysAgo: 23,
    theme: "washroom",
    act: { name: "limescale", colour: "#3fa7d6" },
    goods: ["detartranti", "solutii-obiecte-sanitare", "bureti"],
    content: `
<p>Apa dură lasă pe baterii și pe sticlă carbonat de calciu. Un detergent obișnuit, fie el oricât de spumos, nu are cum să îl dizolve: îi trebuie un acid.</p>
<h2>Ce acid, pe ce suprafață</h2>
<table>
<thead><tr><th scope="col">Suprafață</th><th scope="col">Merge</th><th scope="col">Nu merge</th></tr></thead>
<tbody>
<tr><td>Sticla cabinei de duș</td><td>acid citric, produse ușor acide</td><td>praf abraziv</td></tr>
<tr><td>Baterii cromate</td><td>acid citric, contact scurt</td><td>acid clorhidric</td></tr>
<tr><td>Vas WC din porțelan</td><td>gel detartrant puternic</td><td>–</td></tr>
<tr><td>Marmură, travertin</td><td>numai produse cu pH neutru</td><td>orice acid, inclusiv oțetul</td></tr>
</tbody>
</table>
<h2>Timpul face treaba</h2>
<p>Aplică, lasă cinci-zece minute, apoi freacă ușor. Pe suprafețe verticale ajută o hârtie îmbibată, care ține soluția pe loc. Nu lăsa produsul să se usuce.</p>
<h2>Regula care nu se negociază</h2>
<p>Niciodată un detartrant peste un produs cu clor și niciodată invers (lista întreagă: <a href="/blog/produse-care-nu-se-amesteca">produse care nu se amestecă</a>). Amestecul degajă clor gazos. Clătește, aerisește și abia apoi schimbă produsul.</p>
<h2>Ca să nu revină</h2>
<p>O racletă mică în cabină și zece secunde după fiecare duș fac mai mult decât un detartraj pe lună.</p>`,
  },
  {
    slug: "pete-pe-canapea-primele-zece-minute",
    title: "Pată pe canapea: ce faci în primele zece minute",
    category: "curatenie-acasa",
    tags: ["pete"],
    intro:
      "Vin, cafea, ulei sau pix: ordinea gesturilor contează mai mult decât produsul. Un plan scurt, de ținut minte.",
    daysAgo: 41,
    theme: "hotel",
    act: { name: "spray", colour: "#d8a24a" },
    goods: ["covoare-si-tapiterii", "lavete"],
    content: `
<p>O pată proaspătă stă la suprafață. După o oră, a coborât în burete. De aceea primele gesturi decid dacă o mai scoți.</p>
<h2>Minutul 0–2: absoarbe, nu freca</h2>
<p>Apasă cu hârtie sau cu o lavetă albă, din margine spre centru. Frecatul lărgește pata și scămoșează țesătura.</p>
<h2>Minutul 2–5: apă rece, puțină</h2>
<p>Tamponează cu apă rece. Apa caldă fixează proteinele: sângele, laptele și oul nu mai ies ușor după ea.</p>
<h2>Minutul 5–10: produsul potrivit</h2>
<ul>
<li><strong>Cafea, vin, suc:</strong> soluție pentru tapițerii, apoi clătire cu lavetă umedă.</li>
<li><strong>Ulei, unt, machiaj:</strong> presară amidon, lasă zece minute, aspiră, apoi folosește o soluție degresantă pentru textile.</li>
<li><strong>Pix:</strong> alcool pe un bețișor de vată, din exterior spre interior, cu hârtie dedesubt.</li>
<li><strong>Noroi:</strong> excepția de la regulă. Lasă-l să se usuce, aspiră-l și tratează numai ce rămâne.</li>
</ul>
<h2>Încearcă mai întâi pe spate</h2>
<p>Orice produs se probează pe o zonă ascunsă, cu o lavetă albă. Dacă laveta prinde culoare, oprește-te și cheamă un specialist.</p>
<p>La final, usucă repede: un ventilator sau o fereastră deschisă previne inelul pe care îl lasă apa.</p>`,
  },
  {
    slug: "rufe-albe-care-raman-albe",
    title: "De ce se îngălbenesc rufele albe și cum le ții albe",
    category: "curatenie-acasa",
    tags: ["rufe", "economie"],
    intro:
      "Griul și galbenul au cauze diferite. Una se rezolvă cu doza, alta cu temperatura, alta cu răbdare la clătit.",
    daysAgo: 66,
    theme: "laundry",
    act: { name: "foldCloth", colour: "#f1f3f5" },
    goods: ["detergent-rufe-pudra", "detergent-rufe-lichid", "balsam-si-aditivi"],
    content: `
<p>Rufele albe nu „îmbătrânesc”; adună ceva. Ca să scapi de acel ceva, trebuie să știi ce este.</p>
<h2>Gri: detergent puțin, apă dură</h2>
<p>Când doza e prea mică pentru duritatea apei, murdăria desprinsă se așază la loc pe țesătură. Duritatea o afli de la furnizorul de apă. Peste 15 grade germane, alege doza „apă dură” de pe ambalaj.</p>
<h2>Galben: sebum și deodorant</h2>
<p>Grăsimea pielii nu pleacă la 30 de grade. O spălare lunară la 60 de grade, cu pudră care conține înălbitor pe bază de oxigen, curăță și țesătura, și mașina.</p>
<h2>Galben la gât și la subraț</h2>
<p>Tratează înainte: câteva picături de detergent lichid pe zonă, zece minute, apoi în mașină. Clorul nu ajută aici; pe sintetice chiar fixează nuanța.</p>
<h2>Prea mult balsam</h2>
<p>Balsamul lasă un strat fin care prinde murdăria. La prosoape folosește-l rar, ca să absoarbă, iar la lavetele de microfibră deloc.</p>
<h2>Mașina însăși</h2>
<p>Curăță sertarul și garnitura ușii o dată pe lună și lasă hubloul întredeschis. Un ciclu gol la 90 de grade, de două-trei ori pe an, topește depunerile din cuvă.</p>`,
  },
];
