-- What a public institution's contract says about its orders through SEAP: days to pay, and the contract's number.
-- Orders store their own days in order_term, so that a change applies only to later orders. Owner: credit.
create table institution_term (
  cui text primary key,
  term_days smallint not null check (term_days between 1 and 60),
  contract text not null default '' check (length(contract) <= 200)
);

create or replace view order_due_days as
select o.id as order_id,
    case o.payment_code when 'TERM' then t.term_days::integer when 'SEAP' then coalesce(t.term_days, 30)::integer end as term_days
   from orders o left join order_term t on t.order_id = o.id;
