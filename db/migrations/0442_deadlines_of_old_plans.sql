-- What was planned before there were deadlines (0060) has none, and so was never looked at again: it gets the one that it
-- would have. Where its day is over as well it is missed without a word: nobody is told of something that long ago.
update content_planner
set status = 'missed', status_since = now(), reason = 'It wasn’t posted within 24 hours of its time.'
where deadline_at is null and status in ('scheduled', 'due', 'held') and scheduled_for < now() - interval '24 hours';

update content_planner
set deadline_at = case when status = 'due' then scheduled_for + interval '24 hours' else scheduled_for end
where deadline_at is null and status in ('scheduled', 'due', 'held') and scheduled_for is not null;

update content_planner
set deadline_at = status_since + case when status = 'sending' then interval '10 minutes' else interval '48 hours' end
where deadline_at is null and status in ('sending', 'handed_over');
