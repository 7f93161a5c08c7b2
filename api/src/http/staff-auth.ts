import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiConfig } from "../config.ts";
import type { ApiContext } from "../context.ts";
import { keyDigest } from "../identity/key-digest.ts";
import { addressBlock } from "./address-block.ts";
import type { Person, Staff } from "./caller.ts";
import type { AccessChecks, StaffCredentials, StaffRequest } from "./access-checks.ts";
import { networkList } from "./networks.ts";
import { notFound, Refusal, tooManyRequests } from "./refusal.ts";

/** An expired session is reported separately from an unknown or ended one. */
export type FoundPerson = { is: "person"; person: Person } | { is: "expired" } | { is: "unknown" };

interface StaffAuth extends Pick<ApiConfig, "staffNetworks" | "rateLimits">, Pick<ApiContext, "log"> {
  findPerson: (token: string, requested: { isBackground: boolean }) => Promise<FoundPerson>;
  findKeyHolder: (digest: Buffer) => Promise<Staff | undefined>;
}

const WRONG_KEYS = 10;
/** Limit of calls per minute, key and process, so that a runaway program does not overload the shop. */
const CALLS_OF_A_KEY = 6_000;
const MAX_LOGGED = 200;
const CONFIRM_IDENTITY = "Confirmă-ți identitatea: introdu al doilea factor.";

/**
 * Returns checks that throw 404 for disallowed networks, 401 without a session or key, and 429 after too many
 * wrong keys or calls. They throw 403 without the permission or, for a sensitive call, a recent second
 * factor.
 * Logs each wrong key and each write.
 */
export function openStaffAuth({
  staffNetworks,
  rateLimits,
  log,
  findPerson,
  findKeyHolder,
}: StaffAuth): Pick<AccessChecks, "entrance" | "staff" | "person" | "acted"> {
  const isNear = staffNetworks && networkList(staffNetworks);
  const isBounded = rateLimits !== false;
  const wrong = new RateLimiterMemory({ points: WRONG_KEYS, duration: 15 * 60 });
  const calls = new RateLimiterMemory({ points: CALLS_OF_A_KEY, duration: 60 });

  function entrance({ from }: StaffRequest): void {
    if (isNear && !isNear(from)) throw notFound();
  }

  async function personOf(token: string, isBackground = false): Promise<Person> {
    const found = await findPerson(token, { isBackground });
    if (found.is === "person") return found.person;
    const error = found.is === "expired" ? "token_expired" : "token_not_provided";
    throw new Refusal(401, { message: "Unauthenticated.", error });
  }

  async function holderOf(key: string | undefined, requested: StaffRequest): Promise<Staff> {
    const staff = key ? await findKeyHolder(keyDigest(key)) : undefined;
    // A program's wrong key does not block valid keys of the same network, because keys are too long to
    // guess.
    if (staff) return staff;
    const block = addressBlock(requested.from);
    const counted = isBounded ? await wrong.get(block) : null;
    if (counted && counted.consumedPoints >= WRONG_KEYS) throw tooManyRequests(counted.msBeforeNext);
    // A request without a key does not count as a guess.
    if (key) {
      await wrong.penalty(block);
      log({ level: "warn", message: "A staff API key was invalid.", ...lineOf(requested) });
    }
    throw new Refusal(401, { message: "Unauthenticated.", error: "token_not_provided" });
  }

  async function countCall(staff: Staff): Promise<void> {
    if (!isBounded || staff.kind !== "key") return;
    await calls.consume(staff.id ?? "").catch((refused: unknown) => {
      throw refused instanceof RateLimiterRes ? tooManyRequests(refused.msBeforeNext) : refused;
    });
  }

  function checkRecent(staff: Person, { isSensitive }: StaffRequest): void {
    if (isSensitive && !staff.isConfirmed)
      throw new Refusal(403, { message: CONFIRM_IDENTITY, error: "second_factor_required" });
  }

  return {
    entrance,
    async staff({ token, key, isBackground }: StaffCredentials, requested) {
      entrance(requested);
      const person = token ? await personOf(token, isBackground) : undefined;
      const staff = person ?? (await holderOf(key, requested));
      await countCall(staff);
      if (requested.permissions?.every((permission) => !staff.permissions.includes(permission))) {
        log({
          level: "warn",
          message: "A staff call lacked its permission.",
          ...nameOf(staff),
          ...lineOf(requested),
        });
        throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
      }
      if (person) checkRecent(person, requested);
      return staff;
    },
    async person({ token, isBackground }, requested) {
      entrance(requested);
      if (!token) throw new Refusal(401, { message: "Unauthenticated.", error: "token_not_provided" });
      const person = await personOf(token, isBackground);
      checkRecent(person, requested);
      return person;
    },
    acted(staff, requested, status) {
      log({
        level: "info",
        message: "A staff call was handled.",
        ...nameOf(staff),
        ...lineOf(requested),
        status,
      });
    },
  };
}

/** Returns the kind and id only, to keep names out of the log. */
function nameOf({ kind, id }: Staff): { by: string } {
  return { by: `${kind} ${id ?? ""}`.trim() };
}

function lineOf({ method, path, from }: StaffRequest): { method: string; path: string; visitor: string } {
  return { method, path: path.slice(0, MAX_LOGGED), visitor: from };
}
