/** Writes one PDF anew, beside the process that serves: a file of 20 MB takes seconds. */
import { parentPort, workerData } from "node:worker_threads";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from "pdf-lib";

const document = await PDFDocument.load(workerData as Uint8Array, {
  updateMetadata: false,
  throwOnInvalidObject: true,
});
const { catalog, context } = document;
delete context.trailerInfo.Info;
for (const noted of ["Metadata", "OpenAction", "AA", "PieceInfo"]) catalog.delete(PDFName.of(noted));
const names = catalog.lookupMaybe(PDFName.of("Names"), PDFDict);
for (const run of ["JavaScript", "EmbeddedFiles"]) names?.delete(PDFName.of(run));
for (const page of document.getPages())
  for (const noted of ["Metadata", "AA", "PieceInfo"]) page.node.delete(PDFName.of(noted));
dropUnnamed();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's, not a window's
parentPort?.postMessage(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));

/** What nothing leads to any more would be written all the same. */
function dropUnnamed(): void {
  const named = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (named.has(object)) continue;
      named.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFStream) waiting.push(...object.dict.values());
  }
  for (const [reference] of context.enumerateIndirectObjects())
    if (!named.has(reference)) context.delete(reference);
}
