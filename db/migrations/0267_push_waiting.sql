-- transaction: none
create index concurrently notifications_push on notifications (created_at) where push = 'waiting';
alter table notifications validate constraint notifications_push_check;
