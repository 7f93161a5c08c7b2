import * as calls from "@curat/contract/staff/credit";
import { cuiDigits } from "@curat/contract/cui.values";
import { toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf } from "../../platform/changes/index.ts";
import { leftOf } from "./credit.rules.ts";
import { endCredit, setCredit } from "./credit.service.ts";
import { findCredit, findDoubt, isKnownCompany, loadTermsOf } from "./credit.store.ts";
import { type Doubted, endDoubt, markDoubtful } from "./doubtful-debts.service.ts";
import { setInstitutionTerms } from "./institution-terms.service.ts";
import { findInstitutionTerms } from "./institution-terms.store.ts";

export function staffCreditRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.getCompanyCredit, async ({ params }) => ({
    data: await shownCredit(db, cuiDigits(params.cui), now()),
  }));

  serve(
    app,
    calls.setCompanyCredit,
    async ({ params, body: { version: expectedVersion, ...body }, staff }) => {
      const cui = cuiDigits(params.cui);
      const credit = {
        cui,
        termDays: body.term_days,
        limitBani: toBani(body.limit),
        blockAfterDays: body.block_after_days,
        note: body.note,
        buyers: [...new Set(body.buyers)].sort((one, other) => one - other),
      };
      const set = await setCredit(context, { credit, expectedVersion, actor: staff });
      if (!set.ok) throw "errors" in set ? invalid(set.errors) : notFound();
      return { data: await shownCredit(db, cui, now()) };
    },
  );

  serve(app, calls.endCompanyCredit, async ({ params, staff }) => {
    if (!(await endCredit(context, { cui: cuiDigits(params.cui), actor: staff }))) throw notFound();
    return { data: null };
  });

  serve(
    app,
    calls.setInstitutionTerms,
    async ({ params, body: { version: expectedVersion, term_days, contract }, staff }) => {
      const cui = cuiDigits(params.cui);
      const terms = { termDays: term_days, contract };
      if (!(await setInstitutionTerms(context, { cui, terms, expectedVersion, actor: staff })))
        throw notFound();
      return { data: await shownCredit(db, cui, now()) };
    },
  );

  serve(app, calls.endInstitutionTerms, async ({ params, query: { version: expectedVersion }, staff }) => {
    const cui = cuiDigits(params.cui);
    if (!(await setInstitutionTerms(context, { cui, terms: undefined, expectedVersion, actor: staff })))
      throw notFound();
    return { data: await shownCredit(db, cui, now()) };
  });

  serve(
    app,
    calls.markDoubtful,
    async ({ params, body: { version: expectedVersion, reason, decided_on }, staff }) => {
      const cui = cuiDigits(params.cui);
      const doubt = { cui, reason, decidedOn: decided_on, expectedVersion, actor: staff };
      return decided(cui, await markDoubtful(context, doubt));
    },
  );

  serve(app, calls.endDoubt, async ({ params, query: { version: expectedVersion }, staff }) => {
    const cui = cuiDigits(params.cui);
    return decided(cui, await endDoubt(context, { cui, expectedVersion, actor: staff }));
  });

  async function decided(cui: string, done: Doubted) {
    if (!done.ok && done.error === "future")
      throw invalid({ decided_on: ["Alege ziua de azi sau o dată din trecut."] });
    if (!done.ok && done.error === "unknown") throw notFound();
    return { data: await shownCredit(db, cui, now()) };
  }
}

async function shownCredit(db: Db, cui: string, now: Date): Promise<Wire<calls.CompanyCredit>> {
  const [credit, terms, doubt, institutionTerms] = await Promise.all([
    findCredit(db, cui),
    loadTermsOf(db, cui, now),
    findDoubt(db, cui),
    findInstitutionTerms(db, cui),
  ]);
  const institution = institutionTerms
    ? { term_days: institutionTerms.termDays, contract: institutionTerms.contract }
    : null;
  const doubtful = doubt
    ? { reason: doubt.reason, decided_on: doubt.decidedOn, decided_by: doubt.decidedBy }
    : null;
  const version = await versionOf(db, { kind: "company-credit", id: cui });
  if (!credit) {
    if (!(await isKnownCompany(db, cui))) throw notFound();
    return { terms: null, doubtful, institution, version };
  }
  const { termDays, limitBani, blockAfterDays, note, buyers } = credit;
  return {
    terms: {
      term_days: termDays,
      limit: toLei(limitBani),
      block_after_days: blockAfterDays,
      note,
      buyers,
      used: toLei(terms?.usedBani ?? 0),
      left: toLei(terms ? leftOf(terms) : 0),
      overdue_days: terms?.overdueDays ?? 0,
    },
    doubtful,
    institution,
    version,
  };
}
