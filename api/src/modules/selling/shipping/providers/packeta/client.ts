/** Client for Packeta's REST API with XML (source: docs.packeta.com). */
import { z } from "zod";
import type { PacketaAccount } from "../../../../../config.ts";
import { escapeXml } from "../../../../../text/escape-xml.ts";
import { elementText, parseXml } from "../../../../../text/xml.ts";
import type { CourierResult } from "../../shipping.port.ts";
import { answerReader, callCourier, isPdf, unreadable, withoutValue } from "../courier-http.ts";
import * as wire from "./packeta.wire.ts";

export const NAME = "Packeta";
const readAnswer = answerReader(NAME, wire.faultText);

/** The text or the children of an XML element. Undefined children are omitted. */
type Content = string | number | { [name: string]: Content | undefined };

/** Creates a client. Each request contains the account's password, so there is no login. */
export function packetaClient({ url, pointsUrl, apiKey, apiPassword, eshop }: PacketaAccount) {
  async function request<S extends z.ZodType>(
    method: string,
    content: Record<string, Content>,
    result: S,
  ): Promise<CourierResult<z.output<S>>> {
    const answer = await callCourier(NAME, url, {
      method: "POST",
      headers: { "content-type": "text/xml; charset=utf-8" },
      body: toXml({ [method]: { apiPassword, ...content } }),
    });
    if (!answer.ok) return answer;
    const { status, file } = answer.value;
    const body = file && parseXml(new TextDecoder().decode(file));
    const read = readAnswer({ ok: true, value: { status, body } }, wire.answered);
    if (!read.ok) return read;
    const parsed = result.safeParse(read.value.response.result);
    return parsed.success ? { ok: true, value: parsed.data } : unreadable(NAME);
  }

  async function pdf(
    method: string,
    content: Record<string, Content>,
  ): Promise<CourierResult<Uint8Array<ArrayBuffer>>> {
    const read = await request(method, content, elementText);
    if (!read.ok) return read;
    const bytes = new Uint8Array(Buffer.from(read.value, "base64"));
    return isPdf(bytes) ? { ok: true, value: bytes } : unreadable(NAME);
  }

  return {
    /** Asks for the sender's return routing, which exists only if the account has this sender. */
    checkSender: async (): Promise<CourierResult<undefined>> =>
      withoutValue(await request("senderGetReturnRouting", { senderLabel: eshop }, z.unknown().optional())),
    createPacket: (attributes: Record<string, Content | undefined>) =>
      request("createPacket", { packetAttributes: { ...attributes, eshop } }, wire.created),
    /** Registers a parcel that a buyer hands in at any pickup point, with the password in the response. */
    createClaim: (attributes: Record<string, Content | undefined>) =>
      request(
        "createPacketClaimWithPassword",
        { claimWithPasswordAttributes: { ...attributes, eshop } },
        wire.claim,
      ),
    status: (packetId: string) => request("packetStatus", { packetId }, wire.packetStatus),
    cancelPacket: async (packetId: string): Promise<CourierResult<undefined>> =>
      withoutValue(await request("cancelPacket", { packetId }, z.unknown().optional())),
    label: (packetId: string, format: string) => pdf("packetLabelPdf", { packetId, format, offset: 0 }),
    /**
     * Returns the carrier's number of a parcel that another courier delivers. Packeta refuses this for its own
     * parcels.
     */
    courierNumber: (packetId: string) => request("packetCourierNumberV2", { packetId }, wire.courierNumber),
    courierLabel: (packetId: string, courierNumber: string) =>
      pdf("packetCourierLabelPdf", { packetId, courierNumber }),
    /** Returns the open points in Romania: `branch` for shops, `box` for Z-BOX lockers. */
    listPoints: async (kind: "branch" | "box"): Promise<CourierResult<wire.PacketaPoint[]>> => {
      const answer = await callCourier(NAME, `${pointsUrl}/${apiKey}/${kind}/json?country=RO`);
      // Packeta responds with 409 while it generates the list.
      if (answer.ok && answer.value.status === 409) return unreadable(NAME);
      const read = readAnswer(answer, wire.points);
      if (!read.ok) return read;
      const isOpen = ({ country, status }: wire.PacketaPoint): boolean =>
        country.toLowerCase() === "ro" && (status?.statusId ?? 1) === 1;
      return { ok: true, value: read.value.flatMap((point) => (point && isOpen(point) ? [point] : [])) };
    },
  };
}

function toXml(content: Content): string {
  if (typeof content !== "object") return escapeXml(String(content));
  return Object.entries(content)
    .map(([name, value]) => (value === undefined ? "" : `<${name}>${toXml(value)}</${name}>`))
    .join("");
}
