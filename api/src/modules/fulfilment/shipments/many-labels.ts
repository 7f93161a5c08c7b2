import { type Courier, COURIERS } from "@curat/contract/deliveries.values";
import type { ApiContext } from "../../../context.ts";
import { mergeApart } from "../../../reader/merge-apart.ts";
import type { MergedPdf } from "../../../pdf/merge-pdfs.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { onlyPiece } from "../../../reader/read-apart.ts";
import { counted } from "@curat/contract/quantity-text.values";
import { loadLabel } from "./awb.ts";
import { listParcels, type OrderParcel } from "./shipments.store.ts";

const AT_ONCE = 6;
/** Labels that arrive later are listed as missing. */
const TIMEOUT_MS = 20_000;

const TITLE = "Etichete";
const WHY = {
  noAwb: "nu are AWB",
  byHand: "AWB-ul nu aparține contului nostru: tipărește eticheta de la curier",
  late: "curierul nu a răspuns la timp",
  unreadable: "eticheta primită de la curier nu poate fi citită",
};

type RequestedLabel = { name: string } & ({ label: Uint8Array<ArrayBuffer> } | { why: string });

export async function manyLabels(
  context: ApiContext,
  orderIds: readonly number[],
): Promise<Uint8Array<ArrayBuffer>> {
  const input = await requestLabels(context, await listParcels(context.db, orderIds));
  const labels = input.filter((one) => "label" in one);
  const { bytes, unreadable } = await merged(
    context,
    labels.map(({ label }) => label),
  );
  const broken = new Set(unreadable.map((place) => labels[place]?.name));
  const missing = input.flatMap((one) => {
    if ("why" in one) return [one];
    return broken.has(one.name) ? [{ name: one.name, why: WHY.unreadable }] : [];
  });
  if (missing.length === 0) return bytes;
  const page = await missingPage(missing, input.length, context.now());
  if (missing.length === input.length) return page;
  return (await merged(context, [page, bytes])).bytes;
}

/** Merges labels. If that fails, tries each label separately and merges the readable ones. */
async function merged({ log }: Pick<ApiContext, "log">, labels: readonly Uint8Array[]): Promise<MergedPdf> {
  const merge = (some: readonly Uint8Array[]): Promise<MergedPdf> => {
    const sender = some.length > 1 ? "labels" : "staff";
    return onlyPiece(mergeApart(TITLE, { files: some.map(partsOf), sender, log }));
  };
  try {
    return await merge(labels);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const until = performance.now() + TIMEOUT_MS;
    const unreadable: number[] = [];
    for (const [place, paper] of labels.entries()) {
      const isRead =
        labels.length > 1 && performance.now() < until && (await merge([paper]).catch(() => undefined));
      if (!isRead) unreadable.push(place);
    }
    const good = labels.filter((_, place) => !unreadable.includes(place));
    if (good.length === 0) return { bytes: new Uint8Array(), unreadable };
    return { ...(await merge(good)), unreadable };
  }
}

/** Requests all labels. If one request gets no response, the courier's other labels are skipped. */
async function requestLabels(
  context: ApiContext,
  parcels: readonly OrderParcel[],
): Promise<RequestedLabel[]> {
  const until = performance.now() + TIMEOUT_MS;
  const away = new Set<Courier>();
  const input: RequestedLabel[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let place = next++; place < parcels.length; place = next++) {
      const parcel = parcels[place];
      if (parcel)
        input[place] = await requestLabel(context, parcel, { away, isLate: performance.now() > until });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return input;
}

async function requestLabel(
  context: ApiContext,
  { orderId, number, part, courier: code, awb }: OrderParcel,
  { away, isLate }: { away: Set<Courier>; isLate: boolean },
): Promise<RequestedLabel> {
  const which = part > 0 ? `, coletul ${part}` : "";
  const name = number === null ? `Comanda cu id-ul ${orderId}` : `Comanda ${number}${which}`;
  if (number === null) return { name, why: "nu există" };
  if (awb === null) return { name, why: WHY.noAwb };
  const courier = COURIERS.find((known) => known === code);
  if (!courier) return { name, why: WHY.byHand };
  if (isLate || away.has(courier)) return { name, why: WHY.late };
  const label = await loadLabel(context, courier, awb);
  if (label?.ok) return { name, label: label.value };
  if (label?.kind !== "unreachable") return { name, why: WHY.byHand };
  away.add(courier);
  return { name, why: WHY.late };
}

function missingPage(
  missing: readonly { name: string; why: string }[],
  total: number,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderPdf({
    title: TITLE,
    author: "",
    foot: "",
    issued: now,
    size: "A6",
    content: [
      { text: "Fără etichetă", style: "title" },
      { text: `${missing.length} din ${counted(total, "o comandă", "comenzi")}`, style: "subtitle" },
      ...missing.map(({ name, why }): PdfContent => ({
        text: [{ text: name, bold: true }, `: ${why}.`],
        margin: [0, 0, 0, 4],
      })),
    ],
  });
}
