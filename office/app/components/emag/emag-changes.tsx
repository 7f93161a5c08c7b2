import type { EmagOrder } from "@curat/contract/staff/emag";

/** Lists the pieces that an order gained or lost at eMAG. */
export function EmagChanges({ changes }: Pick<EmagOrder, "changes">) {
  return (
    <ul className="list stack gap-1">
      {changes.map(({ code, name, before, after }) => (
        <li key={code}>
          {name === "" ? code : name}: <del>{before}</del> <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
