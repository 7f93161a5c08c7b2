import {
  changeDetails,
  getUser,
  login as loginCall,
  logout,
  register as registerCall,
  requestPasswordReset,
  resetPassword as resetPasswordCall,
  resetPasswordShort,
} from "@curat/contract/customers";
import { FAVOURITES_LIMIT } from "@curat/contract/customers.values";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { invalid, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { tag } from "../../platform/changes/index.ts";
import { loadFavouriteIds } from "../../catalogue/favourites/index.ts";
import {
  buysForCompany,
  loadOwnLists,
  paysPublicPrices,
  writePriceView,
} from "../../catalogue/price-lists/index.ts";
import { endSession } from "../../platform/sessions/index.ts";
import { addressBookRoutes } from "./address-book.routes.ts";
import { findOnlyCounty } from "./address-book.store.ts";
import { companyDataRoutes } from "./company-data.routes.ts";
import {
  changePassword,
  changeProfile,
  type Entered,
  login,
  type Refused,
  register,
  type TooMany,
} from "./customers.service.ts";
import { toWireUser } from "./customers.wire.ts";
import { favouritesRoutes } from "./favourites.routes.ts";
import { requestReset } from "./login-link.ts";
import { resetPassword } from "./password-reset.service.ts";
import { socialRoutes } from "./social/social.routes.ts";
import { enteringTexts, passwordTexts, profileTexts, resetTexts } from "./texts.ts";

export function customersRoutes(app: ApiApp, context: ApiContext): void {
  enteringRoutes(app, context);
  socialRoutes(app, context, (outcome) => toWireEntered(outcome));
  personRoutes(app, context);
  addressBookRoutes(app, context);
  companyDataRoutes(app, context);
  favouritesRoutes(app, context);
}

function enteringRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, loginCall, async ({ body, visitor, cartToken, userAgent, userToken }) => ({
    data: toWireEntered(await login(context, body, { visitor, cartToken, userAgent, token: userToken })),
  }));

  serve(app, registerCall, async ({ body, cartToken, userAgent }) => ({
    data: toWireEntered(await register(context, body, { cartToken, userAgent })),
  }));

  serve(app, logout, async ({ userToken }) => {
    if (userToken !== undefined) await transaction(context.db, (tx) => endSession(tx, userToken));
    return { data: null };
  });

  serve(app, requestPasswordReset, async ({ body }) => {
    await requestReset(context, body.email);
    return { data: null, message: enteringTexts.resetSent };
  });

  for (const route of [resetPasswordCall, resetPasswordShort])
    serve(app, route, async ({ body, visitor }) => {
      accept(await resetPassword(context, body, visitor));
      return { data: null, message: resetTexts.done };
    });
}

function personRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getUser, async ({ customer, madeOf }) => {
    const [countyid, liked, publicPrices, isForCompany, { listIds, until }] = await Promise.all([
      findOnlyCounty(context.db, customer.id),
      loadFavouriteIds(context.db, customer.id, FAVOURITES_LIMIT + 1),
      paysPublicPrices(context.db, customer.id),
      buysForCompany(context.db, customer.id),
      loadOwnLists(context.db, customer.id, context.now()),
    ]);
    madeOf([tag.customer(customer.id), tag.ownPrices, ...(until ? [tag.until(until)] : [])]);
    const data = {
      ...toWireUser(customer),
      ...(countyid !== undefined && { countyid }),
      ...(liked.length <= FAVOURITES_LIMIT && { liked }),
      public_prices: publicPrices,
      ...(!publicPrices && { price_view: writePriceView({ listIds, isForCompany }) }),
    };
    return { data };
  });

  serve(app, changeDetails, async ({ body, userToken, visitor, customer }) => {
    if (body.kind === "password") {
      accept(await changePassword(context, body, { customerId: customer.id, visitor, token: userToken }));
      return { data: toWireUser(customer), message: passwordTexts.saved };
    }
    const { firstname: firstName, lastname: lastName, phone } = body;
    const changed = await changeProfile(context, customer, { firstName, lastName, phone });
    return { data: toWireUser(changed), message: profileTexts.saved };
  });
}

function toWireEntered(entered: Entered) {
  const { token, cartToken } = accept(entered);
  return { user_token: token, ...(cartToken === undefined ? {} : { qcartid: cartToken }) };
}

function accept<Outcome extends { ok: true } | Refused | TooMany>(
  outcome: Outcome,
): Extract<Outcome, { ok: true }> {
  if (outcome.ok) return outcome as Extract<Outcome, { ok: true }>;
  if (outcome.error === "refused") throw invalid(outcome.errors);
  throw new Refusal(429, { message: MESSAGES.tooMany });
}
