-- A ticket is a thread: what was asked stands in it, what follows stands here.
create table support_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  ticket_id uuid not null,
  author text not null check (author in ('person', 'operator')),
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, ticket_id) references support_tickets (user_id, id) on delete cascade
);
create index support_messages_thread on support_messages (user_id, ticket_id, created_at, id);

select isolate_workspace('support_messages');
grant select, insert, delete on support_messages to app;
grant update on support_tickets to app;

-- Whose turn it is: ours while it is open, theirs while it waits.
alter table support_tickets
  add column state text not null default 'open',
  add column state_since timestamptz,
  -- When we first replied; what is measured.
  add column answered_at timestamptz;
alter table support_tickets
  add constraint support_tickets_state check (state in ('open', 'waiting', 'closed')) not valid;

select watch_changes('support_tickets');
select watch_changes('support_messages');
