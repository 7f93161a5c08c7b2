/** Rewrites PDFs without metadata and automatic actions, in the reader process. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from "pdf-lib";
import { TooMuch } from "../../../reader/file-fault.ts";

/** Returns whether a PDF has an end marker. Without one, it was truncated and cannot be opened. */
export function isWholePdf(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(-2_048)).includes("%%EOF");
}

export interface RewrittenPdf {
  content: Uint8Array;
  /** True if the file is unchanged and may have active content. Browsers must then download it. */
  isAttachment: boolean;
}

/** Actions that only navigate. All other actions are removed. */
const HARMLESS = new Set(["GoTo", "GoToR", "URI", "Named", "Thread"]);
const NOTES = ["Metadata", "PieceInfo"].map((name) => PDFName.of(name));
const [S, AA, BYTE_RANGE] = ["S", "AA", "ByteRange"].map((name) => PDFName.of(name));
const ACTIONS = ["A", "PA", "OpenAction", "Next"].map((name) => PDFName.of(name));

/**
 * Returns the PDF without metadata, scripts and attached files. Signed, encrypted and damaged PDFs stay unchanged.
 * Throws TooMuch if the PDF is nested too deeply.
 */
export async function rewritePdf(file: Uint8Array): Promise<RewrittenPdf> {
  const asItCame = { content: file, isAttachment: true };
  try {
    const document = await PDFDocument.load(file, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      ignoreEncryption: true,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    const { catalog, context } = document;
    delete context.trailerInfo.Info;
    catalog.delete(PDFName.of("AF"));
    const names = catalog.lookupMaybe(PDFName.of("Names"), PDFDict);
    for (const run of ["JavaScript", "EmbeddedFiles"]) names?.delete(PDFName.of(run));
    catalog.lookupMaybe(PDFName.of("AcroForm"), PDFDict)?.delete(PDFName.of("XFA"));
    if (document.isEncrypted || !removeUnsafeParts(context)) return asItCame;
    const content = await document.save({
      useObjectStreams: false,
      updateFieldAppearances: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    });
    return { content, isAttachment: false };
  } catch (error) {
    if (error instanceof RangeError) throw new TooMuch({ cause: error });
    return asItCame;
  }
}

/** Removes actions, metadata and unreachable objects; returns false if an object is signed. */
function removeUnsafeParts(context: PDFContext): boolean {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else {
      const dict = object instanceof PDFStream ? object.dict : object;
      if (!(dict instanceof PDFDict)) continue;
      if (BYTE_RANGE && dict.has(BYTE_RANGE)) return false;
      disarm(dict);
      waiting.push(...dict.values());
    }
  }
  for (const [reference] of context.enumerateIndirectObjects())
    if (!reached.has(reference)) context.delete(reference);
  return true;
}

function disarm(dict: PDFDict): void {
  for (const note of NOTES) dict.delete(note);
  // A resource may also have the name AA, so only a dictionary of actions is removed.
  const more = AA && dict.lookup(AA);
  if (AA && more instanceof PDFDict && more.keys().some((key) => actionIn(more, key) !== undefined))
    dict.delete(AA);
  for (const key of ACTIONS) {
    const action = actionIn(dict, key);
    if (action !== undefined && !HARMLESS.has(action)) dict.delete(key);
    if (key === ACTIONS.at(-1) && dict.lookup(key) instanceof PDFArray) dict.delete(key);
  }
}

function actionIn(dict: PDFDict, key: PDFName): string | undefined {
  const action = dict.lookup(key);
  const kind = action instanceof PDFDict && S ? action.lookup(S) : undefined;
  return kind instanceof PDFName ? kind.decodeText() : undefined;
}
