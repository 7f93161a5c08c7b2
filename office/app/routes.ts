import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

/** A whole list as a file, by its address with the format that is asked for. */
const fileOf = (list: string, file: string) =>
  ["csv", "xlsx"].map((format) => route(`${list}.${format}`, file, { id: `${list}.${format}` }));

/** Every address of the office, below /admin. */
export default [
  route("autentificare", "screens/login/login.route.tsx"),
  route("iesire", "screens/leave/leave.route.ts"),
  // As the mails name them.
  route("invitation/:token", "screens/invitation/invitation.route.tsx"),
  route("password/:token", "screens/password/password.route.tsx"),
  route("parola-uitata", "screens/password/forgotten.route.tsx"),
  layout("layout/office.route.tsx", [
    index("screens/home/home.route.tsx"),
    route("cifre", "screens/figures/figures.route.tsx"),
    route("confirmare", "screens/confirm/confirm.route.tsx"),
    route("rol", "screens/role/role.route.ts"),
    route("contul-meu", "screens/account/account.route.tsx"),
    route("oameni", "screens/people/people.route.tsx"),
    route("oameni/invita", "screens/people/invite.route.tsx"),
    route("oameni/:id", "screens/people/person.route.tsx"),
    route("roluri", "screens/roles/roles.route.tsx"),
    route("roluri/nou", "screens/roles/new-role.route.tsx"),
    route("roluri/:id", "screens/roles/role-editor.route.tsx"),
    route("chei", "screens/keys/keys.route.tsx"),
    route("jurnal", "screens/log/log.route.tsx"),
    route("comenzi", "screens/orders/orders.route.tsx"),
    route("comenzi/culegere", "screens/pick-list/pick-list.route.tsx"),
    route("comenzi/in-grup/:id", "screens/order-bulk/order-bulk.route.tsx"),
    route("comenzi/:id", "screens/order/order.route.tsx"),
    route("comenzi/:id/modifica", "screens/amend/amend.route.tsx"),
    route("impachetare", "screens/packing/packing.route.tsx"),
    route("retururi", "screens/returns/returns.route.tsx"),
    route("retururi/:id", "screens/return/return.route.tsx"),
    route("cautare", "screens/search/search.route.tsx"),
    route("liste-salvate/noua", "screens/saved-views/new-view.route.tsx"),
    route("liste-salvate/:id", "screens/saved-views/view.route.tsx"),
    route("reclamatii", "screens/complaints/complaints.route.tsx"),
    route("reclamatii/:id", "screens/complaint/complaint.route.tsx"),
    route("sabloane", "screens/templates/templates.route.tsx"),
    route("sabloane/nou", "screens/templates/new-template.route.tsx"),
    route("sabloane/:id", "screens/templates/template.route.tsx"),
    route("clienti", "screens/customers/customers.route.tsx"),
    route("clienti/:id", "screens/customer/customer.route.tsx"),
    route("clienti/:id/uneste", "screens/customer/merge/merge.route.tsx"),
    route("clienti/:id/date", "screens/customer/data/data.route.tsx"),
    route("*", "screens/not-found.route.tsx"),
  ]),
  route("comenzi/:id/eticheta.pdf", "screens/order/label.route.ts"),
  route("prezenta", "screens/presence/presence.route.ts"),
  route("cautare/gasite", "screens/search/found.route.ts"),
  ...fileOf("cifre", "screens/figures/figures-file.route.ts"),
  ...fileOf("jurnal", "screens/log/log-file.route.ts"),
  ...fileOf("retururi", "screens/returns/returns-file.route.ts"),
  ...fileOf("comenzi", "screens/orders/orders-file.route.ts"),
  ...fileOf("reclamatii", "screens/complaints/complaints-file.route.ts"),
  ...fileOf("clienti", "screens/customers/customers-file.route.ts"),
  route("clienti/:id/date/fisier", "screens/customer/data/download.route.ts"),
  route("comenzi/etichete.pdf", "screens/orders/labels.route.ts"),
  route("comenzi/culegere.pdf", "screens/pick-list/pick-list-pdf.route.ts"),
] satisfies RouteConfig;
