import type { loadHome } from "./load.server.ts";

export function HomeScreen({ data }: { data: Awaited<ReturnType<typeof loadHome>> }) {
  return (
    <>
      <h1>{data.head.title}</h1>
      <ul>
        {data.blocks.map((block, index) => (
          <li key={index}>{block.type}</li>
        ))}
      </ul>
    </>
  );
}
