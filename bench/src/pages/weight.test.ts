import { expect, it } from "vitest";
import { linkedFiles } from "./weight.ts";

it("linkedFiles returns every linked style sheet and font, without sheets only named in data", () => {
  const html = `<link rel="preload" href="/assets/title.woff2" as="font" crossorigin="" type="font/woff2"/>
    <link rel="stylesheet" href="/assets/style.css"/><link rel="stylesheet" href="/assets/product.css" data-precedence="screen"/>
    <link rel="stylesheet" href="/assets/style.css"/><link rel="stylesheet" href="/assets/print.css" media="print"/>
    <script>window.sheets = ["/assets/account.css"]</script>`;
  expect(linkedFiles(html)).toEqual({
    sheets: ["/assets/style.css", "/assets/product.css", "/assets/print.css"],
    faces: ["/assets/title.woff2"],
  });
});
