import { Price } from "../../components/price/price.tsx";
import type { loadSearch } from "./load.server.ts";

export function SearchScreen({ data }: { data: Awaited<ReturnType<typeof loadSearch>> }) {
  return (
    <>
      <h1>{data.head.title}</h1>
      <ul>
        {data.products.map((product) => (
          <li key={product.url}>
            <a href={product.url}>{product.name}</a> <Price lei={product.price} />
          </li>
        ))}
      </ul>
    </>
  );
}
