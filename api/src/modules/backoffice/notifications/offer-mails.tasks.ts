import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { findOffer, type Offer, offerFile } from "../../selling/offers/index.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { offerAcceptedMail, offerRequestMail } from "./offer-request-mail.ts";
import type { Mail, Mailer } from "./mail.ts";
import { type MailShop, senderOf } from "./mail-page.ts";
import { loadMailShop } from "./mail-shop.ts";
import { offerMail, offerReceivedMail, offerWithdrawnMail } from "./offer-mails.ts";

export function offerMailTasks({ db, config }: ApiContext, send: Mailer): TaskList {
  return {
    offer_request_mail: async (payload) => mailOf(payload as MailPayload, offerRequestMail),
    offer_received_mail: async (payload) => mailOf(payload as MailPayload, offerReceivedMail),
    offer_accepted_mail: async (payload) => mailOf(payload as MailPayload, offerAcceptedMail),
    offer_withdrawn_mail: async (payload) => mailOf(payload as MailPayload, offerWithdrawnMail),
    offer_mail: async (payload) => {
      const { offerId, version } = payload as JobPayloads["offer_mail"];
      const offer = await findOffer(db, offerId);
      const sent = offer?.sent[0];
      // No email if the offer was erased or a newer version replaced it.
      if (!offer || sent?.version !== version || offer.email === "") return;
      const settings = await loadSettings(db);
      const shop = await loadMailShop({ db, config }, offer);
      const paper = await offerFile(offer, sent, {
        mark: await loadLetterheadLogo(db),
        seller: settings.INVOICE,
        address: `${config.shopUrl}/oferta/${offer.token}`,
      });
      await send({ ...offerMail(offer, shop), attachments: [paper] }, senderOf(shop));
    },
  };

  async function mailOf(
    { offerId }: MailPayload,
    write: (offer: Offer, shop: MailShop) => Mail,
  ): Promise<void> {
    const offer = await findOffer(db, offerId);
    if (!offer || offer.email === "") return;
    const shop = await loadMailShop({ db, config }, offer);
    await send(write(offer, shop), senderOf(shop));
  }
}

type MailPayload = JobPayloads["offer_request_mail"];
