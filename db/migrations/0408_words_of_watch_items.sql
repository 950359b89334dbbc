-- transaction: none
-- Finds items by their words, in any form.
create index concurrently watch_items_words on watch_items using gin (to_tsvector('english', title || ' ' || summary));
