import type { HomeBlockImport } from "@curat/api";
import { categoryId, categoryPath } from "../catalogue/tree.ts";
import { bothShapes, pictureUrl } from "../media/addresses.ts";

type Banner = Extract<HomeBlockImport, { type: "banner" }>["banners"][number];

function banner(bannertype: number, scene: string, { title, url }: { title: string; url: string }): Banner {
  const { picture, pictureMobile } = bothShapes(`scene/${scene}`);
  return { bannertype, url, bannertitle: title, bannerpic: picture, bannerpic_mobile: pictureMobile };
}

/** Returns the home page's blocks from top to bottom (requirements: B11). */
export function homeBlocks(): HomeBlockImport[] {
  return [
    {
      type: "buckets",
      title: "Cât costă o găleată?",
      url: null,
      surfaces: [
        { name: "Gresie", categoryId: categoryId("detergenti-pardoseli") },
        { name: "Parchet", categoryId: categoryId("parchet-si-piatra") },
        { name: "Mobilă", categoryId: categoryId("universale-si-mobila") },
        { name: "Bucătărie", categoryId: categoryId("degresanti") },
        { name: "Baie și WC", categoryId: categoryId("clor-si-tablete") },
        { name: "Mașină", categoryId: categoryId("sampon-si-exterior-auto") },
      ],
    },
    {
      type: "hero_banners",
      banners: [
        banner(1, "curatenie-de-primavara", {
          title: "Tot ce îți trebuie pentru o casă curată",
          url: "/curatenie-de-primavara",
        }),
        banner(1, "horeca", {
          title: "Bucătării profesionale fără grăsime",
          url: "/igiena-pentru-horeca",
        }),
        banner(1, "birouri", {
          title: "Consumabile pentru birou, livrate în 2-3 zile",
          url: "/birou-curat",
        }),
      ],
    },
    {
      type: "zones",
      title: "Patru culori, patru zone",
      url: "/blog/codul-culorilor-in-curatenie",
      pics: {
        red: pictureUrl("scene/zone-red"),
        yellow: pictureUrl("scene/zone-yellow"),
        green: pictureUrl("scene/zone-green"),
        blue: pictureUrl("scene/zone-blue"),
      },
    },
    { type: "product", title: "Reduceri de azi", url: "/promotii", pick: "discounted", count: 12 },
    {
      type: "banner",
      banners: [
        banner(1, "dezinfectie", {
          title: "Dezinfectanți cu aviz și timp de contact indicat",
          url: categoryPath("dezinfectie"),
        }),
        banner(1, "hartie", {
          title: "Hârtie la bax: prețul pe rolă la vedere",
          url: categoryPath("hartie"),
        }),
      ],
    },
    { type: "product", title: "Cele mai vândute", url: null, pick: "bestselling", count: 12 },
    {
      type: "custom_html",
      html: `<h2>De ce cumpără oamenii de la Curat</h2>
<ul>
<li><strong>Preț pe litru, pe kilogram, pe bucată.</strong> Compari corect flaconul cu bidonul.</li>
<li><strong>Fișe la un click.</strong> Fișă tehnică la fiecare produs, fișă cu date de securitate unde este cazul.</li>
<li><strong>Livrare în 2-3 zile.</strong> Gratuită la comenzi de peste 200 lei.</li>
<li><strong>Pentru firme și instituții.</strong> Factură cu datele firmei și comenzi prin SEAP/SICAP.</li>
</ul>`,
    },
    { type: "product", title: "Noutăți", url: null, pick: "newest", count: 12 },
    {
      type: "banner",
      banners: [
        banner(1, "masini", {
          title: "Mașini de curățat: vino cu suprafața, plecăm cu soluția",
          url: categoryPath("masini"),
        }),
        banner(1, "auto", { title: "Mașina ta, curată înainte de weekend", url: categoryPath("auto") }),
        banner(1, "gradina", { title: "Curte, terasă, pubele", url: categoryPath("cosuri-si-pubele") }),
      ],
    },
    { type: "blogarticle", title: "Din blog", url: "/blog", count: 6 },
    { type: "brand_carousel", title: "Branduri", url: "/marci", count: 16 },
  ];
}
