import { rm } from "node:fs/promises";
const root = process.argv[2];
const pg = (await import(root + "/node_modules/pg/lib/index.js")).default;
const { startPostgres } = await import(root + "/server/src/postgres/start-postgres.ts");
const { startBenchShop } = await import(root + "/bench/src/pages/bench-shop.ts");
const { buyOverHttp, findCity, findGoods } = await import(root + "/bench/src/orders/buyer.ts");
const { buyStraight, forgetJobs } = await import(root + "/bench/src/orders/reference.ts");
const dataDir = "/tmp/prof-orders-" + process.argv[3];
await rm(dataDir, { recursive: true, force: true });
let postgres = await startPostgres({ dataDir, log: () => undefined });
let c = new pg.Client({ connectionString: postgres.url }); await c.connect();
await c.query("alter system set shared_preload_libraries='pg_stat_statements'");
await c.query("alter system set pg_stat_statements.track='all'");
await c.end(); await postgres.stop();
postgres = await startPostgres({ dataDir, log: () => undefined });
const API_KEY="bench-key-0123456789-bench";
const shop = await startBenchShop({ dataDir, settings: { DATABASE_URL: postgres.url, API_KEY, SEAL_KEY:"bench-seal-key-0123456789-0123456789", DEMO_PRODUCTS:"1200", WEB_PROCESSES:"2" } });
const pool = new pg.Pool({ connectionString: postgres.url, max: 8 });
await pool.query("create extension if not exists pg_stat_statements");
const goods = await findGoods(pool);
const s = { url: shop.url, apiKey: API_KEY, cityId: await findCity(pool) };
let n=0;
async function go(ms: number, buy: any){ const t=performance.now(); let done=0, failed=0; await Promise.all(Array.from({length:8}, async()=>{ while(performance.now()-t<ms){ n++; await buy(n).then(()=>done++,(e:any)=>{if(!failed)console.error(e.message);failed++}); } })); return {done,failed,rate:done/(performance.now()-t)*1000}; }
const http=(i:number)=>buyOverHttp(s as any,goods,i), straight=(i:number)=>buyStraight(pool,goods,i);
await go(8000,http); await go(500,straight); await forgetJobs(pool);
await pool.query("select pg_stat_statements_reset()");


const { readdirSync } = process.getBuiltinModule("fs");
const ns = (await import("node:fs")).readlinkSync("/proc/self/ns/net");
function groups(){ const g:any={web:0,worker:0,supervisor:0,postgres:0,self:0}; for(const p of readdirSync("/proc")){ if(!/^\d+$/.test(p))continue; try{ const fs=process.getBuiltinModule("fs"); if(fs.readlinkSync("/proc/"+p+"/ns/net")!==ns) continue; const st=fs.readFileSync("/proc/"+p+"/stat","utf8"); const f=st.slice(st.lastIndexOf(")")+2).split(" "); const t=(+f[11]!+ +f[12]!)*10; const a=fs.readFileSync("/proc/"+p+"/cmdline","utf8"); const k=+p===process.pid?"self":/postgres/.test(a)?"postgres":/web\.ts/.test(a)?"web":/worker\.ts/.test(a)?"worker":/main\.ts/.test(a)?"supervisor":"other"; g[k]=(g[k]??0)+t; }catch{} } return g; }
const before=groups(); const a = await go(12000,http); const after=groups();
console.log("cpu ms per order", Object.fromEntries(Object.keys(after).map(k=>[k,((after[k]-(before[k]??0))/a.done).toFixed(2)])));
const { rows } = await pool.query("select calls, round(total_exec_time::numeric,1) ms, toplevel, left(regexp_replace(query,'\\s+',' ','g'),150) q from pg_stat_statements where dbid=(select oid from pg_database where datname=current_database()) order by total_exec_time desc limit 60");
console.log(a);
let tot=0,calls=0; for(const r of rows){ if(r.toplevel){tot+=+r.ms;calls+=+r.calls} }
console.log("toplevel ms/order",(tot/a.done).toFixed(2),"statements/order",(calls/a.done).toFixed(1));
for (const r of rows) console.log((r.calls/a.done).toFixed(2).padStart(7),(r.ms/a.done).toFixed(3).padStart(8),r.toplevel?"T":" n",r.q);
for(let i=0;i<0;i++){ const x=await go(4000,http), y=await go(1000,straight); console.log("round",x.rate.toFixed(0),x.failed,y.rate.toFixed(0),(x.rate/y.rate).toFixed(2)); await forgetJobs(pool);}
await pool.end(); await shop.stop(); await postgres.stop(); await rm(dataDir,{recursive:true,force:true});
