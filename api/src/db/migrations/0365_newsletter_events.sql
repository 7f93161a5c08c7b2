-- Events of newsletter subscriptions. (docs/webhooks.md)

-- Events have no address: receivers read it by the id of the address's first consent, which no later one changes.
create function post_newsletter_event() returns trigger language plpgsql as $$
declare
  left_now boolean := tg_op = 'DELETE' or new.left_at is not null;
  address text := case when tg_op = 'DELETE' then old.email else new.email end;
  first_id bigint;
begin
  select min(id) into first_id from newsletter_subscription
  where email = address and (confirmed_at is not null or former_confirmed_at is not null);
  first_id := least(first_id, case when tg_op = 'DELETE' then old.id end);
  perform post_shop_event('newsletter', case when left_now then 'newsletter.unsubscribed' else 'newsletter.subscribed' end,
    'subscriber/' || first_id, jsonb_build_object('subscriber_id', first_id));
  return null;
end
$$;
create trigger newsletter_webhooks_update after update on newsletter_subscription for each row
  when (new.confirmed_at is not null
    and (old.confirmed_at is null or (old.left_at is null and new.left_at is not null)))
  execute function post_newsletter_event();
-- An import inserts confirmed subscriptions.
create trigger newsletter_webhooks_insert after insert on newsletter_subscription for each row
  when (new.confirmed_at is not null and new.left_at is null) execute function post_newsletter_event();
-- An erasure of personal data ends the subscription as well.
create trigger newsletter_webhooks_delete after delete on newsletter_subscription for each row
  when (old.confirmed_at is not null and old.left_at is null) execute function post_newsletter_event();
