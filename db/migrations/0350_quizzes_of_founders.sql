-- A founder's own quiz finds its outcome by the points of the answers, or by the outcome that most answers lead to.
alter table lead_forms add column scoring text not null default 'points';
-- What came of somebody's answers; null for what came in by a form, and by a quiz without any.
alter table lead_submissions add column outcome jsonb;
alter table lead_forms add constraint lead_forms_scoring check (scoring in ('points', 'outcomes')) not valid;
alter table lead_submissions add constraint lead_submissions_outcome
  check (outcome is null or jsonb_typeof(outcome) = 'object') not valid;
