import type { FieldErrors } from "@curat/contract/envelope";
import { MAX_WEBHOOKS } from "@curat/contract/staff/webhooks.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { isServiceUrl } from "../../../external/service-address.ts";
import { seal } from "../../../identity/sealed.ts";
import { type Actor, recordChange, refuseStale, versionOf } from "../../platform/changes/index.ts";
import { enqueueSending, insertTestEvent, requeue } from "./deliveries.store.ts";
import {
  countEndpoints,
  deleteEndpoint,
  type Endpoint,
  type EndpointFields,
  insertEndpoint,
  lockEndpoint,
  updateEndpoint,
  updateSecret,
} from "./endpoints.store.ts";
import { newSecret } from "./signature.ts";
import { toWireWebhook } from "./webhooks.wire.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

const FORMER_SECRET_MS = 24 * 3_600_000;
const NOT_PUBLIC = "Scrie o adresă publică ce începe cu https://, de exemplu https://erp.firma.ro/curat.";

const subjectOf = (id: number) => ({ kind: "webhook", id }) as const;

/** Creates an endpoint and returns its secret, or errors by field. */
export async function createEndpoint(
  shop: Shop,
  fields: EndpointFields,
  actor: Actor,
): Promise<{ id: number; secret: string } | { errors: FieldErrors }> {
  const errors = addressErrors(fields.url, shop);
  if (errors) return { errors };
  const secret = newSecret();
  return transaction(
    shop.db,
    async (tx): Promise<{ id: number; secret: string } | { errors: FieldErrors }> => {
      if ((await countEndpoints(tx)) >= MAX_WEBHOOKS)
        return {
          errors: {
            name: [`Poți avea cel mult ${MAX_WEBHOOKS} de webhookuri: șterge unul care nu mai este folosit.`],
          },
        };
      const id = await insertEndpoint(tx, {
        ...fields,
        secret: seal(shop.config.sealKey, secret),
        at: shop.now(),
      });
      await recordChange(tx, {
        actor,
        subject: subjectOf(id),
        sentence: `Webhookul „${fields.name}” a fost creat.`,
        before: null,
        after: stateOf({ ...fields, isActive: true }),
        touched: [],
      });
      return { id, secret };
    },
  );
}

/** Updates an endpoint. Returns false for an unknown one, or errors by field. Throws StaleVersion (409). */
export async function changeEndpoint(
  shop: Shop,
  id: number,
  {
    fields,
    expectedVersion,
    actor,
  }: { fields: EndpointFields & { isActive: boolean }; expectedVersion: number | undefined; actor: Actor },
): Promise<boolean | { errors: FieldErrors }> {
  const errors = addressErrors(fields.url, shop);
  if (errors) return { errors };
  return transaction(shop.db, async (tx) => {
    const former = await lockExpected(tx, id, expectedVersion);
    if (!former) return false;
    await updateEndpoint(tx, id, fields);
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Webhookul „${fields.name}” a fost ${activation(former, fields)}.`,
      before: stateOf(former),
      after: stateOf(fields),
      touched: [],
    });
    return true;
  });
}

function activation(former: Endpoint, { isActive }: { isActive: boolean }): string {
  if (former.isActive === isActive) return "modificat";
  return isActive ? "pornit" : "oprit";
}

/** Returns a new secret; undefined for an unknown endpoint. Throws StaleVersion (409). */
export async function renewSecret(
  { db, now, config }: Shop,
  id: number,
  { expectedVersion, actor }: { expectedVersion: number | undefined; actor: Actor },
): Promise<string | undefined> {
  const secret = newSecret();
  return transaction(db, async (tx) => {
    const endpoint = await lockExpected(tx, id, expectedVersion);
    if (!endpoint) return undefined;
    const at = now();
    await updateSecret(tx, id, {
      secret: seal(config.sealKey, secret),
      formerUntil: new Date(at.getTime() + FORMER_SECRET_MS),
    });
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Webhookul „${endpoint.name}” a primit un secret nou.`,
      before: { name: endpoint.name },
      after: { name: endpoint.name, secretChangedAt: at.toISOString() },
      touched: [],
    });
    return secret;
  });
}

/** Deletes an endpoint with its deliveries. Returns false for an unknown one. */
export async function removeEndpoint({ db }: Shop, id: number, actor: Actor): Promise<boolean> {
  return transaction(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return (await versionOf(tx, subjectOf(id))) > 0;
    await deleteEndpoint(tx, id);
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Webhookul „${endpoint.name}” a fost șters.`,
      before: stateOf(endpoint),
      after: null,
      touched: [],
    });
    return true;
  });
}

/** Sends a test event. Returns the event's id, undefined for an unknown endpoint, or errors by field. */
export async function sendTest(
  { db, now }: Shop,
  id: number,
): Promise<number | undefined | { errors: FieldErrors }> {
  return transaction(db, async (tx): Promise<number | undefined | { errors: FieldErrors }> => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return undefined;
    if (!endpoint.isActive || endpoint.url === "")
      return { errors: { url: ["Pornește webhookul și scrie adresa programului, apoi trimite un test."] } };
    const event = await insertTestEvent(tx, id, now());
    await enqueueSending(tx);
    return event;
  });
}

/**
 * Queues one event, or all failed ones, for another delivery. Returns how many were queued; undefined for an unknown
 * endpoint.
 */
export async function resend(
  { db, now }: Shop,
  id: number,
  { eventId }: { eventId: number | undefined },
): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return undefined;
    if (!endpoint.isActive || endpoint.url === "") return 0;
    const count = await requeue(tx, id, { eventId, at: now() });
    if (count > 0) await enqueueSending(tx);
    return count;
  });
}

async function lockExpected(
  tx: Tx,
  id: number,
  expectedVersion: number | undefined,
): Promise<Endpoint | undefined> {
  const endpoint = await lockEndpoint(tx, id);
  if (!endpoint) return undefined;
  await refuseStale(tx, subjectOf(id), {
    expectedVersion,
    loadCurrent: async () =>
      toWireWebhook({ ...endpoint, waiting: 0, failed: 0 }, await versionOf(tx, subjectOf(id))),
  });
  return endpoint;
}

function stateOf({ name, url, topics, format, isActive }: EndpointFields & { isActive: boolean }) {
  return { name, url, topics: topics.toSorted(), format, active: isActive };
}

/** Checks only the URL's text. The addresses that its host name resolves to are checked when an event is sent. */
function addressErrors(url: string, { config }: Pick<Shop, "config">): FieldErrors | undefined {
  const isFine = url === "" || isServiceUrl(url, config.allowsPrivateAddresses === true);
  return isFine ? undefined : { url: [NOT_PUBLIC] };
}
