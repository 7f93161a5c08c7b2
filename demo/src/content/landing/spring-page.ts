import { categoryPath } from "../../catalogue/tree.ts";
import { postUrl } from "../blog/blog-imports.ts";
import { sceneUrl } from "../scenes.ts";
import type { LandingPage } from "./landing-page.ts";

export const SPRING_PAGE: LandingPage = {
  id: 1,
  slug: "curatenie-de-primavara",
  meta: {
    metatile: "Curățenie de primăvară, cameră cu cameră",
    metadescription:
      "Geamuri, pardoseli, tapițerii și curte: ce cumperi, în ce ordine lucrezi și cât durează curățenia de primăvară.",
    metakeywords: "curățenie de primăvară, geamuri, mopuri, lavete, detergent pardoseli, covoare",
  },
  intro: `
<h1>Curățenie de primăvară, cameră cu cameră</h1>
<p>O casă de trei camere se face într-un weekend dacă lucrezi de sus în jos și de la uscat la ud: întâi praful, apoi geamurile, textilele și abia la urmă pardoseala. Mai jos găsești ce îți trebuie la fiecare pas, fără produse pe care să le folosești o singură dată.</p>`,
  theme: {
    "background-color": "#e4f1e6",
    "background-image-desktop": sceneUrl("scene/landing-primavara"),
    "background-image-mobile": sceneUrl("scene/landing-primavara-mobile"),
    "background-position-x": "center",
    "background-position-y": "top",
    "background-repeat": "no-repeat",
    "background-attachment": "scroll",
    "main-background-color": "#ffffff",
    "text-color": "#1d2b22",
    "title-color": "#14532d",
    "background-title": "#e4f1e6",
    "title-text-size": "1.5rem",
    "background-call-action": "#14532d",
    "call-action-color": "#ffffff",
  },
  blocks: [
    {
      type: "html",
      objwidth: 6,
      cssclass: "tinted",
      info: { objtitle: "Sâmbătă: sus și uscat" },
      html: `
<ol>
<li>Aspiră paianjenii, corpurile de iluminat și rafturile de sus.</li>
<li>Șterge praful cu laveta abia umezită: uscată, îl ridică în aer.</li>
<li>Spală geamurile pe cer acoperit; la soare, soluția se usucă înainte s-o ștergi.</li>
<li>Dă jos perdelele și bagă-le la spălat cât lucrezi în rest.</li>
</ol>`,
    },
    {
      type: "html",
      objwidth: 6,
      cssclass: "tinted",
      info: { objtitle: "Duminică: textile și pardoseală" },
      html: `
<ol>
<li>Curăță canapeaua și covoarele dimineața, ca să se usuce până seara.</li>
<li>Detartrează bateriile și duza de duș: acidul are nevoie de zece minute.</li>
<li>Termină cu pardoseala, dinspre fereastră spre ușă.</li>
<li>Aerisește și golește sacul aspiratorului.</li>
</ol>`,
    },
    {
      type: "products",
      itemsperrow: 4,
      info: {
        objtitle: "Geamuri fără dâre",
        objtitleurl: categoryPath("geamuri-si-oglinzi"),
        objsubtitle: "Soluția, racleta și laveta care nu lasă scame.",
      },
      goods: { categories: ["geamuri-si-oglinzi", "raclete", "lavete"], count: 8 },
    },
    {
      type: "banner",
      info: {
        objtitle: "Curte, terasă, pubele",
        objsubtitle: "Aparate cu presiune, mături de exterior, saci rezistenți.",
        photods: sceneUrl("scene/gradina"),
        photomb: sceneUrl("scene/gradina-mobile"),
        urlds: categoryPath("aparate-presiune"),
        urlmb: categoryPath("maturi-si-perii"),
      },
    },
    {
      type: "products",
      itemsperrow: 4,
      info: {
        objtitle: "Covoare și tapițerii",
        objtitleurl: categoryPath("covoare-si-tapiterii"),
        objsubtitle: "Pentru petele vechi și pentru mirosul de peste iarnă.",
      },
      goods: { categories: ["covoare-si-tapiterii", "bureti"], count: 4 },
    },
    {
      type: "products",
      itemsperrow: 4,
      info: {
        objtitle: "Pardoseli",
        objtitleurl: categoryPath("curatare-pardoseli"),
        objsubtitle: "Un detergent cu spumă puțină și un mop care se stoarce bine.",
      },
      goods: { categories: ["detergenti-pardoseli", "mopuri", "galeti", "maturi-si-perii"], count: 8 },
    },
    {
      type: "html",
      cssclass: "narrow",
      info: { objtitle: "Citește înainte să începi" },
      html: `
<ul>
<li><a href="${postUrl("cum-speli-gresia-fara-dare")}">Cum speli gresia fără dâre: cinci greșeli și leacul lor</a></li>
<li><a href="${postUrl("calcarul-din-baie")}">Calcarul din baie: ce îl dizolvă și ce îl ascunde doar</a></li>
<li><a href="${postUrl("produse-care-nu-se-amesteca")}">Produse care nu se amestecă niciodată</a></li>
</ul>`,
    },
    {
      type: "newsletter",
      cssclass: "framed",
      info: {
        objtitle: "10% la următoarea comandă",
        objsubtitle: "Lasă-ne adresa de e-mail: confirmi abonarea și primești codul.",
      },
    },
  ],
};
