-- Plans that an operator gave away: those with an end are closed by the hourly job.
create index subscriptions_given_end on subscriptions (current_period_end)
  where provider = 'local' and status = 'active' and cancel_at_period_end;
