import { leiNumber } from "@curat/contract/lei.values";
import type { PacketaAccount } from "../../../../../config.ts";
import { romanianTime } from "../../../../../calendar/romanian-time.ts";
import { pointIdOf } from "../../locker-sync.rules.ts";
import type { AwbRequest, CourierPoint, CourierPort, ParcelStatus } from "../../shipping.port.ts";
import { withoutValue } from "../courier-http.ts";
import { parcelStatus } from "../parcel-status.ts";
import { countyOfPostcode } from "../postcode-county.ts";
import { splitStreet } from "../split-street.ts";
import { NAME, packetaClient } from "./client.ts";
import type { PacketaPoint, PacketStatus } from "./packeta.wire.ts";

/** Packeta's carrier for home delivery in Romania. */
const HOME_CARRIER = 4161;
const HOUR_MS = 3_600_000;
const ONE_LEU = 1_00;
const RECEIVED_DATA = "1";
const STATES: Readonly<Record<string, ParcelStatus["state"]>> = {
  "7": "delivered",
  "9": "returned",
  "10": "returned",
  "11": "cancelled",
  "17": "returned",
  "18": "returned",
};

export function packetaCourier(account: PacketaAccount): CourierPort {
  const client = packetaClient(account);
  return {
    logIn: client.checkSender,
    createAwb: async (request) => {
      const created = await client.createPacket(toPacket(request, account.homeCarrier ?? HOME_CARRIER));
      if (!created.ok) return created;
      const { id, barcode } = created.value;
      const document = { courierId: id, label: null };
      return { ok: true, value: { awb: barcode ?? `Z${id}`, costBani: null, document } };
    },
    status: async (awb) => {
      const reported = await client.status(packetIdOf(awb));
      return reported.ok ? { ok: true, value: toParcelStatus(reported.value) } : reported;
    },
    cancelAwb: async (awb) => withoutValue(await client.cancelPacket(packetIdOf(awb))),
    label: async (awb, format) => {
      const packetId = packetIdOf(awb);
      // A parcel that another courier delivers has that courier's label. For its own parcels, Packeta refuses to return
      // a courier's number.
      const carried = await client.courierNumber(packetId);
      if (carried.ok) return client.courierLabel(packetId, carried.value.courierNumber);
      if (carried.kind === "unreachable") return carried;
      return client.label(packetId, format === "A6" ? "A6 on A6" : "A6 on A4");
    },
    returns: {
      kind: "code",
      create: async ({ reference, buyer, valueBani }) => {
        const created = await client.createClaim({
          number: reference,
          email: buyer.email,
          phone: buyer.phone,
          value: leiNumber(Math.max(valueBani, ONE_LEU)),
          currency: "RON",
          consignCountry: "ro",
        });
        if (!created.ok) return created;
        const { id, barcode, password } = created.value;
        return { ok: true, value: { awb: barcode ?? `Z${id}`, costBani: null, code: password } };
      },
    },
    points: async () => {
      const [shops, boxes] = [await client.listPoints("branch"), await client.listPoints("box")];
      if (!shops.ok) return shops;
      if (!boxes.ok) return boxes;
      return { ok: true, value: [...shops.value, ...boxes.value].map(toPoint) };
    },
  };
}

/** Returns the number without the barcode's letter, as Packeta's calls expect it. */
function packetIdOf(awb: string): string {
  return awb.replace(/^Z/i, "");
}

function toPacket(request: AwbRequest, homeCarrier: number) {
  const { recipient, address, locker, cashOnDeliveryBani: cash, parcel } = request;
  const [name = "", ...surname] = recipient.name.trim().split(/\s+/);
  const { Street: street, HouseNumber: houseNumber } = splitStreet(address.street);
  return {
    number: String(request.orderNumber),
    name,
    surname: surname.join(" ") || name,
    company: recipient.company ?? undefined,
    email: recipient.email,
    phone: recipient.phone,
    addressId: locker ? Number(pointIdOf(locker.id)) : homeCarrier,
    currency: "RON",
    cod: cash > 0 ? leiNumber(cash) : undefined,
    value: leiNumber(Math.max(request.valueBani ?? cash, ONE_LEU)),
    weight: Math.max(1, Math.ceil(parcel.weightGrams / 100)) / 10,
    note: request.observation || undefined,
    ...(!locker && { street, houseNumber, city: address.city, zip: address.postcode }),
  };
}

function toPoint({
  id,
  name,
  street,
  city,
  zip,
  latitude: lat,
  longitude: lng,
  ...point
}: PacketaPoint): CourierPoint {
  const postcode = zip.replaceAll(/\s/g, "").padStart(6, "0");
  return {
    id,
    name,
    county: countyOfPostcode(postcode),
    city,
    address: street ?? "",
    postcode,
    lat,
    lng,
    schedule: point.openingHours?.compactShort ?? "",
    takesCashOnDelivery: ["true", "1"].includes(String(point.codAllowed)),
  };
}

function toParcelStatus({
  dateTime,
  statusCode: code,
  statusText: text,
  isReturning,
}: PacketStatus): ParcelStatus {
  const last = code === RECEIVED_DATA ? undefined : { code, text, at: timeOf(dateTime) };
  const isBack = ["true", "1"].includes(isReturning ?? "");
  return parcelStatus(NAME, last, () => (isBack ? "returned" : (STATES[code] ?? "underway")));
}

/** Parses a time. Packeta's times without an offset are Czech, one hour behind Romania. */
function timeOf(text: string): Date {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(text);
  return new Date(romanianTime(text.replace("T", " ").slice(0, 19)).getTime() + HOUR_MS);
}
