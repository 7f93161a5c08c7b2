-- Two shops on one platform have the same ids, so `moved.platform` identifies both: "prestashop", or "prestashop magazin2".
-- Owner: moving.
alter table moving add column store text not null default '';
