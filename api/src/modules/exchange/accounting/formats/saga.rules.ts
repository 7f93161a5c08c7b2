/** XML files for SAGA C, menu "Diverse › Import date". Documents that SAGA already has are skipped by number and date. */
import { decimalLei } from "../../../../text/money.ts";
import { leaf, writeXml, type XmlElement } from "../../../money/invoices/index.ts";
import {
  type AccountingFile,
  type Article,
  articlesOf,
  bareCui,
  type DocumentLine,
  dotted,
  isReverseCharge,
  type Money,
  type MonthPart,
  type Partner,
  partnersOf,
  type Purchase,
  type Sale,
  type Seller,
  suppliersOf,
} from "../month.rules.ts";
import type { AccountingSetting } from "../settings.rules.ts";
import { accountOfMoney, priced, WAY_TEXTS } from "./amounts.rules.ts";

/** Returns the files of a part. Omits files without entries. */
export function sagaFiles(part: MonthPart, setting: AccountingSetting): AccountingFile[] {
  const name = `${part.month}_${part.part}`;
  const cui = bareCui(part.seller.cui);
  const received = part.money.filter(({ isPaidBack }) => !isPaidBack);
  const paid = part.money.filter(({ isPaidBack }) => isPaidBack);
  return [
    file(`CLI_${name}.xml`, "Clienti", partnersOf(part).map(clientElement)),
    file(`FUR_${name}.xml`, "Furnizori", suppliersOf(part).map(clientElement)),
    file(`ART_${name}.xml`, "Articole", articlesOf(part).map(articleElement)),
    file(
      `F_${cui}_vanzari_${name}.xml`,
      "Facturi",
      part.sales.map((sale) => saleElement(sale, part.seller, setting)),
    ),
    file(
      `F_${cui}_intrari_${name}.xml`,
      "Facturi",
      part.purchases.map((purchase) => purchaseElement(purchase, part.seller, setting)),
    ),
    file(
      `I_${name}.xml`,
      "Incasari",
      received.map((one) => moneyElement(one, setting)),
    ),
    file(
      `P_${name}.xml`,
      "Plati",
      paid.map((one) => moneyElement(one, setting)),
    ),
  ].flatMap((one) => one ?? []);
}

function file(name: string, root: string, content: XmlElement[]): AccountingFile | undefined {
  if (content.length === 0) return undefined;
  return { name, bytes: new TextEncoder().encode(writeXml({ name: root, content })) };
}

function clientElement(partner: Partner): XmlElement {
  return {
    name: "Linie",
    content: [
      leaf("Cod", partner.code),
      leaf("Denumire", partner.name),
      leaf("Cod_fiscal", bareCui(partner.cui)),
      leaf("Reg_com", partner.registry),
      leaf("Tara", "RO"),
      leaf("Judet", partner.county),
      leaf("Localitate", partner.city),
      leaf("Adresa", partner.address),
      leaf("Cont_banca", partner.iban),
      leaf("Banca", partner.bank),
      leaf("Tel", partner.phone),
      leaf("Email", partner.email),
    ],
  };
}

function articleElement({ code, name, unit, nc8, cpv, barcode, vatPercent, isService }: Article): XmlElement {
  return {
    name: "Linie",
    content: [
      leaf("Cod", code),
      leaf("Denumire", name),
      leaf("Cod_NC", nc8),
      leaf("Cod_CPV", cpv),
      leaf("UM", unit),
      leaf("Tip", isService ? "Servicii" : "Marfuri"),
      leaf("TVA", String(vatPercent)),
      leaf("Cod_bare", barcode),
    ],
  };
}

function saleElement(sale: Sale, seller: Seller, setting: AccountingSetting): XmlElement {
  const head = [
    ...partyLeaves("Furnizor", seller),
    leaf("FurnizorCapital", seller.capital),
    ...partyLeaves("Client", sale.buyer),
    leaf("FacturaNumar", `${sale.series}${sale.number}`),
    leaf("FacturaData", dotted(sale.issuedOn)),
    leaf("FacturaScadenta", dotted(sale.dueOn)),
    leaf("FacturaTaxareInversa", isReverseCharge(sale) ? "Da" : "Nu"),
    leaf("FacturaTVAIncasare", sale.isCashAccounting ? "Da" : "Nu"),
    leaf("FacturaInformatiiSuplimentare", sale.stornoOf && `Storno la factura ${sale.stornoOf}`),
    leaf("FacturaMoneda", "RON"),
    leaf("FacturaIndexSPV", sale.spvIndex),
  ];
  const lines = sale.lines.map((line, index) =>
    lineElement(line, index, {
      own: "CodArticolFurnizor",
      account: line.isService ? setting.servicesAccount : setting.goodsAccount,
      negative: setting.negative,
    }),
  );
  return documentElement(head, lines, sale.id);
}

function purchaseElement(purchase: Purchase, seller: Seller, setting: AccountingSetting): XmlElement {
  const head = [
    ...partyLeaves("Furnizor", purchase.supplier),
    ...partyLeaves("Client", seller),
    leaf("FacturaNumar", purchase.documentNumber),
    leaf("FacturaData", dotted(purchase.documentOn)),
    leaf("FacturaScadenta", dotted(purchase.dueOn)),
    leaf("FacturaTaxareInversa", isReverseCharge(purchase) ? "Da" : "Nu"),
    leaf("FacturaTVAIncasare", "Nu"),
    leaf("FacturaInformatiiSuplimentare", purchase.receipt),
    leaf("FacturaMoneda", "RON"),
  ];
  const lines = purchase.lines.map((line, index) =>
    lineElement(line, index, {
      own: "CodArticolClient",
      account: setting.stockAccount,
      negative: setting.negative,
    }),
  );
  return documentElement(head, lines, undefined);
}

function documentElement(
  head: (XmlElement | undefined)[],
  lines: XmlElement[],
  id: number | undefined,
): XmlElement {
  const details = { name: "Detalii", content: [{ name: "Continut", content: lines }] };
  return {
    name: "Factura",
    content: [{ name: "Antet", content: head }, details, leaf("FacturaID", id?.toString())],
  };
}

type Side = "Furnizor" | "Client";

function partyLeaves(
  side: Side,
  { name, cui, registry, county, city, address, phone, email, bank, iban }: Omit<Seller, "capital">,
): (XmlElement | undefined)[] {
  return [
    leaf(`${side}Nume`, name),
    leaf(`${side}CIF`, bareCui(cui)),
    leaf(`${side}NrRegCom`, registry),
    leaf(`${side}Judet`, county),
    leaf(`${side}Tara`, "RO"),
    leaf(`${side}Localitate`, city),
    leaf(`${side}Adresa`, address),
    leaf(`${side}Banca`, bank),
    leaf(`${side}IBAN`, iban),
    leaf(`${side}Telefon`, phone),
    leaf(`${side}Mail`, email),
  ];
}

function lineElement(
  line: DocumentLine,
  index: number,
  { own, account, negative }: { own: string; account: string } & Pick<AccountingSetting, "negative">,
): XmlElement {
  const { quantity, price } = priced(line, negative);
  return {
    name: "Linie",
    content: [
      leaf("LinieNrCrt", String(index + 1)),
      leaf("Descriere", line.name),
      leaf(own, line.code),
      leaf("CodBare", line.barcode),
      leaf("UM", line.unit),
      leaf("Cantitate", quantity.toFixed(3)),
      leaf("Pret", price),
      leaf("Valoare", decimalLei(line.netBani)),
      leaf("ProcTVA", String(line.vatPercent)),
      leaf("TVA", decimalLei(line.vatBani)),
      leaf("Cont", account),
    ],
  };
}

function moneyElement(
  { id, day, bani, isPaidBack, way, orderNumber, partner, invoice }: Money,
  setting: AccountingSetting,
): XmlElement {
  return {
    name: "Linie",
    content: [
      leaf("Data", dotted(day)),
      leaf("Numar", String(id)),
      leaf("Suma", decimalLei(isPaidBack ? -bani : bani)),
      leaf("Cont", accountOfMoney(way, setting).account),
      leaf(isPaidBack ? "ContFurnizor" : "ContClient", setting.clientAccount),
      leaf("Explicatie", `Comanda ${orderNumber}, ${WAY_TEXTS[way]}, ${partner.name}`),
      leaf("FacturaID", invoice && String(invoice.id)),
      leaf("FacturaNumar", invoice && `${invoice.series}${invoice.number}`),
      leaf("CodFiscal", bareCui(partner.cui)),
      leaf("Moneda", "RON"),
    ],
  };
}
