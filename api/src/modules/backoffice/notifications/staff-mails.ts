import { INVITATION_HOURS } from "@curat/contract/staff/people.values";
import { html } from "../../../text/template.ts";
import { buttonLink } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

interface StaffLink {
  name: string;
  email: string;
  token: string;
  request: string;
}

/** Returns the email that invites a member to the page where they set name, password and second factor. */
export function staffInvitationMail(link: StaffLink, shop: MailShop): Mail {
  return linkMail(link, shop, {
    id: `staff-invitation-${link.request}`,
    title: `Invitație în echipa ${shop.name}`,
    intro: `Ai fost invitat în echipa magazinului ${shop.name}. Alege o parolă și configurează al doilea factor de autentificare.`,
    address: `${shop.url}/admin/invitation/${link.token}`,
    action: "Acceptă invitația",
    limit: `Linkul este valabil ${INVITATION_HOURS} de ore și poate fi folosit o singură dată.`,
    stranger: "Dacă nu te așteptai la această invitație, ignoră acest mesaj.",
  });
}

export function staffPasswordMail(link: StaffLink, shop: MailShop): Mail {
  return linkMail(link, shop, {
    id: `staff-password-${link.request}`,
    title: "Parolă nouă pentru contul de administrare",
    intro: "Am primit o cerere de parolă nouă pentru contul tău de administrare.",
    address: `${shop.url}/admin/password/${link.token}`,
    action: "Alege o parolă nouă",
    limit:
      "Linkul este valabil 60 de minute și poate fi folosit o singură dată. Al doilea factor rămâne același.",
    stranger: "Dacă nu tu ai cerut o parolă nouă, ignoră acest mesaj: parola rămâne neschimbată.",
  });
}

interface LinkWords {
  id: string;
  title: string;
  intro: string;
  address: string;
  action: string;
  limit: string;
  stranger: string;
}

function linkMail({ name, email }: StaffLink, shop: MailShop, words: LinkWords): Mail {
  const { id, title, address, action, limit, stranger } = words;
  const intro = `Bună${name && `, ${name}`}! ${words.intro}`;
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        ${buttonLink(action, address).html}
        <p>${limit}</p>
        <p>${stranger}</p>`,
      text: [intro, "", `${action}: ${address}`, "", limit, "", stranger].join("\n"),
    },
    shop,
  );
  return { id, to: email, subject: `${shop.name}: ${title}`, ...page };
}
