-- A story may hold recordings of what was said: sound alone, which has a length and no size in pixels.
alter table media
  alter column width drop not null,
  alter column height drop not null,
  drop constraint media_kind_check,
  drop constraint media_mime_check,
  drop constraint media_mime_of_kind,
  drop constraint media_duration;
alter table media
  add constraint media_kind_check check (kind in ('picture', 'video', 'audio')) not valid,
  add constraint media_mime_check check (
    mime in ('image/jpeg', 'image/png', 'video/mp4', 'audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav')
  ) not valid,
  add constraint media_mime_of_kind check (
    kind = case when mime like 'audio/%' then 'audio' when mime = 'video/mp4' then 'video' else 'picture' end
  ) not valid,
  add constraint media_size_of_kind check (
    (kind = 'audio') = (width is null) and (kind = 'audio') = (height is null)
  ) not valid,
  add constraint media_duration check (
    (kind = 'picture') = (duration_ms is null) and (duration_ms is null or duration_ms between 1 and 600000)
  ) not valid,
  add constraint media_sound_of_story check (kind <> 'audio' or post_id is null) not valid;
