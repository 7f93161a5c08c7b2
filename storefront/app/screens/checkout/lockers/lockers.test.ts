import type { Cart } from "@curat/contract/cart";
import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import { lockersFor } from "./lockers.server.ts";

const locker = (lockerId: string, city: string) => ({
  lockerId,
  name: `easybox ${city}`,
  address: "",
  city,
  county: "",
  schedule: "",
  cashOnDelivery: true,
  distance: null,
  lat: 0,
  lng: 0,
});
const cart = {
  delivery_option: { deliveryId: "2" },
  delivery_options: [{ deliveryId: "2", deliveryCode: "SAMEDAY_EASYBOX" }],
  collect_point: { lockerId: "9" },
  deliveryaddress: { countyid: 12, city: "Turda", county: "Cluj" },
} as unknown as Cart;

it("the locker picker offers the chosen locker even if it is in another county", async () => {
  let chosen: string | undefined;
  await visit(
    ({ url }: Request) => {
      const requested = new URL(url).searchParams;
      const all = [locker("1", "Turda"), locker("9", "Oradea")];
      const found = requested.has("city") ? all.filter(({ city }) => city === requested.get("city")) : all;
      return {
        data: requested.has("lockerId")
          ? all.filter((one) => one.lockerId === requested.get("lockerId"))
          : found,
      };
    },
    async (context) => (chosen = (await lockersFor(context, cart))?.chosen?.name),
  );
  expect(chosen).toBe("easybox Oradea");
});
