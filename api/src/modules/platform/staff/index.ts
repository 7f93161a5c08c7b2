/**
 * Staff, roles, sessions and API keys.
 *
 * - `login/`: invitation, login, password, session
 * - `factors/`: second factors
 * - `people/`, `roles/`, `keys/`: members, roles and API keys
 * - `grants.rules.ts`: limits on granting permissions
 * - `own-account/`, `notices/`: own account
 * - `views/`, `presence/`: saved views; members who have a record open
 * - `staff.tasks.ts`: deletion of expired logins
 *
 * Tables and views: staff_key, staff_link, staff_login, staff_member, staff_member_role, staff_notice_choice,
 * staff_passkey, staff_presence, staff_recovery_code, staff_role, staff_session, staff_totp, staff_view.
 */
export { staffEnteringRoutes } from "./login/login.routes.ts";
export { createInvitation } from "./login/invitation.service.ts";
export { createPasswordLink } from "./login/password.service.ts";
export { sealedAppSecrets } from "./factors/factors.store.ts";
export { findPerson } from "./login/sessions.service.ts";
export { findKeyHolder } from "./keys/keys.service.ts";
export { staffKeysRoutes } from "./keys/staff-keys.routes.ts";
export { staffMeRoutes } from "./own-account/me.routes.ts";
export { countMembers, findColleague, isActiveMember } from "./people/people.store.ts";
export { staffPeopleRoutes } from "./people/staff-people.routes.ts";
export { staffPresenceRoutes } from "./presence/presence.routes.ts";
export { staffRolesRoutes } from "./roles/staff-roles.routes.ts";
export { staffViewsRoutes } from "./views/staff-views.routes.ts";
export { eraseViews } from "./views/personal-data.store.ts";
export { staffTasks } from "./staff.tasks.ts";
export { openStaffAccess, type StaffAccess } from "./staff-access.ts";
export { findReader, loadNoticeChoices, noticeReaders } from "./notices/notices.store.ts";
export { staffNoticesRoutes } from "./notices/staff-notices.routes.ts";
