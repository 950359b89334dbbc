-- transaction: none
alter table lead_forms validate constraint lead_forms_scoring;
alter table lead_submissions validate constraint lead_submissions_outcome;
