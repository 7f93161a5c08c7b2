-- Documents that are kept as they came (signed, locked, or unreadable for the shop) may hold scripts: browsers save them instead of
-- opening them below the shop's own address. Owner: media.
alter table medium add column is_attachment boolean not null default false;

-- A document that the shop wrote anew has none of these words.
update medium m set is_attachment = true
from medium_original o
where o.medium_id = m.id and m.kind = 'document' and (
  position('/ByteRange'::bytea in o.content) > 0 or position('/Encrypt'::bytea in o.content) > 0
  or position('/ObjStm'::bytea in o.content) > 0 or position('/OpenAction'::bytea in o.content) > 0
  or position('/JavaScript'::bytea in o.content) > 0 or position('/Metadata'::bytea in o.content) > 0
);
