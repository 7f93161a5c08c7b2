import { useEffect, useId, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { useHref } from "react-router";
import styles from "./product-box.module.css";
import { fetchProducts, FOUND_PRODUCTS } from "./product-choice.ts";
import type { ProductChoice } from "./product-choice.ts";

const WAIT_MS = 200;
const MIN_LENGTH = 2;

interface ProductBoxProps {
  label: string;
  onChoose: (product: ProductChoice) => void;
}

/** Suggests products by name or code. A click or Enter chooses one. Enter never submits the surrounding form. */
export function ProductBox({ label, onChoose }: ProductBoxProps) {
  const id = useId();
  const address = useHref(FOUND_PRODUCTS);
  const [text, setText] = useState("");
  const [found, setFound] = useState<{ text: string; products: ProductChoice[] | undefined }>();
  const [active, setActive] = useState(0);
  const isAsked = text.trim().length >= MIN_LENGTH;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    async function suggest(): Promise<void> {
      const products = await fetchProducts(address, { q: text.trim() });
      if (isCurrent) setFound({ text, products });
    }
    const timer = setTimeout(() => {
      void suggest();
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, text, isAsked]);
  const products = isAsked && found?.text === text ? (found.products ?? []) : [];

  function choose(product: ProductChoice): void {
    setText("");
    setActive(0);
    onChoose(product);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = products.length - 1;
    if (event.key === "Enter") {
      event.preventDefault();
      if (products[active]) choose(products[active]);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      setActive(active >= last ? 0 : active + 1);
    } else if (event.key === "ArrowUp") {
      event.preventDefault();
      setActive(active <= 0 ? Math.max(last, 0) : active - 1);
    } else if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      setText("");
    }
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setText("");
  }

  return (
    <div className={`relative ${styles["product-box"]}`} onBlur={onBlur}>
      <input
        className="w-full bordered-strong rounded bg-paper"
        type="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={products.length > 0}
        aria-controls={products.length > 0 ? id : undefined}
        aria-activedescendant={products[active] && `${id}-${active}`}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {isAsked && (
        <div className={`card bg-paper text-s scroll shadow-overlay ${styles.list}`}>
          {products.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element is a listbox controlled by a text input
            <div role="listbox" id={id} aria-label={label}>
              {products.map((product, index) => (
                <Option
                  key={product.code}
                  id={`${id}-${index}`}
                  product={product}
                  isActive={index === active}
                  onChoose={choose}
                />
              ))}
            </div>
          )}
          <output className={styles.state}>
            {found?.text !== text && "Se caută…"}
            {found?.text === text && !found.products && "Căutarea nu este disponibilă acum. Scrie codul."}
            {found?.text === text && found.products?.length === 0 && "Nu am găsit niciun produs."}
          </output>
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  product: ProductChoice;
  isActive: boolean;
  onChoose: (product: ProductChoice) => void;
}

function Option({ id, product, isActive, onChoose }: OptionProps) {
  const attributes = { id, role: "option", tabIndex: -1, "aria-selected": isActive };
  return (
    <button type="button" {...attributes} onClick={() => onChoose(product)}>
      <span>{product.name}</span> <small className="muted">{product.code}</small>
    </button>
  );
}
