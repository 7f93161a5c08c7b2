-- Card payments at several processors: what the processor calls a payment, and the page on which its buyer pays.
alter table payment add column processor_id text not null default '';
-- Empty until the processor answers, and for processors that take the order from the buyer's browser.
alter table payment add column page_url text not null default '';
-- When the processor was last asked to start the payment, or for its state; a second request waits for its answer.
alter table payment add column asked_at timestamptz;
