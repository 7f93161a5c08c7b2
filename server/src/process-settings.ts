import { join } from "node:path";
import type { Settings } from "./settings.ts";
import type { StandIns } from "./stand-ins.ts";

const variable = "CURAT_SETTINGS";

/** What a web process, the worker and the preparation of the data are told by the main process. */
export interface ProcessSettings extends Settings {
  /** Undefined only with a foreign API. */
  databaseUrl: string | undefined;
  /** The embedded database in `dataDir`. */
  hasOwnDatabase?: boolean;
  /** Empty: send none. */
  apiKey: string;
  /** What passes are signed and cookies sealed with. */
  sealKey: string;
  /** Connections that one process may hold; all together stay below the server's limit. */
  databaseConnections: number;
  /** The third parties that this demo stands in for. */
  standIns?: StandIns;
  /** Vite serves the storefront from its sources. */
  isDev: boolean;
}

/**
 * V8 lets a heap grow fourfold before it looks for what is no longer used, unless it is told a bound near by: under
 * load a web process took 390 MB, with these 210, at the same CPU a page. Megabytes; a million products need more.
 */
const MEMORY = "--max-old-space-size=1024 --max-semi-space-size=8";

/** The environment variable that carries these settings to a child. */
export function settingsForChild(settings: ProcessSettings): Record<string, string> {
  return {
    [variable]: JSON.stringify(settings),
    // React's development build, which it takes without this, renders a category page in 3.7 ms instead of 2.1.
    NODE_ENV: settings.isDev ? "development" : "production",
    ...(settings.isDev ? {} : { NODE_OPTIONS: process.env.NODE_OPTIONS || MEMORY }),
  };
}

/** What the main process told this child. */
export function readProcessSettings(
  environment: Record<string, string | undefined> = process.env,
): ProcessSettings {
  const json = environment[variable];
  if (!json) throw new Error("This is a part of the shop: start it with npm start.");
  // Written by settingsForChild of the same version.
  return JSON.parse(json) as ProcessSettings;
}

/** How many connections each process may hold so that ten of the server's stay free for people and tools. */
export function connectionsPerProcess(maxConnections: number, webProcesses: number): number {
  const worker = 1;
  return Math.max(2, Math.min(20, Math.floor((maxConnections - 10) / (webProcesses + worker))));
}

/** Where mails go while no SMTP server is set. */
export function mailFolderOf({ dataDir }: Pick<ProcessSettings, "dataDir">): string {
  return join(dataDir, "mail");
}
