-- transaction: none
create index concurrently support_tickets_answered on support_tickets (answered_at) where answered_at is not null;
