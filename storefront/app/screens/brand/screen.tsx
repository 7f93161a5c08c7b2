import type { ScreenProps } from "../screens.ts";

export default function BrandScreen({ data }: ScreenProps<"brand">) {
  return <h1>{data.name}</h1>;
}
