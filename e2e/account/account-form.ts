/** Account steps for visitors without a browser. Browser tests use account-steps.ts. */
import { newCustomer } from "../api-steps.ts";
import { fill, tick } from "../read-form.ts";
import type { ReadPage, Visitor } from "../read-page.ts";

/** Registers a new customer and returns the page after the redirect. */
export async function register(visitor: Visitor): Promise<ReadPage> {
  const { email, password } = newCustomer();
  const page = await visitor.open("/auth?pas=cont-nou");
  fill(page, { Prenume: "Ana-Maria", Nume: "Ionescu", "E-mail": email });
  fill(page, { Parolă: password, "Confirmare parolă": password });
  tick(page, /^Am citit și accept/);
  return await visitor.press(page, "Creează cont");
}

export async function sendLogin(
  visitor: Visitor,
  { email, password }: { email: string; password: string },
): Promise<ReadPage> {
  const page = await visitor.open("/auth");
  fill(page, { "E-mail": email, Parolă: password });
  return await visitor.press(page, "Intră în cont");
}

export async function sendLogout(visitor: Visitor): Promise<ReadPage> {
  return await visitor.press(await visitor.open("/account/info"), "Ieși din cont");
}
