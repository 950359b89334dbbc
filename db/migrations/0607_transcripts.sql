-- What was said in a recording, written down. Waiting: a job was asked to. Used: the person has taken the words over, or
-- left them. An open page is told when a recording changes.
alter table media
  add column transcription text,
  add column transcription_tries smallint not null default 0,
  -- Since when it waits, and since when somebody is at it.
  add column transcription_asked_at timestamptz,
  add column transcription_tried_at timestamptz,
  add column transcript text;
alter table media
  add constraint media_transcription check (
    transcription is null or kind = 'audio' and transcription in (
      'waiting', 'done', 'used', 'silent', 'failed', 'unavailable', 'assistant_off', 'no_credits'
    )
  ) not valid,
  add constraint media_transcript check (transcript is null or kind = 'audio' and length(transcript) <= 10000) not valid;
create trigger note_update after update on media referencing new table as changed_rows
  for each statement execute function note_changes('id');
