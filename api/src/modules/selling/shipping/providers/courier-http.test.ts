import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { cargusCourier } from "./cargus/courier.ts";
import { dpdCourier } from "./dpd/courier.ts";
import { fanCourier } from "./fan/courier.ts";
import { glsCourier } from "./gls/courier.ts";
import { packetaCourier } from "./packeta/courier.ts";
import { samedayCourier } from "./sameday/courier.ts";

let misbehave: (response: ServerResponse) => void;
let requested = 0;
const server = createServer((_request, response) => {
  requested += 1;
  misbehave(response);
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const address = server.address();
const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
const now = () => new Date();
const SENDER = {
  name: "Curat",
  street: "Str. Lungă 1",
  city: "Cluj-Napoca",
  postcode: "400001",
  phone: "+40264000000",
};
const couriers = {
  Sameday: samedayCourier({ url, username: "u", password: "p" }, now),
  Cargus: cargusCourier({ url, key: "k", username: "u", password: "p" }, now),
  DPD: dpdCourier({ url, username: "u", password: "p" }),
  GLS: glsCourier({ url, username: "u", password: "p", clientNumber: 1, sender: SENDER }, now),
  Packeta: packetaCourier({ url, pointsUrl: url, apiKey: "k", apiPassword: "p", eshop: "e" }),
  "FAN Courier": fanCourier({ url, username: "u", password: "p", clientId: 1 }, now),
};
const answering =
  (status: number, type: string, body: string) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { "content-type": type }).end(body);
  };

describe.each(Object.entries(couriers))("%s", (name, courier) => {
  it.each<[string, typeof misbehave]>([
    ["an HTML page in place of JSON", answering(200, "text/html", "<h1>Mentenanță</h1>")],
    ["a gateway error", answering(502, "text/html", "Bad gateway")],
    ["a server error", answering(500, "application/json", '{"message":"Oops"}')],
    ["invalid JSON", answering(200, "application/json", "{")],
    ["a truncated response", (response) => response.destroy()],
  ])("a courier that returns %s is treated as unreachable after one request", async (_what, how) => {
    misbehave = how;
    requested = 0;
    expect(await courier.status("1")).toMatchObject({
      ok: false,
      kind: "unreachable",
      message: `${name} nu răspunde. Încearcă mai târziu.`,
    });
    expect(requested).toBe(1);
  });
});
