import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { PictureField } from "./picture-field.tsx";

afterEach(cleanup);

const FOUND = [
  { address: "/media/upload/mop-1", kind: "picture", name: "mop.jpg", alt: "Un mop", revision: 1 },
  { address: "/media/upload/raft-1", kind: "picture", name: "raft.jpg", alt: "", revision: 2 },
];
const requested: string[] = [];

function aForm() {
  return createRoutesStub([
    {
      path: "/",
      Component: () => (
        <form>
          <PictureField label="Siglă" name="pic" defaultValue="" errors={undefined} mayUpload />
        </form>
      ),
    },
    {
      path: "/media/gasite",
      loader: ({ request }) => {
        requested.push(new URL(request.url).search);
        return { ok: true, media: FOUND, total: 2, lastPage: 1 };
      },
    },
  ]);
}

it("the picture field receives the picture that was chosen in the library", async () => {
  const Stub = aForm();
  render(<Stub />);
  await userEvent.click(screen.getByRole("button", { name: "Siglă: alege din bibliotecă" }));
  await userEvent.type(await screen.findByRole("searchbox"), "raft{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Alege raft.jpg" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Siglă" }).value).toBe("/media/upload/raft-1");
  expect(requested).toEqual(["?q=&pagina=1", "?q=raft&pagina=1"]);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

it("the picture field works without JavaScript, with a library link, a URL or a file", () => {
  const Stub = aForm();
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Stub />);
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/media?fel=picture");
  expect([...page.querySelectorAll("input")].map(({ name }) => name)).toEqual(["pic", "pic-file"]);
});
