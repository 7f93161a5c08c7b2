/** The door of the staff's calls. */
import { timingSafeEqual } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiConfig } from "../config.ts";
import type { ApiContext } from "../context.ts";
import { keyDigest } from "../identity/key-digest.ts";
import { addressBlock } from "./address-block.ts";
import type { Staff } from "./caller.ts";
import type { Door, StaffRequest } from "./door.ts";
import { networkList } from "./networks.ts";
import { notFound, Refusal, tooManyRequests } from "./refusal.ts";

interface StaffDoor
  extends Pick<ApiConfig, "staffKey" | "staffNetworks" | "rateLimits">, Pick<ApiContext, "log"> {
  /** Who holds the key of that digest, beside the owner. */
  findHolder: (digest: Buffer) => Promise<Staff | undefined>;
}

/** Wrong keys from one network in 15 minutes; with that many a key is guessed, not mistyped. */
const WRONG_KEYS = 10;
const MOST_LOGGED = 200;

/** Whoever holds the shop's own key may do everything. */
const OWNER: Staff = { kind: "staff", id: null, name: "Magazin", permissions: PERMISSIONS };

/**
 * Lets staff in: 404 while the shop has no staff key, and from networks that it does not name; 403 without a right key
 * or the call's permission, 429 after too many wrong keys. Each wrong key and each act leaves a line in the log.
 */
export function openStaffDoor({
  staffKey,
  staffNetworks,
  rateLimits,
  log,
  findHolder,
}: StaffDoor): Pick<Door, "staff" | "acted"> {
  const owners = staffKey === undefined ? undefined : keyDigest(staffKey);
  const isNear = staffNetworks && networkList(staffNetworks);
  const wrong = new RateLimiterMemory({ points: WRONG_KEYS, duration: 15 * 60 });

  async function holderOf(key: string | undefined): Promise<Staff | undefined> {
    if (!key || !owners) return undefined;
    const digest = keyDigest(key);
    return timingSafeEqual(digest, owners) ? OWNER : findHolder(digest);
  }

  return {
    async staff(key, asked) {
      if (!owners || (isNear && !isNear(asked.from))) throw notFound();
      const block = addressBlock(asked.from);
      const counted = rateLimits === false ? null : await wrong.get(block);
      if (counted && counted.consumedPoints >= WRONG_KEYS) throw tooManyRequests(counted.msBeforeNext);
      const staff = await holderOf(key);
      if (!staff) {
        await wrong.penalty(block);
        log({ level: "warn", message: "A wrong staff key.", ...lineOf(asked) });
        throw new Refusal(403, { message: "Unauthenticated." });
      }
      if (!staff.permissions.includes(asked.permission)) {
        log({
          level: "warn",
          message: "A staff key without the permission.",
          by: staff.name,
          ...lineOf(asked),
        });
        throw new Refusal(403, { message: MESSAGES.notAllowed });
      }
      return staff;
    },
    acted(staff, asked, status) {
      log({ level: "info", message: "A staff act.", by: staff.name, ...lineOf(asked), status });
    },
  };
}

function lineOf({ method, path, from }: StaffRequest): { method: string; path: string; visitor: string } {
  return { method, path: path.slice(0, MOST_LOGGED), visitor: from };
}
