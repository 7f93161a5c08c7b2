import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { register } from "@curat/contract/customers";
import { exactTextOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { startLogin } from "../../session/login.server.ts";
import { storedOrder, storedOrderKey } from "../../session/order-cookie.server.ts";

/** Creates an account from a guest's order, which stays a guest order until the email is verified. */
export async function makeAccount({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const form = await request.formData();
  const order = storedOrder(context);
  // The cookie expired, which it does after half an hour.
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
      // The password is visible while typing, so it is entered only once.
      password_confirm: password,
      terms: true,
      subscribe: false,
    },
    done: ({ user_token }) => startLogin({ request, context, from: "/auth" }, user_token),
  });
}
