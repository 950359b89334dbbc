-- When the assistant last suggested something about selling to this person: one such card in 24 hours.
alter table suggestion_states add column last_selling_at timestamptz;
