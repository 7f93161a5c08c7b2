-- The waybill with which a courier brings a return back, at most one for each return. Owner: returns.
create table return_waybill (
  return_id integer primary key references return_request (id),
  courier text not null,
  -- unsure: the courier may have created a waybill. cancelled: staff can request another one.
  state text not null check (state in ('asking', 'made', 'refused', 'unsure', 'cancelled')),
  awb text not null default '',
  -- With which buyers hand in the box; empty if the courier collects it.
  code text not null default '',
  cost_bani integer check (cost_bani >= 0),
  why text not null default '',
  made_by text not null,
  at timestamptz not null,
  check (state <> 'made' or awb <> '')
);
