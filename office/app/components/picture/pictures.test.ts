import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import type { StubbedResponse } from "../../testing/visit.ts";
import { keepPictures } from "./pictures.server.ts";

/** A form with a picture as a file, and one by its address. */
async function keep(told: StubbedResponse) {
  const form = new FormData();
  form.set("form", "brand");
  form.set("brand", "Nufăr");
  form.set("pic", "/media/veche");
  form.set("pic-file", new File(["x"], "sigla.png", { type: "image/png" }));
  form.set("icon", "/media/alta");
  form.set("icon-file", new File([], ""));
  const { result, asked } = await visit(
    () => told,
    (context) => keepPictures(context, form, ["pic", "icon"]),
  );
  return { form, result, asked };
}

it("keeps a picture's file as a medium and names it in the form; no file leaves the address", async () => {
  const { form, result, asked } = await keep({ body: { data: { address: "/media/noua" } } });
  expect(result).toBeUndefined();
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(["/api/v1/staff/media"]);
  expect(Object.fromEntries(form)).toEqual({
    form: "brand",
    brand: "Nufăr",
    pic: "/media/noua",
    icon: "/media/alta",
  });
});

it.each([
  [422, { errors: { file: ["Fișierul nu este o imagine."] } }, "Fișierul nu este o imagine."],
  [403, {}, "Nu ai dreptul de a face acest lucru."],
])(
  "says at the picture's field why it was not taken (%d), with all that was typed",
  async (status, body, why) => {
    const { result } = await keep({ status, body });
    expect(result).toMatchObject({
      init: { status },
      data: { form: "brand", errors: { pic: [why] }, values: { brand: "Nufăr", pic: "/media/veche" } },
    });
  },
);
