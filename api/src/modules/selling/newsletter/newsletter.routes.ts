import { confirmSubscription, subscribe, unsubscribe } from "@curat/contract/newsletter";
import type { ApiContext } from "../../../context.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { markUnsubscribed } from "./newsletter.store.ts";
import { emailOfToken } from "./unsubscribe-token.ts";
import { confirmByCode, promisedPercent, requestSubscription } from "./newsletter.service.ts";
import { newsletterTexts } from "./texts.ts";

export function newsletterRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, subscribe, async ({ body }) => {
    await requestSubscription(context, body.email);
    return { data: null, message: newsletterTexts.asked };
  });

  serve(app, confirmSubscription, async ({ body }) => {
    const outcome = await confirmByCode(context, body.code);
    if (outcome === "unknown") throw notFound();
    const meta = { outcome };
    if (outcome !== "confirmed") return { data: newsletterTexts[outcome], meta };
    return { data: { confirmed: true as const, percent: await promisedPercent(context.db) }, meta };
  });

  serve(app, unsubscribe, async ({ body }) => {
    const email = emailOfToken(context.config, body.token, context.now());
    if (email === undefined) throw notFound();
    await markUnsubscribed(context.db, email, context.now());
    return { data: null, message: newsletterTexts.unsubscribed };
  });
}
