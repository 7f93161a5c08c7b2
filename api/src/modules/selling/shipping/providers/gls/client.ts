/** Client of GLS Romania (MyGLS API, source: MyGLS API for system integration, 25.12.11). */
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

/** Creates a client. Each call carries the account's password, so there is no login. */
export function glsClient({ url, username, password }: GlsAccount, now: () => Date) {
  // GLS wants the digest as a list of its bytes.
  const login = { Username: username, Password: [...createHash("sha512").update(password).digest()] };

  async function ask<S extends z.ZodType>(
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
    printLabels: (content: object) => ask("ParcelService.svc/json/PrintLabels", content, wire.labels),
    /** Returns the labels of printed parcels, which GLS usually refuses to print again (error 18). */
    printAgain: (parcelIds: readonly string[], TypeOfPrinter: string) =>
      ask(
        "ParcelService.svc/json/GetPrintedLabels",
        { ParcelIdList: parcelIds.map(Number), TypeOfPrinter, PrintPosition: 1, ShowPrintDialog: false },
        wire.printedLabels,
      ),
    /** Returns the parcels printed in the last days. */
    listParcels: (days: number) =>
      ask(
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
      ask(
        "ParcelService.svc/json/GetParcelStatuses",
        { ParcelNumber: Number(awb), ReturnPOD: false, LanguageIsoCode: "RO" },
        wire.statuses,
      ),
    deleteLabel: async (parcelId: string): Promise<CourierResult<undefined>> =>
      withoutValue(
        await ask("ParcelService.svc/json/DeleteLabels", { ParcelIdList: [Number(parcelId)] }, wire.done),
      ),
    /** Returns the delivery points of Romania, which GLS sends as zipped JSON. */
    listPoints: async (): Promise<CourierResult<wire.GlsPoint[]>> => {
      const method = "MasterDataService.svc/json/GetDeliveryPoints";
      const read = await ask(method, { CountryIsoCode: "RO" }, wire.done);
      if (!read.ok) return read;
      // The documents do not name the field of the file.
      const zipped = Object.values(read.value)
        .map((value) => wire.file.safeParse(value).data)
        .find((bytes) => bytes !== undefined);
      if (!zipped) return refused(NAME, "lista punctelor lipsește");
      try {
        const json = (await unzip(zipped, { maxOutputLength: MAX_LIST_BYTES })).toString("utf8");
        const points = wire.points.safeParse(JSON.parse(json));
        if (points.success) return { ok: true, value: points.data.filter((point) => point !== null) };
      } catch {
        // A cut file is treated as a response that cannot be read.
      }
      return unreadable(NAME);
    },
  };
}

/** Formats a time like GLS: "/Date(1764364500000)/". */
export function glsDate(at: Date): string {
  return `/Date(${at.getTime()})/`;
}

/** Parses GLS' time, whose milliseconds are UTC whatever its offset; an invalid date if it is another text. */
export function readGlsDate(text: string): Date {
  return new Date(Number(/^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text)?.[1] ?? Number.NaN));
}
