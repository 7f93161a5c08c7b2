import sharp from "sharp";
import { drawPackshot, drawBanner, PRODUCT_KINDS } from "./index.ts";
import { sampleSpec, SAMPLE_BRANDS } from "./samples.ts";
const mode = process.argv[2];
if (mode === "time") {
  let worst = 0, big = 0, total = 0, n = 0, wk = "", bk = "";
  for (const k of PRODUCT_KINDS) for (const i of [0, 1, 2]) for (const v of [0, 1, 2] as const) drawPackshot(sampleSpec(k, i, v));
  for (const k of PRODUCT_KINDS) for (const i of [3, 4]) for (const v of [0, 1, 2] as const) { const t = performance.now(); const s = drawPackshot({ ...sampleSpec(k, i, v), title: sampleSpec(k, i, v).title + " Extra " + i }); const d = performance.now() - t; total += d; n++; if (d > worst) { worst = d; wk = k + v; } if (s.length > big) { big = s.length; bk = k + v; } }
  console.log({ mean: (total / n).toFixed(2), worst: worst.toFixed(1), wk, big, bk });
  for (const k of PRODUCT_KINDS) for (const v of [0,1,2] as const) { const s=drawPackshot(sampleSpec(k,3,v)); const t = performance.now(); for (let j=0;j<3;j++) drawPackshot(sampleSpec(k,3,v)); const d=(performance.now()-t)/3; if (d>4||s.length>52000) console.log(k,v,d.toFixed(1),s.length) }
  const s = drawPackshot(sampleSpec("canister", 0, 0)); let t = performance.now(); await sharp(Buffer.from(s)).resize(600).webp().toBuffer(); console.log("raster canister webp600", (performance.now() - t).toFixed(0));
  const s2 = drawPackshot(sampleSpec("towel-roll", 0, 2)); t = performance.now(); await sharp(Buffer.from(s2)).resize(600).webp().toBuffer(); console.log("raster towel", (performance.now() - t).toFixed(0));
  const cast = (["canister", "spray-bottle", "roll-pack", "pump-bottle", "glove-box"] as const).map((kind, i) => sampleSpec(kind, i % 3, 0));
  t = performance.now(); const b = drawBanner({ theme: "kitchen", products: cast, width: 1920, height: 600, seed: "x" }); console.log("banner", (performance.now() - t).toFixed(1), b.length); t = performance.now(); await sharp(Buffer.from(b)).webp().toBuffer(); console.log("raster banner", (performance.now() - t).toFixed(0));
} else {
  const specs = [
    { ...sampleSpec("canister", 0, 0), quantity: "10 l" }, { ...sampleSpec("canister", 3, 0), quantity: "20 l" }, { ...sampleSpec("canister", 4, 0), title: "Detergent profesional superconcentrat dezincrustant pentru instalații sanitare și suprafețe ceramice, parfum Portocală", quantity: "20 l" },
    { ...sampleSpec("bottle", 5, 0), title: "Detergent profesional superconcentrat dezincrustant pentru instalații sanitare și suprafețe", brand: { ...SAMPLE_BRANDS[5]!, name: "Întreținere Bistrița-Năsăud" } },
    { ...sampleSpec("spray-bottle", 6, 0), quantity: "1 l" }, { ...sampleSpec("pump-bottle", 7, 0), quantity: "1 l" },
    { ...sampleSpec("roll-pack", 3, 0), count: 4, quantity: "4 role" }, { ...sampleSpec("roll-pack", 4, 0), count: 24, quantity: "24 role" }, { ...sampleSpec("roll-pack", 6, 0), count: 32, quantity: "32 role" }, { ...sampleSpec("towel-roll", 6, 0), count: 2, quantity: "2 role", title: "Prosop de bucătărie Maxi" },
    { ...sampleSpec("bag-roll", 4, 0), title: "Saci de gunoi 120 l", accent: "#2b6cb0" }, { ...sampleSpec("mop", 1, 0), title: "Mop bumbac cu fir" }, { ...sampleSpec("brush", 1, 0), title: "Perie WC cu suport" }, { ...sampleSpec("squeegee", 2, 0), title: "Racletă pardoseală 55 cm" },
    { ...sampleSpec("machine-part", 1, 0), title: "Filtru HEPA aspirator" }, { ...sampleSpec("machine-part", 2, 0), title: "Furtun aspirator 2,5 m" }, { ...sampleSpec("car-sponge", 1, 0), title: "Piele de căprioară sintetică" }, { ...sampleSpec("air-freshener-diffuser", 1, 0), title: "Odorizator automat" },
    { ...sampleSpec("microfibre-cloths", 1, 0), count: 6 }, { ...sampleSpec("bucket", 1, 0), title: "Găleată cu storcător", quantity: "15 l" },
  ];
  const c = 380, cols = 5; const tiles = [];
  for (const [i, sp] of specs.entries()) tiles.push({ input: await sharp(Buffer.from(drawPackshot(sp as any))).resize(c).png().toBuffer(), left: (i % cols) * (c + 4), top: Math.floor(i / cols) * (c + 4) });
  await sharp({ create: { width: cols * (c + 4), height: Math.ceil(specs.length / cols) * (c + 4), channels: 3, background: "#c9d1da" } }).composite(tiles).png().toFile("/tmp/variants.png");
}
