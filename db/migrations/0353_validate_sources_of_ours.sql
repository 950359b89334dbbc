-- transaction: none
alter table lead_forms validate constraint lead_forms_kind_check;
