-- By which rules a post was scored (0: before they were counted), and why there is no score where it could not be told.
alter table content_created
  add column alignment_rules smallint not null default 0,
  add column alignment_certainty text;
alter table content_created add constraint content_created_alignment_certainty_check
  check (alignment_certainty in ('told', 'too_little', 'other_language', 'no_foundation')) not valid;
alter table content_versions add column alignment_certainty text;
alter table content_versions add constraint content_versions_alignment_certainty_check
  check (alignment_certainty in ('told', 'too_little', 'other_language', 'no_foundation')) not valid;

-- Scoring a post again is no edit of it: it keeps the day it was last written on.
create or replace trigger content_created_touch before update on content_created
  for each row when (new.version <> old.version or new.alignment_rules = old.alignment_rules)
  execute function touch_updated_at();
