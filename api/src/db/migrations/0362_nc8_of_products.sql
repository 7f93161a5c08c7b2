-- Code of the Combined Nomenclature, which SAF-T (D406) and declarations of intra-EU trade require; null if unknown.
-- Owner: catalog.
alter table product add column nc8 text check (nc8 ~ '^[0-9]{8}$');
