import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { register } from "@curat/contract/customers";
import { exactTextOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { startLogin } from "../../session/login.server.ts";
import { storedOrder, storedOrderKey } from "../../session/order-cookie.server.ts";

/**
 * Creates an account with a guest order's data. The order is linked to the account only after the email
 * address is verified.
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
      // The password is shown while the visitor types it, so it is entered only once.
      password_confirm: password,
      terms: true,
      subscribe: false,
    },
    done: ({ user_token }) => startLogin({ request, context, from: "/auth" }, user_token),
  });
}
