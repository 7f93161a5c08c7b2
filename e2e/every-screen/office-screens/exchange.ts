import { newFailedJob } from "../../office/queue-steps.ts";
import { queryShop } from "../../shop-database.ts";
import { orderId } from "./records.ts";
import type { Addresses } from "./records.ts";

async function aJobId(): Promise<number> {
  const failed = `with job as (
      insert into background_job (kind, title, parameters, state, done, total, counts, error, actor_kind, actor_name, created_at, ended_at)
      values ('undo', 'Anulare: prețuri.csv', '{}', 'failed', 40, 120, '{"undone": 38, "left": 2}', 'Serverul s-a oprit.', 'staff', 'Ana', now(), now())
      returning id
    ) insert into background_job_note (job_id, text) select id, '„Preț schimbat”: s-a schimbat din nou de atunci' from job
    returning job_id as id`;
  const [job] = await queryShop<{ id: number }>("curat_e2e", failed, []);
  return job?.id ?? 0;
}

async function aMigrationId(): Promise<number> {
  const read = `with own as (
      insert into store_migration (platform, stage, choices, notes, created_at, created_by)
      values ('prestashop', 'read', '{"pricesWithVat": false, "vat": {"RO Standard Rate (19%)": "standard"}, "statuses": {"Livrată": "delivered"}}',
        '{"Coloane care nu se importă: Etichete."}', now(), 'Ana')
      returning id
    ), file as (
      insert into store_migration_file (store_migration_id, name, kind, bytes, sha256) select id, 'magazin.sql.gz', 'dump', 120000, '\\x01' from own
    )
    insert into store_migration_record (store_migration_id, kind, place, external_id, title, outcome, why)
    select id, 'product', 0, '5', 'Detergent vase', 'left', 'Produsul sau variantele lui nu au preț.' from own returning store_migration_id as id`;
  const [migration] = await queryShop<{ id: number }>("curat_e2e", read, []);
  return migration?.id ?? 0;
}

async function anImportId(): Promise<number> {
  const tried = `with tried as (
      insert into background_job (kind, title, parameters, state, done, total, counts, actor_kind, actor_name, created_at, ended_at)
      values ('import_check', 'Verificare', '{}', 'done', 2, 2, '{"changed": 1, "refused": 1}', 'staff', 'Ana', now(), now())
      returning id
    ), file as (
      insert into data_import (kind, file_name, bytes, format, head_row, head, sample, columns, row_count, check_job_id,
        actor_kind, actor_name, created_at)
      select 'stock', 'stoc.csv', 40, 'csv', 1, '["Cod", "Stoc"]', '[["A-1", "12"]]', '{"code": 0, "counted": 1}', 2, id,
        'staff', 'Ana', now() from tried
      returning id
    ) insert into data_import_row (import_id, row_number, key, outcome, faults, cells)
      select id, 3, 'A-2', 'refused', '{"Cod": ["Niciun produs nu are acest cod."]}', '["A-2", "3"]' from file
      returning import_id as id`;
  const [file] = await queryShop<{ id: number }>("curat_e2e", tried, []);
  return file?.id ?? 0;
}

export const EXCHANGE: Addresses = {
  mutare: async () => "/mutare",
  "mutare/:id": async () => `/mutare/${await aMigrationId()}`,
  "mutare/:id/gasite": async () => `/mutare/${await aMigrationId()}/gasite`,
  lucrari: async () => "/lucrari?stare=failed",
  "lucrari/sarcini": async () => `/lucrari/sarcini?fel=${await newFailedJob(await orderId())}`,
  "lucrari/:id": async () => `/lucrari/${await aJobId()}`,
  import: async () => "/import",
  "import/:id": async () => `/import/${await anImportId()}`,
  export: async () => "/export?fel=products&q=det",
};
