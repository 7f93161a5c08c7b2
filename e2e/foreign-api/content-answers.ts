import { listItem, type Stock } from "./catalogue-answers.ts";
import { ARTICLES, BLOG_MENU, BLOG_TAGS, GOODS, LANDING, POSTS } from "./goods.ts";

export function articleAnswer({ id, url, title, content }: (typeof ARTICLES)[number]): object {
  return {
    id,
    url,
    pic: "https://provider.example/articol.jpg",
    created: "2026-10-12",
    created_at: "2026-10-12",
    teaser: title,
    title,
    intro: `<p>${title}</p>`,
    docs: [{ url: "https://provider.example/termeni.pdf", doctitle: "Termeni (PDF)" }],
    info: { title, image: "https://provider.example/articol.jpg", content, linktitle: title },
  };
}

export function postCard({ id, title, url, created }: (typeof POSTS)[number]): object {
  return { id, title, url, created, pic: "https://provider.example/blog.jpg", intro: `Despre: ${title}.` };
}

export function postAnswer(post: (typeof POSTS)[number], stock: Stock): object {
  return {
    ...postCard(post),
    content: `<p>${post.title}, pe larg.</p>`,
    products: GOODS.slice(0, 2).map((goods) => listItem(goods, stock)),
    meta_title: post.title,
    meta_description: post.title,
    meta_keywords: "blog",
    meta_robots: "index, follow",
  };
}

export function blogAnswer(page: number): object {
  const links = { current_page: page, prev_page_url: null, next_page_url: null };
  return {
    data: {
      posts: POSTS.map(postCard),
      menu: BLOG_MENU,
      tags: BLOG_TAGS.map(({ name, url }) => ({ name, url })),
      settings: { blog_title: "Blogul nostru", blog_subtitle: "Sfaturi de curățenie" },
    },
    meta: { ...links, last_page: 1, per_page: 9, total: POSTS.length },
    ...links,
  };
}

export function landingAnswer(stock: Stock): object {
  const info = (title: string): object => ({
    objtitle: title,
    objtitleurl: "/detergenti",
    objsubtitle: "Toamna aceasta",
    photomb: "https://provider.example/lp-mic.jpg",
    photods: "https://provider.example/lp.jpg",
    urlmb: "/detergenti",
    urlds: "/detergenti",
  });
  const block = (type: string, title: string): object => ({
    type,
    status: 1,
    objwidth: 12,
    cssclass: "",
    itemsperrow: 4,
    products: type === "products" ? GOODS.slice(0, 3).map((goods) => listItem(goods, stock)) : [],
    info: info(title),
    options: { html: type === "html" ? "<p>Text liber</p>" : "" },
  });
  return {
    id: LANDING.id,
    info: {
      intro: "<h1>Curățenia de toamnă</h1>",
      meta: { metatile: "Toamna", metadescription: "Oferte de toamnă", metakeywords: "toamna" },
    },
    settings: { "background-color": "#fff7e6", "text-color": "#222222", "call-action-color": "#b00020" },
    objects: [
      block("banner", "Reduceri"),
      block("products", "Alese pentru toamnă"),
      block("html", "Citește"),
      block("newsletter", "Abonează-te"),
    ],
  };
}

export function consentAnswer(): object {
  const item = (dpid: number, name: string): object => ({
    dpid,
    selected: false,
    info: { name, description: `Pentru ${name}`, lifetime_text: "1 an" },
  });
  return {
    groups: [
      { title: "Necesare", description: "Coșul și contul", selected: true, items: [item(1, "Sesiune")] },
      {
        title: "Analiză",
        description: "Cum este folosit magazinul",
        selected: false,
        items: [item(46, "Statistici")],
      },
      {
        title: "Marketing",
        description: "Reclame",
        selected: false,
        items: [item(43, "Reclame"), item(44, "Date"), item(45, "Personalizare"), item(10, "Retargeting")],
      },
    ],
  };
}

/** Returns the provider's stores, whose format the specification does not define. */
export function storesAnswer(): object[] {
  return [{ id: 1, name: "Depozit Cluj", address: "Str. Fabricii 1", city: "Cluj-Napoca" }];
}

export const COMPLAINT_TYPES = [
  { typeid: 1, name: "Întrebare despre factură" },
  { typeid: 3, name: "Retur produs" },
  { typeid: 5, name: "Produs greșit livrat" },
  { typeid: 7, name: "Produs deteriorat" },
  { typeid: 11, name: "Livrare incompletă" },
];
export const RETURN_REASONS = [
  { id: 1, name: "M-am răzgândit" },
  { id: 2, name: "Produs defect" },
];
