import { decimalLei } from "../../../../../text/money.ts";
import { splitParcel } from "../../parcel-split.rules.ts";
import type { AwbRequest } from "../../shipping.port.ts";
import { readShopId } from "./shop-id.ts";

export interface AwbAccount {
  pickupPointId: number;
  serviceId: number;
  countyId: number;
}

const PACKAGE_TYPE_PARCEL = 0;
const PAID_BY_CLIENT = 1;
const PERSON = { individual: 0, company: 1 } as const;
const MAX_BOX_GRAMS = 30_000;

/**
 * Returns the form of a waybill request in kilograms, centimetres and lei, with the field names of Sameday's php-sdk.
 * A locker accepts only one box.
 */
export function toAwbForm(request: AwbRequest, account: AwbAccount): URLSearchParams {
  const { recipient, address, locker } = request;
  const boxes = splitParcel(request.parcel, locker ? Number.POSITIVE_INFINITY : MAX_BOX_GRAMS);
  const weightGrams = boxes.reduce((sum, box) => sum + box.weightGrams, 0);
  const form = new URLSearchParams();
  const put = (fields: Record<string, string | number>, at = (name: string) => name): void => {
    for (const [name, value] of Object.entries(fields)) form.set(at(name), String(value));
  };
  put({
    pickupPoint: account.pickupPointId,
    packageType: PACKAGE_TYPE_PARCEL,
    packageNumber: boxes.length,
    packageWeight: kilograms(weightGrams),
    service: account.serviceId,
    awbPayment: PAID_BY_CLIENT,
    cashOnDelivery: lei(request.cashOnDeliveryBani),
    insuredValue: 0,
    thirdPartyPickup: 0,
    clientInternalReference: request.orderNumber,
    observation: request.observation,
  });
  put(
    {
      name: recipient.name,
      phoneNumber: recipient.phone,
      email: recipient.email,
      personType: recipient.company === null ? PERSON.individual : PERSON.company,
      ...(recipient.company !== null && { companyName: recipient.company }),
      county: account.countyId,
      cityString: locker?.city ?? address.city,
      address: locker?.address ?? address.street,
      postalCode: locker?.postcode ?? address.postcode,
    },
    (name) => `awbRecipient[${name}]`,
  );
  for (const [index, box] of boxes.entries())
    put(
      {
        weight: kilograms(box.weightGrams),
        width: centimetres(box.widthMm),
        length: centimetres(box.lengthMm),
        height: centimetres(box.heightMm),
      },
      (name) => `parcels[${index}][${name}]`,
    );
  const shopId = locker && readShopId(locker.id);
  if (shopId) put({ oohLastMile: shopId });
  else if (locker) put({ lockerLastMile: locker.id });
  return form;
}

/** Rounds up, so that the declared weight is never too low. */
export function kilograms(grams: number): string {
  return (Math.ceil(grams / 10) / 100).toFixed(2);
}

function centimetres(millimetres: number): number {
  return Math.ceil(millimetres / 10);
}

function lei(bani: number): string {
  return decimalLei(bani);
}
