/** Sends due deliveries. The queue `webhooks` runs one job at a time, so no delivery is sent twice concurrently. */
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { postPublic } from "../../../external/post-public.ts";
import { unseal } from "../../../identity/sealed.ts";
import { CLOCK, recordChange } from "../../platform/changes/index.ts";
import {
  dueDeliveries,
  type DueDelivery,
  dueReceivers,
  type Receiver,
  writeAttempt,
} from "./deliveries.store.ts";
import { lockEndpoint, stopEndpoint } from "./endpoints.store.ts";
import { signedHeaders } from "./signature.ts";
import { type Attempt, eventId, isDelivered, messageOf, outcomeOf, stopReason } from "./webhooks.rules.ts";

const TIMEOUT_MS = 15_000;
const AT_ONCE = 8;
const PER_QUERY = 200;
/** Time limit of one run. A slow receiver's remaining deliveries wait for the next job. */
const MAX_RUN_MS = 30_000;

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** Sends due deliveries to all receivers in parallel and returns how many attempts were made. */
export async function sendWebhooks(shop: Shop): Promise<number> {
  const receivers = await dueReceivers(shop.db, shop.now());
  const counts = await Promise.all(receivers.map(async (receiver) => sendTo(shop, receiver)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function sendTo(shop: Shop, receiver: Receiver): Promise<number> {
  const { db, now, config } = shop;
  const until = performance.now() + MAX_RUN_MS;
  const secrets = [
    receiver.secret,
    ...(receiver.formerSecret && receiver.formerUntil && receiver.formerUntil > now()
      ? [receiver.formerSecret]
      : []),
  ].flatMap((sealed) => unseal(config.sealKey, sealed) ?? []);
  if (secrets.length === 0) {
    await stop(
      shop,
      receiver.id,
      "Secretul nu mai poate fi citit: creează un secret nou și pornește din nou trimiterea.",
    );
    return 0;
  }
  let { failingSince } = receiver;
  let count = 0;
  while (performance.now() < until) {
    const due = await dueDeliveries(db, receiver.id, { now: now(), limit: PER_QUERY });
    if (due.length === 0) break;
    for (let start = 0; start < due.length && performance.now() < until; start += AT_ONCE) {
      const part = due.slice(start, start + AT_ONCE);
      const attempts = await Promise.all(part.map(async (one) => deliver(shop, receiver, { one, secrets })));
      count += attempts.length;
      for (const { attempt, at } of attempts) {
        failingSince = isDelivered(attempt) ? null : (failingSince ?? at);
        const reason = stopReason(attempt, { failingSince, at });
        if (reason === undefined) continue;
        await stop(shop, receiver.id, reason);
        return count;
      }
    }
  }
  return count;
}

async function deliver(
  { db, now, config }: Shop,
  receiver: Receiver,
  { one, secrets }: { one: DueDelivery; secrets: readonly string[] },
): Promise<{ attempt: Attempt; at: Date }> {
  const at = now();
  const { body, contentType } = messageOf(one, { format: receiver.format, source: config.shopUrl });
  const headers = {
    "content-type": contentType,
    "user-agent": "Curat-Webhooks/1.0",
    ...signedHeaders({ id: eventId(one), body, at }, secrets),
  };
  const attempt = await tryPost(receiver.url, {
    headers,
    body,
    limitMs: TIMEOUT_MS,
    allowsPrivate: config.allowsPrivateAddresses === true,
  });
  const outcome = outcomeOf(attempt, { attempts: one.attempts + 1, at, chance: Math.random() });
  await writeAttempt(db, { endpointId: receiver.id, eventId: one.id, attempt, outcome, at });
  return { attempt, at };
}

async function tryPost(url: string, post: Parameters<typeof postPublic>[1]): Promise<Attempt> {
  try {
    const { status, retryAfterSeconds } = await postPublic(url, post);
    const fault = isDelivered({ status }) ? "" : `Programul a răspuns cu codul ${status}.`;
    return { status, retryAfterSeconds, fault };
  } catch (error) {
    // The receiver is down, timed out, or its host name cannot be resolved.
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return {
      status: null,
      fault:
        code === "ENOTFOUND"
          ? "Domeniul din adresă nu există: verifică adresa."
          : "Programul nu a răspuns la timp.",
    };
  }
}

async function stop({ db }: Shop, id: number, reason: string): Promise<void> {
  await transaction(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint?.isActive) return;
    await stopEndpoint(tx, id, reason);
    await recordChange(tx, {
      actor: CLOCK,
      subject: { kind: "webhook", id },
      sentence: `Trimiterea către „${endpoint.name}” s-a oprit: ${reason}`,
      before: { name: endpoint.name, active: true },
      after: { name: endpoint.name, active: false },
      touched: [],
    });
  });
}
