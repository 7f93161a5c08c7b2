-- One box finds orders by the buyer's company and by what is in them, and companies by a part of their name.
create index orders_cui on orders ((company ->> 'cui'));
create index order_line_code on order_line (lower(code), order_id);
create index customer_company_name on customer_company using gin (name gin_trgm_ops);
