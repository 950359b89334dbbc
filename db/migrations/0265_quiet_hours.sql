-- Hours in which nothing is published by itself, on the founder's clock: {"days": [1, 2], "from": 1320, "to": 420}, weekdays
-- from 1 Monday on which they begin and minutes after midnight. Null: none.
alter table planner_settings add column quiet_hours jsonb;
