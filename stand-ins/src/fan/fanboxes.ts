/** Fictional FANboxes at the addresses of the fictional easyboxes in larger towns. */
import { LOCKERS } from "../sameday/lockers.ts";

export interface Fanbox {
  id: string;
  name: string;
  address: { county: string; locality: string; street: string; streetNo: string; zipCode: string };
  latitude: string;
  longitude: string;
  schedule: string;
}

/** One in `SHARE` easyboxes has a FANbox beside it. */
const SHARE = 3;

export const FANBOXES: readonly Fanbox[] = LOCKERS.filter((_, place) => place % SHARE === 0).map(
  ({ lockerId, name, county, city, address, postalCode, lat, lng }): Fanbox => {
    const [street = "", streetNo = ""] = address.split(" nr. ");
    return {
      id: `F1${String(lockerId).padStart(6, "0")}`,
      name: name.replace("easybox", "FANbox"),
      // FAN treats Bucharest as one locality and writes names without diacritics.
      address: {
        county,
        locality: county === "Bucuresti" ? county : plain(city),
        street: plain(street),
        streetNo,
        zipCode: postalCode,
      },
      latitude: lat,
      longitude: lng,
      schedule: "",
    };
  },
);

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
