import type {
  CargusAccount,
  DpdAccount,
  FanAccount,
  GlsAccount,
  PacketaAccount,
  SamedayAccount,
} from "../../../config.ts";
import type { AccountAnswer } from "../../platform/accounts/index.ts";
import { cargusClient } from "./providers/cargus/client.ts";
import { dpdClient } from "./providers/dpd/client.ts";
import { fanClient } from "./providers/fan/client.ts";
import { glsClient } from "./providers/gls/client.ts";
import { packetaClient } from "./providers/packeta/client.ts";
import { samedayClient } from "./providers/sameday/client.ts";
import type { CourierError } from "./shipping.port.ts";

interface Shop {
  now: () => Date;
}

/** Logs in at Sameday and reads the account's pickup points. */
export async function checkSamedayAccount(account: SamedayAccount, { now }: Shop): Promise<AccountAnswer> {
  const client = samedayClient(account, now);
  const login = await client.logIn();
  if (!login.ok) return refusedLogin(login);
  const points = await client.listPickupPoints();
  if (!points.ok) return refusedLogin(points);
  if (points.value.length === 0)
    return { isGood: false, words: "Contul nu are niciun punct de ridicare. Cere unul la Sameday." };
  return pointAnswer(
    account.pickupPointId,
    points.value.map(({ id }) => id),
  );
}

/** Logs in at Cargus and reads the account's pickup points. */
export async function checkCargusAccount(account: CargusAccount, { now }: Shop): Promise<AccountAnswer> {
  const points = await cargusClient(account, now).listLocations();
  if (!points.ok) return refusedLogin(points);
  if (points.value.length === 0)
    return { isGood: false, words: "Contul nu are niciun punct de ridicare. Adaugă unul în WebExpress." };
  return pointAnswer(
    account.locationId,
    points.value.map(({ LocationId }) => LocationId),
  );
}

/** Logs in at DPD and reads the contract's pickup addresses. */
export async function checkDpdAccount(account: DpdAccount): Promise<AccountAnswer> {
  const listed = await dpdClient(account).listClients();
  if (!listed.ok) return refusedLogin(listed);
  return pointAnswer(
    account.clientId,
    listed.value.clients.map(({ clientId }) => clientId),
  );
}

/** Logs in at GLS and reads the parcels printed today. */
export async function checkGlsAccount(account: GlsAccount, { now }: Shop): Promise<AccountAnswer> {
  const listed = await glsClient(account, now).listParcels(0);
  return listed.ok ? { isGood: true, words: "Contul funcționează." } : refusedLogin(listed);
}

/** Asks Packeta for the sender's return routing and for its pickup points. */
export async function checkPacketaAccount(account: PacketaAccount): Promise<AccountAnswer> {
  const client = packetaClient(account);
  for (const answer of [await client.checkSender(), await client.listPoints("box")])
    if (!answer.ok) return refusedLogin(answer);
  return { isGood: true, words: "Contul funcționează." };
}

function pointAnswer(chosen: number | undefined, known: readonly number[]): AccountAnswer {
  if (chosen === undefined || known.includes(chosen)) return { isGood: true, words: "Contul funcționează." };
  return {
    isGood: false,
    words: `Punctul de ridicare ${chosen} nu este al contului. Punctele lui sunt: ${known.slice(0, 10).join(", ")}.`,
  };
}

/** Logs in at FAN Courier and checks that the client code is one of the account's branches. */
export async function checkFanAccount(account: FanAccount, { now }: Shop): Promise<AccountAnswer> {
  const client = fanClient(account, now);
  const login = await client.logIn();
  if (!login.ok) return refusedLogin(login);
  const branches = await client.listBranches();
  // An empty list does not disprove the code, because FAN does not document when the list is empty.
  if (!branches.ok || branches.value.length === 0 || branches.value.includes(account.clientId))
    return { isGood: true, words: "Contul funcționează." };
  return {
    isGood: false,
    words: `Codul de client ${account.clientId} nu este al contului. Codurile lui sunt: ${branches.value.slice(0, 10).join(", ")}.`,
  };
}

function refusedLogin({ kind, message }: CourierError): AccountAnswer {
  return kind === "refused"
    ? { isGood: false, words: `${message} Verifică utilizatorul și parola.` }
    : { isGood: false, words: message };
}
