import { Suspense } from "react";
import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { preloadDisplayFace } from "../../components/display-face.ts";
import { Benefits } from "../../components/benefits/benefits.tsx";
import { ProductRail } from "../../components/product-rail/product-rail.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { BannerRow } from "./banner-row.tsx";
import { BlogRow } from "./blog-row.tsx";
import { BucketHero } from "./bucket-hero.tsx";
import { BrandCarousel } from "./brand-carousel.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { Hero } from "./hero.tsx";
import { LazyDesk } from "./lazy-desk.tsx";
import { ZoneRooms } from "./zone-rooms.tsx";
import { websiteGraph } from "./website-graph.ts";
import styles from "./home.module.css";
import type { Block, loadHome } from "./load.server.ts";
import { texts } from "./texts.ts";

type HomeData = Awaited<ReturnType<typeof loadHome>>;

export function HomeScreen({ data }: { data: HomeData }) {
  preloadDisplayFace();
  const hasHero = data.blocks[0]?.type === "hero_banners" || data.blocks[0]?.type === "buckets";
  const [first, rest] = hasHero ? [data.blocks.slice(0, 1), data.blocks.slice(1)] : [[], data.blocks];
  return (
    <div className={`stack one-column gap-8 ${styles.home}`}>
      <h1 className="visually-hidden">{data.heading}</h1>
      {data.desk && (
        <Suspense>
          <LazyDesk key={data.desk.sending} desk={data.desk} />
        </Suspense>
      )}
      {first.map((block) => (
        <HomeBlock key="first" block={block} />
      ))}
      {data.blocks.length > 0 && <Benefits variant="strip" />}
      <CategoryTiles categories={data.categories} />
      {data.blocks.length === 0 && <p className="muted">{texts.nothing}</p>}
      {rest.map((block, index) => (
        // Blocks have no ids, and their order never changes while the page is open.
        <HomeBlock key={index} block={block} />
      ))}
      <StructuredData
        graph={import.meta.env.SSR ? websiteGraph(data.shop, data.head.canonical) : undefined}
      />
    </div>
  );
}

function HomeBlock({ block }: { block: Block }) {
  switch (block.type) {
    case "hero_banners":
      return <Hero banners={block.banners} />;
    case "banner":
      return <BannerRow banners={block.banners} />;
    case "custom_html":
      return (
        <TrustedHtml
          as="section"
          className={`prose p-6 rounded-card bg-surface ${styles.html}`}
          html={block.html}
        />
      );
    case "product":
      return (
        <ProductRail
          title={block.title}
          url={block.url}
          cards={block.cards}
          seeAll={block.url === "/promotii" ? texts.allPromotions : texts.allProducts}
        />
      );
    case "blogarticle":
      return <BlogRow title={block.title} url={block.url} articles={block.articles} />;
    case "brand_carousel":
      return <BrandCarousel title={block.title} url={block.url} brands={block.brands} />;
    case "buckets":
      return <BucketHero title={block.title} surfaces={block.surfaces} />;
    case "zones":
      return <ZoneRooms title={block.title} url={block.url} rooms={block.rooms} />;
    default:
      return block satisfies never;
  }
}
