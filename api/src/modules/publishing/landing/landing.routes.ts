import { getLandingPage } from "@curat/contract/landing";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { asCustomer, tagsOfItems } from "../../catalogue/catalog/index.ts";
import { tag } from "../../platform/changes/index.ts";
import { findLandingPage } from "./landing.store.ts";
import { fillPage, toWirePage } from "./landing.wire.ts";

export function landingRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getLandingPage, async ({ params, userToken, madeOf }) => {
    const page = await findLandingPage(context.db, idOf(params.id));
    if (!page) throw notFound();
    const { shown, blocks } = await fillPage(context, page);
    madeOf([tag.landing(page.id), ...tagsOfItems(shown)]);
    return { data: toWirePage(page, blocks, await asCustomer(context, userToken, shown)) };
  });
}
