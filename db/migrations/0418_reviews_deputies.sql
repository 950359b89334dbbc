-- transaction: none
create index concurrently post_reviews_deputy_for on post_reviews (deputy_for) where deputy_for is not null;
