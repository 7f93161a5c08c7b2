import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCart, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  await shop.query(`
    insert into locker (id, courier, name, county_id, city, city_key, address, postcode, lat, lng, schedule,
      takes_cash_on_delivery, is_active, synced_at, search_text)
    select id, 'sameday', 'easybox ' || id, 12, 'Cluj-Napoca', 'cluj napoca', 'Str. Lungă', '400001', 46.77, 23.6, '',
      id = 'cash', true, now(), 'easybox'
    from unnest(array['cash', 'no-cash']) as id`);
});

const [CASH, TRANSFER] = ["paymentID=2", "paymentID=3"];
const EASYBOX = "deliveryCode=SAMEDAY_EASYBOX";
const change = async (cart: string, query: string) => {
  const { data } = (await shop.get(`/cart/change?${query}`, { cart })).body;
  return {
    locker: data.collect_point?.lockerId ?? null,
    said: data.delivery_messages,
    messages: data.cart_messages,
  };
};
const aLockerCart = async (lockerId: string): Promise<string> => {
  const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
  await change(cart, `${EASYBOX}&${TRANSFER}&lockerId=${lockerId}`);
  return cart;
};

describe("the chosen locker", () => {
  it("changing other choices keeps the chosen locker if it is still valid", async () => {
    const cart = await aLockerCart("cash");
    for (const query of [CASH, TRANSFER, "customer_type=pj", "countyID=1", "paymentID=4"])
      expect(await change(cart, query)).toEqual({ locker: "cash", said: [], messages: [] });
  });

  it("choosing cash clears a locker that does not accept cash on delivery, and gives the reason", async () => {
    const cart = await aLockerCart("no-cash");
    const messages = [
      "La easybox-ul „easybox no-cash” nu se poate plăti ramburs. Alege alt easybox sau altă metodă de plată.",
    ];
    expect(await change(cart, CASH)).toEqual({ locker: null, said: messages, messages });
    expect(await change(cart, TRANSFER)).toEqual({ locker: null, said: [], messages: [] });
  });

  it("an unknown or empty locker id clears the locker, and an overlong id is refused", async () => {
    const cart = await aLockerCart("closed");
    expect((await change(cart, "lockerId=closed")).said).toEqual([
      "Easybox-ul ales nu există. Alege altul din listă.",
    ]);
    expect((await change(cart, "lockerId=cash")).locker).toBe("cash");
    expect((await change(cart, "lockerId=")).locker).toBeNull();
    const { status, body } = await shop.get(`/cart/change?lockerId=${"7".repeat(65)}`, { cart });
    expect([status, body.errors]).toEqual([422, { lockerId: ["Câmpul Easybox nu este valid."] }]);
  });

  it("a locker is validated only while easybox delivery is chosen", async () => {
    const cart = await aLockerCart("no-cash");
    expect((await change(cart, `deliveryCode=FAN_HOME&${CASH}`)).locker).toBe("no-cash");
    expect((await change(cart, EASYBOX)).locker).toBeNull();
  });
});
