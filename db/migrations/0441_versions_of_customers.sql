-- How often a customer was compared with Stripe. Stripe is asked before the row is locked: an answer counts only if nobody
-- stored another one while it was on its way.
alter table billing_customers add column sync_version integer not null default 0;
