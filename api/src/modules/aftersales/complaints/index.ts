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
