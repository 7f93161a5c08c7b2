import type { IssuerName } from "@curat/contract/staff/invoice-issuers.values";
import { ISSUERS } from "@curat/contract/staff/invoice-issuers.values";
import type { ApiConfig, OblioAccount, SmartbillAccount } from "../../../../config.ts";
import { type AccountAnswer, accountOf } from "../../../platform/accounts/index.ts";
import type { Issuer } from "./issuer.port.ts";
import { oblio } from "./oblio.ts";
import { smartbill } from "./smartbill.ts";

/** Returns the client of a service; undefined without an account. */
export function issuerOf(config: ApiConfig, name: IssuerName): Issuer | undefined {
  switch (name) {
    case "smartbill": {
      const account = accountOf(config, "smartbill");
      return account && smartbill(account);
    }
    case "oblio": {
      const account = accountOf(config, "oblio");
      return account && oblio(account);
    }
  }
}

export function issuersWithAccount(config: ApiConfig): IssuerName[] {
  return ISSUERS.filter((name) => issuerOf(config, name) !== undefined);
}

/** Checks the account by reading its series. */
export function checkSmartbillAccount(account: SmartbillAccount): Promise<AccountAnswer> {
  return seriesAnswer("SmartBill", smartbill(account));
}

export function checkOblioAccount(account: OblioAccount): Promise<AccountAnswer> {
  return seriesAnswer("Oblio", oblio(account));
}

async function seriesAnswer(name: string, issuer: Issuer): Promise<AccountAnswer> {
  const series = await issuer.listSeries();
  if (!series.ok) return { isGood: false, words: series.message };
  return series.value.length === 0
    ? { isGood: false, words: `Contul ${name} nu are nicio serie de facturi. Adaugă una acolo.` }
    : { isGood: true, words: `${name} răspunde. Seriile de facturi: ${series.value.join(", ")}.` };
}
