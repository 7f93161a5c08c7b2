export interface PageBanner {
  /** Empty if the banner is not a link. */
  url: string;
  title: string;
  picture: string;
  pictureMobile: string;
}

interface ApiBanner {
  bannertype?: number;
  url?: string;
  bannerpic: string;
  bannerpic_mobile?: string;
  bannertitle?: string;
}

/**
 * Type of banners shown in this place (requirements: B3); a page shows other types elsewhere. A product's banner may
 * have no type.
 */
const ON_THE_PAGE = 1;

/** Returns the banners of type 1 or without a type. */
export function toBanners(banners: readonly ApiBanner[] | undefined): PageBanner[] {
  return (banners ?? [])
    .filter(({ bannertype = ON_THE_PAGE, bannerpic }) => bannertype === ON_THE_PAGE && bannerpic)
    .map(({ url = "", bannertitle = "", bannerpic, bannerpic_mobile }) => ({
      url,
      title: bannertitle,
      picture: bannerpic,
      pictureMobile: bannerpic_mobile || bannerpic,
    }));
}
