import { rewritePicture } from "./pictures.ts";
import { UNMEASURED, uploadReading } from "./upload-pieces.ts";

export default uploadReading(async (bytes, format) => {
  if (format === "pdf" || format === "mp4" || format === "webm") return undefined;
  const picture = await rewritePicture(bytes, format);
  if (!picture) return undefined;
  const { bytes: content, width, height } = picture;
  return { ...UNMEASURED, content, width, height };
});
