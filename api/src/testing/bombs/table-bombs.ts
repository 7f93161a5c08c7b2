import { zipOf } from "../test-zip.ts";
import type { Bombs } from "./bombs.ts";

export function filled(text: string, megabytes: number): Buffer {
  return Buffer.alloc(megabytes * 1_000_000, text);
}

const RELS = "application/vnd.openxmlformats-package.relationships+xml";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"`;
const relations = (...targets: [string, string][]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

function workbook(
  parts: Record<string, string | Uint8Array>,
  options?: { saidBytes: number },
): Uint8Array<ArrayBuffer> {
  const all: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": `<Types><Default Extension="rels" ContentType="${RELS}"/></Types>`,
    "_rels/.rels": relations(["officeDocument", "xl/workbook.xml"]),
    "xl/workbook.xml": `<workbook ${MAIN}><sheets><sheet name="F" sheetId="1" r:id="rId0"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ["worksheet", "worksheets/sheet1.xml"],
      ["sharedStrings", "sharedStrings.xml"],
      ["styles", "styles.xml"],
    ),
    "xl/worksheets/sheet1.xml": sheet(`<row r="1"><c t="inlineStr"><is><t>cod</t></is></c></row>`),
    ...parts,
  };
  return zipOf(
    Object.fromEntries(Object.entries(all).map(([name, part]) => [name, Buffer.from(part)])),
    options,
  );
}
const sheet = (rows: string): string => `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`;
const between = (start: string, middle: Buffer, end: string): Buffer =>
  Buffer.concat([Buffer.from(start), middle, Buffer.from(end)]);
const cell = (megabytes: number): Buffer =>
  between(
    `<worksheet ${MAIN}><sheetData><row r="1"><c t="inlineStr"><is><t>`,
    filled("a", megabytes),
    "</t></is></c></row></sheetData></worksheet>",
  );

export const xlsxBombs = (megabytes: number): Bombs => ({
  "styles of many formats": () =>
    workbook({
      "xl/styles.xml": between(
        `<styleSheet ${MAIN}><cellXfs>`,
        filled(`<xf numFmtId="14"/>`, megabytes),
        "</cellXfs></styleSheet>",
      ),
    }),
  "shared texts without end": () =>
    workbook({
      "xl/sharedStrings.xml": between(`<sst ${MAIN}>`, filled("<si><t>a</t></si>", megabytes), "</sst>"),
    }),
  "one huge cell": () => workbook({ "xl/worksheets/sheet1.xml": cell(megabytes) }),
  "thousands of parts": () =>
    workbook(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`xl/p${at}.xml`, "<a/>"]))),
  "content types without end": () =>
    workbook({
      "[Content_Types].xml": between(
        "<Types>",
        filled('<Override PartName="/a" ContentType="b"/>', megabytes),
        "</Types>",
      ),
    }),
  "relations without end": () =>
    workbook({
      "_rels/.rels": between(
        "<Relationships>",
        filled('<Relationship Id="a" Type="b" Target="c"/>', megabytes),
        "</Relationships>",
      ),
    }),
  "a size that is a lie": () => workbook({ "xl/worksheets/sheet1.xml": cell(megabytes) }, { saidBytes: 900 }),
  "a size of nothing": () => workbook({ "xl/worksheets/sheet1.xml": cell(megabytes) }, { saidBytes: 0 }),
  "cells far away": () =>
    workbook({
      "xl/worksheets/sheet1.xml": sheet(
        Array.from(
          { length: 5_000 },
          (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`,
        ).join(""),
      ),
    }),
  "tags within tags": () =>
    workbook({ "xl/workbook.xml": between("", filled("<a>", Math.min(4, megabytes)), "") }),
});

export const csvBombs = (bytes: number): Bombs => {
  const text = (start: string, again: string): Bombs[string] => {
    return () => Buffer.concat([Buffer.from(start), Buffer.alloc(bytes - start.length, again)]);
  };
  return {
    "one line without end": text("cod;cantitate\n", "a"),
    "a million columns": text("cod;cantitate\n", ";"),
    "quotes that never end": text('cod;cantitate\n"', "a;1\n"),
    "nothing but quotes": text("cod;cantitate\n", '"'),
    "quotes within a cell": text("cod;cantitate\na", '"a'),
    "nothing but ends of lines": text("cod", "\n"),
    "nothing but returns": text("cod", "\r"),
    "rows without end": text("cod;cantitate\n", "A-1;1\n"),
    "half of a wide letter": text("\uFEFF", "\xff"),
    "spaces without end": text("cod;cantitate\n", " "),
  };
};

export const statementBombs = (bytes: number): Bombs => {
  const text = (start: string, again: string): Bombs[string] => {
    return () => Buffer.concat([Buffer.from(start), Buffer.alloc(bytes - start.length, again)]);
  };
  const mt940 = ":20:A\n:60F:C261101RON0,\n";
  return {
    "entries without end": text(mt940, ":61:2611011101C1,00NTRFA\n"),
    "one entry without end": text(`${mt940}:61:2611011101C1,00NTRF`, "A//"),
    "words without end": text(`${mt940}:61:2611011101C1,00NTRFA\n:86:`, "?20A "),
    "signs of parts without end": text(`${mt940}:61:2611011101C1,00NTRFA\n:86:`, "?31"),
    "lines of nothing": text(mt940, "\n"),
    "an IBAN without end": text(`${mt940}:61:2611011101C1,00NTRFA\n:86:`, "RO49"),
    "a million columns": text("credit;detalii\n", ";"),
    "quotes that never end": text('credit;detalii\n"', "a"),
    "rows without end": text("credit;detalii\n", "1,00;a\n"),
    "a head without end": text("", "credit detalii "),
  };
};
