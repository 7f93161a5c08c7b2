import { isWholePdf, rewritePdf } from "./documents.ts";
import { UNMEASURED, uploadReading } from "./upload-pieces.ts";

export default uploadReading(async (bytes) =>
  isWholePdf(bytes) ? { ...UNMEASURED, ...(await rewritePdf(bytes)) } : undefined,
);
