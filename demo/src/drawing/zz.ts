import sharp from "sharp";
import { drawPackshot } from "./packshot.ts";
import { sampleSpec } from "./samples.ts";
const [out, size, ...items] = process.argv.slice(2);
const tiles = [];
for (const [i, it] of items.entries()) { const [k, n, v] = it.split(":"); const t=performance.now(); const s = drawPackshot(sampleSpec(k as any, +n!, +v! as any)); console.log(it, s.length, (performance.now()-t).toFixed(1)); tiles.push({ input: await sharp(Buffer.from(s)).resize(+size!).png().toBuffer(), left: i * (+size!), top: 0 }); }
await sharp({ create: { width: tiles.length * (+size!), height: +size!, channels: 3, background: "#fff" } }).composite(tiles).png().toFile(out!);
