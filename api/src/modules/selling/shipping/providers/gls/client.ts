/** Client for GLS Romania (source: MyGLS API for system integration, 25.12.11). */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { z } from "zod";
import type { GlsAccount } from "../../../../../config.ts";
import type { CourierResult } from "../../shipping.port.ts";
import { answerReader, callCourier, refused, unreadable, withoutValue } from "../courier-http.ts";
import * as wire from "./gls.wire.ts";

export const NAME = "GLS";
const readAnswer = answerReader(NAME, wire.errorText);
const unzip = promisify(gunzip);
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const DAY_MS = 86_400_000;

/** Creates a client. Each request contains a digest of the account's password, so there is no login. */
export function glsClient({ url, username, password }: GlsAccount, now: () => Date) {
  // GLS expects the digest as an array of byte values.
  const login = { Username: username, Password: [...createHash("sha512").update(password).digest()] };

  async function request<S extends z.ZodType>(
    method: string,
    content: object,
    schema: S,
  ): Promise<CourierResult<z.output<S>>> {
    const answer = await callCourier(NAME, `${url}/${method}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...login, ...content }),
    });
    return readAnswer(answer, schema);
  }

  return {
    printLabels: (content: object) => request("ParcelService.svc/json/PrintLabels", content, wire.labels),
    /** Returns labels of parcels that were already printed. GLS usually refuses this with error 18. */
    printAgain: (parcelIds: readonly string[], TypeOfPrinter: string) =>
      request(
        "ParcelService.svc/json/GetPrintedLabels",
        { ParcelIdList: parcelIds.map(Number), TypeOfPrinter, PrintPosition: 1, ShowPrintDialog: false },
        wire.printedLabels,
      ),
    /** Returns the parcels printed in the last `days` days. */
    listParcels: (days: number) =>
      request(
        "ParcelService.svc/json/GetParcelList",
        {
          PickupDateFrom: null,
          PickupDateTo: null,
          PrintDateFrom: glsDate(new Date(now().getTime() - days * DAY_MS)),
          PrintDateTo: glsDate(new Date(now().getTime() + DAY_MS)),
        },
        wire.parcels,
      ),
    track: (awb: string) =>
      request(
        "ParcelService.svc/json/GetParcelStatuses",
        { ParcelNumber: Number(awb), ReturnPOD: false, LanguageIsoCode: "RO" },
        wire.statuses,
      ),
    deleteLabel: async (parcelId: string): Promise<CourierResult<undefined>> =>
      withoutValue(
        await request("ParcelService.svc/json/DeleteLabels", { ParcelIdList: [Number(parcelId)] }, wire.done),
      ),
    /** Returns GLS' delivery points in Romania, which it sends as zipped JSON. */
    listPoints: async (): Promise<CourierResult<wire.GlsPoint[]>> => {
      const method = "MasterDataService.svc/json/GetDeliveryPoints";
      const read = await request(method, { CountryIsoCode: "RO" }, wire.done);
      if (!read.ok) return read;
      // GLS does not document the name of the field that contains the file.
      const zipped = Object.values(read.value)
        .map((value) => wire.file.safeParse(value).data)
        .find((bytes) => bytes !== undefined);
      if (!zipped) return refused(NAME, "lista punctelor lipsește");
      try {
        const json = (await unzip(zipped, { maxOutputLength: MAX_LIST_BYTES })).toString("utf8");
        const points = wire.points.safeParse(JSON.parse(json));
        if (points.success) return { ok: true, value: points.data.filter((point) => point !== null) };
      } catch {
        // A truncated file counts as an unreadable response.
      }
      return unreadable(NAME);
    },
  };
}

/** Formats a time for GLS, such as "/Date(1764364500000)/". */
export function glsDate(at: Date): string {
  return `/Date(${at.getTime()})/`;
}

/** Parses GLS' time, whose milliseconds are UTC regardless of its offset. Returns an invalid date for other text. */
export function readGlsDate(text: string): Date {
  return new Date(Number(/^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text)?.[1] ?? Number.NaN));
}
