import type { CampaignImport, SubscriberImport } from "@curat/api";
import type { GrownProduct } from "../catalogue/grow.ts";
import { DAY_MS } from "../catalogue/prices.ts";
import { PERSONS } from "./persons.ts";

/** Campaigns are sent at ten in the morning. */
const TEN_MS = 8 * 3_600_000;

/** Returns subscriptions that were confirmed before the first campaign. */
export function subscriberImports(today: Date): SubscriberImport[] {
  return Object.values(PERSONS)
    .slice(0, 12)
    .map(({ email }, at) => ({ email, confirmedAt: new Date(today.getTime() - (90 + at * 7) * DAY_MS) }));
}

/** Returns a campaign that was sent, one that is scheduled, and a draft. */
export function campaignImports(own: readonly GrownProduct[], today: Date): CampaignImport[] {
  const days = (count: number): Date => new Date(today.getTime() + count * DAY_MS + TEN_MS);
  const ids = own.filter(({ product }) => product.stock > 5).map(({ product }) => product.id);
  return [
    {
      createdAt: days(-9),
      sendAt: days(-6),
      sentTo: subscriberImports(today).map(({ email }) => email),
      content: {
        subject: "Reducere 10 % la prima comandă din toamnă",
        preheader: "Codul CURAT10 este valabil la comenzi de cel puțin 100 lei.",
        blocks: [
          { type: "heading", text: "Curățenia de toamnă, cu 10 % mai puțin" },
          {
            type: "text",
            html: "<p>Am ales produsele pe care le cumpără cei mai mulți când închid ferestrele: anticalcar, lavete și detergenți care ajung la multe găleți.</p>",
          },
          { type: "coupon", code: "CURAT10" },
          { type: "products", product_ids: ids.slice(0, 4) },
          { type: "button", label: "Vezi promoțiile", link: "/promotii" },
        ],
      },
    },
    {
      createdAt: days(-1),
      sendAt: days(6),
      content: {
        subject: "Ce folosim la bucătărie",
        preheader: "Trei produse și un cod de reducere.",
        blocks: [
          { type: "heading", text: "Verde înseamnă bucătărie" },
          {
            type: "text",
            html: "<p>Lavetele verzi rămân la bucătărie, cele roșii la toaletă. Așa nu ajung microbii de la una la alta.</p>",
          },
          { type: "products", product_ids: ids.slice(4, 7) },
          { type: "coupon", code: "MINUS20" },
        ],
      },
    },
    {
      createdAt: days(-2),
      content: {
        subject: "Noutăți pentru firme",
        preheader: "",
        blocks: [
          { type: "heading", text: "Noutăți pentru firme" },
          { type: "products", product_ids: ids.slice(7, 10) },
        ],
      },
    },
  ];
}
