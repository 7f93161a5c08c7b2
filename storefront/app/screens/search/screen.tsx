import { X } from "lucide-react";
import { Suspense } from "react";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { Bestsellers } from "../../components/bestsellers/bestsellers.tsx";
import { filterCount } from "../../components/listing/write-address.ts";
import { Listing } from "../../components/listing/listing.tsx";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { SearchForm } from "../../layout/header/search-form.tsx";
import type { SearchData } from "./load.server.ts";
import { MachineChoice } from "./machine-choice.tsx";
import { searchedNote } from "./searched-note.ts";
import styles from "./search.module.css";
import { texts } from "./texts.ts";

export default function SearchScreen({ data }: { data: SearchData }) {
  const { head, listing, place, searched, term, machineCategory, categories, bestsellers } = data;
  const isUnknown = listing?.total === 0 && filterCount(listing.address) === 0 && listing.page === 1;
  return (
    <>
      <Breadcrumbs trail={[{ name: texts.search }]} />
      <header className="stack gap-3 mb-6">
        <PageTitle>{head.title}</PageTitle>
        {searched !== undefined && listing && listing.total > 0 && (
          <p className="px-4 py-3 rounded bg-surface break-anywhere">{searchedNote(term, searched)}</p>
        )}
        {listing && place && (
          <p>
            <a className={styles.place} href={place.leave}>
              {texts.within(place.name)}
              <X className="flex-none" aria-hidden size={16} />
              <span className="visually-hidden">. {place.leaveText}</span>
            </a>
          </p>
        )}
      </header>
      {listing && !isUnknown && <Listing view={listing} />}
      {isUnknown && <Nothing />}
      {machineCategory && <MachineChoice category={machineCategory} isAnswered={listing !== undefined} />}
      {(!listing || isUnknown) && !machineCategory && <Start categories={categories} hasField={!listing} />}
      {bestsellers && (
        <div className="mt-8">
          <Suspense>
            <Bestsellers title={texts.bestsellers} cards={bestsellers} />
          </Suspense>
        </div>
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className={`px-4 py-3 rounded bg-surface break-anywhere mb-6 ${styles.nothing}`}>
      <p className="text-l bold">{texts.empty}</p>
      <p>{texts.nothing}</p>
      <ul>
        {texts.ideas.map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
      </ul>
    </div>
  );
}

function Start({ categories, hasField }: Pick<SearchData, "categories"> & { hasField: boolean }) {
  return (
    <div className={`stack one-column gap-6 ${styles.start}`}>
      {hasField && (
        <>
          <p>{texts.intro}</p>
          <SearchForm label={texts.field} />
        </>
      )}
      {categories.length > 0 && (
        <nav aria-labelledby="search-categories">
          <h2 id="search-categories">{texts.categories}</h2>
          <ul className={`cluster gap-2 p-0 ${styles.categories}`}>
            {categories.map(({ name, url }) => (
              <li key={url}>
                <a href={url || undefined}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
