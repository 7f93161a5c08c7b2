/** Provides the text overrides of a request, so that its loaders, actions and page use the same version. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareFunction } from "react-router";
import { chooseTextsBy, type ChosenTexts } from "@curat/contract/texts.values";
import { scopeContext } from "../storefront-context.ts";

const NONE: ChosenTexts = {};
const request = new AsyncLocalStorage<ChosenTexts>();
chooseTextsBy(() => request.getStore());

/** Runs the request with the text overrides in the settings (decision 0035). */
export const textsMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const settings = await context.get(scopeContext).shared.settings();
  return request.run(settings?.texts ?? NONE, next);
};
