import { toBani, toLei } from "@curat/contract/lei.values";
import type { FanAccount } from "../../../../../config.ts";
import { splitParcel } from "../../parcel-split.rules.ts";
import { pointIdOf } from "../../locker-sync.rules.ts";
import type { AwbRequest, CourierPoint, CourierPort, ParcelStatus } from "../../shipping.port.ts";
import { mapStatuses, parcelStatus } from "../parcel-status.ts";
import { centimetres, kilograms } from "../units.ts";
import { type FanEvent, fanClient, type FanPoint } from "./client.ts";

const MAX_BOX_GRAMS = 30_000;
const DELIVERED = "S2";
/** Statuses of parcels on their way back: refused, not collected in time, or recalled. */
const RETURNS = new Set(["S6", "S7", "S15", "S16", "S33", "S43"]);
/** FAN's option for delivery to a FANbox. */
const FANBOX_DELIVERY = "V";
/** FAN's electronic proof of delivery. FAN prints A6 labels only for parcels with this option. */
const EPOD = "X";
const CANCELLED = /^A[0-4]$/;
/** FAN requires dimensions when a pickup is ordered, but only uses them to choose the vehicle. */
const PICKUP_CENTIMETRES = { length: 40, width: 30, height: 30 };

export function fanCourier(account: FanAccount, now: () => Date): CourierPort {
  const client = fanClient(account, now);
  return {
    logIn: client.logIn,
    createAwb: async (request) => {
      const created = await client.createAwb(toFanShipment(request));
      if (!created.ok) return created;
      const { awb, cost } = created.value;
      return { ok: true, value: { awb, costBani: cost === null ? null : toBani(cost) } };
    },
    status: async (awb) => {
      const tracked = await client.track(awb);
      return tracked.ok ? { ok: true, value: toParcelStatus(tracked.value) } : tracked;
    },
    statuses: {
      perCall: 50,
      read: async (awbs) => mapStatuses(await client.trackMany(awbs), toParcelStatus),
    },
    cancelAwb: client.cancelAwb,
    label: async (awb, format) => {
      const label = await client.label(awb, format);
      // FAN refuses an A6 label for a parcel that was created while the shop printed A4.
      if (label.ok || label.kind === "unreachable" || format === "A4") return label;
      return client.label(awb, "A4");
    },
    callToShop: ({ day, from, to, parcels, weightKg, awb }) =>
      client.orderPickup({
        awbnumber: awb,
        packages: { parcel: parcels, envelope: 0 },
        weight: weightKg,
        dimensions: PICKUP_CENTIMETRES,
        orderType: "Standard",
        pickupDate: day,
        pickupHours: { first: from, second: to },
        observations: "",
      }),
    points: async () => {
      const listed = await client.listFanboxes();
      return listed.ok ? { ok: true, value: listed.value.map(toPoint) } : listed;
    },
  };
}

function toPoint({ id, name, address, latitude: lat, longitude: lng, schedule }: FanPoint): CourierPoint {
  const { county, locality: city, street, streetNo, zipCode } = address;
  return {
    id,
    name,
    county,
    city,
    lat,
    lng,
    address: [street, streetNo].filter(Boolean).join(" "),
    postcode: zipCode ?? "",
    schedule: schedule ?? "",
    // With the service "FANbox Cont Colector" every box accepts cash on delivery.
    takesCashOnDelivery: true,
  };
}

/**
 * Converts a request to FAN's format: weights in whole kilograms, sizes of the largest box in centimetres, money in
 * lei.
 */
function toFanShipment(request: AwbRequest): object {
  const { recipient, address, cashOnDeliveryBani } = request;
  const { locker } = request;
  const boxes = splitParcel(request.parcel, locker ? Number.POSITIVE_INFINITY : MAX_BOX_GRAMS);
  const grams = boxes.reduce((sum, box) => sum + box.weightGrams, 0);
  const largest = (side: "lengthMm" | "widthMm" | "heightMm"): number =>
    centimetres(Math.max(...boxes.map((box) => box[side])));
  return {
    info: {
      service: serviceOf(request),
      packages: { parcel: boxes.length, envelope: 0 },
      weight: kilograms(grams),
      cod: toLei(cashOnDeliveryBani),
      declaredValue: 0,
      payment: "expeditor",
      observation: request.observation,
      content: `Comanda ${request.orderNumber}`,
      dimensions: { length: largest("lengthMm"), width: largest("widthMm"), height: largest("heightMm") },
      options: [...(locker ? [FANBOX_DELIVERY] : []), ...(request.labelFormat === "A6" ? [EPOD] : [])],
    },
    recipient: {
      name: recipient.company ?? recipient.name,
      contactPerson: recipient.name,
      phone: recipient.phone,
      email: recipient.email,
      address: {
        county: locker?.county ?? address.county,
        locality: locker?.city ?? address.city,
        street: locker?.address ?? address.street,
        // The house number is part of the street, but FAN refuses an empty number.
        streetNo: "-",
        zipCode: locker?.postcode ?? address.postcode,
        ...(locker && { pickupLocationId: pointIdOf(locker.id) }),
      },
    },
  };
}

function serviceOf({ locker, cashOnDeliveryBani }: AwbRequest): string {
  const collects = cashOnDeliveryBani > 0;
  if (locker) return collects ? "FANbox Cont Colector" : "FANbox";
  return collects ? "Cont Colector" : "Standard";
}

function toParcelStatus(events: readonly FanEvent[]): ParcelStatus {
  const last = events.at(-1);
  return parcelStatus("FAN Courier", last && { code: last.id, text: last.name, at: last.at }, () =>
    stateOf(last?.id ?? ""),
  );
}

function stateOf(id: string): ParcelStatus["state"] {
  if (id === DELIVERED) return "delivered";
  if (RETURNS.has(id)) return "returned";
  return CANCELLED.test(id) ? "cancelled" : "underway";
}
