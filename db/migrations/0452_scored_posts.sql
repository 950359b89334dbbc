-- transaction: none
-- The posts of a time with their scores from the index alone: what Alignment in depth finds the best of.
create index concurrently content_created_scored on content_created (user_id, published_at, id) include (alignment_overall)
where status = 'published' and coalesce(alignment_certainty, 'told') = 'told' and alignment_overall is not null;
