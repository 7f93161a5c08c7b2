import { randomUUID } from "node:crypto";
import { newMessage, newReview, newTemplate } from "../../office/queue-steps.ts";
import { callStaff } from "../../office/staff-steps.ts";
import { firstId } from "./records.ts";
import type { Addresses } from "./records.ts";

async function aPageWithDraft(): Promise<number> {
  const id = await firstId("/staff/landingpages", "id");
  const page = await callStaff<Record<string, unknown>>("GET", `/staff/landingpages/${id}`);
  const slug = `ciorna-${randomUUID()}`;
  const { id: made } = await callStaff<{ id: number }>("POST", "/staff/landingpages", {
    ...page,
    slug,
    meta: { metatile: "Ciornă", metadescription: "", metakeywords: "" },
  });
  await callStaff("PUT", `/staff/landingpages/${made}/draft`, {
    content: { ...page, slug, intro: "<p>Tot pentru curățenie.</p>" },
    version: 0,
  });
  return made;
}

export const PUBLISHING: Addresses = {
  articole: async () => "/articole?grup=32&stare=published",
  "articole/nou": async () => "/articole/nou",
  "articole/:id/versiuni": async () => `/articole/${await firstId("/staff/articles", "id")}/versiuni`,
  "articole/:id": async () => `/articole/${await firstId("/staff/articles", "id")}`,
  blog: async () => "/blog?stare=published",
  "blog/nou": async () => "/blog/nou",
  "blog/categorii": async () => "/blog/categorii",
  "blog/etichete": async () => "/blog/etichete",
  "blog/:id/versiuni": async () => `/blog/${await firstId("/staff/blog/posts", "id")}/versiuni`,
  "blog/:id": async () => `/blog/${await firstId("/staff/blog/posts", "id")}`,
  "acasa-magazin/versiuni": async () => "/acasa-magazin/versiuni",
  "acasa-magazin": async () => "/acasa-magazin",
  meniuri: async () => "/meniuri",
  mesaje: async () => "/mesaje?stare=all",
  "mesaje/:id": async () => `/mesaje/${await newMessage()}`,
  recenzii: async () => "/recenzii?stare=all",
  "recenzii/:id": async () => `/recenzii/${await newReview()}`,
  sabloane: async () => "/sabloane",
  "sabloane/nou": async () => "/sabloane/nou",
  "sabloane/:id": async () => `/sabloane/${await newTemplate()}`,
  "texte-mailuri": async () => "/texte-mailuri",
  "texte-mailuri/:key": async () => "/texte-mailuri/placed",
  "texte-magazin": async () => "/texte-magazin",
  "texte-magazin/fisier": async () => "/texte-magazin/fisier",
  "texte-magazin/:key": async () => "/texte-magazin/listing.range",
  redirectionari: async () => "/redirectionari?ordine=-accesari",
  "redirectionari/noi": async () => "/redirectionari/noi",
  "redirectionari/schimba": async () => {
    const from = `/vechi-${randomUUID()}`;
    await callStaff("POST", "/staff/redirects", { from, to: "/promotii" });
    return `/redirectionari/schimba?de=${from}`;
  },
  fluxuri: async () => "/fluxuri",
  pagini: async () => "/pagini",
  "pagini/noua": async () => "/pagini/noua",
  "pagini/:id": async () => `/pagini/${await aPageWithDraft()}?bloc=0`,
  "pagini/:id/versiuni": async () => `/pagini/${await firstId("/staff/landingpages", "id")}/versiuni`,
};
