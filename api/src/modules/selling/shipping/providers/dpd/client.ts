/** Client for DPD Romania (api.dpd.ro, version 1, which Speedy also uses). */
import type { z } from "zod";
import type { DpdAccount } from "../../../../../config.ts";
import type { CourierResult, LabelFormat } from "../../shipping.port.ts";
import {
  answerReader,
  callCourier,
  type CourierAnswer,
  isPdf,
  refused,
  unreadable,
  withoutValue,
} from "../courier-http.ts";
import * as wire from "./dpd.wire.ts";

export const NAME = "DPD";
export const ROMANIA = 642;
const readAnswer = answerReader(NAME, wire.errorText);

/** Creates a client. Each request contains the account's password, so there is no login. */
export function dpdClient({ url, username, password }: DpdAccount) {
  function call(path: string, content: object): Promise<CourierResult<CourierAnswer>> {
    return callCourier(NAME, `${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userName: username, password, language: "RO", ...content }),
    });
  }

  async function request<S extends z.ZodType>(
    path: string,
    content: object,
    schema: S,
  ): Promise<CourierResult<z.output<S>>> {
    return readAnswer(await call(path, content), schema);
  }

  return {
    listClients: () => request("/client/contract", {}, wire.clients),
    findSites: (place: { name: string } | { postCode: string }) =>
      request("/location/site", { countryId: ROMANIA, ...place }, wire.sites),
    listOffices: async (): Promise<CourierResult<wire.Office[]>> => {
      const read = await request("/location/office", { countryId: ROMANIA }, wire.offices);
      return read.ok ? { ok: true, value: read.value.offices.filter((office) => office !== null) } : read;
    },
    calculate: (shipment: object) => request("/calculate", shipment, wire.calculations),
    createAwb: (shipment: object) => request("/shipment", shipment, wire.created),
    findAwbs: (reference: string) =>
      request("/shipment/search", { ref: reference, searchInRef: 1, shipmentsOnly: true }, wire.found),
    track: (awb: string) => request("/track", { parcels: [{ id: awb }] }, wire.tracked),
    trackMany: (awbs: readonly string[]) =>
      request("/track", { parcels: awbs.map((id) => ({ id })) }, wire.trackedMany),
    cancelAwb: async (awb: string): Promise<CourierResult<undefined>> =>
      withoutValue(await request("/shipment/cancel", { shipmentId: awb, comment: "Anulat" }, wire.done)),
    orderPickup: async (visit: object): Promise<CourierResult<undefined>> =>
      withoutValue(await request("/pickup", visit, wire.done)),
    /** Returns the numbers of the parcels on a waybill. */
    listParcels: async (awb: string): Promise<CourierResult<string[]>> => {
      const read = await request("/shipment/info", { shipmentIds: [awb] }, wire.contents);
      if (!read.ok) return read;
      return {
        ok: true,
        value: read.value.shipments.flatMap(({ content }) => content.parcels.map(({ id }) => id)),
      };
    },
    label: async (
      parcels: readonly string[],
      paperSize: LabelFormat,
    ): Promise<CourierResult<Uint8Array<ArrayBuffer>>> => {
      const content = { paperSize, format: "pdf", parcels: parcels.map((id) => ({ parcel: { id } })) };
      const answer = await call("/print", content);
      if (!answer.ok) return answer;
      const { status, file, body } = answer.value;
      if (status === 200 && file && isPdf(file)) return { ok: true, value: file };
      const why = wire.errorText(body);
      return status >= 500 || why === undefined ? unreadable(NAME) : refused(NAME, why);
    },
  };
}
