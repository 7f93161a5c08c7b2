import { texts } from "./texts.ts";

interface Use {
  kind: string;
  id: string;
  name: string;
}

const ROOMS: Partial<Record<string, (id: string) => string>> = {
  product: (id) => `/produse/${id}/imagini`,
  brand: (id) => `/producatori/${id}`,
  category: (id) => `/categorii/${id}`,
  promotion: (id) => `/promotii/${id}`,
  bundle: (id) => `/pachete/${id}`,
  article: (id) => `/articole/${id}`,
  blog: (id) => `/blog/${id}`,
  landing: (id) => `/pagini/${id}`,
  home: () => "/acasa-magazin",
  menu: () => "/meniuri",
  setting: (id) => `/setari/${encodeURIComponent(id)}`,
};

export function shownUse({ kind, id, name }: Use): { text: string; to: string | undefined } {
  return { text: `${texts.useKinds[kind] ?? kind}: ${name}`, to: ROOMS[kind]?.(id) };
}
