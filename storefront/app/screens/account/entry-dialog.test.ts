import { expect, it } from "vitest";
import { entryDialogOf } from "./entry-dialog.ts";

it.each([
  ["?add=1", { kind: "add" }],
  ["?edit=12", { kind: "edit", id: 12 }],
  ["?delete=7", { kind: "delete", id: 7 }],
  ["?edit=abc", undefined],
  ["?edit=", undefined],
  ["", undefined],
])("the URL /account/adrese%s opens the dialog %j", (search, dialog) => {
  expect(entryDialogOf(new URL(`http://shop.test/account/adrese${search}`))).toEqual(dialog);
});
