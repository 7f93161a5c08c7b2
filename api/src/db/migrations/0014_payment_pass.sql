-- What news of a payment must carry: it travels in the sealed order alone. Null: begun before there was one.
alter table payment add column pass text;
