-- transaction: none
-- What the brand score reads: the checks of saved texts whose post is still there, newest first, from the index alone.
create index concurrently post_alignment_scores_saved on post_alignment_scores (user_id, created_at desc)
  include (overall_score) where is_saved and post_id is not null;
