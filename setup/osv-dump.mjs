import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Far above the size of real records, which is about 2 kB. */
const MAX_RECORD_BYTES = 8 * 1024 * 1024;

/** Yields the records of an OSV dump; throws for one that is too long, damaged or not JSON. */
export async function* osvRecords(path) {
  const isFolder = (await stat(path)).isDirectory();
  for await (const { name, text } of isFolder ? folderTexts(path) : zipTexts(path)) {
    try {
      yield JSON.parse(text);
    } catch {
      throw new Error(`${name} is not JSON.`);
    }
  }
}

async function* folderTexts(folder) {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".json")).sort()) {
    const { size } = await stat(join(folder, name));
    if (size > MAX_RECORD_BYTES) throw new Error(`${name} is longer than ${MAX_RECORD_BYTES} bytes.`);
    yield { name, text: await readFile(join(folder, name), "utf8") };
  }
}

async function* zipTexts(path) {
  // Loaded on demand, because the release check runs this module before packages are installed.
  const { Unzip, UnzipInflate } = await import("fflate");
  const texts = [];
  let isZip = false;
  const unzip = new Unzip((entry) => {
    isZip = true;
    if (entry.name.endsWith(".json")) collectText(entry, (text) => texts.push({ name: entry.name, text }));
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(path)) {
      unzip.push(chunk);
      yield* texts.splice(0);
    }
    unzip.push(new Uint8Array(0), true);
  } catch (error) {
    const isCutOff = error.message === "invalid zip data";
    throw isCutOff ? new Error("The zip file is damaged or ends too early.", { cause: error }) : error;
  }
  if (!isZip) throw new Error("This is neither a folder nor a zip file.");
  yield* texts;
}

function collectText(entry, done) {
  const parts = [];
  let length = 0;
  entry.ondata = (error, part, isLast) => {
    length += part?.length ?? 0;
    if (error || length > MAX_RECORD_BYTES)
      throw new Error(`${entry.name} is damaged or longer than ${MAX_RECORD_BYTES} bytes.`, { cause: error });
    parts.push(part);
    if (isLast) done(Buffer.concat(parts).toString("utf8"));
  };
  entry.start();
}
