import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const { staff } = shop;
const put = (path: string, body?: unknown) => staff.put(`/staff/orders/${path}`, body);

describe("an order's waybill", () => {
  const confirmed = async () => {
    const order = await anOrder(shop, { lines });
    await moveTo(shop, order, "confirmed", "preparing");
    return order;
  };

  it("a waybill is required before hand-over", async () => {
    const { id } = await confirmed();
    const { status, body } = await put(`${id}/status`, { status: "shipped" });
    expect([status, body.errors]).toEqual([422, { status: ["Comanda nu are încă un AWB."] }]);
  });

  it("a pickup order needs no waybill", async () => {
    const { id } = await confirmed();
    await shop.query("update orders set delivery_code = 'STORE_PICKUP' where id = $1", [id]);
    expect((await put(`${id}/status`, { status: "shipped" })).body.data.status_code).toBe("shipped");
  });

  it("an entered waybill is stored with its tracking page, and can be replaced", async () => {
    const { id } = await confirmed();
    await put(`${id}/awb`, { awb: "1ONB 2345 001" });
    const { data } = (await put(`${id}/awb`, { awb: "FAN-77001", courier: "FAN" })).body;
    expect(data.awb).toMatchObject({
      awbid: "FAN-77001",
      tracking: expect.stringContaining("fancourier.ro"),
    });
    expect(data.shipment).toMatchObject({ courier: "fan", cost: null });
    expect(await shop.query("select awb from shipment where order_id = $1", [id])).toEqual([
      { awb: "FAN-77001" },
    ]);
  });

  it("a waybill number that is invalid or belongs to another order is refused with a field error", async () => {
    const first = await confirmed();
    const second = await confirmed();
    await put(`${first.id}/awb`, { awb: "ACELASI-1" });
    const refusals: [object, object][] = [
      [{ awb: "ACELASI-1" }, { awb: ["Acest AWB aparține altei comenzi: verifică numărul."] }],
      [{ awb: "a?b#c" }, { awb: ["Câmpul AWB nu este valid."] }],
      [{ awb: "BUN-12345", courier: "poștalion" }, { courier: ["Câmpul Curier nu este valid."] }],
    ];
    for (const [sent, errors] of refusals) {
      const { status, body } = await put(`${second.id}/awb`, sent);
      expect([status, body.errors]).toEqual([422, errors]);
    }
  });

  it("a waybill entered for two orders at once is stored for one of them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await Promise.all([confirmed(), confirmed()]);
      const answers = await Promise.all(
        [first, second].map(({ id }) => put(`${id}/awb`, { awb: `DEODATA-${round}` })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
        awb: ["Acest AWB aparține altei comenzi: verifică numărul."],
      });
    }
  });

  it("a request without a number is refused if the courier is not configured", async () => {
    const { id } = await confirmed();
    const { status, body } = await put(`${id}/awb`, {});
    expect([status, body.errors]).toEqual([
      422,
      { awb: ["Curierul nu este configurat: scrie numărul AWB primit de la el."] },
    ]);
  });

  it("a request without a number keeps an existing waybill", async () => {
    const { id } = await confirmed();
    await put(`${id}/awb`, { awb: "DEJA-12345" });
    expect((await put(`${id}/awb`, {})).body.data.awb.awbid).toBe("DEJA-12345");
  });

  it("a waybill entered before the order's confirmation returns 409", async () => {
    const { id } = await anOrder(shop, { lines });
    expect((await put(`${id}/awb`, { awb: "PREA-DEVREME" })).status).toBe(409);
  });
});
