/**
 * Builds everything that the shop's port serves, in this order: security checks, static files, API, office,
 * storefront.
 */
import type { Api } from "@curat/api";
import { MESSAGES } from "@curat/contract/messages.values";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ProcessSettings } from "../process-settings.ts";
import { mountApi } from "./api-door.ts";
import { mountAppleReturn } from "./apple-return.ts";
import { visitorAddressOf } from "./visitor-address.ts";
import { writePrefixed } from "./cookie-prefixes.ts";
import { compress } from "./compression.ts";
import { mountDevMail } from "./dev-mail.ts";
import { hasRoom, mountHealth, type Readiness, retryNotice } from "./health.ts";
import { guardForms } from "./form-guard.ts";
import { closeAfterTooLarge, limitForms } from "./form-size.ts";
import { currentCode, followRequests } from "./follow-request.ts";
import { mountForeignMedia } from "./foreign-media.ts";
import { mountMedia } from "./media.ts";
import type { MediaStore } from "./media-sources.ts";
import { metricsAccess } from "../metrics/metrics-access.ts";
import { measureRequests, mountMetrics } from "../metrics/request-metrics.ts";
import { guardOffice, mountOffice } from "./office.ts";
import { OFFICE_CLIENT_FOLDER } from "./office-build.ts";
import type { OfficeHost } from "./office-host.ts";
import { securityHeaders } from "./security-headers.ts";
import type { PageCache } from "./page-cache.ts";
import type { SiteApp } from "./site-app.ts";
import { mountPublicFiles } from "./public-files.ts";
import { mountStaticFiles } from "./static-files.ts";
import { CLIENT_FOLDER } from "./storefront-build.ts";
import { mountStorefront } from "./storefront.ts";
import type { StorefrontHost } from "./storefront-host.ts";
import { hasMailReader } from "../settings.ts";

export interface SiteParts {
  settings: ProcessSettings;
  /** The shop's own API; undefined with an external API. */
  api: Api | undefined;
  /** The media of the shop; undefined with an external API. */
  media: MediaStore | undefined;
  storefront: StorefrontHost;
  /** The office; undefined with an external API. */
  office: OfficeHost | undefined;
  pages: PageCache | undefined;
  log: Logger;
  readiness: Readiness;
}

/**
 * Maximum length of a URL, because a page repeats its URL in many links.
 * The longest is the callback of a social login, with its code.
 */
const MAX_ADDRESS_LENGTH = 6_000;

export function buildSite(parts: SiteParts): SiteApp {
  const { settings, api, media, storefront, office, pages, log, readiness } = parts;
  const site: SiteApp = new Hono();
  const addressOf = visitorAddressOf(settings.trustedProxies);
  site.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "A request failed.");
    const code = currentCode();
    return c.text([MESSAGES.unavailable, ...(code ? [`Cod: ${code}.`] : [])].join(" "), 500);
  });
  site.use(measureRequests());
  if (settings.shopUrl.startsWith("https:")) site.use(writePrefixed());
  site.use(followRequests(settings.trustedProxies));
  site.use(async (c, next) => {
    c.set("visitor", addressOf(c.env.incoming));
    await next();
  });
  site.use(securityHeaders(settings.shopUrl));
  site.use(retryNotice);
  site.use(closeAfterTooLarge);
  const mayWatch = metricsAccess(settings);
  const { dataDir, hasOwnDatabase } = settings;
  const hasDisk = hasOwnDatabase ? () => hasRoom(dataDir) : undefined;
  mountHealth(site, api, { readiness, mayWatch, hasDisk });
  mountMetrics(site, api, mayWatch);
  const officeAuth = guardOffice(settings.adminNetworks);
  if (office) site.use(officeAuth.headers);
  mountStaticFiles(site, { folder: CLIENT_FOLDER, base: "/" });
  if (office && !settings.isDev)
    mountStaticFiles(site, { folder: OFFICE_CLIENT_FOLDER, base: "/admin/", isOpen: officeAuth.isOpen });
  const onFault = (error: unknown): void => log.error({ err: error }, "A picture could not be stored.");
  if (media)
    mountMedia(site, media, { dataDir: settings.dataDir, onFault, ...(api && { readLabel: api.readLabel }) });
  else if (settings.apiUrl) mountForeignMedia(site, settings.apiUrl);
  if (api) mountApi(site, api);
  if (hasMailReader(settings)) mountDevMail(site, settings);
  site.use(async (c, next) => {
    if (c.req.url.length > MAX_ADDRESS_LENGTH) return c.text("Adresa este prea lungă.", 414);
    return next();
  });
  if (api) mountPublicFiles(site, api);
  site.use(limitForms(office?.isAtWork));
  mountAppleReturn(site);
  site.use(guardForms(settings.shopUrl, { log, isAtWork: office?.isAtWork }));
  site.use(compress());
  if (office)
    mountOffice(site, officeAuth.isOpen, {
      office,
      shopUrl: settings.shopUrl,
      isDev: settings.isDev,
      // Accounts entered in the office use ANAF's own URL.
      anafLogin: settings.efactura?.loginUrl ?? "https://logincert.anaf.ro",
    });
  mountStorefront(site, { storefront, pages, settings });
  return site;
}
