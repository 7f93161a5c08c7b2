import * as calls from "@curat/contract/privacy";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { addGuestRequest, addRequest, eraseByCode, findLink, takeStoredData } from "./privacy.service.ts";
import { loadRequests, type RequestRow } from "./privacy.store.ts";
import { storedDataPdf } from "./stored-data-pdf.ts";
import { privacyTexts } from "./texts.ts";

export function privacyRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, calls.requestPrivacy, async ({ body: { email, comments, type }, customer }) => {
    const input = { customerId: customer.id, kind: type, email, comments };
    const request = await addRequest(context, input);
    if (request === "too-many") throw new Refusal(429, { message: MESSAGES.tooMany });
    return { data: toWire(request), message: privacyTexts.sent };
  });

  serve(app, calls.requestPrivacyAsGuest, async ({ body: { email, comments, type } }) => {
    await addGuestRequest(context, { kind: type, email, comments });
    return { data: null, message: privacyTexts.sent };
  });

  serve(app, calls.listPrivacyRequests, async ({ customer }) => {
    return { data: (await loadRequests(context.db, customer.id)).map(toWire) };
  });

  serve(app, calls.getPrivacyLink, async ({ params }) => {
    const link = await findLink(context, params.code);
    if (!link) throw notFound();
    return { data: { type: link.kind, files: link.files } };
  });

  serve(app, calls.readStoredData, async ({ params }) => {
    const data = await takeStoredData(context, params.code, "json");
    if (!data) throw notFound();
    return { data };
  });

  servePdf(app, calls.readStoredDataPdf, async ({ params }) => {
    const data = await takeStoredData(context, params.code, "pdf");
    if (!data) throw notFound();
    const { name, INVOICE: seller } = await loadSettings(context.db);
    const bytes = await storedDataPdf(data, { shop: name, seller: seller.company, now: context.now() });
    return { name: "datele-mele.pdf", bytes };
  });

  serve(app, calls.erasePerson, async ({ params }) => {
    const erased = await eraseByCode(context, params.code);
    if (!erased) throw notFound();
    return { data: { waiting_orders: erased.waiting.map(String) } };
  });
}

function toWire({ id, kind, email, comments, state, createdAt }: RequestRow): calls.PrivacyRequest {
  // The table's check constraints allow only these kinds and states.
  const known = { type: kind, state } as Pick<calls.PrivacyRequest, "type" | "state">;
  return { id, ...known, email, comments, created_at: createdAt.toISOString() };
}
