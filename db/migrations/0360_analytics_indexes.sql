-- transaction: none
-- What analytics counts of a period: people by the day they first got in touch, deals by the day they were won.
create index concurrently leads_first_at on leads (user_id, first_at) where merged_into is null;
create index concurrently deals_won on deals (user_id, closed_at) where stage = 'won';
