/** Set-offs of mutual debts with companies that are also suppliers. */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one, pdfCall, sentLei } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField } from "./content.fields.ts";

const tag = "Staff: receivables";
const cui = z.string().openapi({ example: "14399840" });
const oneSetOff = z.object({ cui, id: z.string().openapi({ example: "12" }) });

const setOff = z.object({
  set_offID: z.int(),
  /** Such as "PVC 3/2026". */
  name: z.string(),
  signed_on: z.string(),
  supplier_documents: z.string(),
  amount: lei,
  parts: z.array(z.object({ orderID: z.int(), invoice: z.string(), amount: lei })),
  made_by: z.string(),
  undone_by: z.string().nullable(),
  undo_reason: z.string().nullable(),
});

const companySetOffs = z
  .object({
    company: z.string(),
    /** True if a supplier has the company's CUI. */
    is_supplier: z.boolean(),
    invoices: z.array(
      z.object({
        orderID: z.int(),
        order_number: z.string(),
        invoice: z.string(),
        due_on: z.string(),
        open: lei,
      }),
    ),
    set_offs: z.array(setOff),
    /** Version of the company's payment terms and debts. */
    version: z.int(),
  })
  .openapi("CompanySetOffs");
export type CompanySetOffs = z.infer<typeof companySetOffs>;

export const getCompanySetOffs = call({
  method: "get",
  path: "/staff/companies/{cui}/credit/set-offs",
  tag,
  summary:
    "Returns the company's open invoices, at most 100, earliest due date first, and its set-offs, at most 50, newest first",
  access: { staff: "credit:view" },
  effect: "read",
  request: { params: z.object({ cui }) },
  answer: one(companySetOffs),
});

export const makeSetOff = call({
  method: "post",
  path: "/staff/companies/{cui}/credit/set-offs",
  tag,
  summary:
    "Settles open invoices of a company against what the shop owes to it as a supplier, in parts, and gives the minutes the next number of the year. 422 at `parts.0.amount` for more than is open; 409 if `version` is stale",
  access: { staff: "credit:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: z.object({ cui }),
    body: json(
      z.object(
        {
          signed_on: z.iso.date({ error: MESSAGES.invalid("Data") }),
          supplier_documents: requiredText("Facturile furnizorului", 500),
          parts: z
            .array(
              z.object({
                orderID: z.int({ error: MESSAGES.invalid("Comandă") }).positive(MESSAGES.invalid("Comandă")),
                amount: sentLei(
                  z
                    .number({ error: MESSAGES.invalid("Sumă") })
                    .min(0.01, MESSAGES.invalid("Sumă"))
                    .max(10_000_000, MESSAGES.invalid("Sumă")),
                ),
              }),
              { error: MESSAGES.malformed },
            )
            .min(1, "Scrie suma la cel puțin o factură.")
            .max(100, "Alege cel mult 100 de facturi."),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(companySetOffs),
});

export const undoSetOff = call({
  method: "post",
  path: "/staff/companies/{cui}/credit/set-offs/{id}/undo",
  tag,
  summary:
    "Undoes a set-off with a reason: its invoices are open again. 422 at `reason` if an order is closed or was refunded; undoing it again has no effect",
  access: { staff: "credit:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: oneSetOff,
    body: json(z.object({ reason: requiredText("Motiv", 500) }, { error: MESSAGES.malformed })),
  },
  answer: one(companySetOffs),
});

export const getSetOffPdf = pdfCall({
  method: "get",
  path: "/staff/companies/{cui}/credit/set-offs/{id}/minutes",
  tag,
  summary: "Returns the minutes of a set-off as a PDF",
  access: { staff: "credit:view" },
  effect: "read",
  rate: "papers",
  request: { params: oneSetOff },
  fileName: "compensare-3-2026.pdf",
});
