/** Checks that exporting, importing and undoing leaves products unchanged. */
import { createHash } from "node:crypto";
import type pg from "pg";
import { brought, exported, type Rows, rowsOf, takenBack } from "./exchange.ts";
import { lineOf } from "./many-rows.ts";
import type { StaffCalls } from "./staff-calls.ts";

/** Queries of the compared tables, without update times and the histories, which record both directions. */
const TABLES: Record<string, string> = {
  product: "select to_jsonb(t) - 'updated_at' as row from product t",
  product_parameter_value: "select to_jsonb(t) as row from product_parameter_value t",
  product_picture: "select to_jsonb(t) as row from product_picture t",
  product_read: "select to_jsonb(t) as row from product_read t",
  promotion_product: "select to_jsonb(t) as row from promotion_product t",
  price_list_row: "select to_jsonb(t) as row from price_list_row t",
  bundle_product: "select to_jsonb(t) as row from bundle_product t",
  stock_movement: "select to_jsonb(t) as row from stock_movement t",
  category: "select to_jsonb(t) as row from category t",
  parameter_value: "select to_jsonb(t) as row from parameter_value t",
  route: "select to_jsonb(t) as row from route t",
};

/** Prints all differences, or that there are none. */
export async function measureRoundTrip(staff: StaffCalls, client: pg.ClientBase): Promise<void> {
  const before = await stateOf(staff, client);
  const file = await exported(staff);
  const rows = await rowsOf(staff, file);
  const batch = await brought(staff, changed(rows, await reducedCodes(client)));
  const undone = await takenBack(staff, batch);
  const after = await stateOf(staff, client);
  const differing = Object.keys(before).filter((name) => before[name] !== after[name]);
  const same = JSON.stringify(await rowsOf(staff, await exported(staff))) === JSON.stringify(rows);
  console.log(
    `\n${rows.length - 1} products exported, imported with other names, prices, weights, texts and values, and undone (${JSON.stringify(undone.counts)}): ` +
      (differing.length === 0 && same ? "identical data" : `DIFFERENT: ${differing.join(", ")}`),
  );
}

async function stateOf(staff: StaffCalls, client: pg.ClientBase): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const [name, rows] of Object.entries(TABLES)) {
    const { rows: found } = await client.query<{ digest: string }>(
      `select md5(coalesce(string_agg(row::text, e'\n' order by row::text), '')) as digest from (${rows}) t`,
    );
    state[name] = found[0]?.digest ?? "";
  }
  for (const kind of ["product", "category"]) {
    const path = kind === "product" ? "/products" : "/categories";
    const { rows } = await client.query<{ id: number }>(`select id from ${kind} order by id`);
    const digest = createHash("sha256");
    for (const { id } of rows) digest.update(JSON.stringify(await staff.find(`${path}/${id}`)));
    state[`${path}/{id}`] = digest.digest("hex");
  }
  return state;
}

/**
 * Returns the codes of reduced products. Changing the price ends an announced reduction, and the undo does
 * not restart it. (law: 30-day price)
 */
async function reducedCodes(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ code: string }>(
    `select code from product p left join product_read r on r.product_id = p.id
     where p.price_bani <> p.list_price_bani or r.save_percent > 0`,
  );
  return new Set(rows.map(({ code }) => code));
}

function changed([head = [], ...rows]: Rows, reduced: ReadonlySet<string>): string {
  const at = (label: string): number => head.indexOf(label);
  const [name, price, weight] = [at("Nume"), at("Preț de listă (lei cu TVA)"), at("Greutate (g)")];
  const emptied = [at("Subtitlu"), at("Specificații"), at("Caracteristici")];
  const reported = rows.map((row) =>
    row.map((cell, place) => {
      if (place === name) return `${cell} +`;
      if (place === price) return reduced.has(String(row[0])) ? cell : Number(cell) + 1.5;
      if (place === weight) return Number(cell) + 7;
      return emptied.includes(place) ? "(gol)" : cell;
    }),
  );
  return [head as string[], ...reported].map(lineOf).join("\n");
}
