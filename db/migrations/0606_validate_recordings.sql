-- transaction: none
alter table media validate constraint media_kind_check;
alter table media validate constraint media_mime_check;
alter table media validate constraint media_mime_of_kind;
alter table media validate constraint media_size_of_kind;
alter table media validate constraint media_duration;
alter table media validate constraint media_sound_of_story;
