import { useId } from "react";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import styles from "./brand-carousel.module.css";
import { SectionHead } from "../../components/section-head/section-head.tsx";
import { texts } from "./texts.ts";

interface BrandCarouselProps {
  title: string;
  url: string | null;
  brands: { name: string; url: string; picture: string | null }[];
}

const AUTOPLAY_MS = 2500;

/** Row of brand logos: 5 in view, or 2 on phones (requirements: B11). */
export function BrandCarousel({ title, url, brands }: BrandCarouselProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} url={url} seeAll={texts.allBrands} controls="player" />
      <Slider label={title} className={styles["brand-carousel"]} autoplayMs={AUTOPLAY_MS}>
        {brands.map((brand) => (
          <li key={brand.url}>
            <a href={brand.url || undefined} className={styles.brand}>
              {brand.picture ? (
                <Picture source={brand.picture} alt={brand.name} width={200} height={80} />
              ) : (
                brand.name
              )}
            </a>
          </li>
        ))}
      </Slider>
    </section>
  );
}
