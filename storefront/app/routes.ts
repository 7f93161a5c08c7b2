/** Every address of the shop and the file that opens it. */
import type { RouteConfig } from "@react-router/dev/routes";
import { index, layout, route } from "@react-router/dev/routes";

// The ids are the names that the specifications give (browsing spec, section 2; cart spec, section 2).
export default [
  index("screens/home/route.tsx", { id: "home" }),
  route("cos", "screens/checkout/route.tsx", { id: "checkout" }),
  // Named: remove and add from any page; a form posts here and comes back to where it was.
  route("cos/actiune", "screens/checkout/cart-action.ts"),
  route("cos/easybox", "screens/checkout/lockers.ts"),
  route("thank-you.html", "screens/order-sent/route.tsx", { id: "ordersent" }),
  route("comanda", "screens/find-order/route.tsx"),
  route("comanda/factura", "screens/find-order/invoice.ts"),
  route("plata/:randomid", "screens/payment/route.tsx"),
  route("search", "screens/search/route.tsx", { id: "search" }),
  route("search/suggestions", "screens/search/suggestions.ts"),
  route("search/:machine", "screens/search/route.tsx", { id: "search-machine" }),
  route("promotii", "screens/promotions/route.tsx"),
  route("pachete", "screens/bundles/route.tsx"),
  route("marci", "screens/brands/route.tsx"),
  route("sitemap", "screens/sitemap/route.tsx"),
  route("blog", "screens/blog-list/route.tsx"),
  route("newsletter", "screens/newsletter/route.tsx"),
  route("newsletter/confirm/:code", "screens/newsletter-confirm/route.tsx"),
  route("auth", "screens/auth/route.tsx", { id: "auth" }),
  route("delogare", "screens/auth/leave.ts"),
  route("password-reset/:token", "screens/password-reset/route.tsx"),
  route("alerta-stoc/:productId", "screens/stock-alert/route.tsx"),
  route("cookie/actiune", "components/consent-form/consent-action.ts"),
  route("date-personale/:code", "screens/privacy-link/route.tsx"),
  route("date-personale/:code/deschide", "screens/privacy-link/use.ts"),
  // Public, although they lie under /account (decisions: Small conflicts).
  route("account/login/:provider", "screens/social-login/start.ts"),
  route("account/login/:provider/callback", "screens/social-login/route.tsx"),
  route("favorite/actiune", "components/favourite/favourite-action.ts"),
  route("localitati/:countyId", "components/address-fields/localities.ts"),
  layout("screens/account/route.tsx", [
    route("account", "screens/account/first-page.ts"),
    route("account/info", "screens/account/info/route.tsx", { id: "account.info" }),
    route("account/infoPass", "screens/account/password/route.tsx", { id: "account.infoPass" }),
    route("account/comenzi", "screens/account/orders/route.tsx", { id: "account.orders" }),
    route("account/comenzi/:id", "screens/account/order/route.tsx", { id: "account.orders.details" }),
    route("account/comenzi/:id/factura", "screens/account/order/invoice.ts"),
    route("account/adrese", "screens/account/addresses/route.tsx", { id: "account.addresses" }),
    route("account/companii", "screens/account/companies/route.tsx"),
    route("account/cookie", "screens/account/cookie/route.tsx", { id: "account.infoCookie" }),
    route("account/favorite", "screens/account/favourites/route.tsx", { id: "account.favorites" }),
    route("account/returns", "screens/account/returns/route.tsx", { id: "account.returns" }),
    route("account/sesizari", "screens/account/complaints/route.tsx", { id: "account.infoSesizari" }),
  ]),
  route("*", "screens/page/page.tsx"),
] satisfies RouteConfig;
