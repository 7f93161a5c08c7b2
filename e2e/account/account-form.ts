/** Steps through the account by its forms alone; with a browser: account-steps.ts. */
import { newCustomer } from "../api-steps.ts";
import { fill, tick } from "../read-form.ts";
import type { ReadPage, Visitor } from "../read-page.ts";

/** Registers a new customer, who is then led to where he came from. */
export async function register(visitor: Visitor): Promise<ReadPage> {
  const { email, password } = newCustomer();
  const page = await visitor.open("/auth?pas=cont-nou");
  fill(page, { Prenume: "Ana-Maria", Nume: "Ionescu", "E-mail": email });
  fill(page, { Parolă: password, "Confirmare parolă": password });
  tick(page, /^Am citit și accept/);
  return await visitor.press(page, "Creează cont");
}

/** Logs in on the auth page. */
export async function sendLogin(
  visitor: Visitor,
  { email, password }: { email: string; password: string },
): Promise<ReadPage> {
  const page = await visitor.open("/auth");
  fill(page, { "E-mail": email, Parolă: password });
  return await visitor.press(page, "Intră în cont");
}

/** Leaves the account by its sidebar. */
export async function sendLogout(visitor: Visitor): Promise<ReadPage> {
  return await visitor.press(await visitor.open("/account/info"), "Delogare");
}
