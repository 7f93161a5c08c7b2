/** What a page shows of the banners of its category, brand or product. */

export interface PageBanner {
  /** Empty where it leads nowhere. */
  url: string;
  title: string;
  picture: string;
  pictureMobile: string;
}

interface GivenBanner {
  bannertype?: number;
  url?: string;
  bannerpic: string;
  bannerpic_mobile?: string;
  bannertitle?: string;
}

/** requirements: B3; other types stand elsewhere. A product's may be a picture alone. */
const ON_THE_PAGE = 1;

/** Those of type 1 and those without a type. A foreign provider may give none at all. */
export function toBanners(banners: readonly GivenBanner[] | undefined): PageBanner[] {
  return (banners ?? [])
    .filter(({ bannertype = ON_THE_PAGE, bannerpic }) => bannertype === ON_THE_PAGE && bannerpic)
    .map(({ url = "", bannertitle = "", bannerpic, bannerpic_mobile }) => ({
      url,
      title: bannertitle,
      picture: bannerpic,
      pictureMobile: bannerpic_mobile || bannerpic,
    }));
}
