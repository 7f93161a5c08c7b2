-- When the recipient's mail provider reported the email as unwanted. Owner: campaigns.
alter table campaign_recipient add column complained_at timestamptz;
