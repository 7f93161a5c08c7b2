/** Every address of the shop and the file that opens it. */
import type { RouteConfig } from "@react-router/dev/routes";
import { index, layout, route } from "@react-router/dev/routes";

export default [
  index("screens/home/route.tsx"),
  route("cos", "screens/checkout/route.tsx"),
  // Named: remove and add from any page; a form posts here and comes back to where it was.
  route("cos/actiune", "screens/checkout/cart-action.ts"),
  route("cos/easybox", "screens/checkout/lockers.ts"),
  route("thank-you.html", "screens/order-sent/route.tsx"),
  route("plata/:randomid", "screens/payment/route.tsx"),
  route("search", "screens/search/route.tsx"),
  route("search/suggestions", "screens/search/suggestions.ts"),
  route("search/:machine", "screens/search/route.tsx", { id: "search-machine" }),
  route("promotii", "screens/promotions/route.tsx"),
  route("pachete", "screens/bundles/route.tsx"),
  route("marci", "screens/brands/route.tsx"),
  route("blog", "screens/blog-list/route.tsx"),
  route("newsletter", "screens/newsletter/route.tsx"),
  route("newsletter/confirm/:code", "screens/newsletter-confirm/route.tsx"),
  route("auth", "screens/auth/route.tsx"),
  route("delogare", "screens/auth/leave.ts"),
  route("password-reset/:token", "screens/password-reset/route.tsx"),
  route("favorite/actiune", "components/favourite/favourite-action.ts"),
  route("localitati/:countyId", "components/address-fields/localities.ts"),
  layout("screens/account/route.tsx", [
    route("account", "screens/account/first-page.ts"),
    route("account/info", "screens/account/info/route.tsx"),
    route("account/infoPass", "screens/account/password/route.tsx"),
    route("account/comenzi", "screens/account/orders/route.tsx"),
    route("account/comenzi/:id", "screens/account/order/route.tsx"),
    route("account/comenzi/:id/factura", "screens/account/order/invoice.ts"),
    route("account/adrese", "screens/account/addresses/route.tsx"),
    route("account/companii", "screens/account/companies/route.tsx"),
    route("account/favorite", "screens/account/favourites/route.tsx"),
  ]),
  route("*", "screens/page/page.tsx"),
] satisfies RouteConfig;
