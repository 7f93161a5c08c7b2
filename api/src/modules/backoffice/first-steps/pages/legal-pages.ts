import { ARTICLE, ARTICLE_GROUP } from "@curat/contract/catalog.values";
import type { LegalPage } from "@curat/contract/staff/first-steps.values";

export interface PagePlace {
  title: string;
  linkTitle: string;
  slug: string;
  typeId: number;
  id?: number;
  isIt: RegExp;
}

export const PAGE_PLACES: Record<LegalPage, PagePlace> = {
  contact: {
    title: "Contact",
    linkTitle: "Contact",
    slug: "contact",
    typeId: ARTICLE_GROUP.company,
    id: ARTICLE.contact,
    isIt: /contact/i,
  },
  delivery: {
    title: "Livrare și plată",
    linkTitle: "Livrare și plată",
    slug: "livrare-si-plata",
    typeId: ARTICLE_GROUP.useful,
    isIt: /livrare/i,
  },
  terms: {
    title: "Termeni și condiții",
    linkTitle: "Termeni și condiții",
    slug: "termeni-si-conditii",
    typeId: ARTICLE_GROUP.legal,
    isIt: /termen/i,
  },
  withdrawal: {
    title: "Dreptul de retragere",
    linkTitle: "Dreptul de retragere",
    slug: "dreptul-de-retragere",
    typeId: ARTICLE_GROUP.legal,
    isIt: /retragere/i,
  },
  privacy: {
    title: "Politica de confidențialitate",
    linkTitle: "Confidențialitate",
    slug: "politica-de-confidentialitate",
    typeId: ARTICLE_GROUP.legal,
    isIt: /confiden[tț]ialit/i,
  },
  cookies: {
    title: "Politica de cookie-uri",
    linkTitle: "Cookie-uri",
    slug: "politica-de-cookie-uri",
    typeId: ARTICLE_GROUP.legal,
    isIt: /cookie/i,
  },
};

export interface Company {
  company: string;
  address: string;
  tel: string;
  email: string;
  cui?: string | undefined;
  registry?: string | undefined;
  bank?: string | undefined;
  iban?: string | undefined;
}

export function missingFieldsOf({ company, address, tel, email, cui, registry }: Company): string[] {
  return Object.entries({
    "numele firmei": company,
    adresa: address,
    telefonul: tel,
    "e-mailul": email,
    "CUI-ul": cui,
    "numărul de la Registrul Comerțului": registry,
  })
    .filter(([, value]) => (value ?? "").trim() === "")
    .map(([label]) => label);
}
