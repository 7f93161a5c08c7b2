import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { register } from "@curat/contract/customers";
import { exactTextOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { startLogin } from "../../session/login.server.ts";
import { storedOrder, storedOrderKey } from "../../session/order-cookie.server.ts";

/**
 * An account with the person of the order that this browser has just sent, which took the terms with it. The order
 * stays a guest's: nobody has shown yet that the address is his.
 */
export async function makeAccount({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const form = await request.formData();
  const order = storedOrder(context);
  // The cookie's half hour is over.
  if (!order) return redirect("/auth");
  const password = exactTextOf(form, "password");
  return submit(context, register, {
    form,
    body: {
      firstname: order.firstname,
      lastname: order.lastname,
      email: storedOrderKey(context).email,
      phone: order.phone,
      password,
      // Shown while it is typed, so it is typed once.
      password_confirm: password,
      terms: true,
      subscribe: false,
    },
    done: ({ user_token }) => startLogin({ request, context, from: "/auth" }, user_token),
  });
}
