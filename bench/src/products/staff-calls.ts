import { randomUUID, createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Api } from "@curat/api";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import type pg from "pg";

// oxlint-disable-next-line typescript/no-explicit-any -- responses are read field by field
type Data = any;

const LOOK_MS = 100;

export class StaffCalls {
  readonly #api: Api;
  readonly #headers: Record<string, string>;

  constructor(api: Api, { apiKey, session }: { apiKey: string; session: string }) {
    this.#api = api;
    this.#headers = { [HEADERS.apiKey]: apiKey, [HEADERS.staffToken]: session };
  }

  async get(path: string): Promise<Data> {
    return this.#ask(path, {});
  }

  /** Like `get`, but returns null for a 404. */
  async find(path: string): Promise<Data> {
    return this.get(path).catch((error: unknown) => {
      if (error instanceof Error && error.message.includes(" answered 404")) return null;
      throw error;
    });
  }

  async post(path: string, body: object): Promise<Data> {
    const isForm = body instanceof FormData;
    return this.#ask(path, {
      method: "POST",
      body: isForm ? body : JSON.stringify(body),
      headers: isForm ? {} : { "content-type": "application/json" },
    });
  }

  /** Waits until a job has ended; throws if it failed. */
  async jobOver(id: number): Promise<Data> {
    for (;;) {
      const job = await this.get(`/staff/jobs/${id}`);
      if (job.ended_at !== null) {
        if (job.state !== "done") throw new Error(`The job ${id} ended as ${job.state}: ${job.error}`);
        return job;
      }
      await pause(LOOK_MS);
    }
  }

  async #ask(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) {
    const request = new Request(`http://api.bench${API_BASE}${path}`, {
      ...init,
      headers: { ...this.#headers, ...headers },
    });
    const answer = await this.#api.fetch(request);
    const { data, ...rest } = (await answer.json()) as { data: Data };
    if (!answer.ok)
      throw new Error(`${path} returned ${answer.status}: ${JSON.stringify({ data, ...rest })}`);
    return data;
  }
}

/** Creates an owner account and returns a session. */
export async function newOwner(client: pg.ClientBase): Promise<string> {
  const token = randomUUID();
  await client.query(
    `with member as (
       insert into staff_member (email, name, state, password_hash, created_at)
       values ('bench-${token}@example.com', 'Bench', 'active', 'x', now()) returning id
     ), role as (
       insert into staff_member_role select member.id, r.id from member, staff_role r where r.is_owner
     )
     insert into staff_session (token_hash, member_id, device, address, created_at, used_at, expires_at, second_factor_at)
     select $1, id, '', '', now(), now(), now() + interval '12 hours', now() from member`,
    [createHash("sha256").update(token).digest()],
  );
  return token;
}
