export { type ComplaintImport, type ComplaintsImport, importComplaints } from "./complaints.import.ts";
