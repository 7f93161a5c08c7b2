/** Messages about returns that staff can edit (decision 0091). Legal texts are not editable. */
import {
  ACCOUNT_RECORDED_TEXT,
  RETURN_SAVED_TEXT,
  WITHDRAWAL_RECORDED_TEXT,
} from "@curat/contract/returns.values";
import { catalogue, phrase } from "@curat/contract/texts.values";

export const returnTexts = catalogue("account-returns", {
  saved: RETURN_SAVED_TEXT,
  over: "Comanda nu mai poate fi returnată.",
  nothingLeft: phrase("Nu mai poți returna nicio bucată din „{nume}”."),
  atMost: phrase("Din „{nume}” poți returna cel mult {cantitate}."),
});

export const withdrawalTexts = catalogue("withdrawal", {
  kept: WITHDRAWAL_RECORDED_TEXT,
  accountKept: ACCOUNT_RECORDED_TEXT,
  noAccountMissing: "Nu mai este nevoie de un cont bancar pentru această comandă.",
  over: "Nu te mai poți retrage din această comandă.",
});

export const RETURN_TEXTS = [returnTexts, withdrawalTexts];
