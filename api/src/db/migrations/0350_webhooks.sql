-- Events for other programs: sent to their servers as webhooks, and listed in a feed. (docs/webhooks.md)

-- A program that receives events.
-- Owner: webhooks.
create table webhook_endpoint (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  -- Empty if the program only reads the feed.
  url text not null,
  topics text[] not null check (cardinality(topics) > 0),
  format text not null default 'standard' check (format in ('standard', 'cloudevents')),
  -- Sealed with the shop's key.
  secret text not null,
  -- The secret before the last change; it signs as well until `former_until`.
  former_secret text,
  former_until timestamptz,
  is_active boolean not null default true,
  -- Why the shop stopped sending; null if staff stopped it, or while it is active.
  stopped_because text,
  -- The first failed attempt since the last delivery.
  failing_since timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  constraint webhook_endpoint_former check (num_nonnulls(former_secret, former_until) in (0, 2)),
  constraint webhook_endpoint_stopped check (stopped_because is null or not is_active)
);

-- What happened, without personal data: receivers read the record by a staff call.
-- Owner: webhooks.
create table shop_event (
  id bigint generated always as identity primary key,
  topic text not null,
  type text not null,
  -- The record of the event, such as "order/12". Its events are delivered in their order.
  record text not null,
  data jsonb not null,
  at timestamptz not null default now(),
  -- Ids are assigned before transactions commit, so the feed follows transaction ids.
  xid xid8 not null default pg_current_xact_id()
);
create index shop_event_feed on shop_event (xid, id);
create index shop_event_at on shop_event (at);

-- Owner: webhooks.
create table webhook_delivery (
  endpoint_id integer not null references webhook_endpoint (id) on delete cascade,
  event_id bigint not null references shop_event (id) on delete cascade,
  record text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_at timestamptz,
  -- The receiver's HTTP status; null if it did not answer.
  status integer,
  -- Why the last attempt failed.
  fault text not null default '',
  primary key (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at, event_id) where state = 'waiting';
create index webhook_delivery_record on webhook_delivery (endpoint_id, record, event_id) where state = 'waiting';
create index webhook_delivery_event on webhook_delivery (event_id);

-- The schema of the job queue is created after the migrations, so only plpgsql can name it here.
-- Enqueues one job per transaction, because an import may post thousands of events.
create function enqueue_webhooks() returns void language plpgsql as $$
begin
  if current_setting('curat.webhooks_enqueued', true) is distinct from pg_current_xact_id()::text then
    perform graphile_worker.add_job('send_webhooks', queue_name := 'webhooks', max_attempts := 2, priority := 8);
    perform set_config('curat.webhooks_enqueued', pg_current_xact_id()::text, true);
  end if;
end
$$;

-- Records an event if an active endpoint wants its topic, and enqueues its deliveries in the same transaction.
create function post_shop_event(event_topic text, event_type text, event_record text, event_data jsonb) returns void
language plpgsql as $$
declare
  event bigint;
begin
  if not exists (select from webhook_endpoint where is_active and event_topic = any (topics)) then
    return;
  end if;
  insert into shop_event (topic, type, record, data) values (event_topic, event_type, event_record, event_data)
  returning id into event;
  insert into webhook_delivery (endpoint_id, event_id, record)
  select id, event, event_record from webhook_endpoint where is_active and url <> '' and event_topic = any (topics);
  if found then
    perform enqueue_webhooks();
  end if;
end
$$;

create function post_order_event() returns trigger language plpgsql as $$
declare
  former text;
  kind text;
begin
  select status into former from order_event where order_id = new.order_id and id < new.id order by id desc limit 1;
  kind := case
    when former is null then 'created'
    when former = new.status then null
    when new.status = 'partly_returned' then 'returned'
    when new.status in ('new', 'awaiting_payment') then 'reopened'
    else new.status
  end;
  if kind is not null then
    perform post_shop_event('orders', 'order.' || kind, 'order/' || new.order_id,
      jsonb_build_object('order_id', new.order_id, 'status', new.status));
  end if;
  return null;
end
$$;
create trigger order_event_webhooks after insert on order_event for each row execute function post_order_event();

create function post_money_event() returns trigger language plpgsql as $$
declare
  details jsonb := jsonb_build_object('order_id', new.order_id, 'method', new.method,
    'amount', to_char(abs(new.amount_bani) / 100.0, 'FM9999999990.00'));
begin
  if new.kind = 'payout' then
    perform post_shop_event('payments', 'refund.made', 'order/' || new.order_id, details);
  elsif new.kind = 'receipt' then
    perform post_shop_event('payments', 'payment.received', 'order/' || new.order_id, details);
    -- Posted once: by the receipt after which nothing is owed.
    if (select sum(amount_bani) between new.amount_bani + 1 and 0 from order_entry where order_id = new.order_id) then
      perform post_shop_event('orders', 'order.paid', 'order/' || new.order_id,
        jsonb_build_object('order_id', new.order_id));
    end if;
  end if;
  return null;
end
$$;
create trigger order_entry_webhooks after insert on order_entry for each row
  when (new.kind in ('receipt', 'payout')) execute function post_money_event();

create function post_shipment_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('shipments', 'shipment.' || case
      when tg_op = 'INSERT' then 'created'
      when new.ended_as is distinct from old.ended_as then coalesce(new.ended_as, 'updated')
      else 'updated'
    end, 'order/' || new.order_id,
    jsonb_build_object('order_id', new.order_id, 'shipment_id', new.id, 'courier', new.courier, 'awb', new.awb,
      'status', new.status));
  return null;
end
$$;
create trigger shipment_webhooks_insert after insert on shipment for each row execute function post_shipment_event();
create trigger shipment_webhooks_update after update on shipment for each row
  when (old.status is distinct from new.status or old.ended_as is distinct from new.ended_as)
  execute function post_shipment_event();

create function post_invoice_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('invoices', case new.kind when 'storno' then 'invoice.stornoed' else 'invoice.issued' end,
    'order/' || new.order_id,
    jsonb_build_object('order_id', new.order_id, 'invoice_id', new.id, 'series', new.series, 'number', new.number));
  return null;
end
$$;
create trigger invoice_webhooks after insert on invoice for each row execute function post_invoice_event();

create function post_efactura_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('invoices', 'invoice.' || new.state || '_by_anaf', 'order/' || i.order_id,
    jsonb_build_object('order_id', i.order_id, 'invoice_id', i.id, 'series', i.series, 'number', i.number))
  from invoice i where i.id = new.invoice_id;
  return null;
end
$$;
create trigger efactura_document_webhooks after update on efactura_document for each row
  when (old.state is distinct from new.state and new.state in ('accepted', 'refused'))
  execute function post_efactura_event();

create function post_stock_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('stock', 'stock.changed', 'product/' || new.product_id,
    jsonb_build_object('product_id', new.product_id, 'stock', new.stock_after));
  return null;
end
$$;
create trigger stock_movement_webhooks after insert on stock_movement for each row execute function post_stock_event();

create function post_price_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('prices', 'price.changed', 'product/' || new.product_id,
    jsonb_build_object('product_id', new.product_id, 'price', to_char(new.price_bani / 100.0, 'FM9999999990.00')));
  return null;
end
$$;
create trigger price_history_webhooks after insert on price_history for each row execute function post_price_event();

-- Products, orders and customers as staff, customers and imports change them.
create function post_change_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event(new.subject_kind || 's', new.subject_kind || '.' || case
      when new.after is null then 'deleted'
      when new.before is null and new.subject_kind = 'product' then 'created'
      else 'updated'
    end, new.subject_kind || '/' || new.subject_id,
    jsonb_build_object(new.subject_kind || '_id', new.subject_id::bigint));
  return null;
end
$$;
create trigger change_webhooks after insert on change for each row
  when (new.subject_kind in ('order', 'product') and new.subject_id ~ '^[0-9]{1,15}$')
  execute function post_change_event();

create function post_customer_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('customers', 'customer.' || case
      when tg_op = 'INSERT' then 'created' when new.erased_at is not null then 'erased' else 'updated'
    end, 'customer/' || new.id, jsonb_build_object('customer_id', new.id));
  return null;
end
$$;
create trigger customer_webhooks_insert after insert on customer for each row execute function post_customer_event();
create trigger customer_webhooks_update after update on customer for each row
  when ((old.first_name, old.last_name, old.email, old.phone) is distinct from
    (new.first_name, new.last_name, new.email, new.phone) or old.erased_at is distinct from new.erased_at)
  execute function post_customer_event();

create function post_return_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('returns', case
      when tg_op = 'UPDATE' then 'return.updated' when new.is_withdrawal then 'withdrawal.received' else 'return.opened'
    end, 'order/' || new.order_id,
    jsonb_build_object('order_id', new.order_id, 'return_id', new.id, 'status', new.status));
  return null;
end
$$;
create trigger return_request_webhooks_insert after insert on return_request for each row
  execute function post_return_event();
create trigger return_request_webhooks_update after update on return_request for each row
  when (old.status is distinct from new.status) execute function post_return_event();

create function post_review_event() returns trigger language plpgsql as $$
begin
  perform post_shop_event('reviews', 'review.published', 'product/' || new.product_id,
    jsonb_build_object('product_id', new.product_id, 'review_id', new.id));
  return null;
end
$$;
create trigger review_webhooks after update on review for each row
  when (old.state <> 'approved' and new.state = 'approved') execute function post_review_event();
