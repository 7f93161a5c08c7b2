-- A product that orders name is archived, never deleted. Ids that the shop gives by itself stand apart from those of files.
alter table product add column archived_at timestamptz;
alter table product add check (archived_at is null or not is_published);
create sequence product_id start 500000001 maxvalue 999999999;
