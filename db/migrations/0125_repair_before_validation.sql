-- Rows from before 0060 and 0080 that their constraints, which were never validated, would refuse today.
update content_planner set status = 'idea' where scheduled_for is null and status not in ('idea', 'cancelled');
update team_members set role = 'admin' where role = 'owner';
