import type { ApiConfig } from "@curat/api";
import type { Logger } from "pino";
import { logArchiveStateOf } from "./archive/archive-state.ts";
import { openArchive } from "./archive/archive-store.ts";
import { newestCopyAt } from "./archive/backup-copies.ts";
import { mailFolderOf, type ProcessSettings } from "./process-settings.ts";

export function apiConfigOf(
  settings: ProcessSettings,
  log: Logger,
  work: ApiConfig["work"] = "requests",
): ApiConfig {
  const {
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrls,
    databaseConnections,
    apiKey,
    sealKey,
    staffNetworks,
    shopUrl,
    smtpUrl,
    anafUrl,
    netopia,
    netopiaV2,
    stripe,
    sameday,
    fan,
    cargus,
    dpd,
    gls,
    packeta,
    emag,
    efactura,
    smartbill,
    oblio,
    social,
    isDev,
    backupArchive,
  } = settings;
  if (!databaseUrl) throw new Error("The API needs a database.");
  return {
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrls,
    // The worker needs a listening connection for each of its two queues, even if the server allows few
    // connections.
    poolSize: work === "jobs" ? Math.max(databaseConnections, 4) : databaseConnections,
    work,
    apiKey,
    sealKey,
    staffNetworks,
    shopUrl,
    smtpUrl,
    anafUrl,
    netopia,
    netopiaV2,
    stripe,
    sameday,
    fan,
    cargus,
    dpd,
    gls,
    packeta,
    emag,
    efactura,
    smartbill,
    oblio,
    social,
    mailFolder: mailFolderOf(settings),
    dataFolder: settings.dataDir,
    hasTrustedProxies: settings.trustedProxies.length > 0,
    isRestoreProven: settings.provesRestore,
    logArchiveState: () => logArchiveStateOf(settings.dataDir),
    newestCopyAt: backupArchive && ((signal) => newestCopyAt(openArchive(backupArchive), signal)),
    checkAnswers: isDev,
    allowsPrivateAddresses: isDev || settings.allowsPrivateAddresses,
    log: ({ level, message, error, ...details }) => log[level]({ ...details, err: error }, message),
  };
}
