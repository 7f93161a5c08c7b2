import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import type { StubbedResponse } from "../../testing/visit.ts";
import { uploadPictures } from "./pictures.server.ts";

async function upload(reported: StubbedResponse) {
  const form = new FormData();
  form.set("form", "brand");
  form.set("brand", "Nufăr");
  form.set("pic", "/media/veche");
  form.set("pic-file", new File(["x"], "sigla.png", { type: "image/png" }));
  form.set("icon", "/media/alta");
  form.set("icon-file", new File([], ""));
  const { result, requests } = await visit(
    () => reported,
    (context) => uploadPictures(context, form, ["pic", "icon"]),
  );
  return { form, result, requests };
}

it("a picture file is replaced with its uploaded URL, and a typed URL is kept", async () => {
  const { form, result, requests } = await upload({ body: { data: { address: "/media/noua" } } });
  expect(result).toBeUndefined();
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/api/v1/staff/media"]);
  expect(Object.fromEntries(form)).toEqual({
    form: "brand",
    brand: "Nufăr",
    pic: "/media/noua",
    icon: "/media/alta",
  });
});

it.each([
  [422, { errors: { file: ["Fișierul nu este o imagine."] } }, "Fișierul nu este o imagine."],
  [403, {}, "Nu ai dreptul necesar pentru această acțiune."],
])(
  "a refused picture (%d) is reported at its field, and the form keeps its values",
  async (status, body, why) => {
    const { result } = await upload({ status, body });
    expect(result).toMatchObject({
      init: { status },
      data: { form: "brand", errors: { pic: [why] }, values: { brand: "Nufăr", pic: "/media/veche" } },
    });
  },
);
