/** Mounts the modules on one app: access and limits first, then every call of the contract. */
import { API_BASE } from "@curat/contract/headers.values";
import type { Pool } from "pg";
import type { ApiContext } from "./context.ts";
import { requireApiKey, requireStaff } from "./http/access.ts";
import { keepNoAnswer } from "./http/cache-control.ts";
import { checkBody } from "./http/body-check.ts";
import { docsPage } from "./http/docs-page.ts";
import { answerFailure } from "./http/failures.ts";
import { limitBody, limitWrites } from "./http/limits.ts";
import { notFound } from "./http/refusal.ts";
import { type ApiApp, checkAnswers, newApp } from "./http/serve.ts";
import { mountModules } from "./modules/modules.ts";
import { paymentNotificationRoute } from "./modules/orders/index.ts";
import type { CatalogueEngine } from "./modules/search/index.ts";

const OPENAPI = { openapi: "3.1.0", info: { title: "Curat", version: "1" }, servers: [{ url: API_BASE }] };

/** The HTTP API as one Hono app under /api/v1. */
export function buildApp(
  context: ApiContext,
  { pool, engine }: { pool: Pool; engine: CatalogueEngine },
): ApiApp {
  const calls = newApp();
  if (context.config.checkAnswers) checkAnswers(calls);
  mountModules(calls, context, engine);

  const app = newApp().basePath(API_BASE) as ApiApp;
  app.onError((error, c) => answerFailure(error, c, context.log));
  app.notFound((c) => answerFailure(notFound(), c, context.log));
  app.use(keepNoAnswer);
  app.get("/health", (c) => c.json({ data: { status: "ok" } }));
  app.get("/openapi.json", (c) => c.json(calls.getOpenAPI31Document(OPENAPI)));
  docsPage(app);
  paymentNotificationRoute(app, context);
  app.use(requireApiKey(context.config.apiKey));
  app.use("/staff/*", requireStaff({ ...context.config, log: context.log }));
  app.use(limitBody);
  app.use(checkBody);
  if (context.config.rateLimits !== false) app.use(limitWrites(pool));
  app.route("/", calls);
  return app;
}
