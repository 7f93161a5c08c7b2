import { categoryPath } from "../../catalogue/tree.ts";
import { postUrl } from "../blog/blog-imports.ts";
import { sceneUrl } from "../scenes.ts";
import type { LandingPage } from "./landing-page.ts";

export const HORECA_PAGE: LandingPage = {
  id: 2,
  slug: "igiena-pentru-horeca",
  meta: {
    metatile: "Igienă pentru HoReCa: bucătărie, sală, cameră",
    metadescription:
      "Degresanți, detergenți pentru mașina de vase, dezinfectanți, șervețele și consumabile pentru camere. Prețuri la bidon și la bax.",
    metakeywords: "HoReCa, HACCP, degresant bucătărie, detergent mașină de vase profesională, șervețele",
  },
  intro: `
<h1>Igienă pentru HoReCa: bucătărie, sală, cameră</h1>
<p>Un restaurant cu 80 de locuri consumă pe lună cam 10 litri de degresant, 20 de kilograme de detergent pentru mașina de vase și peste 6 000 de șervețele. La cantitățile acestea contează prețul pe litru de soluție gata de lucru, nu prețul bidonului, iar la control contează avizul și fișa. Le găsești pe amândouă la fiecare produs.</p>`,
  theme: {
    "background-color": "#16181d",
    "background-image-desktop": sceneUrl("scene/landing-horeca"),
    "background-image-mobile": sceneUrl("scene/landing-horeca-mobile"),
    "background-position-x": "50%",
    "background-position-y": "0",
    "background-repeat": "no-repeat",
    "background-attachment": "scroll",
    "main-background-color": "#1f232b",
    "text-color": "#f1f3f7",
    "title-color": "#ffd58a",
    "background-title": "transparent",
    "title-text-size": "28px",
    "background-call-action": "#ffd58a",
    "call-action-color": "#16181d",
  },
  blocks: [
    {
      type: "products",
      itemsperrow: 4,
      info: {
        objtitle: "Bucătăria",
        objtitleurl: categoryPath("degresanti"),
        objsubtitle: "Degresare, plite și cuptoare, dezinfecție cu aviz.",
      },
      goods: { categories: ["degresanti", "plite-cuptoare-inox", "dezinfectanti-suprafete"], count: 8 },
    },
    {
      type: "html",
      objwidth: 8,
      cssclass: "framed",
      info: { objtitle: "Ce întreabă inspectorul" },
      html: `
<ul>
<li><strong>Avizul biocidului.</strong> Numărul este pe pagina fiecărui dezinfectant, iar fișa cu date de securitate se descarcă de acolo.</li>
<li><strong>Concentrația și timpul de contact.</strong> Trec în planul de igienizare exact cum scrie pe etichetă.</li>
<li><strong>Separarea ustensilelor.</strong> Lavete și mopuri pe culori, ca laveta de la toaletă să nu ajungă pe blat: <a href="${postUrl("codul-culorilor-in-curatenie")}">codul culorilor, pe scurt</a>.</li>
</ul>`,
    },
    {
      type: "newsletter",
      objwidth: 4,
      cssclass: "framed",
      info: {
        objtitle: "Oferte la bidon și la bax",
        objsubtitle: "Un e-mail pe lună și un cod de 10% după confirmare.",
      },
    },
    {
      type: "products",
      itemsperrow: 3,
      info: {
        objtitle: "Spălătorul de vase",
        objtitleurl: categoryPath("vase-profesional"),
        objsubtitle: "Detergent, soluție de clătire și ce mai intră în mașină.",
      },
      goods: { categories: ["vase-profesional", "vase-masina", "vase-manual"], count: 6 },
    },
    {
      type: "products",
      itemsperrow: 6,
      info: {
        objtitle: "Sala și camera",
        objtitleurl: categoryPath("servetele"),
        objsubtitle: "Șervețele, hârtie, mici consumabile pentru oaspeți.",
      },
      goods: { categories: ["servetele", "dus-si-hotel", "hartie-igienica"], count: 6 },
    },
    {
      type: "banner",
      objwidth: 6,
      info: {
        objtitle: "Hârtie la bax",
        photods: sceneUrl("scene/hartie"),
        photomb: sceneUrl("scene/hartie-mobile"),
        urlds: categoryPath("hartie"),
        urlmb: categoryPath("hartie"),
      },
    },
    {
      type: "banner",
      objwidth: 6,
      info: {
        objtitle: "Dezinfectanți cu aviz",
        photods: sceneUrl("scene/dezinfectie"),
        photomb: sceneUrl("scene/dezinfectie-mobile"),
        urlds: categoryPath("dezinfectie"),
        urlmb: categoryPath("dezinfectie"),
      },
    },
    {
      type: "html",
      cssclass: "centered",
      html: `<p>Din blog: <a href="${postUrl("inchiderea-bucatariei-in-40-de-minute")}">închiderea bucătăriei în 40 de minute</a> și <a href="${postUrl("servetele-calcul-pentru-restaurant")}">câte șervețele îți trebuie, de fapt</a>.</p>`,
    },
  ],
};
