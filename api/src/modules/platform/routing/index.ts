/**
 * URLs of pages.
 *
 * - `resolve-address.ts`: the page of a URL
 * - `routing.store.ts`: `putRoutes`, `redirectRoute`, `removeRoutes`
 * - `redirects.rules.ts`, `redirects.service.ts`: redirects by staff
 *
 * Tables and views: linking_text, redirect_hit, route, route_facts.
 */
export { atField } from "./address-refused.ts";
export { loadLinksTo } from "./linking-texts.store.ts";
export { leadFormer } from "./redirects.service.ts";
export { lockAddresses } from "./redirects.store.ts";
export { putRoutes, redirectRoute, removeRoutes, type RouteImport } from "./routing.store.ts";
export { routingRoutes } from "./routing.routes.ts";
export { redirectsBehind } from "./redirects.store.ts";
export { saveImportedRedirects, takeBackRedirects } from "./imported-redirects.ts";
export { staffRedirectsRoutes } from "./staff-redirects.routes.ts";
