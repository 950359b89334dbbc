-- What became of each idea for a post in a workspace, so that none comes again too soon and none that is not wanted. The
-- ideas themselves are rules (core/brand/personalise/ideas); a row is there once an idea was shown.
create table content_idea_states (
  user_id uuid not null references accounts on delete cascade,
  idea_id text not null check (length(idea_id) between 1 and 60),
  status text not null check (status in ('shown', 'passed', 'used', 'not_for_me')),
  -- The day of the founder on which it came to the dashboard or last left it.
  status_on date not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, idea_id)
);
select isolate_workspace('content_idea_states');
select restrict_to('content_idea_states', 'draft');
grant select, insert, update on content_idea_states to app;
create trigger content_idea_states_touch before update on content_idea_states
  for each row execute function touch_updated_at();

-- What the week was begun with, by its key, and the Monday of that week in the founder's zone.
alter table user_dashboard_personalization
  add column focus_week date,
  add column focus_key text;
alter table user_dashboard_personalization
  add constraint personalization_focus check (
    (focus_week is null) = (focus_key is null) and length(focus_key) between 1 and 100
  ) not valid;
