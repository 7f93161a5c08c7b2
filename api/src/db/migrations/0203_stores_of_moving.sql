-- Two shops of one platform have the same ids. `moved.platform` names both: "prestashop", or "prestashop magazin2".
-- Owner: moving.
alter table moving add column store text not null default '';
