import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { CompanyBody } from "@curat/contract/address-book";
import * as calls from "@curat/contract/staff/customers";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import type { Staff } from "../../../http/caller.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import {
  addCompanyByStaff,
  changeByStaff,
  createByStaff,
  changeEmailByStaff,
  type CustomerActed,
  endSessionsByStaff,
  findStored,
  listCustomers,
  loadOrderTotals,
  lockByStaff,
  readCompany,
  removeCompanyByStaff,
  sendPasswordLink,
  unlockByStaff,
} from "../../selling/customers/index.ts";
import { openCartGoods } from "../../selling/cart/index.ts";
import { addNote, changeNote, type NoteSaved, removeNote } from "../../platform/notes/index.ts";
import { voidCodes } from "../privacy/index.ts";
import { loadStaffCustomer, toWireCustomerRow } from "./customer-view.ts";
import { readdress } from "./readdress.ts";

const TAKEN = "Există deja un cont cu această adresă de e-mail. Poți uni cele două conturi.";
const HAS_ACCOUNT = "Există deja un cont cu această adresă de e-mail.";
const LOCKED = "Contul este blocat. Deblochează-l mai întâi.";
const FOREIGN_NOTE = "Doar persoana care a scris nota o poate modifica sau șterge.";

export function staffCustomersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffCustomers, async ({ query, url }) => {
    const { q: text, state, orders, company, from, to, sort, page, per_page: perPage } = query;
    const filter = { text, state, hasOrders: isYes(orders), hasCompany: isYes(company), from, to, sort };
    const { rows, total } = await listCustomers(db, filter, { page, perPage });
    const bought = await loadOrderTotals(
      db,
      rows.map(({ id }) => id),
    );
    return pagedAnswer(
      rows.map((row) => toWireCustomerRow(row, bought.get(row.id))),
      { page, perPage, total },
      url,
    );
  });

  serve(app, calls.getStaffCustomer, async ({ params, staff }) => ({
    data: await customerAnswer(context, idOf(params.id), staff),
  }));

  serve(app, calls.getStaffCustomerCart, async ({ params }) => {
    const id = idOf(params.id);
    if (!(await findStored(db, id))) throw notFound();
    const goods = await openCartGoods(db, id, context.now());
    return {
      data: goods.map(({ productId: productid, name, code, quantity }) => ({
        productid,
        name,
        code,
        quantity,
      })),
    };
  });

  serve(app, calls.createStaffCustomer, async ({ body, staff }) => {
    const { firstname: firstName, lastname: lastName, email, phone } = body;
    const company = body.company && (await companyIn(context, body.company, "company."));
    const person = { firstName, lastName, email, phone };
    const id = await createByStaff(context, { person, company, actor: staff });
    if (id === undefined) throw invalid({ email: [HAS_ACCOUNT] });
    return { data: await customerAnswer(context, id, staff) };
  });

  serve(app, calls.addStaffCustomerCompany, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    const company = await companyIn(context, body);
    if (!(await addCompanyByStaff(context, { id, company, actor: staff }))) throw notFound();
    return { data: await customerAnswer(context, id, staff) };
  });

  serve(app, calls.removeStaffCustomerCompany, async ({ params, staff }) => {
    const [id, companyId] = [idOf(params.id), idOf(params.companyID)];
    if (!(await removeCompanyByStaff(context, { id, companyId, actor: staff }))) throw notFound();
    return { data: await customerAnswer(context, id, staff) };
  });

  serve(app, calls.changeStaffCustomer, async ({ params, body, staff }) => {
    const { firstname: firstName, lastname: lastName, phone, version: expectedVersion } = body;
    const input = inputOf(context, { idText: params.id, expectedVersion, staff });
    return acted(
      changeByStaff(context, { ...input, person: { firstName, lastName, phone } }),
      input.id,
      staff,
    );
  });

  serve(
    app,
    calls.changeStaffCustomerEmail,
    async ({ params, body: { email, version: expectedVersion }, staff }) => {
      const input = inputOf(context, { idText: params.id, expectedVersion, staff });
      const follow = async (tx: Tx, change: { from: string; to: string }) => {
        await voidCodes(tx, input.id);
        await readdress(tx, change);
      };
      return acted(changeEmailByStaff(context, { ...input, email, follow }), input.id, staff);
    },
  );

  for (const [call, act] of [
    [calls.lockStaffCustomer, lockByStaff],
    [calls.unlockStaffCustomer, unlockByStaff],
  ] as const)
    serve(app, call, async ({ params, body: { version: expectedVersion }, staff }) => {
      const input = inputOf(context, { idText: params.id, expectedVersion, staff });
      return acted(act(context, input), input.id, staff);
    });

  for (const [call, act] of [
    [calls.endSessionsOfStaffCustomer, endSessionsByStaff],
    [calls.sendStaffPasswordLink, sendPasswordLink],
  ] as const)
    serve(app, call, async ({ params, staff }) => {
      const input = inputOf(context, { idText: params.id, staff });
      return acted(act(context, input), input.id, staff);
    });

  async function acted(acting: Promise<CustomerActed>, id: number, staff: Staff) {
    const outcome = await acting;
    if (outcome.ok) return { data: await customerAnswer(context, id, staff) };
    if (outcome.error === "unknown") throw notFound();
    throw outcome.error === "taken" ? invalid({ email: [TAKEN] }) : inUse(LOCKED, {});
  }
}

export function customerNotesRoutes(app: ApiApp, context: ApiContext): void {
  const about = "customer" as const;
  serve(app, calls.addCustomerNote, async ({ params, body: { text }, staff }) => {
    const customerId = idOf(params.id);
    const exists = async (tx: Tx) => Boolean(await findStored(tx, customerId));
    const input = { about, aboutId: customerId, text, actor: staff, exists };
    return stored(addNote(context, input), customerId, staff);
  });

  serve(
    app,
    calls.changeCustomerNote,
    async ({ params, body: { text, version: expectedVersion }, staff }) => {
      const input = {
        about,
        aboutId: idOf(params.id),
        noteId: idOf(params.noteId),
        expectedVersion,
        actor: staff,
      };
      return stored(changeNote(context, { ...input, text }), input.aboutId, staff);
    },
  );

  serve(app, calls.removeCustomerNote, async ({ params, query: { version: expectedVersion }, staff }) => {
    const input = {
      about,
      aboutId: idOf(params.id),
      noteId: idOf(params.noteId),
      expectedVersion,
      actor: staff,
    };
    return stored(removeNote(context, input), input.aboutId, staff);
  });

  async function stored(keeping: Promise<NoteSaved>, id: number, staff: Staff) {
    const outcome = await keeping;
    if (outcome.ok) return { data: await customerAnswer(context, id, staff) };
    throw outcome.error === "unknown"
      ? notFound()
      : new Refusal(403, { message: `${STAFF_MESSAGES.notAllowed} ${FOREIGN_NOTE}` });
  }
}

async function companyIn({ db }: Pick<ApiContext, "db">, body: CompanyBody, at = "") {
  const company = await readCompany(db, body);
  if (company.ok) return company.value;
  throw invalid(
    Object.fromEntries(Object.entries(company.errors).map(([field, texts]) => [`${at}${field}`, texts])),
  );
}

/** Returns the customer with the data that this staff member may see; 404 for an unknown id. */
export async function customerAnswer({ db, now }: Pick<ApiContext, "db" | "now">, id: number, staff: Staff) {
  const shown = await transaction(db, (tx) => loadStaffCustomer(tx, { id, asker: staff, now: now() }));
  if (!shown) throw notFound();
  return shown;
}

function inputOf(
  shop: Pick<ApiContext, "now">,
  { idText, expectedVersion, staff }: { idText: string; expectedVersion?: number; staff: Staff },
) {
  return { id: idOf(idText), expectedVersion, actor: staff, standing: currentFor(shop, staff) };
}

export function currentFor({ now }: Pick<ApiContext, "now">, staff: Staff) {
  return async (tx: Tx, id: number): Promise<object> =>
    (await loadStaffCustomer(tx, { id, asker: staff, now: now() })) ?? {};
}

function isYes(answer: "yes" | "no" | undefined): boolean | undefined {
  return answer && answer === "yes";
}
