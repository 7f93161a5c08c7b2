/** Readers of the accountant's files, written from the programs' published layouts. They share no code with the writers. */

export interface Sums {
  documents: number;
  netBani: number;
  vatBani: number;
  receivedBani: number;
  paidBani: number;
  purchaseBani: number;
}

export interface ReadFile {
  name: string;
  bytes: Uint8Array;
}

const nothing = (): Sums => ({
  documents: 0,
  netBani: 0,
  vatBani: 0,
  receivedBani: 0,
  paidBani: 0,
  purchaseBani: 0,
});

const bani = (lei: string | undefined): number => Math.round(Number(lei) * 100);

/** Returns the sums of XML files for SAGA. A document is a sale if `cui` is its supplier. */
export function readSaga(files: readonly ReadFile[], cui: string): Sums {
  const sums = nothing();
  for (const { name, bytes } of files) {
    const xml = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    for (const document of blocks(xml, "Factura")) {
      const isSale = tag(document, "FurnizorCIF") === cui;
      if (!isSale && tag(document, "ClientCIF") !== cui) throw new Error(`${name}: a document of others.`);
      if (isSale) sums.documents += 1;
      for (const line of blocks(document, "Linie")) {
        // A program that multiplies quantity and price must get the stored value.
        const product = Math.round(Number(tag(line, "Cantitate")) * Number(tag(line, "Pret")) * 100);
        if (product !== bani(tag(line, "Valoare"))) throw new Error(`${name}: ${line}`);
        if (isSale) sums.netBani += bani(tag(line, "Valoare"));
        if (isSale) sums.vatBani += bani(tag(line, "TVA"));
        else sums.purchaseBani += bani(tag(line, "Valoare"));
      }
    }
    if (name.startsWith("I_"))
      for (const line of blocks(xml, "Linie")) sums.receivedBani += bani(tag(line, "Suma"));
    if (name.startsWith("P_"))
      for (const line of blocks(xml, "Linie")) sums.paidBani += bani(tag(line, "Suma"));
  }
  return sums;
}

function blocks(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, inside = ""]) => inside);
}

function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}

type Ini = Map<string, Map<string, string>>;

/** Returns the sums of text files for WinMENTOR. Throws if a document names a code that no file describes. */
export function readWinmentor(files: readonly ReadFile[]): Sums {
  const sums = nothing();
  const read = new Map(files.map(({ name, bytes }) => [name, iniOf(bytes)]));
  const partners = read.get("Partner.txt") ?? new Map();
  const articles = read.get("Articole.txt") ?? new Map();
  for (const name of ["Facturi.txt", "Intrari.txt"]) {
    const ini = read.get(name);
    if (!ini) continue;
    const count = Number(ini.get("InfoPachet")?.get("TotalFacturi"));
    for (let index = 1; index <= count; index += 1) {
      const head = ini.get(`Factura_${index}`);
      const partner = head?.get("CodClient") ?? head?.get("CodFurnizor");
      if (!partners.has(`ParteneriNoi_${partner}`)) throw new Error(`${name}: partner ${partner}`);
      if (name === "Facturi.txt") sums.documents += 1;
      for (let item = 1; item <= Number(head?.get("TotalArticole")); item += 1) {
        const items = ini.get(`Items_${index}`);
        const [code = "", , quantity, price] = items?.get(`Item_${item}`)?.split(";") ?? [];
        if (!articles.has(`ArticoleNoi_${code}`)) throw new Error(`${name}: article ${code}`);
        const net = Math.round(Number(quantity) * Number(price) * 100);
        if (name === "Facturi.txt") sums.netBani += net;
        if (name === "Facturi.txt") sums.vatBani += bani(items?.get(`Item_${item}_TVA`));
        else sums.purchaseBani += net;
      }
    }
  }
  for (const [name, entries] of read.get("Incasari.txt") ?? new Map<string, Map<string, string>>()) {
    if (!name.includes("-Incasare")) continue;
    const amount = bani(entries.get("ValIncasata"));
    if (entries.get("Reprezinta") === "RETUR CLIENT") sums.paidBani += amount;
    else sums.receivedBani += amount;
  }
  return sums;
}

function iniOf(bytes: Uint8Array): Ini {
  const ini: Ini = new Map();
  let section = new Map<string, string>();
  for (const line of new TextDecoder("windows-1250").decode(bytes).split("\r\n")) {
    const [, title] = /^\[(.+)\]$/.exec(line) ?? [];
    if (title === undefined) {
      const at = line.indexOf("=");
      if (at > 0) section.set(line.slice(0, at), line.slice(at + 1));
      continue;
    }
    if (ini.has(title)) throw new Error(`The section ${title} is repeated.`);
    section = new Map();
    ini.set(title, section);
  }
  return ini;
}

/** Returns the sum of a column of the CSV files whose name starts with `kind`, in hundredths. */
export function sumCsv(files: readonly ReadFile[], kind: string, column: string): number {
  return files
    .filter(({ name }) => name.startsWith(kind))
    .flatMap(({ bytes }) => {
      const [head = [], ...rows] = rowsOf(new TextDecoder().decode(bytes));
      const index = head.indexOf(column);
      return rows.map((row) => Math.round(Number(row[index]?.replace(",", ".")) * 100));
    })
    .reduce((sum, amount) => sum + amount, 0);
}

/** TextDecoder has removed the byte order mark. */
function rowsOf(text: string): string[][] {
  return text
    .split("\r\n")
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
}
