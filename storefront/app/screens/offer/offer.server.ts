import type { RouterContextProvider } from "react-router";
import { addOfferToCart } from "@curat/contract/cart";
import { acceptOffer, declineOffer, getOfferPdf } from "@curat/contract/offers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { toInvoiceAnswer } from "../../components/order/invoice-answer.server.ts";
import { apiOf } from "../../session/api.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { texts } from "../../components/offer/texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Adds an accepted offer to the cart, or declines it. A notice explains if that is no longer possible. */
export async function answerOffer(context: Context, token: string, request: Request) {
  const form = await request.formData();
  const params = { token };
  const to = `/oferta/${encodeURIComponent(token)}`;
  switch (textOf(form, "intent")) {
    case "accept": {
      const answer = await apiOf(context).call(addOfferToCart, { params });
      if (!answer.ok) return redirectWithNotices(context, to);
      return redirectWithNotices(context, "/cos", [{ kind: "success", text: texts.inCart }]);
    }
    case "accept-free":
      return submit(context, acceptOffer, { params, done: { to } });
    default:
      return submit(context, declineOffer, { params, done: { to } });
  }
}

/** Streams the offer's PDF. Returns 404 until the shop has sent the offer. */
export async function streamOfferPdf(context: Context, token: string): Promise<Response> {
  return toInvoiceAnswer(await apiOf(context).file(getOfferPdf, { params: { token } }));
}
