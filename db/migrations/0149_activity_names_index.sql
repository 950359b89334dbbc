-- transaction: none
-- Somebody's email in others' activity logs is found when their account goes.
create index concurrently module_usage_who on module_usage ((additional_data ->> 'who')) where additional_data ? 'who';
