import type { Reminder } from "../../../customer-care/campaigns/index.ts";
import { buttonLink, letter } from "../letter.ts";
import type { Mail } from "../mail.ts";
import type { MailShop } from "../mail-page.ts";
import { type CampaignProduct, leavePart, productPart } from "./campaign-mail.ts";

interface ReminderFacts {
  reminder: Pick<Reminder, "id" | "email" | "firstName">;
  products: readonly CampaignProduct[];
  unsubscribeUrl: string;
}

/** Returns the email about an abandoned cart. */
export function cartReminderMail(facts: ReminderFacts, shop: MailShop): Mail {
  return reminderMail(facts, shop, {
    key: "cart_reminder",
    title: "Ai lăsat produse în coș",
    intro: "Le-am păstrat pentru tine. Intră în cont și le găsești în coș, de pe orice dispozitiv.",
    button: { label: "Vezi coșul", path: "/cos" },
  });
}

/** Returns the email about products that the customer buys regularly. */
export function reorderReminderMail(facts: ReminderFacts, shop: MailShop): Mail {
  return reminderMail(facts, shop, {
    key: "reorder_reminder",
    title: "E timpul pentru o nouă comandă?",
    intro: "După comenzile tale de până acum, aceste produse ar putea fi pe terminate.",
    button: { label: "Comandă din nou", path: "/account/comenzi" },
  });
}

function reminderMail(
  { reminder: { id, email, firstName }, products, unsubscribeUrl }: ReminderFacts,
  shop: MailShop,
  words: {
    key: "cart_reminder" | "reorder_reminder";
    title: string;
    intro: string;
    button: { label: string; path: string };
  },
): Mail {
  const { key, title, intro, button } = words;
  return letter(
    {
      key,
      id: `marketing-reminder-${id}`,
      to: email,
      unsubscribeUrl,
      name: firstName,
      title,
      intro,
      places: { nume: firstName },
      parts: [
        ...products.map((product) => productPart(product, shop.url)),
        buttonLink(button.label, `${shop.url}${button.path}`),
        leavePart(unsubscribeUrl),
      ],
    },
    shop,
  );
}
