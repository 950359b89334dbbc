-- Whether the text that was checked is one that was saved: only those count towards the brand score.
alter table post_alignment_scores add column is_saved boolean not null default true;
update post_alignment_scores set is_saved = false where post_id is null;
