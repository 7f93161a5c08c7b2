import { Slider } from "../../components/slider/slider.tsx";
import { Banner } from "../../components/banner/banner.tsx";
import type { BannerView } from "../../components/banner/banner.tsx";
import { texts } from "./texts.ts";

const AUTOPLAY_MS = 20_000;

export function Hero({ banners }: { banners: BannerView[] }) {
  const [only] = banners;
  if (banners.length === 1 && only) return <Banner banner={only} variant="hero" eager />;
  return (
    <Slider label={texts.banners} controls="below" autoplayMs={AUTOPLAY_MS}>
      {banners.map((banner, index) => (
        <li key={banner.picture}>
          <Banner banner={banner} variant="hero" eager={index === 0} />
        </li>
      ))}
    </Slider>
  );
}
