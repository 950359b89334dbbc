-- transaction: none
create index concurrently post_reviews_due on post_reviews (due_at) where decision is null and due_at is not null;
