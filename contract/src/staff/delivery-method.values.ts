import { OWN_DELIVERY_KINDS } from "../own-deliveries.values.ts";
import type { RecordDescription } from "./record.values.ts";

/** Maximum number of own delivery methods, including ended ones. */
export const MAX_DELIVERY_METHODS = 50;
export const MAX_PRICE_ROWS = 100;
export const MAX_SERVED_PLACES = 300;

export const DELIVERY_METHOD = {
  fields: {
    name: {
      widget: "text",
      isRequired: true,
      max: 80,
      label: "Denumire",
      inSentence: "denumirea",
      hint: "Așa apare în coș și pe comandă, de exemplu „Livrare cu mașina noastră”.",
    },
    kind: {
      widget: "choice",
      options: OWN_DELIVERY_KINDS,
      label: "Cine livrează",
      inSentence: "cine livrează",
    },
    is_active: { widget: "flag", label: "Se oferă în coș", inSentence: "oferirea în coș" },
    active_from: { widget: "day", label: "Din ziua", inSentence: "prima zi" },
    active_to: {
      widget: "day",
      label: "Până în ziua",
      inSentence: "ultima zi",
      hint: "Lasă câmpul gol dacă metoda nu are sfârșit.",
    },
    position: { widget: "order", label: "Ordine", inSentence: "ordinea" },
    takes_cash: { widget: "flag", label: "Acceptă plata ramburs", inSentence: "plata ramburs" },
    places: {
      widget: "lines",
      max: 12_000,
      isOptional: true,
      label: "Localități și județe",
      inSentence: "localitățile",
      heading: "Unde se livrează",
      explain:
        "Pe fiecare rând un județ („CJ”) sau o localitate cu județul ei („Turda, CJ”). Lasă câmpul gol pentru toată țara.",
    },
    prices: {
      widget: "lines",
      max: 12_000,
      label: "Prețuri",
      inSentence: "prețurile",
      heading: "Cât costă",
      explain:
        "Pe fiecare rând scrie limitele și prețul în lei, cu TVA; un câmp gol înseamnă „fără limită”. Județele se scriu prescurtat, separate prin virgulă: CJ, BH. Se aplică primul rând care se potrivește coletului; dacă nu se potrivește niciunul, metoda nu se oferă.",
    },
    free_over: {
      widget: "text",
      max: 20,
      label: "Gratuit peste (lei)",
      inSentence: "limita de livrare gratuită",
      hint: "Valoarea produselor cu TVA. Lasă câmpul gol dacă livrarea se plătește întotdeauna.",
    },
    weekdays: {
      widget: "text",
      max: 80,
      label: "Zile de livrare",
      inSentence: "zilele de livrare",
      heading: "Livrarea cu mașina magazinului",
      hint: "De exemplu „luni, miercuri, vineri”.",
    },
    last_hour: {
      widget: "text",
      max: 5,
      label: "Ultima oră de comandă",
      inSentence: "ultima oră de comandă",
      hint: "De exemplu 16:00. Cine comandă mai târziu primește coletul în următoarea zi de livrare.",
    },
    days_before: {
      widget: "number",
      min: 0,
      max: 7,
      label: "Cu câte zile înainte",
      inSentence: "numărul de zile dintre comandă și livrare",
      hint: "0: se poate comanda chiar în ziua livrării, până la ora de mai sus; 1: cu o zi înainte.",
    },
    transit_from: {
      widget: "number",
      min: 0,
      max: 30,
      label: "Zile de drum, cel mai devreme",
      inSentence: "numărul minim de zile de drum",
      heading: "Livrarea prin curier",
      explain:
        "Zile lucrătoare după plecarea coletului. Ziua plecării se calculează ca la ceilalți curieri, după „Termene de livrare”.",
    },
    transit_to: {
      widget: "number",
      min: 0,
      max: 30,
      label: "Zile de drum, cel mai târziu",
      inSentence: "numărul maxim de zile de drum",
    },
    tracking_url: {
      widget: "text",
      max: 300,
      label: "Adresa de urmărire",
      inSentence: "adresa de urmărire",
      hint: "Pagina curierului, cu {awb} în locul numărului: https://curier.ro/colet?nr={awb}",
    },
  },
} as const satisfies RecordDescription;
