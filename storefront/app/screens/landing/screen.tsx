import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadLanding } from "./load.server.ts";
import { preloadDisplayFace } from "../../components/display-face.ts";
import { Block } from "./block.tsx";
import styles from "./landing.module.css";
import { texts } from "./texts.ts";

export default function LandingScreen({ data }: ScreenProps<typeof loadLanding>) {
  preloadDisplayFace();
  const stops = data.blocks.filter(({ type, title }) => type === "products" && title);
  const classes = [styles.landing, data.isTiled && styles.tiled, hasPicture(data.style) && styles.pictured];
  return (
    <>
      {data.backgrounds.map((background) => (
        <link key={background.media} rel="preload" as="image" fetchPriority="high" {...background} />
      ))}
      <Breadcrumbs trail={[{ name: data.title }]} />
      {/* `style` contains only custom properties with validated values. */}
      <div className={classes.filter(Boolean).join(" ")} style={data.style}>
        <div className={`stack one-column gap-6 rounded-card ${styles.main}`}>
          {!data.hasHeading && <h1 className="visually-hidden">{data.title}</h1>}
          <TrustedHtml as="div" className={`prose text-l pretty ${styles.intro}`} html={data.intro} />
          {stops.length > 1 && (
            <nav className={styles.stops} aria-label={texts.quickScroll}>
              <ul className="list cluster gap-2">
                {stops.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={`stack one-column gap-8 ${styles.blocks}`}>
            {data.blocks.map((block) => (
              <Block key={block.id} block={block} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function hasPicture(style: ScreenProps<typeof loadLanding>["data"]["style"]): boolean {
  return "--landing-background-image-desktop" in style || "--landing-background-image-mobile" in style;
}
