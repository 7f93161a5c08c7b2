/** Fictional pickup points and Z-BOX lockers at the addresses of some fictional easyboxes. */
import { LOCKERS } from "../sameday/lockers.ts";

/** One in `SHARE` easyboxes has a point beside it. One in `WITHOUT_PAYMENT` points accepts no payment. */
const SHARE = 4;
const WITHOUT_PAYMENT = 5;

export const POINTS = LOCKERS.filter((_, place) => place % SHARE === 0).map(
  ({ lockerId, name, city, address, postalCode, lat, lng }, place) => ({
    id: String(lockerId),
    kind: place % 2 === 0 ? "box" : "branch",
    name: name.replace("easybox", place % 2 === 0 ? "Z-BOX" : "Packeta"),
    street: address,
    city,
    zip: postalCode,
    country: "ro",
    latitude: lat,
    longitude: lng,
    codAllowed: lockerId % WITHOUT_PAYMENT !== 0,
    openingHours: { compactShort: place % 2 === 0 ? "non-stop" : "luni – vineri 09:00–18:00" },
    status: { statusId: "1" },
  }),
);
