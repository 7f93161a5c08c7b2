/** Fictional offices and lockers at the addresses of some fictional easyboxes. */
import { LOCKERS } from "../sameday/lockers.ts";

/** One in `SHARE` easyboxes has an office beside it. One in `WITHOUT_PAYMENT` offices accepts no payment. */
const SHARE = 4;
const WITHOUT_PAYMENT = 5;

export const OFFICES = LOCKERS.filter((_, place) => place % SHARE === 2).map(
  ({ lockerId, name, city, address, postalCode, lat, lng }, place) => ({
    id: lockerId,
    name: name.replace("easybox", place % 2 === 0 ? "DPDbox" : "DPD Pickup"),
    type: place % 2 === 0 ? "APT" : "OFFICE",
    siteId: 1,
    address: {
      countryId: 642,
      siteName: city,
      postCode: postalCode,
      localAddressString: address,
      x: Number(lng),
      y: Number(lat),
    },
    workingTimeFrom: "09:00",
    workingTimeTo: "18:00",
    pickUpAllowed: true,
    cashPaymentAllowed: lockerId % WITHOUT_PAYMENT !== 0,
    cardPaymentAllowed: false,
  }),
);
