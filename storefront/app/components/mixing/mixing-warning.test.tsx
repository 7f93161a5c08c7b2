import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MixingWarning } from "./mixing-warning.tsx";

it("the mixing warning lists both groups, names the gas, and links an article if the shop has one", () => {
  const both = { chlorine: ["Hipolux, 1 l"], acid: ["Calcis, 5 l", "Picur"] };
  const html = renderToStaticMarkup(<MixingWarning mixing={{ ...both, article: "/blog/amestec" }} />);
  expect(html).toContain("Cu clor: „Hipolux, 1 l”. Cu acid: „Calcis, 5 l” și „Picur”.");
  expect(html).toContain("clor gazos");
  expect(html).toContain('href="/blog/amestec"');
  expect(renderToStaticMarkup(<MixingWarning mixing={both} />)).not.toContain("href");
});
