import * as calls from "@curat/contract/address-book";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { type Read, readAddress, readCompany } from "./address-book.service.ts";
import * as store from "./address-book.store.ts";
import { toWireAddress, toWireCompany } from "./address-book.wire.ts";
import { addressTexts, companyTexts } from "./texts.ts";

export function addressBookRoutes(app: ApiApp, context: ApiContext): void {
  addressRoutes(app, context);
  companyRoutes(app, context);
}

function addressRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, calls.listAddresses, async ({ customer }) => {
    return { data: (await store.loadAddresses(db, customer.id)).map(toWireAddress) };
  });

  serve(app, calls.addAddress, async ({ body, customer }) => {
    const place = accept(await readAddress(db, body));
    const id = await store.insertAddress(db, customer.id, place, now());
    return { data: await answerAddress(customer.id, id), message: addressTexts.saved };
  });

  serve(app, calls.changeAddress, async ({ params, body, customer }) => {
    const id = idOf(params.id);
    if (!(await store.findAddress(db, customer.id, id))) throw notFound();
    const place = accept(await readAddress(db, body));
    if (!(await store.updateAddress(db, customer.id, { id, ...place }))) throw notFound();
    return { data: await answerAddress(customer.id, id), message: addressTexts.saved };
  });

  serve(app, calls.deleteAddress, async ({ params, customer }) => {
    if (!(await store.deleteAddress(db, customer.id, idOf(params.id)))) throw notFound();
    return { data: null, message: addressTexts.removed };
  });

  const answerAddress = async (customerId: number, id: number) => {
    const stored = await store.findAddress(db, customerId, id);
    // Another request may have deleted the address.
    if (!stored) throw notFound();
    return toWireAddress(stored);
  };
}

function companyRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, calls.listCompanies, async ({ customer }) => {
    return { data: (await store.loadCompanies(db, customer.id)).map(toWireCompany) };
  });

  serve(app, calls.addCompany, async ({ body, customer }) => {
    const company = accept(await readCompany(db, body));
    const id = await store.insertCompany(db, customer.id, company, now());
    return { data: await answerCompany(customer.id, id), message: companyTexts.saved };
  });

  serve(app, calls.changeCompany, async ({ params, body, customer }) => {
    const id = idOf(params.companyID);
    const stored = await store.findCompany(db, customer.id, id);
    if (!stored) throw notFound();
    const company = accept(await readCompany(db, { ...body, type: body.type ?? stored.type }));
    if (!(await store.updateCompany(db, customer.id, { id, ...company }))) throw notFound();
    return { data: await answerCompany(customer.id, id), message: companyTexts.saved };
  });

  serve(app, calls.deleteCompany, async ({ params, customer }) => {
    if (!(await store.deleteCompany(db, customer.id, idOf(params.companyID)))) throw notFound();
    return { data: null, message: companyTexts.removed };
  });

  const answerCompany = async (customerId: number, id: number) => {
    const stored = await store.findCompany(db, customerId, id);
    // Another request may have deleted the company.
    if (!stored) throw notFound();
    return toWireCompany(stored);
  };
}

function accept<T>(read: Read<T>): T {
  if (!read.ok) throw invalid(read.errors);
  return read.value;
}
