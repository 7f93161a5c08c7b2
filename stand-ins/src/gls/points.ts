/** Fictional ParcelShops at the addresses of some fictional easyboxes. */
import { LOCKERS } from "../sameday/lockers.ts";

/** One in `SHARE` easyboxes has a ParcelShop beside it. One in `WITHOUT_PAYMENT` ParcelShops accepts no payment. */
const SHARE = 4;
const WITHOUT_PAYMENT = 5;

export const POINTS = LOCKERS.filter((_, place) => place % SHARE === 3).map(
  ({ lockerId, name, city, address, postalCode, lat, lng }) => ({
    id: `RO${lockerId}-GLS`,
    goldId: lockerId,
    name: name.replace("easybox", "GLS ParcelShop"),
    contact: { countryCode: "RO", postalCode, city, address },
    location: [Number(lat), Number(lng)],
    hours: [1, 2, 3, 4, 5, 6].map((day) => [day, "08:00", "20:00"]),
    acceptsCash: lockerId % WITHOUT_PAYMENT !== 0,
    acceptsCard: false,
  }),
);
