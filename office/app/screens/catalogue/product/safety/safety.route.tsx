import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import type { StaffProduct } from "@curat/contract/staff/products";
import { PICTOGRAMS, REACTIONS } from "@curat/contract/staff/products.values";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Pictogram } from "@curat/ui/pictogram/pictogram.tsx";
import { formOf } from "../../../../components/form/conflict/conflict.server.ts";
import { Panel } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { ChoiceField, Group, ProductForm, TextField, useFilled, WordsField } from "../product-form.tsx";
import { ProductFrame } from "../product-frame.tsx";
import { changeProduct, loadProduct } from "../product.server.ts";
import { filledMakers, MAKERS, MAKERS_LABELS, makersIn } from "./makers-fields.ts";
import { MakersPanel } from "./makers-panel.tsx";
import { filledSafety, pictogramField, SAFETY, SAFETY_LABELS } from "./safety-fields.ts";
import { safetyIn } from "./safety.server.ts";
import styles from "./safety.module.css";

const texts = {
  reactions: { chlorine: "Clor (hipoclorit, clor activ)", acid: "Acid (detartrant, oțet, acid citric)" },
};
export const loader = ({ context, params }: LoaderFunctionArgs) => loadProduct(context, params.id ?? "");

export const action = async ({ request, context, params }: ActionFunctionArgs) =>
  changeProduct(await formOf(request), {
    context,
    id: params.id ?? "",
    path: "/siguranta",
    forms: [
      { name: SAFETY, labels: SAFETY_LABELS, fill: filledSafety, read: safetyIn },
      { name: MAKERS, labels: MAKERS_LABELS, fill: filledMakers, read: makersIn },
    ],
  });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? `Siguranță: ${loaderData.product.fields.name}` : "Siguranță")();

export default function ProductSafety() {
  const data = useLoaderData<typeof loader>();
  const { product, mayEdit } = data;
  return (
    <ProductFrame data={data}>
      <Panel title="Siguranță">
        {mayEdit ? (
          <ProductForm key={product.version} name={SAFETY} product={product} filled={filledSafety(product)}>
            <SafetyFields />
          </ProductForm>
        ) : (
          <Shown safety={product.fields.safety} />
        )}
      </Panel>
      <MakersPanel product={product} mayEdit={mayEdit} />
    </ProductFrame>
  );
}

function SafetyFields() {
  const { values, errors } = useFilled();
  return (
    <>
      <Checkbox
        label="Este un amestec chimic: detergent, dezinfectant, biocid sau alt produs cu etichetă de pericol"
        name="has"
        defaultChecked={values.has !== undefined}
        errors={errors}
      />
      <Group title="Pictograme de pericol">
        <div className={`grid gap-3 ${styles.pictograms}`}>
          {PICTOGRAMS.map((code) => (
            <label key={code}>
              <input
                type="checkbox"
                name={pictogramField(code)}
                defaultChecked={values[pictogramField(code)] !== undefined}
              />
              <Pictogram code={code} />
              {code}
            </label>
          ))}
        </div>
      </Group>
      <ChoiceField
        name="safety.signal_word"
        label="Cuvânt de avertizare"
        options={["Pericol", "Atenție"].map((word) => ({ value: word, label: word }))}
        placeholder="Fără"
      />
      <p>Scrie doar codul, de exemplu H319 sau P305+P351+P338: textul legal se completează la salvare.</p>
      <WordsField
        name="safety.statements"
        label="Fraze de pericol (H) și de precauție (P), fiecare pe un rând nou"
        limit={30_000}
      />
      <TextField
        name="safety.biocide_authorisation"
        label="Aviz biocid"
        hint="Numărul avizului, pentru dezinfectante și alte biocide."
        maxLength={60}
      />
      <ChoiceField
        name="safety.reacts_as"
        label="Grupă chimică"
        hint="Când un produs cu clor și unul acid ajung în același coș, cumpărătorul este avertizat că împreună degajă clor gazos."
        options={REACTIONS.map((group) => ({ value: group, label: texts.reactions[group] }))}
        placeholder="Niciuna"
      />
    </>
  );
}

function Shown({ safety }: Pick<StaffProduct["fields"], "safety">) {
  if (!safety) return <p>Produsul nu are etichetă de pericol.</p>;
  return (
    <>
      <div className={`grid gap-3 ${styles.pictograms}`}>
        {safety.pictograms.map((code) => (
          <Pictogram key={code} code={code} />
        ))}
      </div>
      {safety.signal_word && <strong>{safety.signal_word}</strong>}
      {safety.reacts_as && <p>Grupă chimică: {texts.reactions[safety.reacts_as]}</p>}
      <ul>
        {[...safety.statements, safety.biocide_authorisation ?? ""].filter(Boolean).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
