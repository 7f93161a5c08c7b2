/**
 * Complaints of buyers.
 *
 * - `complaints.rules.ts`: states and required fields
 * - `complaints.service.ts`: receive, answer, close
 * - `staff-complaints.store.ts`: the back office's list
 *
 * Tables and views: complaint, complaint_answer, complaint_type.
 */
export { type ComplaintImport, type ComplaintsImport, importComplaints } from "./complaints.import.ts";
export { ANSWER_DAYS } from "./complaints.rules.ts";
export { complaintsRoutes } from "./complaints.routes.ts";
export { type Complaint, findAnswered, findComplaint } from "./complaints.store.ts";
export { eraseComplainant } from "./complaints.service.ts";
export {
  emptyOldComplaints,
  moveComplaints,
  readdressComplaints,
  storedComplaints,
} from "./personal-data.store.ts";
export { waitingComplaints } from "./complaints.store.ts";
export { staffComplaintsRoutes } from "./staff-complaints.routes.ts";
export { complaintTexts } from "./texts.ts";
