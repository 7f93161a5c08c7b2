import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";

/** The longest record and zip directory that are read, in bytes. A dump of npm's has 230,000 records of about 2 kB. */
const LONGEST_RECORD = 8 * 1024 * 1024;
const LONGEST_DIRECTORY = 256 * 1024 * 1024;

/**
 * Yields every record of an OSV dump, parsed, one at a time: the JSON files of a folder, or those of a zip file.
 * Throws, naming the file, when one is too long, damaged or not JSON.
 */
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
    if (size > LONGEST_RECORD) throw new Error(`${name} is longer than ${LONGEST_RECORD} bytes.`);
    yield { name, text: await readFile(join(folder, name), "utf8") };
  }
}

async function* zipTexts(path) {
  const file = await open(path);
  try {
    for (const entry of entriesOf(await centralDirectory(file))) {
      if (!entry.name.endsWith(".json")) continue;
      yield { name: entry.name, text: await textOf(file, entry) };
    }
  } finally {
    await file.close();
  }
}

/** The bytes of a zip's central directory; its place is told at the end of the file, in 64 bits above 65,535 entries. */
async function centralDirectory(file) {
  const { size } = await file.stat();
  const tailAt = Math.max(0, size - 22 - 65_535 - 20);
  const tail = await bytes(file, tailAt, size - tailAt);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error("This is neither a folder nor a zip file.");
  let [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const locator = end - 20;
  if (locator >= 0 && tail.readUInt32LE(locator) === 0x07064b50) {
    const large = await bytes(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
    [length, at] = [Number(large.readBigUInt64LE(40)), Number(large.readBigUInt64LE(48))];
  }
  if (length > LONGEST_DIRECTORY) throw new Error("The zip file has too many entries.");
  return bytes(file, at, length);
}

function* entriesOf(directory) {
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02014b50) throw new Error("The zip file's directory is damaged.");
    const nameLength = directory.readUInt16LE(at + 28);
    yield {
      name: directory.toString("utf8", at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

async function textOf(file, { name, method, packed, offset }) {
  if (packed > LONGEST_RECORD) throw new Error(`${name} is longer than ${LONGEST_RECORD} bytes.`);
  const header = await bytes(file, offset, 30);
  const content = await bytes(file, offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28), packed);
  if (method === 0) return content.toString("utf8");
  if (method !== 8) throw new Error(`${name} is packed in a way that is not supported.`);
  try {
    return inflateRawSync(content, { maxOutputLength: LONGEST_RECORD }).toString("utf8");
  } catch (error) {
    throw new Error(`${name} is damaged or longer than ${LONGEST_RECORD} bytes.`, { cause: error });
  }
}

async function bytes(file, position, length) {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead !== length) throw new Error("The zip file ends too early.");
  return buffer;
}
