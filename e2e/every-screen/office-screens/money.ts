import { deliveredOrder } from "../../office/queue-steps.ts";
import { queryShop } from "../../shop-database.ts";
import type { Addresses } from "./records.ts";

async function anInvoiceOnItsWay(): Promise<number> {
  const insertDraft = `insert into efactura_document (invoice_id, state, queued_at, due_on, problems)
    select max(id), 'draft', now(), current_date, '[{"rule": "BR-RO-081", "field": "seller.address.street", "message": "Lipsește strada."}]'
    from invoice on conflict (invoice_id) do update set queued_at = excluded.queued_at returning invoice_id`;
  const [row] = await queryShop<{ invoice_id: number }>("curat_e2e", insertDraft, []);
  return row?.invoice_id ?? 0;
}

async function aTransfer(): Promise<number> {
  const inserted = `with file as (
      insert into incoming_file (kind, name, mapping, added, known, uploaded_by, uploaded_at)
      values ('bank', 'extras.csv', '{}', 1, 0, 'Magazin', now()) returning id
    )
    insert into incoming_row (file_id, kind, line, hash, amount_bani, awb, reference, payer, iban, details, state)
    select id, 'bank', 1, decode(md5(id::text), 'hex'), 12500, '', '', 'BISTRO LA SALCAM EXEMPLU', '', 'facturi', 'open'
    from file returning id`;
  const [row] = await queryShop<{ id: number }>("curat_e2e", inserted, []);
  return row?.id ?? 0;
}

export const MONEY: Addresses = {
  cifre: async () => "/cifre",
  contabilitate: async () => "/contabilitate",
  registre: async () => "/registre?registru=vanzari&din=2020-01-01&pana=2030-12-31",
  "comenzi/:id/ramburseaza": async () => `/comenzi/${await deliveredOrder()}/ramburseaza`,
  "incasari/ramburs": async () => "/incasari/ramburs",
  "incasari/banca": async () => "/incasari/banca",
  "incasari/banca/:id/imparte": async () => `/incasari/banca/${await aTransfer()}/imparte`,
  "incasari/neincasate": async () => "/incasari/neincasate",
  "emitere-facturi": async () => "/emitere-facturi",
  "e-factura": async () => "/e-factura",
  "e-factura/mesaje": async () => "/e-factura/mesaje",
  "e-factura/primite": async () => "/e-factura/primite",
  "e-factura/:id": async () => `/e-factura/${await anInvoiceOnItsWay()}`,
  facturi: async () => "/facturi",
  creante: async () => "/creante",
  restituiri: async () => "/restituiri",
};
