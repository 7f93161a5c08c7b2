import { X509Certificate } from "node:crypto";
import { statfs } from "node:fs/promises";
import { z } from "zod";
import type { ProcessHeap } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { accountOf } from "../../platform/accounts/index.ts";
import { diskState, endState, gigabytes, memoryFound } from "./doctor.rules.ts";
import { databaseFolder } from "./doctor.store.ts";
import { machineMemory } from "./machine-memory.ts";
import type { Looks } from "./within.ts";

const DAY_MS = 86_400_000;
/** Days before expiry from which a credential needs attention, because a third party has to renew it. */
const LOOK_DAYS = 30;

export function checksOfMachine(
  { db, now, config }: Pick<ApiContext, "db" | "now" | "config">,
  heaps: () => Promise<ProcessHeap[]>,
): Looks {
  const { shopUrl, dataFolder, social } = config;
  const netopia = accountOf(config, "netopia");
  const isPublic = shopUrl.startsWith("https:");
  const daysUntil = (end: Date): number => Math.floor((end.getTime() - now().getTime()) / DAY_MS);
  const netopiaEnd = netopia && certificateEnd(netopia.certificatePem);
  const appleEnd = social?.apple && tokenEnd(social.apple.clientSecret);
  return {
    settings: async () => {
      if (isPublic && !accountOf(config, "mail")) return { state: "broken", finding: "mails_reach_nobody" };
      if (isPublic && config.hasTrustedProxies === false)
        return { state: "look", finding: "no_trusted_proxy" };
      return { state: "well", finding: "in_order" };
    },
    ...(dataFolder !== undefined && {
      disk: async () => {
        // The database may be on another disk. If it is on another machine, its folder does not exist here.
        const ofDatabase = await databaseFolder(db).catch(() => undefined);
        const folders = [dataFolder, ...(ofDatabase === undefined ? [] : [ofDatabase])];
        const disks = await Promise.all(folders.map((folder) => statfs(folder).catch(() => undefined)));
        const known = disks.filter((disk) => disk !== undefined);
        const [free, total] = known
          .map(({ bavail, blocks, bsize }): [number, number] => [bavail * bsize, blocks * bsize])
          .toSorted(([one], [other]) => one - other)[0] ?? [0, 0];
        return { state: diskState(free, total), finding: "free", figures: { gigabytes: gigabytes(free) } };
      },
    }),
    memory: async () => memoryFound(await machineMemory(), await heaps()),
    ...(netopiaEnd && {
      netopia_certificate: async () => {
        const days = daysUntil(netopiaEnd);
        return { state: endState(days, LOOK_DAYS), finding: "ends", figures: { days } };
      },
    }),
    ...(appleEnd && {
      apple_secret: async () => {
        const days = daysUntil(appleEnd);
        return { state: endState(days, LOOK_DAYS), finding: "ends", figures: { days } };
      },
    }),
  };
}

/** Returns when a certificate expires; undefined for a bare public key, which does not expire. */
function certificateEnd(pem: string): Date | undefined {
  try {
    return new Date(new X509Certificate(pem).validTo);
  } catch {
    return undefined;
  }
}

const claims = z.object({ exp: z.number() });

function tokenEnd(token: string): Date | undefined {
  try {
    const { exp } = claims.parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
    return new Date(exp * 1_000);
  } catch {
    return undefined;
  }
}
