export { type DoctorSees, examine } from "./doctor.service.ts";
export { doctorRoutes } from "./doctor.routes.ts";
export { doctorTasks } from "./doctor.tasks.ts";
