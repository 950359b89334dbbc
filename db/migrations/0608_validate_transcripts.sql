-- transaction: none
alter table media validate constraint media_transcription;
alter table media validate constraint media_transcript;
