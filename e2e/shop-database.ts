import pg from "pg";

const NAME = "curat_e2e";

/** Makes an empty database on the tests' server and answers its address. */
export async function databaseForShop(): Promise<string> {
  const server = testServer();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${NAME} with (force)`);
  await client.query(`create database ${NAME}`);
  await client.end();
  return addressOn(server);
}

/** Changes the running shop behind its back: what no visitor can bring about. */
export async function changeShop(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: addressOn(testServer()) });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

function testServer(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      "Browser tests need a PostgreSQL server: run them by `npm test -- e2e`, or set TEST_DATABASE_URL.",
    );
  return server;
}

function addressOn(server: string): string {
  const url = new URL(server);
  url.pathname = `/${NAME}`;
  return url.href;
}
