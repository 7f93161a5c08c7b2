import { rewriteFilm } from "./films.ts";
import { UNMEASURED, uploadReading } from "./upload-pieces.ts";

export default uploadReading((bytes, format) => {
  const content = format === "mp4" || format === "webm" ? rewriteFilm(bytes, format) : undefined;
  return content && { ...UNMEASURED, content };
});
