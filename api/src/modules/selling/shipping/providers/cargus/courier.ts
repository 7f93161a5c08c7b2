import { leiNumber, toBani } from "@curat/contract/lei.values";
import type { CargusAccount } from "../../../../../config.ts";
import { foldText } from "../../../../../text/fold.ts";
import { pointIdOf, scheduleText } from "../../locker-sync.rules.ts";
import { type Box, splitParcel } from "../../parcel-split.rules.ts";
import type {
  AwbRequest,
  CourierPoint,
  CourierPort,
  CourierResult,
  ParcelStatus,
} from "../../shipping.port.ts";
import { refused } from "../courier-http.ts";
import { mapStatuses, parcelStatus } from "../parcel-status.ts";
import { centimetres, kilograms } from "../units.ts";
import { remember } from "../remember.ts";
import { cargusClient, timeOf } from "./client.ts";
import { type CargusEvent, type CargusPoint, openingDays } from "./cargus.wire.ts";

const NAME = "Cargus";
const MAX_BOX_GRAMS = 31_000;
const PAID_BY_SENDER = 1;
const ROMANIA = 1;
const PLACE_ORDER = "1";
const DELIVERED = 21;
const NO_PAYMENT = 1;
/** Cargus documents no limit. The URL of a call with 30 numbers is short enough for any server. */
const AWBS_PER_CALL = 30;

export function cargusCourier(account: CargusAccount, now: () => Date): CourierPort {
  const client = cargusClient(account, now);
  const locations = remember(client.listLocations, now);
  const counties = remember(client.listCounties, now);

  async function senderOf(): Promise<CourierResult<{ LocationId: number; LocalityId?: number | null }>> {
    const listed = await locations();
    if (!listed.ok) return listed;
    const known = listed.value.find(({ LocationId }) => LocationId === account.locationId);
    const sender = account.locationId === undefined ? listed.value[0] : known;
    return sender ? { ok: true, value: sender } : refused(NAME, "contul nu are punctul de ridicare ales");
  }

  /** Returns the price of a waybill in bani. Looks up locality ids, which Cargus needs for a price. */
  async function estimate(request: AwbRequest): Promise<CourierResult<number>> {
    const [sender, known] = await Promise.all([senderOf(), counties()]);
    if (!sender.ok) return sender;
    if (!known.ok) return known;
    const { county, city } = placeOf(request);
    const countyId = known.value.find(({ Name }) => foldText(Name) === foldText(county))?.CountyId;
    if (countyId === undefined) return refused(NAME, `județul ${county} nu a fost găsit`);
    const localities = await client.listLocalities(countyId);
    if (!localities.ok) return localities;
    const locality = localities.value.find(({ Name }) => foldText(Name) === foldText(city));
    if (!locality) return refused(NAME, `localitatea ${city} nu a fost găsită`);
    const priced = await client.calculate({
      FromLocalityId: sender.value.LocalityId,
      ToLocalityId: locality.LocalityId,
      ...costsOf(request),
    });
    return priced.ok ? { ok: true, value: toBani(priced.value.GrandTotal) } : priced;
  }

  return {
    logIn: client.logIn,
    createAwb: async (request) => {
      const sender = await senderOf();
      if (!sender.ok) return sender;
      // The price is requested first, because the waybill's response has none and no step may fail after the waybill
      // exists.
      const priced = await estimate(request);
      const created = await client.createAwb({
        Sender: { LocationId: sender.value.LocationId },
        ...toShipment(request),
      });
      if (!created.ok) return created;
      return { ok: true, value: { awb: created.value, costBani: priced.ok ? priced.value : null } };
    },
    status: async (awb) => {
      const tracked = await client.track(awb);
      return tracked.ok ? { ok: true, value: toParcelStatus(tracked.value) } : tracked;
    },
    statuses: {
      perCall: AWBS_PER_CALL,
      read: async (awbs) => mapStatuses(await client.trackMany(awbs), toParcelStatus),
    },
    cancelAwb: client.cancelAwb,
    label: (awb, format) => client.label(awb, format === "A6" ? 1 : 0),
    callToShop: async ({ day, from, to }) => {
      const sender = await senderOf();
      if (!sender.ok) return sender;
      return client.orderPickup({
        locationId: String(sender.value.LocationId),
        action: PLACE_ORDER,
        PickupStartDate: `${day}T${from}:00`,
        PickupEndDate: `${day}T${to}:00`,
      });
    },
    points: async () => {
      const listed = await client.listPoints();
      return listed.ok ? { ok: true, value: listed.value.map(toPoint) } : listed;
    },
    estimate,
  };
}

function boxesOf({ parcel, locker }: AwbRequest): Box[] {
  return splitParcel(parcel, locker ? Number.POSITIVE_INFINITY : MAX_BOX_GRAMS);
}

/** Returns the service: 34 up to 31 kg, 35 up to 50 kg, 36 above, 39 for several boxes, 38 to a pickup point. */
function serviceOf({ locker }: AwbRequest, boxes: readonly Box[]): number {
  if (locker) return 38;
  if (boxes.length > 1) return boxes.some(({ weightGrams }) => weightGrams > MAX_BOX_GRAMS) ? 40 : 39;
  const grams = boxes[0]?.weightGrams ?? 0;
  if (grams <= MAX_BOX_GRAMS) return 34;
  return grams <= 50_000 ? 35 : 36;
}

function costsOf(request: AwbRequest): object {
  const boxes = boxesOf(request);
  return {
    Parcels: boxes.length,
    Envelopes: 0,
    TotalWeight: kilograms(boxes.reduce((sum, { weightGrams }) => sum + weightGrams, 0)),
    ServiceId: serviceOf(request, boxes),
    DeclaredValue: 0,
    CashRepayment: 0,
    BankRepayment: leiNumber(request.cashOnDeliveryBani),
    ShipmentPayer: PAID_BY_SENDER,
  };
}

function placeOf({ locker, address }: AwbRequest): { county: string; city: string } {
  return locker ?? address;
}

function toShipment(request: AwbRequest): object {
  const { recipient, address, locker, orderNumber } = request;
  const { county, city } = placeOf(request);
  const content = `Comanda ${orderNumber}`;
  return {
    ...costsOf(request),
    Recipient: {
      Name: recipient.company ?? recipient.name,
      ContactPerson: recipient.name,
      PhoneNumber: recipient.phone,
      Email: recipient.email,
      CountyName: county,
      LocalityName: city,
      AddressText: locker?.address ?? address.street,
      CodPostal: locker?.postcode ?? address.postcode,
      CountryId: ROMANIA,
    },
    ...(locker && { DeliveryPudoPoint: Number(pointIdOf(locker.id)) }),
    OpenPackage: false,
    SaturdayDelivery: false,
    PackageContent: content,
    Observations: request.observation,
    CustomString: String(orderNumber),
    ParcelCodes: boxesOf(request).map((box, index) => ({
      Code: String(index),
      Type: 1,
      Weight: kilograms(box.weightGrams),
      Length: centimetres(box.lengthMm),
      Width: centimetres(box.widthMm),
      Height: centimetres(box.heightMm),
      ParcelContent: content,
    })),
  };
}

function toPoint(point: CargusPoint): CourierPoint {
  const { Id, Name, City, County, PostalCode, StreetName, StreetNo, ServiceCOD, PaymentType } = point;
  return {
    id: Id,
    name: Name,
    county: County,
    city: City,
    address: [StreetName, StreetNo].filter(Boolean).join(" "),
    postcode: PostalCode ?? "",
    lat: point.Latitude,
    lng: point.Longitude,
    schedule: scheduleText(openingDays(point)),
    takesCashOnDelivery:
      ["true", "1"].includes(String(ServiceCOD).toLowerCase()) && PaymentType !== NO_PAYMENT,
  };
}

function toParcelStatus(events: readonly CargusEvent[]): ParcelStatus {
  const last = events.at(-1);
  return parcelStatus(
    NAME,
    last && { code: String(last.EventId), text: last.Description, at: new Date(timeOf(last)) },
    (text) => stateOf(last?.EventId, text),
  );
}

/** Cargus publishes no list of event codes, so all events except "delivered" are recognised by their text. */
function stateOf(id: number | undefined, text: string): ParcelStatus["state"] {
  if (/\bretur/i.test(text)) return "returned";
  if (id === DELIVERED || /^livrat/i.test(text)) return "delivered";
  return /\banulat/i.test(text) ? "cancelled" : "underway";
}
