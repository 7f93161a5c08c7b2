import { join } from "node:path";
import type { Settings } from "./settings.ts";
import type { StandIns } from "./stand-ins.ts";

const variable = "CURAT_SETTINGS";

/** The settings that the main process passes to web processes, the worker and the preparation of data. */
export interface ProcessSettings extends Settings {
  /** URL of the database; undefined only with an external API. */
  databaseUrl: string | undefined;
  /** Whether the database is the embedded one in `dataDir`. */
  hasOwnDatabase?: boolean;
  /** The API key that requests must contain; empty if none is sent. */
  apiKey: string;
  /** The key that signs access tokens and encrypts cookies. */
  sealKey: string;
  /**
   * Maximum number of database connections of one process. The sum over all processes stays below the
   * server's limit.
   */
  databaseConnections: number;
  /** The third parties that this demo replaces with stand-ins. */
  standIns?: StandIns;
  /** Whether Vite serves the storefront from its sources. */
  isDev: boolean;
}

/**
 * Limits the heap, in megabytes. Without a limit, V8 lets a heap grow to four times its size before it
 * collects garbage. Under load a web process took 390 MB, and 210 MB with these flags, at the same CPU time
 * per page. A million products need more.
 */
const MEMORY = "--max-old-space-size=1024 --max-semi-space-size=8";

/** Returns the environment variables that pass these settings to a child process. */
export function settingsForChild(settings: ProcessSettings): Record<string, string> {
  return {
    [variable]: JSON.stringify(settings),
    // Without this, React loads its development build, which renders a category page in 3.7 ms instead of 2.1
    // ms.
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
  // The JSON was written by `settingsForChild` of the same version.
  return JSON.parse(json) as ProcessSettings;
}

/**
 * Returns how many connections each process may have, so that ten of the server's connections remain for
 * people and tools.
 */
export function connectionsPerProcess(maxConnections: number, webProcesses: number): number {
  const worker = 1;
  return Math.max(2, Math.min(20, Math.floor((maxConnections - 10) / (webProcesses + worker))));
}

/** Returns the folder to which mails are written if no SMTP server is set. */
export function mailFolderOf({ dataDir }: Pick<ProcessSettings, "dataDir">): string {
  return join(dataDir, "mail");
}
