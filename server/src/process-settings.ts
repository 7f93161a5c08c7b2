import { join } from "node:path";
import type { Settings } from "./settings.ts";
import type { StandIns } from "./stand-ins.ts";

const variable = "CURAT_SETTINGS";

export interface ProcessSettings extends Settings {
  /** URL of the database; undefined only with an external API. */
  databaseUrl: string | undefined;
  /** Whether the database is the embedded one in `dataDir`. */
  hasOwnDatabase?: boolean;
  /** The API key that requests must contain; empty if none is sent. */
  apiKey: string;
  /** The key that signs access tokens and encrypts cookies. */
  sealKey: string;
  /** Maximum number of database connections per process; their sum stays below the server's limit. */
  databaseConnections: number;
  standIns?: StandIns;
  isDev: boolean;
}

/**
 * Limits the heap, in megabytes, because V8 lets it grow to four times its size before it collects garbage.
 * Under load a web process took 210 MB instead of 390 MB, at the same CPU time per page. A million products
 * need more.
 */
const MEMORY = "--max-old-space-size=1024 --max-semi-space-size=8";

/** Returns the environment variables that pass these settings to a child process. */
export function settingsForChild(settings: ProcessSettings): Record<string, string> {
  return {
    [variable]: JSON.stringify(settings),
    // React's development build is slower: it renders a category page in 3.7 ms instead of 2.1 ms.
    NODE_ENV: settings.isDev ? "development" : "production",
    ...(settings.isDev ? {} : { NODE_OPTIONS: process.env.NODE_OPTIONS || MEMORY }),
  };
}

/** Reads the settings that the main process passed to this child. */
export function readProcessSettings(
  environment: Record<string, string | undefined> = process.env,
): ProcessSettings {
  const json = environment[variable];
  if (!json) throw new Error("This process is started by npm start, not directly.");
  // Written by `settingsForChild` of the same version.
  return JSON.parse(json) as ProcessSettings;
}

/**
 * Returns the number of database connections per process, from 2 to 20. Ten of the server's connections
 * remain free for operators and tools.
 */
export function connectionsPerProcess(maxConnections: number, webProcesses: number): number {
  const worker = 1;
  return Math.max(2, Math.min(20, Math.floor((maxConnections - 10) / (webProcesses + worker))));
}

/** Returns the folder for emails if no SMTP server is set. */
export function mailFolderOf({ dataDir }: Pick<ProcessSettings, "dataDir">): string {
  return join(dataDir, "mail");
}
