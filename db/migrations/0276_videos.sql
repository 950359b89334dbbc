-- A post or a story may hold one short video instead of pictures. What it is follows from its length: pictures have none.
alter table media
  add column duration_ms integer,
  drop constraint media_kind_check,
  drop constraint media_mime_check,
  drop constraint media_bytes_check;
alter table media
  add constraint media_kind_check check (kind in ('picture', 'video')) not valid,
  add constraint media_mime_check check (mime in ('image/jpeg', 'image/png', 'video/mp4')) not valid,
  add constraint media_mime_of_kind check ((mime = 'video/mp4') = (kind = 'video')) not valid,
  add constraint media_bytes_check check (bytes between 1 and 110000000) not valid,
  add constraint media_duration check (
    kind = 'picture' and duration_ms is null or kind = 'video' and duration_ms between 1 and 600000
  ) not valid;
