import { leiNumber } from "@curat/contract/lei.values";
import type { GlsAccount } from "../../../../../config.ts";
import { pointIdOf, scheduleText } from "../../locker-sync.rules.ts";
import { splitParcel } from "../../parcel-split.rules.ts";
import type { AwbRequest, CourierPoint, CourierPort, ParcelStatus } from "../../shipping.port.ts";
import { refused, withoutValue } from "../courier-http.ts";
import { referenceOf } from "../own-reference.ts";
import { parcelStatus } from "../parcel-status.ts";
import { splitStreet } from "../split-street.ts";
import { countyOfPostcode } from "../postcode-county.ts";
import { centimetres } from "../units.ts";
import { glsClient, glsDate, NAME, readGlsDate } from "./client.ts";
import type { GlsPoint, GlsStatus } from "./gls.wire.ts";

const MAX_BOX_GRAMS = 40_000;
/** How many days back to search for a lost waybill. */
const LOST_DAYS = 7;
const DELIVERED = new Set(["05", "54", "55", "58"]);
const RETURNS = new Set(["17", "23", "40"]);
/** GLS' printer types by label format. Both return a PDF. */
const PRINTERS = { A4: "A4_2x2", A6: "Thermo" } as const;

export function glsCourier(account: GlsAccount, now: () => Date): CourierPort {
  const client = glsClient(account, now);
  return {
    logIn: async () => withoutValue(await client.listParcels(0)),
    createAwb: async (request) => {
      const printed = await client.printLabels({
        ParcelList: [toParcel(request, account, now())],
        TypeOfPrinter: PRINTERS[request.labelFormat],
        PrintPosition: 1,
        ShowPrintDialog: false,
        WebshopEngine: "Custom",
      });
      if (!printed.ok) return printed;
      const { Labels: label, PrintLabelsInfoList: parcels } = printed.value;
      const [first] = parcels;
      if (!first) return refused(NAME, "AWB-ul nu a fost creat");
      const courierId = parcels.map(({ ParcelId }) => ParcelId).join(",");
      return { ok: true, value: { awb: first.ParcelNumber, costBani: null, document: { courierId, label } } };
    },
    findAwb: async (request) => {
      const listed = await client.listParcels(LOST_DAYS);
      if (!listed.ok) return listed;
      const parcels = (listed.value.PrintDataInfoList ?? []).filter(
        ({ ClientReference, Parcel }) =>
          (ClientReference ?? Parcel?.ClientReference) === referenceOf(request),
      );
      const awb = parcels.find(({ ParcelNumber }) => ParcelNumber != null)?.ParcelNumber;
      if (awb == null) return { ok: true, value: undefined };
      const ids = parcels.map(({ ParcelId }) => ParcelId);
      const printed = await client.printAgain(ids, PRINTERS[request.labelFormat]);
      const label = printed.ok ? printed.value.Labels : null;
      return { ok: true, value: { awb, costBani: null, document: { courierId: ids.join(","), label } } };
    },
    status: async (awb) => {
      const tracked = await client.track(awb);
      return tracked.ok ? { ok: true, value: toParcelStatus(tracked.value.ParcelStatusList) } : tracked;
    },
    cancelAwb: async (_awb, courierId) => {
      // GLS deletes parcels by its own ids, which are unknown for numbers that staff entered.
      if (courierId === undefined)
        return refused(NAME, "AWB-ul nu a fost creat din magazin. Șterge-l din MyGLS");
      for (const parcelId of courierId.split(",")) {
        const deleted = await client.deleteLabel(parcelId);
        if (!deleted.ok) return deleted;
      }
      return { ok: true, value: undefined };
    },
    // GLS prints a label only once, when it creates the waybill. The shop stores that label.
    label: async () => refused(NAME, "eticheta se tipărește o singură dată. Caut-o în MyGLS"),
    points: async () => {
      const listed = await client.listPoints();
      return listed.ok ? { ok: true, value: listed.value.map(toPoint) } : listed;
    },
  };
}

function toParcel(request: AwbRequest, account: GlsAccount, at: Date): object {
  const { recipient, address, locker, cashOnDeliveryBani: cash, orderNumber } = request;
  const boxes = splitParcel(request.parcel, locker ? Number.POSITIVE_INFINITY : MAX_BOX_GRAMS);
  const { sender } = account;
  const contact = {
    ContactName: recipient.name,
    ContactPhone: recipient.phone,
    ContactEmail: recipient.email,
  };
  return {
    ClientNumber: account.clientNumber,
    ClientReference: referenceOf(request),
    Count: boxes.length,
    Content: `Comanda ${orderNumber}`,
    PickupDate: glsDate(at),
    ...(cash > 0 && {
      CODAmount: leiNumber(cash),
      CODReference: String(orderNumber),
      CODCurrency: "RON",
    }),
    DeliveryAddress: {
      Name: recipient.company ?? recipient.name,
      ...splitStreet(locker?.address ?? address.street),
      City: locker?.city ?? address.city,
      ZipCode: locker?.postcode ?? address.postcode,
      CountryIsoCode: "RO",
      ...contact,
    },
    PickupAddress: {
      Name: sender.name,
      ...splitStreet(sender.street),
      City: sender.city,
      ZipCode: sender.postcode,
      CountryIsoCode: "RO",
      ContactName: sender.name,
      ContactPhone: sender.phone,
    },
    ServiceList: locker ? [toPointService(pointIdOf(locker.id))] : [],
    ParcelPropertyList: boxes.map((box) => ({
      Weight: Math.ceil(box.weightGrams / 100) / 10,
      Length: centimetres(box.lengthMm),
      Width: centimetres(box.widthMm),
      Height: centimetres(box.heightMm),
    })),
  };
}

function toPointService(id: string): object {
  const isNumber = /^\d{1,9}$/.test(id);
  return { Code: "PSD", PSDParameter: isNumber ? { IntegerValue: Number(id) } : { StringValue: id } };
}

function toPoint({ id, goldId, name, contact, location, hours, ...point }: GlsPoint): CourierPoint {
  const [lat, lng] = location;
  return {
    id: goldId ?? id,
    name,
    county: countyOfPostcode(contact.postalCode),
    city: contact.city,
    address: contact.address,
    postcode: contact.postalCode,
    lat,
    lng,
    schedule: scheduleText(
      (hours ?? []).flatMap(([day, from, to]) =>
        from && to ? [{ day, openingHour: from.slice(0, 5), closingHour: to.slice(0, 5) }] : [],
      ),
    ),
    takesCashOnDelivery: point.acceptsCash !== false || point.acceptsCard === true,
  };
}

function toParcelStatus(statuses: readonly GlsStatus[]): ParcelStatus {
  const [last] = statuses
    .map((one) => ({
      code: one.StatusCode.padStart(2, "0"),
      text: one.StatusDescription,
      at: readGlsDate(one.StatusDate),
    }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return parcelStatus(NAME, last, () => stateOf(last?.code ?? ""));
}

/** Code 97 ("placed in the locker") does not count as delivered, because the buyer may never collect the parcel. */
function stateOf(code: string): ParcelStatus["state"] {
  if (DELIVERED.has(code)) return "delivered";
  return RETURNS.has(code) ? "returned" : "underway";
}
