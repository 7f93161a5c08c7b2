import pg from "pg";

const NAME = "curat_e2e";

/** Lifts the limits for unknown buyers, because a few buyers place all orders in the tests. */
export const MANY_ORDERS = `insert into setting (key, value) values ('unprovenBuyers',
  '{"ordersAMinute": 100000, "ordersAnHour": 100000, "openOrders": 100000, "openBani": 100000000, "openPieces": 100000}')
  on conflict (key) do nothing`;

/** A fast machine sends more than 60 forms a minute, so every visit counts as the first. */
export const COUNT_NO_VISITS = [
  `create or replace function forget_visits() returns trigger language plpgsql as $$
  begin
    new.points := 1;
    return new;
  end $$`,
  `create or replace trigger forget_visits before insert or update on rate_limit
  for each row execute function forget_visits()`,
];

/** Sets the stock of a product ($1) to a number of pieces ($2). Stock changes only through movements. */
export const SET_STOCK = `insert into stock_movement (product_id, quantity, reason, actor_kind, at)
  select id, $2 - stock, 'correction', 'staff', now() from product where id = $1 and stock <> $2`;

/** Creates an empty database on the test server and returns its URL. */
export async function databaseForShop(name = NAME): Promise<string> {
  const server = testServer();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return addressOn(server, name);
}

/** Runs a statement in the running shop's database, for changes that no visitor can make. */
export async function changeShop(statement: string, values: unknown[]): Promise<void> {
  await queryShop(NAME, statement, values);
}

/** Queries the database of a running shop by its name. */
export async function queryShop<Row>(name: string, statement: string, values: unknown[]): Promise<Row[]> {
  return await queryAt(addressOn(testServer(), name), statement, values);
}

export async function queryAt<Row>(url: string, statement: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The statement determines the type of the rows.
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

function testServer(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      "Browser tests need a PostgreSQL server: run them by `npm test -- e2e`, or set TEST_DATABASE_URL.",
    );
  return server;
}

function addressOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
