import { gzipSync } from "node:zlib";
import { zipOf } from "../test-zip.ts";
import type { Bombs } from "./bombs.ts";
import { filled } from "./table-bombs.ts";

const POSTS = "CREATE TABLE `wp_posts` (\n  `ID` bigint,\n  `post_type` text\n);\n";
const after = (start: string, again: string, megabytes: number) => (): Buffer =>
  Buffer.concat([Buffer.from(start), filled(again, megabytes)]);

export const dumpBombs = (megabytes: number): Bombs => ({
  "a statement without end": after("", "CREATE TABLE a ", megabytes),
  "brackets of an insert": after("INSERT INTO wp_posts ", "(", megabytes),
  "a value without end": after(`${POSTS}INSERT INTO \`wp_posts\` VALUES ('`, "a", megabytes),
  "quotes of a value": after(`${POSTS}INSERT INTO \`wp_posts\` VALUES ('`, "''", megabytes),
  "rows without end": after(`${POSTS}INSERT INTO \`wp_posts\` VALUES `, "(1,'product'),", megabytes),
  "columns of a row without end": after(`${POSTS}INSERT INTO \`wp_posts\` VALUES (`, "1,", megabytes),
  "a remark without end": after("/*", "* ", megabytes),
  "a packed nothing": () => gzipSync(filled("\n", megabytes * 8), { level: 1 }),
  "a packed table": () =>
    gzipSync(after(`${POSTS}INSERT INTO \`wp_posts\` VALUES `, "(1,'product'),", megabytes * 4)(), {
      level: 1,
    }),
  "no text at all": () => filled("\x00\xff\x80", megabytes),
});

const XML = '<Invoice xmlns="a"><ID>';
export const zipBombs = (megabytes: number, ending = "xml"): Bombs => {
  const first = `1.${ending}`;
  const one = (content: Buffer, declaredBytes?: number) => (): Uint8Array =>
    zipOf({ [first]: content }, declaredBytes === undefined ? {} : { saidBytes: declaredBytes });
  const many = (count: number, bytes: Buffer): Uint8Array =>
    zipOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.${ending}`, bytes])));
  return {
    "one file without end": () => zipOf({ [first]: filled("a", megabytes) }),
    "a size that is a lie": one(filled("a", megabytes), 900),
    "a size of nothing": one(filled("a", megabytes), 0),
    "a size of four gigabytes": one(Buffer.from("a"), 0xff_ff_ff_f0),
    "a size just allowed, many times": () => many(60, filled("a", 14)),
    "files without end": () => many(60_000, Buffer.from("a")),
    "tags within tags": one(Buffer.concat([Buffer.from(XML), filled("<a>", 10)])),
    "marks without end": one(Buffer.concat([Buffer.from(XML), filled('<a b="1"/>', 14)])),
    "entities of entities": one(
      Buffer.from('<!DOCTYPE a [<!ENTITY a "&b;&b;"><!ENTITY b "&a;&a;">]><Invoice>&a;</Invoice>'),
    ),
    "a ZIP in a ZIP": () => zipOf({ [first]: Buffer.from(zipOf({ [first]: filled("a", megabytes) })) }),
  };
};
