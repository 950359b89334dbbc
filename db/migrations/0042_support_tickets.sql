-- What a founder asked of support. The mail to the team is sent in the same transaction.
create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  topic text not null check (topic in ('broken', 'how', 'plan', 'data', 'idea', 'other')),
  message text not null check (length(message) between 1 and 5000),
  -- Browser, plan and page, only where the box was ticked.
  diagnostics jsonb not null default '{}' check (jsonb_typeof(diagnostics) = 'object'),
  created_at timestamptz not null default now()
);
create index support_tickets_recent on support_tickets (user_id, created_at desc);

select isolate_workspace('support_tickets');
grant select, insert, delete on support_tickets to app;
