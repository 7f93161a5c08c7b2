-- The same of the file that a document had before its present one: it may be as it came. Owner: media.
alter table medium_former add column is_attachment boolean not null default false;

update medium_former set is_attachment = true where content is not null and substring(content, 1, 4) = '%PDF'::bytea;
