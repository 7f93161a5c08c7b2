import { categoryPath } from "../../catalogue/tree.ts";
import { postUrl } from "../blog/blog-imports.ts";
import { sceneUrl } from "../scenes.ts";
import type { LandingPage } from "./landing-page.ts";

export const OFFICE_PAGE: LandingPage = {
  id: 3,
  slug: "birou-curat",
  meta: {
    metatile: "Birou curat: consumabile pentru un an, fără surprize",
    metadescription:
      "Hârtie, săpun, saci, dispensere și odorizare pentru birouri. Calculează consumul, comandă la bax și primești factură pe firmă.",
    metakeywords: "consumabile birou, hârtie igienică jumbo, dispenser săpun, saci menajeri, odorizant birou",
  },
  intro: `
<h1>Birou curat: consumabile pentru un an, fără surprize</h1>
<p>Consumabilele se termină mereu vinerea. Un birou de 50 de oameni folosește pe lună în jur de 40 de role de hârtie, 6 litri de săpun și 200 de saci; comandate o dată la trei luni, la bax, costă mai puțin și nu mai aleargă nimeni la colț.</p>`,
  theme: {
    "background-color": "#eef2f8",
    "background-image-desktop": sceneUrl("scene/landing-birou"),
    "background-image-mobile": sceneUrl("scene/landing-birou-mobile"),
    "background-position-x": "left",
    "background-position-y": "top",
    "background-repeat": "repeat-x",
    "background-attachment": "local",
    "main-background-color": "rgb(255, 255, 255)",
    "text-color": "#16181d",
    "title-color": "#12315e",
    "title-text-size": "1.75rem",
    "background-call-action": "#12315e",
    "call-action-color": "white",
  },
  blocks: [
    {
      type: "banner",
      info: {
        objtitle: "Tot pentru birou, într-o singură comandă",
        objsubtitle: "Factură cu datele firmei, livrare în 2-3 zile.",
        photods: sceneUrl("scene/birouri"),
        photomb: sceneUrl("scene/birouri-mobile"),
        urlds: categoryPath("hartie"),
        urlmb: categoryPath("hartie"),
      },
    },
    {
      type: "products",
      itemsperrow: 4,
      info: {
        objtitle: "Hârtie și dispensere",
        objtitleurl: categoryPath("dispensere"),
        objsubtitle: "Rola lungă în dispenser închis se schimbă rar și nu dispare.",
      },
      goods: { categories: ["hartie-igienica-jumbo", "prosoape-pliate", "dispensere-hartie"], count: 8 },
    },
    {
      type: "products",
      objwidth: 6,
      itemsperrow: 2,
      info: { objtitle: "Săpun și igiena mâinilor", objtitleurl: categoryPath("sapun-lichid") },
      goods: { categories: ["sapun-lichid", "dispensere-sapun"], count: 4 },
    },
    {
      type: "products",
      objwidth: 6,
      itemsperrow: 2,
      info: { objtitle: "Coșuri și saci", objtitleurl: categoryPath("saci-menajeri") },
      goods: { categories: ["cosuri-interior", "saci-menajeri", "pubele-si-selectiv"], count: 4 },
    },
    {
      type: "html",
      objwidth: 9,
      html: `
<h3>Cât consumă un birou, pe om și pe lună</h3>
<table>
<thead><tr><th scope="col">Ce</th><th scope="col">Cât</th><th scope="col">La 50 de oameni</th></tr></thead>
<tbody>
<tr><td>Hârtie igienică</td><td>0,8 role de 150 m</td><td>40 de role</td></tr>
<tr><td>Prosoape pliate</td><td>180 de bucăți</td><td>9 000 de bucăți</td></tr>
<tr><td>Săpun lichid</td><td>120 ml</td><td>6 litri</td></tr>
<tr><td>Saci de 60 de litri</td><td>4 bucăți</td><td>200 de bucăți</td></tr>
</tbody>
</table>
<p>Cifrele sunt orientative, la opt ore de program. Planul complet este în <a href="${postUrl("plan-de-curatenie-birou-50-oameni")}">articolul despre biroul de 50 de oameni</a>.</p>`,
    },
    {
      type: "newsletter",
      objwidth: 3,
      cssclass: "tinted",
      info: { objtitle: "Primești 10%", objsubtitle: "La prima comandă după ce confirmi abonarea." },
    },
    {
      type: "html",
      status: 0,
      html: "<p>Oferta pentru contracte-cadru se pregătește.</p>",
    },
  ],
};
