-- transaction: none
alter table support_tickets validate constraint support_tickets_state;
