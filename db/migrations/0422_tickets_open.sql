-- transaction: none
create index concurrently support_tickets_open on support_tickets (created_at) where state <> 'closed';
