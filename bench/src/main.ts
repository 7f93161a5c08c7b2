/** npm run bench [-- SUBJECT …] prints measurements next to reference values of the same run. */
const SUBJECTS: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  pages: () => import("./pages/pages.ts"),
  search: () => import("./search/search.ts"),
  orders: () => import("./orders/orders.ts"),
  office: () => import("./office/office.ts"),
  changes: () => import("./changes/changes.ts"),
  nodes: () => import("./nodes/nodes.ts"),
  products: () => import("./products/products.ts"),
};

const [requested, ...args] = process.argv.slice(2);
const names = requested === undefined ? Object.keys(SUBJECTS) : [requested];
for (const name of names) {
  const load = SUBJECTS[name];
  if (!load) {
    console.error(`Unknown benchmark "${name}"; use one of ${Object.keys(SUBJECTS).join(", ")}.`);
    process.exit(1);
  }
  console.log(`\n== ${name} ==`);
  await (await load()).run(args);
}

export {};
