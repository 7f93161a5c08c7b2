import { lazy, Suspense, useId, useMemo, useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { useChoice } from "../form/choices.tsx";
import { FIELD, INTENT } from "../../../components/checkout-form/form-fields.ts";
import { LockerList } from "./locker-list.tsx";
import styles from "./locker-picker.module.css";
import { elsewhere } from "./near-first.ts";
import type { LockerOffer, LockerView } from "./lockers.server.ts";
import { lockerTextsOf, texts } from "./texts.ts";
import { useLockerSearch } from "./use-locker-search.ts";

const LockerMap = lazy(() => import("./locker-map.tsx"));

export interface LockerPickerProps {
  offer: LockerOffer | null;
  delivery: string;
  chosenId: string | undefined;
  isSettled: boolean;
  paysCash: boolean;
  search: string | undefined;
  errors: FieldErrors;
  onPicked: () => void;
}

/** Locker list, with a map on request (decisions/0020: Small conflicts; C-023). */
export function LockerPicker(props: LockerPickerProps) {
  const { offer, delivery, chosenId, isSettled, paysCash, search, errors, onPicked } = props;
  const words = lockerTextsOf(delivery);
  const hasScript = useHasScript();
  const headingId = useId();
  const [showsMap, setShowsMap] = useState(false);
  const choice = useChoice(chosenId, { isSettled });
  const found = useLockerSearch(offer, delivery);
  const [picked, setPicked] = useState<LockerView>();
  // The chosen locker stays visible during any search. Until the server has stored it, its data come from the map or
  // the list.
  const known = choice.chosen === chosenId ? offer?.chosen : picked;
  const shown = useMemo(
    () => withChosen(found.lockers, known, choice.chosen),
    [found.lockers, known, choice.chosen],
  );
  const counties = elsewhere(
    shown?.find(({ lockerId }) => lockerId === choice.chosen),
    offer?.county ?? "",
  );
  const away = counties && words.lockerElsewhere(inCounty(counties[0]), inCounty(counties[1]));
  const onMap = useMemo(() => shown?.filter(({ takesCash }) => takesCash || !paysCash), [shown, paysCash]);
  function choose(lockerId: string): void {
    choice.onChoose(lockerId);
    setPicked(shown?.find((locker) => locker.lockerId === lockerId));
  }
  return (
    <section className="stack gap-3 min-w-0 p-4 rounded-card bg-surface" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-m">
        {words.lockers}
      </h3>
      <div className={`grid gap-2 ${styles.search}`} data-enter={INTENT.lockers}>
        <Field
          label={texts.lockerSearch}
          name={FIELD.lockerSearch}
          type="search"
          defaultValue={search}
          autoComplete="off"
          onChange={({ currentTarget }) => found.type(currentTarget.value)}
        />
        <Button
          variant="secondary"
          name="intent"
          value={INTENT.lockers}
          isBusy={found.isBusy}
          onClick={(event) => {
            event.preventDefault();
            const field = event.currentTarget.form?.elements.namedItem(FIELD.lockerSearch);
            if (field instanceof HTMLInputElement) found.search(field.value);
          }}
        >
          {words.findLockers}
        </Button>
      </div>
      {hasScript && (
        <div className={`cluster ${styles.ways}`}>
          <Button type="button" variant="quiet" isBusy={found.isBusy} onClick={found.locate}>
            {texts.nearMe}
          </Button>
          <Button
            type="button"
            variant="quiet"
            aria-expanded={showsMap}
            onClick={() => setShowsMap(!showsMap)}
          >
            {showsMap ? texts.hideMap : texts.showMap}
          </Button>
        </div>
      )}
      <output className={`hint ${styles.state}`}>{found.said}</output>
      {showsMap && onMap && (
        <Suspense fallback={<div className={styles.holder} />}>
          <LockerMap
            lockers={onMap}
            chosenId={choice.chosen}
            onChoose={(lockerId) => {
              choose(lockerId);
              onPicked();
            }}
          />
        </Suspense>
      )}
      {/* Only for screen readers. The chosen locker's card shows the same text. */}
      <output className="visually-hidden">{away}</output>
      {shown && (
        <LockerList
          lockers={shown}
          paysCash={paysCash}
          errors={errors}
          chosen={choice.chosen}
          away={away}
          onChoose={choose}
        />
      )}
    </section>
  );
}

function withChosen(
  list: LockerView[] | null,
  known: LockerView | undefined,
  chosenId: string | undefined,
): LockerView[] | null {
  if (!list || list.some(({ lockerId }) => lockerId === chosenId)) return list;
  return known && known.lockerId === chosenId ? [known, ...list] : list;
}

function inCounty(name: string): string {
  return name.startsWith("Bucure") ? name : texts.inCounty(name);
}
