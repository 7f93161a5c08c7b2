-- The browser that began to accept an invitation: only it is shown the secret of the second factor. Null before. Owner: staff.
alter table staff_link add column begun_by bytea;
