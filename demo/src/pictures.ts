/** Every picture of the demo shop by its name, drawn when it is asked for. */
import { allBases } from "./catalogue/catalogue.ts";
import { variantsOf, type Variant } from "./catalogue/variants.ts";
import { PORTRAITS } from "./content/people.ts";
import { CONTENT_SCENES } from "./content/scenes.ts";
import { SHOP_STYLE } from "./content/shop-style.ts";
import {
  drawBanner,
  drawIcon,
  drawLogo,
  drawPackshot,
  drawPictogram,
  drawPortrait,
  GHS_CODES,
  ICON_NAMES,
  type BannerSpec,
} from "./drawing/index.ts";
import { categoryBanner, isBrandKey } from "./media/catalogue-media.ts";
import { bundlePicture } from "./media/bundle-pictures.ts";
import { brandStyle, packshotName, packshotSpec, VIEWS, type View } from "./media/packshots.ts";
import { sceneSpec } from "./media/scenes.ts";
import { splitVersion, versionOf } from "./media/version.ts";

export interface PictureSource {
  svg: string;
  width: number;
  height: number;
}

/** What is drawn under a name: the spec gives the version, `draw` the picture. */
interface Drawable {
  spec: unknown;
  width: number;
  height: number;
  draw: () => string;
}

/**
 * The drawing of "packshot/…-0", "banner/…", "bundle/…", "logo/…", "person/…", "icon/…", "blog/…" or "pictogram/GHS05". The name may carry
 * a version; one of before is drawn as today, for a shop that was filled then.
 */
export function pictureSource(address: string): PictureSource | undefined {
  const drawable = findDrawable(splitVersion(address).name);
  return drawable && { svg: drawable.draw(), width: drawable.width, height: drawable.height };
}

/** Whether there is a picture of that name and of today's version, or of that name alone; draws nothing. */
export function hasPicture(address: string): boolean {
  const { name, version } = splitVersion(address);
  const drawable = findDrawable(name);
  return drawable !== undefined && (version === undefined || version === versionOf(drawable.spec));
}

function findDrawable(name: string): Drawable | undefined {
  const [folder, rest] = [name.slice(0, name.indexOf("/")), name.slice(name.indexOf("/") + 1)];
  switch (folder) {
    case "packshot":
      return packshot(name);
    case "banner":
      return scene(
        rest.endsWith("-mobile")
          ? categoryBanner(rest.slice(0, -"-mobile".length), "mobile")
          : categoryBanner(rest, "wide"),
      );
    case "bundle":
      return scene(bundlePicture(rest));
    case "scene":
    case "blog":
      return contentScene(name);
    case "person":
      return portrait(rest);
    case "logo":
      return logo(rest);
    case "icon":
      return icon(rest);
    case "pictogram":
      return pictogram(rest);
    default:
      return undefined;
  }
}

let packshots: Map<string, { variant: Variant; view: View }> | undefined;

function packshot(name: string): Drawable | undefined {
  packshots ??= new Map(
    allBases()
      .flatMap(variantsOf)
      .flatMap((variant) => VIEWS.map((view) => [packshotName(variant, view), { variant, view }])),
  );
  const found = packshots.get(name);
  if (!found) return undefined;
  const spec = packshotSpec(found.variant, found.view);
  return { spec, width: 1200, height: 1200, draw: () => drawPackshot(spec) };
}

function scene(spec: BannerSpec | undefined): Drawable | undefined {
  return spec && { spec, width: spec.width, height: spec.height, draw: () => drawBanner(spec) };
}

function contentScene(name: string): Drawable | undefined {
  const told = CONTENT_SCENES[name];
  return told && scene(sceneSpec(name, told));
}

function logo(key: string): Drawable | undefined {
  const style = key === "curat" ? SHOP_STYLE : isBrandKey(key) ? brandStyle(key) : undefined;
  return style && { spec: style, width: 600, height: 240, draw: () => drawLogo(style) };
}

function portrait(key: string): Drawable | undefined {
  const spec = PORTRAITS[key];
  return spec && { spec, width: 600, height: 600, draw: () => drawPortrait(spec) };
}

function icon(key: string): Drawable | undefined {
  const name = ICON_NAMES.find((each) => each === key);
  return name && { spec: name, width: 96, height: 96, draw: () => drawIcon(name) };
}

function pictogram(key: string): Drawable | undefined {
  const code = GHS_CODES.find((each) => each === key);
  return code && { spec: code, width: 240, height: 240, draw: () => drawPictogram(code) };
}
