-- transaction: none
create unique index concurrently support_tickets_owned on support_tickets (user_id, id);
