import type { ReturnRequest } from "../../shipping.port.ts";
import { kilograms } from "./awb-form.ts";

interface ReturnAccount {
  serviceId: number;
  /** Sameday's id of the buyer's county. */
  countyId: number;
  to: { pickupPointId: number; countyId: number; city: string; address: string };
}

const PARCEL = 0;
const PAID_BY_CLIENT = 1;
const INDIVIDUAL = 0;
const COMPANY = 1;
const BOX_CENTIMETRES = { width: 30, length: 40, height: 30 };

/** Returns the form for a waybill that brings a box to the shop's pickup point. The buyer is the third party. */
export function toReturnForm(
  request: ReturnRequest,
  { serviceId, countyId, to }: ReturnAccount,
): URLSearchParams {
  const { buyer, address, shop, reference, weightGrams } = request;
  const fields: Record<string, string | number> = {
    pickupPoint: to.pickupPointId,
    packageType: PARCEL,
    packageNumber: 1,
    packageWeight: kilograms(weightGrams),
    service: serviceId,
    awbPayment: PAID_BY_CLIENT,
    cashOnDelivery: 0,
    insuredValue: 0,
    thirdPartyPickup: 1,
    "thirdParty[name]": buyer.name,
    "thirdParty[phoneNumber]": buyer.phone,
    "thirdParty[personType]": INDIVIDUAL,
    "thirdParty[county]": countyId,
    "thirdParty[cityString]": address.city,
    "thirdParty[address]": address.street,
    "thirdParty[postalCode]": address.postcode,
    "awbRecipient[name]": shop.name,
    "awbRecipient[companyName]": shop.name,
    "awbRecipient[phoneNumber]": shop.phone,
    "awbRecipient[personType]": COMPANY,
    "awbRecipient[county]": to.countyId,
    "awbRecipient[cityString]": to.city,
    "awbRecipient[address]": to.address,
    clientInternalReference: reference,
    "parcels[0][weight]": kilograms(weightGrams),
    ...Object.fromEntries(
      Object.entries(BOX_CENTIMETRES).map(([side, size]) => [`parcels[0][${side}]`, size]),
    ),
  };
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
