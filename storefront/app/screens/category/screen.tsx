import { Price } from "../../components/price/price.tsx";
import type { ScreenProps } from "../screens.ts";

export default function CategoryScreen({ data }: ScreenProps<"category">) {
  return (
    <>
      <h1>
        {data.name} ({data.count})
      </h1>
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
