/** Hosts the office, the staff app, which uses the shop's own API. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BASE } from "@curat/contract/headers.values";
import type { Api } from "@curat/api";
import type { Office, OfficeOptions, PerRequest } from "../../../office/app/server.ts";
import type { ProcessSettings } from "../process-settings.ts";
import { taskCommand } from "../task-command.ts";
import { OFFICE_ENTRY, OFFICE_FOLDER } from "./office-build.ts";
import { underShopUrl } from "./storefront-host.ts";

export interface OfficeHost extends Pick<Office, "isAtWork"> {
  fetch(request: Request, perRequest: PerRequest): Promise<Response>;
  /** Handles requests for Vite's own files in development. */
  before?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

type Entry = { createOffice(options: OfficeOptions): Office };

function officeOptions({ apiKey, shopUrl }: ProcessSettings, api: Api): OfficeOptions {
  const apiFetch: typeof fetch = (input, init) => api.fetch(new Request(input, init));
  const commands = {
    doctor: taskCommand("doctor"),
    backup: taskCommand("backup", "FIȘIER"),
    removeDemo: taskCommand("demo-remove"),
  };
  return { apiFetch, apiBaseUrl: `http://api.internal${API_BASE}`, apiKey, shopUrl, commands };
}

export async function hostBuiltOffice(settings: ProcessSettings, api: Api): Promise<OfficeHost> {
  const { createOffice } = (await import(OFFICE_ENTRY.href)) as Entry;
  const office = createOffice(officeOptions(settings, api));
  return {
    fetch: (request, perRequest) => office.fetch(underShopUrl(request, settings.shopUrl), perRequest),
    isAtWork: office.isAtWork,
    close: async () => undefined,
  };
}

/** Hosts the office from its sources and reloads it on change. */
export async function hostDevOffice(settings: ProcessSettings, api: Api): Promise<OfficeHost> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: OFFICE_FOLDER,
    // The storefront's Vite already uses the default port for its messages.
    server: { middlewareMode: true, hmr: { port: 24_679 } },
    appType: "custom",
  });
  const options = officeOptions(settings, api);
  const load = async () => ((await vite.ssrLoadModule("/app/server.ts")) as Entry).createOffice(options);
  return {
    before(request, response, next) {
      const { url = "/" } = request;
      if (!isOfficePath(new URL(url, "http://office").pathname)) return next();
      vite.middlewares(request, response, () => {
        // Vite strips the office's path from the URL, so it is restored.
        request.url = url;
        next();
      });
    },
    fetch: async (request, perRequest) =>
      (await load()).fetch(underShopUrl(request, settings.shopUrl), perRequest),
    isAtWork: async (request, visitor) => (await load()).isAtWork(request, visitor),
    close: () => vite.close(),
  };
}

export function isOfficePath(path: string): boolean {
  return path === "/admin" || path === "/admin.data" || path.startsWith("/admin/");
}
