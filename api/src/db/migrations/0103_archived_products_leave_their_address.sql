-- As archiving does from now on: the address may lead to what is sold instead.
delete from route r using product p
where r.kind = 'product' and r.target_id = p.id and p.archived_at is not null;
