import { type Courier, courierOf } from "@curat/contract/deliveries.values";
import { isOwnVan, readOwnCode } from "@curat/contract/own-deliveries.values";
import { CHECK_WITH_COURIER, WAYBILL_UNAVAILABLE } from "@curat/contract/staff/orders.values";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { findDocument } from "./waybill-documents.store.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import {
  type Awb,
  type AwbRequest,
  type CourierError,
  courierPort,
  type CourierResult,
  type LabelFormat,
  readTariffs,
  trackingUrl,
} from "../../selling/shipping/index.ts";

export interface MadeAwb extends Awb {
  ok: true;
  courier: Courier;
  trackingUrl: string;
}
export type CreatedAwb = MadeAwb | { ok: false; message: string; isUnsure: boolean };

/** Requests a waybill. Not idempotent: callers must store the number before the next request. */
export async function createAwb(context: ApiContext, request: AwbRequest): Promise<CreatedAwb> {
  const courier = courierOf(request.deliveryCode);
  if (!courier) return { ok: false, message: unavailable(request.deliveryCode), isUnsure: false };
  const port = courierPort(context, courier);
  if (!port)
    return {
      ok: false,
      message: WAYBILL_UNAVAILABLE.noAccount,
      isUnsure: false,
    };
  const created = await port.createAwb(request);
  if (!created.ok)
    return { ok: false, message: refusalText(created), isUnsure: created.kind === "unreachable" };
  return madeAwb(courier, created.value);
}

function madeAwb(courier: Courier, { awb, ...made }: Awb): MadeAwb {
  return { ok: true, courier, awb, trackingUrl: trackingUrl(courier, awb), ...made };
}

/**
 * Returns the waybill of a request whose response was lost; undefined if the courier has none or cannot search by the
 * request's reference.
 */
export async function findLostAwb(context: ApiContext, request: AwbRequest): Promise<MadeAwb | undefined> {
  const courier = courierOf(request.deliveryCode);
  if (!courier) return undefined;
  const found = await courierPort(context, courier)?.findAwb?.(request);
  return found?.ok && found.value ? madeAwb(courier, found.value) : undefined;
}

function unavailable(code: string): string {
  if (isOwnVan(code)) return WAYBILL_UNAVAILABLE.ownVan;
  return readOwnCode(code) ? WAYBILL_UNAVAILABLE.ownCourier : WAYBILL_UNAVAILABLE.pickup;
}

/**
 * Returns the error for staff. If the response was lost, the error asks them to check with the courier, because
 * another attempt could create a second parcel.
 */
function refusalText({ kind, message }: CourierError): string {
  if (kind === "refused") return message;
  return `${message} ${CHECK_WITH_COURIER}`;
}

/**
 * Cancels a waybill. An already cancelled waybill is not an error. Returns undefined for a courier without an
 * account. A caller with an open transaction passes it as `db`, so that it needs no second connection.
 */
export async function cancelAwb(
  context: ApiContext,
  courier: Courier,
  awb: string,
  db: Db = context.db,
): Promise<CourierResult<undefined> | undefined> {
  const port = courierPort(context, courier);
  const document = await findDocument(db, { courier, awb });
  const cancelled = await port?.cancelAwb(awb, document?.courierId);
  if (!port || !cancelled || cancelled.ok || cancelled.kind === "unreachable") return cancelled;
  const reported = await port.status(awb);
  return reported.ok && reported.value.state === "cancelled" ? { ok: true, value: undefined } : cancelled;
}

/** Returns the format that the shop has chosen for a courier's labels. */
export async function labelFormatOf(db: Db, courier: Courier): Promise<LabelFormat> {
  const { shipping } = await loadSettings(db);
  return readTariffs(shipping).labels[courier];
}

/** Returns the label as a PDF; undefined for a courier without an account. */
export async function loadLabel(
  context: ApiContext,
  courier: Courier,
  awb: string,
): Promise<CourierResult<Uint8Array<ArrayBuffer>> | undefined> {
  const document = await findDocument(context.db, { courier, awb });
  if (document?.label) return { ok: true, value: document.label };
  const port = courierPort(context, courier);
  return port?.label(awb, await labelFormatOf(context.db, courier));
}
