import { describe, expect, it } from "vitest";
import { readHtml, writeHtml } from "./html.ts";
import { cleanPasted } from "./paste.ts";

const pasted = (html: string) => writeHtml(readHtml(cleanPasted(html, "https://curat.ro")));

describe("pasted HTML", () => {
  it("HTML pasted from Word loses its styles and gets real lists", () => {
    const item = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head><body lang=RO>
      <!--StartFragment--><h1 style='color:#2F5496'>Diluare<o:p></o:p></h1>
      <p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:12pt'>Atenție</span></b> la doze.</p>
      ${item(1, "·", "podele")}${item(2, "o", "gresie")}${item(1, "·", "geamuri")}
      <p class=MsoNormal>&nbsp;</p>
      ${item(1, "1.", "întâi")}${item(1, "2.", "apoi")}<!--EndFragment--></body></html>`;
    expect(pasted(html)).toBe(
      "<h2>Diluare</h2><p><strong>Atenție</strong> la doze.</p>" +
        "<ul><li>podele<ul><li>gresie</li></ul></li><li>geamuri</li></ul>" +
        "<ol><li>întâi</li><li>apoi</li></ol>",
    );
  });

  it("HTML pasted from Google Docs keeps bold text and loses its styles", () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">Ca </span><span style="font-weight:700;font-style:italic">nou</span></p></b>`;
    expect(pasted(html)).toBe("<p>Ca <strong><em>nou</em></strong></p>");
  });

  it("HTML pasted from a web page loses layout elements, classes, forms, scripts and handlers", () => {
    const html = `<div class="col" onmouseover="x()"><section><h3 id="t">Titlu</h3><div>Rând</div><script>alert(1)</script>
      <form><input name=a><button>Trimite</button></form><p style="display:none" class="x">Text <font color=red>roșu</font></p></section></div>`;
    expect(pasted(html)).toBe("<h3>Titlu</h3><p>Rând</p><p>Text roșu</p>");
  });

  it("pasted HTML keeps public links, and links to the shop become relative", () => {
    const html = `<p><a href="https://curat.ro/livrare" target="_blank">l</a> <a href="https://alt.ro">a</a>
      <a href="javascript:alert(1)">j</a> <a href="file:///C:/x.doc">f</a> <a href="pagina.html">p</a></p>`;
    expect(pasted(html)).toBe('<p><a href="/livrare">l</a> <a href="https://alt.ro">a</a> j f p</p>');
  });

  it("pasted HTML keeps only pictures of the shop", () => {
    const html = `<p>a<img src="https://curat.ro/media/b/800.webp" alt="B" onerror="x()" style="width:1px"><img src="data:image/png;base64,AA"><img src="https://alt.ro/c.png"><img src="file:///d.png"></p>`;
    expect(pasted(html)).toBe(
      '<p>a<img alt="B" src="/media/b/800.webp"></p>'.replace(
        'alt="B" src="/media/b/800.webp"',
        'src="/media/b/800.webp" alt="B"',
      ),
    );
  });

  it("pasted HTML keeps table cells", () => {
    const html = `<table border=1 style="width:9px"><tr height=20><td width=64 colspan="2" class=xl65><b>Doză</b></td></tr><tr><td rowspan="1">1</td><td>2</td></tr></table>`;
    expect(pasted(html)).toBe(
      '<table><tbody><tr><td colspan="2"><strong>Doză</strong></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    );
  });

  it("pasted HTML keeps list numbering and abbreviations, and gets links for embedded videos", () => {
    const html = `<ol start="3" type="a" class="x"><li>a</li></ol><p><abbr title="Fișă">F</abbr></p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>`;
    expect(pasted(html)).toBe(
      '<ol start="3" type="a"><li>a</li></ol><p><abbr title="Fișă">F</abbr></p>' +
        '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Vezi filmul</a></p>',
    );
  });

  it("HTML copied from the editor is pasted unchanged", () => {
    const html = `<p data-pm-slice="1 1 []" class="nota">x</p>`;
    expect(pasted(html)).toBe('<p class="nota">x</p>');
  });
});
