-- Owner: refunds. Money that came although no order waited for it, told by more than its words.
alter table refund add column is_surplus boolean not null default false;
-- What went of another refund of the order before the rest of it. Not valid: every row that stands is null, and is not read for it.
alter table refund add column part_of bigint;
alter table refund add constraint refund_part_of foreign key (part_of) references refund (id) not valid;
-- What somebody saw credited at the card's processor, and it has not told yet.
alter table refund add column unheard_bani integer not null default 0 check (unheard_bani >= 0);
update refund set is_surplus = true
  where reason in ('Plată sosită după ce comanda nu o mai aștepta', 'Transfer sosit după anulare');
-- Who marked a card's money as sent has seen it, where the processor has told of no credit at all.
update refund r set unheard_bani = r.amount_bani
from order_account w
where w.order_id = r.order_id and w.has_card_money and r.state = 'done' and r.iban = ''
  and not exists (select from payment p where p.order_id = r.order_id and p.credited_bani > 0);
