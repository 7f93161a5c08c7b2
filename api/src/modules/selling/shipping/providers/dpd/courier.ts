import { leiNumber, toBani } from "@curat/contract/lei.values";
import type { DpdAccount } from "../../../../../config.ts";
import { foldText } from "../../../../../text/fold.ts";
import { pointIdOf } from "../../locker-sync.rules.ts";
import { splitParcel } from "../../parcel-split.rules.ts";
import type {
  AwbRequest,
  CourierPoint,
  CourierPort,
  CourierResult,
  ParcelStatus,
} from "../../shipping.port.ts";
import { refused, withoutValue } from "../courier-http.ts";
import { foundAwb, referenceOf } from "../own-reference.ts";
import { parcelStatus } from "../parcel-status.ts";
import { countyOfPostcode } from "../postcode-county.ts";
import { centimetres } from "../units.ts";
import { dpdClient, NAME, ROMANIA } from "./client.ts";
import type { Office, Operation, Site } from "./dpd.wire.ts";

/** Id of DPD's standard service within Romania. */
const STANDARD = 2505;
const MAX_BOX_GRAMS = 31_500;
/** Maximum number of parcels that DPD tracks per call. */
const AWBS_PER_CALL = 10;
/** Maximum length of an address note at DPD. */
const MAX_NOTE = 200;
const DELIVERED = -14;
const CANCELLED = 128;
const RETURNS = new Set([111, 121, 123, 124]);
/** Informational operations, which do not change the parcel's state. */
const INFORMATION = new Set([175, 1134]);

export function dpdCourier(account: DpdAccount): CourierPort {
  const client = dpdClient(account);
  const service = account.serviceId ?? STANDARD;

  async function siteOf({ address }: AwbRequest): Promise<CourierResult<Site>> {
    const county = foldText(address.county);
    const named = await client.findSites({ name: address.city });
    if (!named.ok) return named;
    const isSameCity = ({ name, region }: Site): boolean =>
      foldText(name) === foldText(address.city) && foldText(region ?? "") === county;
    const site = named.value.sites.find(isSameCity);
    if (site) return { ok: true, value: site };
    // Searching by postcode also finds districts and villages whose names DPD spells differently.
    const coded = await client.findSites({ postCode: address.postcode });
    if (!coded.ok) return coded;
    const [only] = coded.value.sites;
    return only && coded.value.sites.length === 1
      ? { ok: true, value: only }
      : refused(NAME, `localitatea ${address.city} din ${address.county} nu a fost găsită. Verifică adresa`);
  }

  async function destinationOf(request: AwbRequest): Promise<CourierResult<Destination>> {
    if (request.locker) return { ok: true, value: { pickupOfficeId: Number(pointIdOf(request.locker.id)) } };
    const site = await siteOf(request);
    return site.ok ? { ok: true, value: { siteId: site.value.id } } : site;
  }

  return {
    logIn: async () => withoutValue(await client.listClients()),
    createAwb: async (request) => {
      const destination = await destinationOf(request);
      if (!destination.ok) return destination;
      const created = await client.createAwb(
        toShipment(request, { account, service, to: destination.value }),
      );
      if (!created.ok) return created;
      const { id, price } = created.value;
      return { ok: true, value: { awb: id, costBani: price ? toBani(price.total) : null } };
    },
    findAwb: async (request) => {
      const found = await client.findAwbs(referenceOf(request));
      if (!found.ok) return found;
      const [awb] = found.value.barcodes;
      return { ok: true, value: awb === undefined ? undefined : foundAwb(awb) };
    },
    estimate: async (request) => {
      const destination = await destinationOf(request);
      if (!destination.ok) return destination;
      const {
        sender,
        content,
        payment,
        service: requestedService,
      } = toShipment(request, {
        account,
        service,
        to: destination.value,
      });
      const { pickupOfficeId, siteId } = destination.value;
      const priced = await client.calculate({
        sender,
        payment,
        content: { parcelsCount: content.parcelsCount, totalWeight: content.totalWeight },
        service: { serviceIds: [service], additionalServices: requestedService.additionalServices },
        recipient: {
          privatePerson: request.recipient.company === null,
          ...(siteId === undefined
            ? { pickupOfficeId }
            : { addressLocation: { countryId: ROMANIA, siteId } }),
        },
      });
      if (!priced.ok) return priced;
      const [first] = priced.value.calculations;
      return first ? { ok: true, value: toBani(first.price.total) } : refused(NAME, "nu există niciun preț");
    },
    status: async (awb) => {
      const tracked = await client.track(awb);
      if (!tracked.ok) return tracked;
      const [parcel] = tracked.value.parcels;
      if (!parcel || parcel.error) return refused(NAME, parcel?.error?.message ?? "AWB-ul nu a fost găsit");
      return { ok: true, value: toParcelStatus(parcel.operations ?? []) };
    },
    statuses: {
      perCall: AWBS_PER_CALL,
      read: async (awbs) => {
        const tracked = await client.trackMany(awbs);
        if (!tracked.ok) return tracked;
        const known = tracked.value.parcels.filter((parcel) => parcel !== null);
        const value = new Map(
          known.map(({ parcelId, operations }) => [parcelId, toParcelStatus(operations)]),
        );
        return { ok: true, value };
      },
    },
    cancelAwb: client.cancelAwb,
    label: async (awb, format) => {
      const parcels = await client.listParcels(awb);
      if (!parcels.ok) return parcels;
      return client.label(parcels.value.length > 0 ? parcels.value : [awb], format);
    },
    callToShop: ({ day, from, to, awb }) =>
      client.orderPickup({
        pickupDateTime: `${day}T${from}:00`,
        visitEndTime: to,
        autoAdjustPickupDate: true,
        pickupScope: "EXPLICIT_SHIPMENT_ID_LIST",
        explicitShipmentIdList: [awb],
      }),
    points: async () => {
      const listed = await client.listOffices();
      if (!listed.ok) return listed;
      const open = listed.value.filter(({ pickUpAllowed }) => pickUpAllowed !== false);
      return { ok: true, value: open.map(toPoint) };
    },
  };
}

interface Destination {
  pickupOfficeId?: number;
  siteId?: number;
}

function toShipment(
  request: AwbRequest,
  { account, service, to }: { account: DpdAccount; service: number; to: Destination },
) {
  const { recipient, address, locker, cashOnDeliveryBani: cash, orderNumber } = request;
  const boxes = splitParcel(request.parcel, locker ? Number.POSITIVE_INFINITY : MAX_BOX_GRAMS);
  const kilograms = (grams: number): number => Math.ceil(grams / 100) / 10;
  const { company } = recipient;
  return {
    sender: account.clientId === undefined ? {} : { clientId: account.clientId },
    recipient: {
      privatePerson: company === null,
      clientName: company ?? recipient.name,
      // DPD refuses a contact name for a private person.
      ...(company !== null && { contactName: recipient.name }),
      phone1: { number: recipient.phone },
      email: recipient.email,
      ...(to.siteId === undefined
        ? { pickupOfficeId: to.pickupOfficeId }
        : {
            address: {
              countryId: ROMANIA,
              siteId: to.siteId,
              postCode: address.postcode,
              addressNote: address.street.slice(0, MAX_NOTE),
            },
          }),
    },
    service: {
      serviceId: service,
      autoAdjustPickupDate: true,
      additionalServices:
        cash > 0 ? { cod: { amount: leiNumber(cash), currencyCode: "RON", processingType: "CASH" } } : {},
    },
    content: {
      parcelsCount: boxes.length,
      totalWeight: kilograms(boxes.reduce((sum, { weightGrams }) => sum + weightGrams, 0)),
      contents: `Comanda ${orderNumber}`,
      package: "BOX",
      parcels: boxes.map((box, index) => ({
        seqNo: index + 1,
        weight: kilograms(box.weightGrams),
        size: {
          width: centimetres(box.widthMm),
          height: centimetres(box.heightMm),
          depth: centimetres(box.lengthMm),
        },
      })),
    },
    payment: { courierServicePayer: "SENDER" },
    shipmentNote: request.observation.slice(0, MAX_NOTE),
    ref1: referenceOf(request),
  };
}

function toPoint({ id, name, type, address, ...office }: Office): CourierPoint {
  const { workingTimeFrom: from, workingTimeTo: to } = office;
  return {
    id,
    name: type === "APT" && !/box/i.test(name) ? `DPDbox ${name}` : name,
    county: countyOfPostcode(address.postCode ?? ""),
    city: address.siteName,
    address: address.localAddressString || address.fullAddressString || "",
    postcode: address.postCode ?? "",
    lat: address.y,
    lng: address.x,
    schedule: from && to ? `${from}–${to}` : "",
    takesCashOnDelivery: office.cashPaymentAllowed === true || office.cardPaymentAllowed === true,
  };
}

function toParcelStatus(operations: readonly Operation[]): ParcelStatus {
  const inOrder = operations
    .map((one) => ({ ...one, at: new Date(one.dateTime.replace(/([+-]\d{2})(\d{2})$/, "$1:$2")) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const last = inOrder.findLast(({ operationCode }) => !INFORMATION.has(operationCode)) ?? inOrder.at(-1);
  return parcelStatus(
    NAME,
    last && { code: String(last.operationCode), text: last.description, at: last.at },
    () => stateOf(last?.operationCode),
  );
}

function stateOf(code: number | undefined): ParcelStatus["state"] {
  if (code === DELIVERED) return "delivered";
  if (code === CANCELLED) return "cancelled";
  return code !== undefined && RETURNS.has(code) ? "returned" : "underway";
}
