-- transaction: none
-- What `recompute-scores` looks for: posts with a score by older rules, however many posts there are.
create index concurrently content_created_rules on content_created (alignment_rules, user_id, id)
  where alignment_overall is not null;
