-- What was deleted and is put back did not happen now: no webhook tells of it again. `app.putting_back` is on while it is
-- put back (db/queries/platform/undo.ts).
create or replace trigger note_webhook after insert or update of status, scheduled_for on content_planner
  for each row when (coalesce(current_setting('app.putting_back', true), '') <> 'on')
  execute function note_scheduled_post();
create or replace trigger note_webhook after insert or update of decision on post_reviews
  for each row when (coalesce(current_setting('app.putting_back', true), '') <> 'on')
  execute function note_review();
create or replace trigger note_webhook after insert on stories
  for each row when (coalesce(current_setting('app.putting_back', true), '') <> 'on')
  execute function note_story();
