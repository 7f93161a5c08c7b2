/** Fictional Ship & Go points at the addresses of some fictional easyboxes. */
import { LOCKERS } from "../sameday/lockers.ts";

/** One in `SHARE` easyboxes has a point beside it. One in `WITHOUT_PAYMENT` points accepts no payment. */
const SHARE = 4;
const WITHOUT_PAYMENT = 5;

export const POINTS = LOCKERS.filter((_, place) => place % SHARE === 1).map(
  ({ lockerId, name, county, city, address, postalCode, lat, lng }) => {
    const [street = "", number = ""] = address.split(" nr. ");
    const takesMoney = lockerId % WITHOUT_PAYMENT !== 0;
    return {
      Id: lockerId,
      Name: name.replace("easybox", "Ship & Go"),
      County: county,
      City: city,
      StreetName: street,
      StreetNo: number,
      PostalCode: postalCode,
      Latitude: lat,
      Longitude: lng,
      ServiceCOD: takesMoney,
      PaymentType: takesMoney ? 3 : 1,
      ...hours(["Mo", "Tu", "We", "Th", "Fr", "Sa"]),
    };
  },
);

function hours(days: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    days.flatMap((day) => [
      [`OpenHours${day}Start`, "08:00"],
      [`OpenHours${day}End`, "20:00"],
    ]),
  );
}
