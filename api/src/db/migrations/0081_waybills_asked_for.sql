-- A waybill that a courier is being asked for: nothing is held while it answers, and what is left when it never does is seen.
-- Owner: shipments.
alter table awb_try drop constraint awb_try_state_check;
alter table awb_try add constraint awb_try_state_check check (state in ('asking', 'unsure', 'refused'));
-- Longer than any courier is waited for, an open question is one whose answer was lost.
create or replace view awb_problem as
  select order_id, why, state <> 'refused' as is_unsure
  from awb_try where state <> 'asking' or at < now() - interval '45 seconds';
