import { LIMITS } from "./limits.values.ts";
import { OFFER_LIMITS } from "./offers.values.ts";
import { SHEET_LIMITS } from "./order-sheet.values.ts";
import { catalogue, phrase } from "./texts.values.ts";

export const LIST_MESSAGES = catalogue("messages", {
  lists: {
    noQuantity: "Completează cantitatea la cel puțin un produs.",
    tooManyAtOnce: phrase("Se pot adăuga cel mult {numar} de produse deodată.", () => [LIMITS.linesAtOnce]),
    noProduct: "Alege cel puțin un produs pentru listă.",
    tooLong: phrase("O listă poate avea cel mult {numar} de produse.", () => [LIMITS.linesAtOnce]),
    noneAsked: "Scrie cel puțin un produs pentru care vrei ofertă.",
    tooManyAsked: phrase("O cerere poate avea cel mult {numar} de rânduri.", () => [OFFER_LIMITS.lines]),
    atLeastOne: phrase("În câmpul {camp} scrie un număr de cel puțin 1."),
    noCode: "Scrie cel puțin un cod, câte unul pe rând.",
    tooManyRows: phrase("O listă poate avea cel mult {numar} de rânduri.", () => [SHEET_LIMITS.lines]),
    largeFile: phrase("Fișierul poate avea cel mult {numar} MB.", () => [SHEET_LIMITS.fileBytes / 1_000_000]),
  },
});
