import { useFetcher } from "react-router";
import { Button } from "../../components/button/button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Price } from "../../components/price/price.tsx";
import { Quantity } from "../../components/quantity/quantity.tsx";
import type { ScreenProps } from "../screens.ts";

export default function ProductScreen({ data }: ScreenProps<"product">) {
  const adding = useFetcher();
  return (
    <>
      <h1>{data.name}</h1>
      {data.picture && <Picture source={data.picture} alt={data.name} width={400} height={400} sizes="400px" eager />}
      <Price lei={data.price} old={data.oldPrice} />
      {data.isBuyable && (
        <adding.Form method="post" action="/cos/actiune">
          <input type="hidden" name="productID" value={data.id} />
          <Quantity name="qty" initial={1} min={1} max={99} />
          <Button type="submit" name="intent" value="add">
            Adauga in cos
          </Button>
        </adding.Form>
      )}
    </>
  );
}
