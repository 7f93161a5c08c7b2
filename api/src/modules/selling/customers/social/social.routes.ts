import { finishSocialLogin, startSocialLogin } from "@curat/contract/social";
import { MESSAGES } from "@curat/contract/messages.values";
import { isSocialProvider, offersSocialLogin } from "@curat/contract/social.values";
import type { ApiContext } from "../../../../context.ts";
import { notFound, Refusal } from "../../../../http/refusal.ts";
import type { AnswerOf } from "../../../../http/call-request.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import type { Entered } from "../customers.service.ts";
import { type Chosen, finishSocial, startSocial } from "./social.service.ts";

export function socialRoutes(
  app: ApiApp,
  context: ApiContext,
  toWire: (outcome: Entered) => AnswerOf<typeof finishSocialLogin>["data"],
): void {
  serve(app, startSocialLogin, async ({ params }) => {
    const url = await startSocial(context, await choose(context, params.provider));
    if (url === undefined) throw new Refusal(503, { message: MESSAGES.unavailable });
    return { data: { url } };
  });

  serve(app, finishSocialLogin, async ({ params, body, visitor, cartToken, userAgent }) => {
    const chosen = await choose(context, params.provider);
    return {
      data: toWire(await finishSocial(context, chosen, { returned: body, visitor, cartToken, userAgent })),
    };
  });
}

async function choose({ db, config }: ApiContext, provider: string): Promise<Chosen> {
  const account = isSocialProvider(provider) ? config.social?.[provider] : undefined;
  if (!isSocialProvider(provider) || !account) throw notFound();
  if (!offersSocialLogin((await loadSettings(db)).flags, provider)) throw notFound();
  return { provider, account };
}
